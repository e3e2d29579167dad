"""The watches of the demo store as numbers: the lit screen as in their data, and round it each its own body.

The house's are upright and plain, Karibe's is a soft pillow, Lumen's are round like a watchmaker's, Solano's is armoured.
`bezel`, `keys` and `strap` name what `scenes/watch.py` builds.
"""
import math

from dials import bars_dial, counters_dial, hands_dial, rings_dial, summit_dial, tide_dial


def upright(inches, aspect, rim, dial, corner=1.15, strap=2.4, **more):
    """A watch with four sides: its screen is `aspect` times as wide as high."""
    lit_h = inches * 2.54 / math.hypot(1, aspect)
    lit_w = lit_h * aspect
    return dict(shape='square', lit=(lit_w, lit_h), width=lit_w + 2 * rim, height=lit_h + 2 * rim, rim=rim, dial=dial,
                corner=corner, strap=strap, **more)


def round_one(inches, share, dial, strap=2.0, **more):
    """A round watch whose screen takes the share of its width."""
    width = inches * 2.54 / share
    return dict(shape='round', lit=(inches * 2.54, 0), share=share, width=width, height=width, dial=dial, strap=strap, **more)


# Watches of no maker, for imported ones whose body is not known: one view, and nothing that counts.
GENERIC = {
    'square': dict(shows='smart watch', shape='square', lit=(3.28, 3.98), width=3.9, height=4.6, rim=0.31, dial=rings_dial, corner=1.15, strap=2.5),
    'round': dict(shows='smart watch', **round_one(1.4, 0.79, hands_dial)),
    'outdoor': dict(shows='outdoor smart watch', **round_one(1.555, 0.79, hands_dial, strap=2.2, guard=True)),
}
MODELS = {
    'vitrina-pulso': dict(shows='smart watch', **upright(1.8, 0.82, 0.4, rings_dial, keys='pill', skin='gloss')),
    'vitrina-pulso-2': dict(shows='smart watch', **upright(1.9, 0.8, 0.27, bars_dial, corner=0.75, edge=0.2, keys='knob', strap=2.6)),
    'karibe-marea': dict(shows='smart watch', **upright(1.9, 0.96, 0.34, tide_dial, corner=1.75, keys='pair', strap=2.1)),
    'lumen-aria-watch': dict(shows='smart watch', **round_one(1.4, 0.79, hands_dial)),
    'lumen-aria-watch-max': dict(shows='smart watch', **round_one(1.5, 0.85, counters_dial, strap=2.3, bezel='plain', keys='crown', band='links')),
    'solano-cumbre': dict(shows='outdoor smart watch', **round_one(1.4, 0.79, summit_dial, strap=2.2, guard=True, band='cloth')),
}


def facts_of(name, model):
    """What a picture of this watch states, to be compared with the data of the product."""
    return dict(model=name, inches=round(math.hypot(*model['lit']) / 2.54, 1))
