"""Urbanization: from village to industrial city in six rounds."""
