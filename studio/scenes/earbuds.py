"""Earbuds in their open case, and two buds outside it."""
import math

from connectors import light_dot
from materials import black_plastic, body_gloss, dark_steel, glow, hole, material, steel
from shapes import ball, capsule, disc, group, lathe, ring, slab, stand, turned

SCENES = {
    'earbuds': dict(category='earbuds', views=['hero', 'detail', 'closed'], elevations={'hero': 16, 'detail': 12, 'closed': 12}),
}
WIDTH, DEPTH, LOW, LID = 6.2, 2.7, 3.1, 1.75


def build(scene, view):
    if view == 'closed':
        return group([turned(stand(case(opening=0)), (0, 0, -24))])
    if view == 'detail':
        return group([standing_bud(1, at=(-1.35, 0), turn=-38), standing_bud(-1, at=(1.35, 0.3), turn=142)])
    # The tips look at the shopper and a little at each other.
    buds = [turned(bud(-side), (0, 0, side * 50), at=(side * 1.5, 0.0, 1.55)) for side in (-1, 1)]
    for piece in buds:
        piece.scale = (0.84,) * 3
    return group([turned(stand(group([case(opening=112), *buds])), (0, 0, -20))])


def case(opening):
    """The lower half and the lid share one outline; the lid turns about a hinge at the back."""
    low = slab(WIDTH, DEPTH, LOW, DEPTH / 2 - 0.02, body_gloss(), edge=1.15, top_edge=0.06)
    lid = slab(WIDTH, DEPTH, LID, DEPTH / 2 - 0.02, body_gloss(), edge=0.06, top_edge=1.15)
    parts = []
    if opening:
        parts = [slab(WIDTH - 0.3, DEPTH - 0.3, 0.03, DEPTH / 2 - 0.17, cradle(), edge=0.01, at=(0, 0, LOW - 0.012))]
        for side in (-1, 1):
            parts.append(slab(1.9, 1.55, 0.02, 0.75, hole(), edge=0.005, at=(side * 1.5, 0, LOW + 0.008)))
        inner = slab(WIDTH - 0.3, DEPTH - 0.3, 0.03, DEPTH / 2 - 0.17, cradle(), edge=0.01, at=(0, 0, -0.014))
        hollows = [slab(2.0, 1.6, 0.02, 0.78, dent(), edge=0.005, at=(side * 1.5, 0, -0.024)) for side in (-1, 1)]
        cover = group([lid, inner, *hollows])
    else:
        cover = group([lid])
    # Move the lid so that its back edge is the origin, turn it, and put it back.
    for part in cover.children:
        part.location.y -= DEPTH / 2
    turned(cover, (-opening, 0, 0), at=(0, DEPTH / 2, LOW + 0.035))
    hinge = turned(capsule(0.13, 2.6, steel()), (0, 90, 0), at=(-1.3, DEPTH / 2 - 0.02, LOW + 0.02))
    lamp = turned(light_dot(glow((0.3, 0.95, 0.6), 1.3), (0, 0, 0), 0.09), (90, 0, 0), at=(0, -DEPTH / 2 + 0.005, LOW - 0.75))
    return group([low, cover, hinge, lamp, *parts])


def cradle():
    return material('cradle', 0.05, rough=0.35, specular=0.4)


def dent():
    return material('dent', 0.02, rough=0.3, specular=0.4)


def bud(side):
    """A head with a soft tip and a stem below it; side says to which ear the tip points."""
    head = ball(0.78, body_gloss(), at=(0, 0, 2.2), stretch=(1.0, 0.95))
    neck = turned(lathe([(0, 0), (0.52, 0), (0.4, 0.55), (0, 0.55)], body_gloss(), 0.1), (0, side * 62, 0), at=(side * 0.45, 0, 2.4))
    tip = lathe([(0, 0), (0.36, 0), (0.66, 0.12), (0.62, 0.38), (0.42, 0.66), (0.22, 0.72), (0.2, 0.6), (0, 0.6)], material('silicone', 0.05, rough=0.45), 0.14)
    turned(tip, (0, side * 62, 0), at=(side * 0.86, 0, 2.62))
    stem = capsule(0.33, 2.75, body_gloss(), at=(-side * 0.2, -0.1, -0.2), stretch=(0.9, 1))
    contact = ring(0.312, 0.2, 0.09, dark_steel(), edge=0.02, at=(-side * 0.2, -0.1, 0.1))
    touch = turned(slab(0.26, 0.9, 0.03, 0.12, dark_steel(), edge=0.01), (90, 0, 0), at=(-side * 0.2, -0.412, 1.2))
    grille = turned(slab(0.42, 0.16, 0.03, 0.08, hole(), edge=0.01), (90, 0, 0), at=(0.0, -0.745, 2.3))
    return group([head, neck, tip, stem, contact, touch, grille])


def standing_bud(side, at, turn):
    return stand(group([turned(bud(side), (-4, side * 9, 0))], at=(*at, 0), turn=(0, 0, turn)))
