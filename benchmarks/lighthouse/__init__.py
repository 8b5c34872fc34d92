"""Lighthouse on the page as a telephone sees it: `scripts/lighthouse`. npm fetches its packages into this folder."""
