"""Builds the browser page when the package is built or installed, so that no machine needs Node of its own."""

from __future__ import annotations

import os
import sys

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):
    """Fills src/americana/server/static before a wheel is packed or the project is installed from its checkout."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:  # noqa: ARG002 - hatchling passes them
        """Build the page, unless it is up to date or AMERICANA_SKIP_WEB asks for a room without one."""
        if self.target_name != "wheel" or os.environ.get("AMERICANA_SKIP_WEB"):
            return
        sys.path.insert(0, self.root)
        from scripts import web

        web.build()
