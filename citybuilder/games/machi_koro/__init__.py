"""Machi Koro: rules, cards and advice."""
