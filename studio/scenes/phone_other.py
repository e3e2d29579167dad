"""Phones that are no plain slab: one that folds, a rugged one, one with keys."""
import math

import scenes.phone as phone
from materials import black_glass, black_plastic, body_satin, body_soft, dark_steel, hole, material, rubber, screen, steel
from phone_models import body, cameras, facts_of, model, true_scale
from shapes import disc, group, slab, stand, turned

FLIP = model(body(6.8, 2.3, 0.16, corner=0.85, edge=0.12, depth=0.7),
             cameras((3.6, 1.7), (2.3, 1.5), [(-0.85, 0, 0.6), (0.7, 0, 0.6)], (1.45, 0.0)), 'dot', 'mesh orchid')
RUGGED = model(body(6.1, 2.05, 0.3, brow=0.5, chin=0.75, depth=1.35, corner=1.1, edge=0.3),
               cameras((3.4, 2.3), (None, 2.3), [(-0.7, 0, 0.75)], (0.75, 0.0), 0.7, plate='plate', depth=0.12), 'dot', 'strata clay', back='soft', frame='plastic')
# Measured: half open and folded side by side, it is fitted to the frame by its width and so shown larger than the bars.
FLIP_SCALE = 0.92
KEYS = dict(width=5.1, height=12.4, depth=1.35, corner=0.75, edge=0.32)
SCENES = {
    'phone-nubeo-flip-one': dict(category='phone', views=['hero', 'size'], shows='phone', facts=facts_of('nubeo-flip-one', FLIP), scale=FLIP_SCALE, **FLIP),
    'phone-solano-senda-fuerte': dict(category='phone', views=['hero', 'size'], shows='phone', facts=facts_of('solano-senda-fuerte', RUGGED), scale=true_scale(RUGGED['height']), **RUGGED),
    'phone-solano-basico-4g': dict(category='phone', views=['hero', 'size'], shows='phone', facts=dict(model='solano-basico-4g', inches=2.8, lenses=1),
                                  scale=true_scale(KEYS['height']), **KEYS),
}


def build(scene, view):
    if scene == 'phone-nubeo-flip-one':
        if view == 'hero':
            return group([bent(112, at=(-3.3, 2.2), turn=26), closed(at=(4.6, -0.6), turn=-14)])
        return phone.sized(flat(at=(-2.6, 0), turn=10))
    make = rugged if scene == 'phone-solano-senda-fuerte' else keyed
    if view == 'hero':
        gap = 3.6 if make is rugged else 2.9
        return group([make('back', (-gap, 2.2), 16), make('front', (gap - 0.4, -1.4), -14)])
    return phone.sized(make('front', (-2.6, 0), 10))


def half(which):
    """One half of the folding phone, its hinge along x at y = 0, the screen upwards; the lower half lies towards -y."""
    w, d = FLIP['width'], FLIP['depth']
    length = FLIP['height'] / 2
    sign = 1 if which == 'upper' else -1
    y = sign * length / 2
    shell = slab(w, length - 0.04, d, 0.7, phone.frame_of(FLIP), edge=0.1, at=(0, y, 0))
    cover = slab(w - 0.2, length - 0.3, 0.05, 0.6, body_satin(), edge=0.04, top_edge=0.01, at=(0, y, -0.03))
    glass = slab(w - 0.1, length - 0.03, 0.03, 0.6, black_glass(), edge=0.01, at=(0, y, d - 0.02))
    lit_w, lit_h = FLIP['lit']
    near = sign * 0.03
    lit = slab(lit_w, lit_h / 2 - 0.05, 0.006, 0.06, screen(FLIP['wallpaper'] if sign > 0 else 'mesh dawn', lit_w / lit_h * 2), edge=0.001, at=(0, near + sign * (lit_h / 4), d + 0.012))
    parts = [shell, cover, glass, lit]
    if which == 'upper':
        parts += phone.punch_of('dot', lit_w, lit_h / 2, d + 0.014)
        outer = slab(w - 0.7, 2.7, 0.03, 0.5, black_glass(), edge=0.01, at=(0, length - 1.75, -0.06))
        eyes = [part for x in (-2.15, -0.55) for part in phone.lens(x, 0, 0, 0.62, lip=0.08)]
        clock = slab(2.3, 1.9, 0.006, 0.3, screen('folds berry', 1.2), edge=0.001, at=(1.75, 0, 0.012))
        parts += [outer, group([*eyes, clock, phone.flash(0.25, 0.62, 0.0)], at=(0, length - 1.75, -0.055), turn=(0, 180, 0))]
    return parts


def hinged(angle):
    """Both halves about the hinge; 180 degrees is flat, the screen inside."""
    upper = group(half('upper'))
    holder = group([upper], at=(0, 0, FLIP['depth']))
    upper.location.z = -FLIP['depth']
    holder.rotation_euler = (math.radians(180 - angle), 0, 0)
    spine = turned(slab(FLIP['depth'], FLIP['width'] - 1.0, 0.7, 0.2, dark_steel(), edge=0.1), (0, 90, 0))
    spine.location = (0, 0, 0)
    return group([group(half('lower')), holder])


def bent(angle, at, turn):
    """Half open: the lower half lies on the table, the upper one looks at us."""
    return stand(group([hinged(angle)], at=(*at, 0), turn=(0, 0, turn)))


def closed(at, turn):
    """Folded, on its hinge: the outer screen and both cameras to the front."""
    folded = turned(hinged(0.5), (90, 0, 0))
    upright = turned(group([folded]), (180, 0, 180))
    return stand(group([upright], at=(*at, 0), turn=(0, 0, turn)))


def flat(at, turn):
    return stand(group([turned(hinged(180), (86, 0, 0))], at=(*at, 0), turn=(0, 0, turn)))


def rugged(facing, at, turn):
    w, h, d = RUGGED['width'], RUGGED['height'], RUGGED['depth']
    parts = phone.parts_of(RUGGED)
    orange = material('signal', (0.85, 0.25, 0.03), rough=0.5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(slab(1.5, 2.2, d + 0.05, 0.7, rubber(), edge=0.3, at=(sx * (w / 2 - 0.55), sy * (h / 2 - 0.9), -0.06)))
        parts.append(slab(0.3, 4.6, d - 0.2, 0.1, rubber(), edge=0.08, at=(sx * (w / 2 + 0.02), -0.6, 0.1)))
        parts += [slab(0.34, 0.16, d - 0.3, 0.05, black_plastic(), edge=0.03, at=(sx * (w / 2 + 0.06), -2.4 + k * 0.6, 0.15)) for k in range(7)]
        parts += [turned(disc(0.16, 0.04, steel()), (180, 0, 0), at=(sx * (w / 2 - 0.75), y, -0.05)) for y in (-4.6, -1.4)]
    parts.append(turned(slab(1.2, 0.5, 0.12, 0.2, orange, edge=0.03), (90, 0, 90), at=(w / 2 + 0.1, 3.0, d / 2)))
    grip = [slab(w - 2.6, 0.18, 0.06, 0.08, black_plastic(), edge=0.02, at=(0, -1.6 - k * 0.55, -0.07)) for k in range(6)]
    return placed([*parts, *grip], facing, at, turn)


def keyed(facing, at, turn):
    """A small phone with a 2.8 in screen (4 by 3, upright) above its keys."""
    w, h, d = KEYS['width'], KEYS['height'], KEYS['depth']
    lit_w, lit_h = 4.27, 5.69
    shell = slab(w, h, d, KEYS['corner'], body_soft(), edge=KEYS['edge'])
    y = h / 2 - 0.75 - lit_h / 2
    glass = slab(w - 0.36, lit_h + 0.75, 0.04, 0.5, black_glass(), edge=0.01, top_edge=0.025, at=(0, y + 0.1, d - 0.012))
    lit = slab(lit_w, lit_h, 0.006, 0.12, screen('hills sky', lit_w / lit_h), edge=0.001, at=(0, y, d + 0.026))
    slot = slab(0.9, 0.07, 0.01, 0.03, hole(), edge=0.002, at=(0, h / 2 - 0.34, d + 0.03))
    eye = turned(group([disc(0.62, 0.06, black_glass()), *phone.lens(0, 0, 0.05, 0.4, lip=0.05)]), (0, 180, 0), at=(0, h / 2 - 1.6, 0.0))
    light = turned(group([phone.flash(0, 0, 0)]), (0, 180, 0), at=(1.1, h / 2 - 1.6, 0.0))
    holes = [turned(disc(0.07, 0.02, hole(), segments=20), (0, 180, 0), at=(-0.9 + k * 0.3, -h / 2 + 1.7, 0.005)) for k in range(7)]
    return placed([shell, glass, lit, slot, eye, light, *holes, *keys(w, h, d)], facing, at, turn)


def keys(w, h, d):
    """A ring with a centre, two soft keys at each side, and twelve keys; letters are too small to be seen."""
    dark, pale = black_plastic(), material('key light', 0.75, rough=0.5)
    made = [slab(1.5, 1.5, 0.1, 0.75, dark, edge=0.02, top_edge=0.06, at=(0, -1.15, d - 0.03)), slab(0.72, 0.72, 0.12, 0.36, steel(), edge=0.02, top_edge=0.05, at=(0, -1.15, d))]
    green, red = material('call', (0.05, 0.4, 0.12), rough=0.4), material('end', (0.5, 0.03, 0.03), rough=0.4)
    for sx in (-1, 1):
        made.append(slab(1.2, 0.55, 0.1, 0.2, dark, edge=0.02, top_edge=0.05, at=(sx * 1.55, -0.8, d - 0.02)))
        made.append(slab(1.2, 0.55, 0.1, 0.2, dark, edge=0.02, top_edge=0.05, at=(sx * 1.55, -1.5, d - 0.02)))
        made.append(slab(0.5, 0.12, 0.02, 0.06, green if sx < 0 else red, edge=0.005, at=(sx * 1.55, -1.5, d + 0.075)))
    for row in range(4):
        for column in (-1, 0, 1):
            x, y = column * 1.45, -2.45 - row * 0.88
            made.append(slab(1.25, 0.68, 0.1, 0.24, dark, edge=0.02, top_edge=0.05, at=(x, y, d - 0.02)))
            made.append(slab(0.12, 0.3, 0.02, 0.04, pale, edge=0.004, at=(x - 0.12, y, d + 0.072)))
            made.append(slab(0.26, 0.06, 0.02, 0.02, pale, edge=0.004, at=(x + 0.2, y - 0.06, d + 0.072)))
    return made


def placed(parts, facing, at, turn, lean=4):
    piece = turned(group(parts), (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([piece], at=(*at, 0), turn=(0, 0, turn)))
