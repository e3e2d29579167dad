"""Earbuds in their open case, and two buds outside it: with stems, round ones, and a pair for sports with hooks."""
import math

from connectors import light_dot
from materials import black_plastic, body_gloss, body_metal, body_soft, dark_steel, glow, hole, material, steel
from shapes import ball, capsule, group, lathe, ring, slab, stand, tube, turned


def kind(shows, views, width, depth, low, lid, **more):
    return dict(category='earbuds', shows=shows, views=views, elevations={'hero': 16, 'detail': 12, 'closed': 12}, width=width, depth=depth, low=low, lid=lid, **more)


SCENES = {
    'earbuds': kind('earbuds', ['hero', 'detail', 'closed'], 6.2, 2.7, 3.1, 1.75, form='stem'),
    'earbuds-round': kind('earbuds', ['hero'], 6.6, 3.4, 2.2, 1.5, form='round'),
    'earbuds-flat': kind('earbuds', ['hero'], 5.4, 2.5, 3.9, 1.6, form='stem', metal=True),
    'earbuds-sport': kind('sports earbuds', ['hero'], 7.4, 4.0, 2.3, 1.5, form='hook'),
    # Other makers than those above: Lumen's have flat edges and stems like blades, Karibe's a round box.
    'earbuds-lumen-aria-buds': kind('earbuds', ['hero'], 5.3, 2.5, 3.3, 1.5, form='blade', corner=0.8, soft=0.4),
    'earbuds-lumen-aria-buds-pro': kind('earbuds', ['hero'], 5.9, 2.8, 2.9, 1.6, form='short', corner=1.05, soft=0.28, metal=True),
    'earbuds-karibe-eco-3': kind('earbuds', ['hero'], 5.9, 5.9, 1.9, 1.25, form='round', groove=True),
}
for name in ('lumen-aria-buds', 'lumen-aria-buds-pro', 'karibe-eco-3'):
    SCENES[f'earbuds-{name}']['facts'] = dict(model=name)
# How deep a bud stands in its case.
SUNK = {'round': 0.7, 'short': 0.8}


def build(scene, view):
    model = SCENES[scene]
    make = {'stem': bud, 'blade': blade_bud, 'short': short_bud, 'round': round_bud, 'hook': hook_bud}[model['form']]
    if view == 'closed':
        return group([turned(stand(case(0, model)), (0, 0, -24))])
    if view == 'detail':
        return group([standing_bud(make, 1, at=(-1.35, 0), turn=-38), standing_bud(make, -1, at=(1.35, 0.3), turn=142)])
    if model['form'] == 'hook':
        # Too large to stand in the case: they stand before it.
        pair = [stand(group([turned(hook_bud(side), (0, side * 4, 0))], at=(side * 1.9 + 0.4, -3.6, 0), turn=(0, 0, -side * 40 + 10))) for side in (-1, 1)]
        return group([turned(stand(group([case(0, model)], at=(0.4, 1.4, 0))), (0, 0, -14)), *pair])
    # The tips look at the shopper and a little at each other.
    buds = [turned(make(-side), (0, 0, side * 50), at=(side * 1.5, 0.0, model['low'] - SUNK.get(model['form'], 1.55))) for side in (-1, 1)]
    for piece in buds:
        piece.scale = (0.84,) * 3
    return group([turned(stand(group([case(112, model), *buds])), (0, 0, -20))])


def case(opening, model=SCENES['earbuds']):
    """The lower half and the lid share one outline; the lid turns about a hinge at the back."""
    wide, deep, tall, cover_tall = (model[key] for key in ('width', 'depth', 'low', 'lid'))
    skin = body_metal if model.get('metal') else body_gloss
    soft = model.get('soft', min(1.15, cover_tall - 0.3))
    corner = model.get('corner', deep / 2 - 0.02)
    low = slab(wide, deep, tall, corner, skin(), edge=soft, top_edge=0.06)
    lid = slab(wide, deep, cover_tall, corner, skin(), edge=0.06, top_edge=soft)
    parts = []
    if opening:
        parts = [slab(wide - 0.3, deep - 0.3, 0.03, corner - 0.15, cradle(), edge=0.01, at=(0, 0, tall - 0.012))]
        for side in (-1, 1):
            parts.append(slab(1.9, 1.55, 0.02, 0.75, hole(), edge=0.005, at=(side * 1.5, 0, tall + 0.008)))
        inner = slab(wide - 0.3, deep - 0.3, 0.03, corner - 0.15, cradle(), edge=0.01, at=(0, 0, -0.014))
        hollows = [slab(2.0, 1.6, 0.02, 0.78, dent(), edge=0.005, at=(side * 1.5, 0, -0.024)) for side in (-1, 1)]
        cover = group([lid, inner, *hollows])
    else:
        cover = group([lid])
    # Move the lid so that its back edge is the origin, turn it, and put it back.
    for part in cover.children:
        part.location.y -= deep / 2
    turned(cover, (-opening, 0, 0), at=(0, deep / 2, tall + 0.035))
    hinge = turned(capsule(0.13, 2.6, steel()), (0, 90, 0), at=(-1.3, deep / 2 - 0.02, tall + 0.02))
    lamp = turned(light_dot(glow((0.3, 0.95, 0.6), 1.3), (0, 0, 0), 0.09), (90, 0, 0), at=(0, -deep / 2 + 0.005, tall - 0.75))
    return group([low, cover, hinge, lamp, *parts])


def cradle():
    return material('cradle', 0.05, rough=0.35, specular=0.4)


def dent():
    return material('dent', 0.02, rough=0.3, specular=0.4)


def silicone():
    return material('silicone', 0.05, rough=0.45)


def soft_tip(side, at, turn=62, larger=1.0):
    tip = lathe([(0, 0), (0.36, 0), (0.66, 0.12), (0.62, 0.38), (0.42, 0.66), (0.22, 0.72), (0.2, 0.6), (0, 0.6)], silicone(), 0.14)
    tip.scale = (larger,) * 3
    return turned(tip, (0, side * turn, 0), at=at)


def bud(side):
    """A head with a soft tip and a stem below it; side says to which ear the tip points."""
    head = ball(0.78, body_gloss(), at=(0, 0, 2.2), stretch=(1.0, 0.95))
    neck = turned(lathe([(0, 0), (0.52, 0), (0.4, 0.55), (0, 0.55)], body_gloss(), 0.1), (0, side * 62, 0), at=(side * 0.45, 0, 2.4))
    tip = soft_tip(side, (side * 0.86, 0, 2.62))
    stem = capsule(0.33, 2.75, body_gloss(), at=(-side * 0.2, -0.1, -0.2), stretch=(0.9, 1))
    contact = ring(0.312, 0.2, 0.09, dark_steel(), edge=0.02, at=(-side * 0.2, -0.1, 0.1))
    touch = turned(slab(0.26, 0.9, 0.03, 0.12, dark_steel(), edge=0.01), (90, 0, 0), at=(-side * 0.2, -0.412, 1.2))
    grille = turned(slab(0.42, 0.16, 0.03, 0.08, hole(), edge=0.01), (90, 0, 0), at=(0.0, -0.745, 2.3))
    return group([head, neck, tip, stem, contact, touch, grille])


def blade_bud(side):
    """The head of the others over a flat stem with straight edges."""
    head = ball(0.76, body_gloss(), at=(0, 0, 2.25), stretch=(1.0, 0.92))
    neck = turned(lathe([(0, 0), (0.5, 0), (0.38, 0.55), (0, 0.55)], body_gloss(), 0.1), (0, side * 62, 0), at=(side * 0.45, 0, 2.42))
    x = -side * 0.22
    stem = slab(0.78, 0.42, 2.7, 0.14, body_gloss(), edge=0.08, at=(x, -0.32, -0.25))
    foot = slab(0.6, 0.26, 0.05, 0.1, steel(), edge=0.015, at=(x, -0.32, -0.28))
    window = turned(slab(0.5, 0.16, 0.03, 0.07, hole(), edge=0.01), (90, 0, 0), at=(x, -0.525, 2.05))
    line = turned(slab(0.1, 1.1, 0.03, 0.045, dark_steel(), edge=0.01), (90, 0, 0), at=(x, -0.525, 0.95))
    return group([head, neck, soft_tip(side, (side * 0.84, 0, 2.64)), stem, foot, window, line])


def short_bud(side):
    """A larger head with a dark glass face, and a stem that hardly leaves it."""
    head = ball(0.9, body_gloss(), at=(0, 0, 2.0), stretch=(1.0, 0.95))
    neck = turned(lathe([(0, 0), (0.56, 0), (0.42, 0.6), (0, 0.6)], body_gloss(), 0.1), (0, side * 62, 0), at=(side * 0.5, 0, 2.2))
    x = -side * 0.3
    stem = slab(0.86, 0.62, 1.9, 0.28, body_gloss(), edge=0.2, at=(x, -0.4, 0.15))
    face = turned(slab(0.66, 1.5, 0.04, 0.3, material('face', 0.006, rough=0.08, coat=0.4), edge=0.015), (90, 0, 0), at=(x, -0.69, 1.15))
    rim = turned(slab(0.74, 1.58, 0.03, 0.34, steel(), edge=0.01), (90, 0, 0), at=(x, -0.69, 1.15))
    return group([head, neck, soft_tip(side, (side * 0.92, 0, 2.44)), stem, rim, face])


def round_bud(side):
    """Without a stem: a rounded body, a metal face outwards, the tip inwards."""
    head = ball(1.0, body_gloss(), at=(0, 0, 1.0), stretch=(0.86, 1.0))
    face = turned(lathe([(0, 0), (0.72, 0), (0.7, 0.1), (0.5, 0.16), (0, 0.18)], body_metal(), 0.05), (0, -side * 90, 0), at=(-side * 0.68, 0, 1.05))
    rim = turned(ring(0.8, 0.7, 0.08, dark_steel(), edge=0.03), (0, -side * 90, 0), at=(-side * 0.62, 0, 1.05))
    neck = turned(lathe([(0, 0), (0.56, 0), (0.42, 0.6), (0, 0.6)], body_gloss(), 0.1), (0, side * 62, 0), at=(side * 0.45, 0, 1.3))
    hole_of_microphone = turned(slab(0.3, 0.1, 0.02, 0.05, hole(), edge=0.005), (90, 0, 0), at=(-side * 0.3, -0.93, 0.8))
    return group([head, face, rim, neck, soft_tip(side, (side * 0.88, 0, 1.54)), hole_of_microphone])


def hook_bud(side):
    """A round bud with a hook that goes over the ear and down behind it."""
    core = round_bud(side)
    core.location = (0, 0, 0.9)
    x = -side * 0.35
    path = [(x, -0.5, 2.6), (x, -0.1, 3.7), (x, 0.9, 4.4), (x, 2.1, 4.2), (x, 2.9, 3.1), (x, 3.0, 1.7), (x, 2.7, 0.5)]
    hook = tube(path, 0.24, body_soft())
    return group([core, hook, ball(0.3, body_soft(), at=path[-1]), ball(0.34, body_soft(), at=path[0])])


def standing_bud(make, side, at, turn):
    return stand(group([turned(make(side), (-4, side * 9, 0))], at=(*at, 0), turn=(0, 0, turn)))
