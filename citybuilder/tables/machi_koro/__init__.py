"""Machi Koro's table: its words."""
