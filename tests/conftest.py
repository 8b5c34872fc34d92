"""How thorough the properties are: quick by default, `--hypothesis-profile=thorough` for a long look."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=5000)
settings.load_profile("quick")
