"""Watches, standing on their closed strap with the face towards the shopper."""
import math

from materials import black_glass, body_fabric, body_gloss, body_metal, body_soft, dark_steel, hole, material, screen, steel
from shapes import disc, group, lathe, ribbon, ring, slab, stand, through, turned
from watch_models import GENERIC, MODELS, facts_of

SCENES = {f'watch-{name}': dict(category='watch', views=['hero'], **model) for name, model in GENERIC.items()}
SCENES |= {f'watch-{name}': dict(category='watch', views=['hero', 'side', 'front'], facts=facts_of(name, model), **model) for name, model in MODELS.items()}
TURNS = {'hero': -30, 'side': -68, 'front': -6}


def build(scene, view):
    model = SCENES[scene]
    return group([turned(stand(watch(model)), (0, 0, TURNS[view]))])


def watch(model):
    """Built face up with the strap below it, then tipped so that the face looks forward and slightly up."""
    head = group(square_head(model) if model['shape'] == 'square' else round_head(model))
    return group([turned(group([head, *strap(model)]), (80, 0, 0))])


def square_head(model):
    w, h, corner = model['width'], model['height'], model['corner']
    lit_w, lit_h = model['lit']
    skin = body_gloss if model.get('skin') == 'gloss' else body_metal
    edge = model.get('edge', 0.42)
    body = slab(w, h, 1.05, corner, skin(), edge=edge, top_edge=edge * 0.7)
    glass = slab(w - 0.22, h - 0.22, 0.16, corner - 0.11, black_glass(), edge=0.02, top_edge=0.13, at=(0, 0, 0.98))
    lit = slab(lit_w, lit_h, 0.01, max(corner - model['rim'], 0.3), screen(model['dial'], lit_w / lit_h), edge=0.002, at=(0, 0, 1.135))
    return [body, glass, lit, *SQUARE_KEYS[model.get('keys', 'ringed')](w, skin)]


def pill(w, y, length, skin):
    return turned(slab(length, 0.34, 0.08, 0.16, skin(), edge=0.01, top_edge=0.04), (90, 0, 90), at=(w / 2 - 0.03, y, 0.55))


def ringed(w, skin):
    """A crown with a coloured ring, and a flat key below it."""
    crown = group([lathe([(0, 0), (0.36, 0), (0.4, 0.1), (0.4, 0.22), (0.32, 0.3), (0, 0.3)], body_metal(), 0.05),
                   ring(0.3, 0.2, 0.02, material('crown ring', (0.9, 0.25, 0.06), rough=0.4), at=(0, 0, 0.295))])
    return [turned(crown, (0, 90, 0), at=(w / 2 - 0.03, 0.75, 0.55)), pill(w, -0.75, 1.1, skin)]


def knob(w, skin):
    """A grooved crown in the middle of the side, between two short shoulders."""
    turning = [lathe([(0, 0), (0.4, 0), (0.42, 0.12), (0.42, 0.34), (0.34, 0.42), (0, 0.42)], steel(), 0.05)]
    for k in range(24):
        angle = math.radians(15 * k)
        turning.append(turned(slab(0.03, 0.05, 0.22, 0.012, hole(), edge=0.004), (0, 0, 15 * k), at=(0.42 * math.cos(angle), 0.42 * math.sin(angle), 0.11)))
    return [turned(group(turning), (0, 90, 0), at=(w / 2 - 0.03, 0.1, 0.55)), pill(w, 1.05, 0.7, skin), pill(w, -0.9, 0.7, skin)]


SQUARE_KEYS = {
    'ringed': ringed,
    'knob': knob,
    'pill': lambda w, skin: [pill(w, 0.25, 1.3, skin)],
    'pair': lambda w, skin: [pill(w, 0.8, 0.8, steel), pill(w, -0.8, 0.8, steel)],
}


def round_head(model):
    r, share = model['width'] / 2, model['share']
    body = lathe([(0, 0), (r * 0.9, 0), (r, 0.3), (r, 0.85), (r * 0.97, 1.0), (0, 1.0)], body_metal(), 0.12, segments=128)
    bezel = plain_bezel(r, share) if model.get('bezel') == 'plain' else minutes_bezel(r, share)
    glass = disc(r * (share + 0.045), 0.1, black_glass(), edge=0.02, at=(0, 0, 1.0))
    lit = lathe([(0, 1.1), (r * share, 1.1), (r * share, 1.11), (0, 1.11)], screen(model['dial'], 1.0))
    keys = winding_crown(r) if model.get('keys') == 'crown' else [round_key(r, degrees) for degrees in (32, -32)]
    lugs = []
    for side in (-1, 1):
        for end in (-1, 1):
            lug = slab(0.46, 1.1, 0.5, 0.2, body_metal(), edge=0.14)
            lugs.append(turned(lug, (end * -30, 0, 0), at=(side * (model['strap'] / 2 + 0.02), end * r * 0.88, 0.1)))
    return [body, *bezel, glass, lit, *keys, *lugs, *(guard(r) if model.get('guard') else [])]


def minutes_bezel(r, share):
    """A dark ring with a mark for each minute."""
    parts = [ring(r * 0.98, r * (share + 0.04), 0.2, dark_steel(), edge=0.06, at=(0, 0, 0.98))]
    for k in range(60):
        long = k % 5 == 0
        mark = slab(0.05 if long else 0.025, 0.2 if long else 0.1, 0.012, 0.01, material('mark', 0.8, rough=0.4), edge=0.003)
        angle = math.radians(6 * k)
        parts.append(turned(mark, (0, 0, 6 * k), at=(-r * 0.905 * math.sin(angle), r * 0.905 * math.cos(angle), 1.176)))
    return parts


def plain_bezel(r, share):
    """A narrow polished ring in the metal of the body, sloped towards the glass."""
    return [ring(r * 0.985, r * (share + 0.04), 0.26, body_metal(), edge=0.11, at=(0, 0, 0.94))]


def round_key(r, degrees):
    key = group([lathe([(0, 0), (0.2, 0), (0.2, 0.2), (0, 0.2)], steel()), lathe([(0, 0.15), (0.3, 0.15), (0.3, 0.42), (0, 0.42)], body_metal(), 0.06)])
    angle = math.radians(degrees)
    return group([turned(key, (0, 90, 0))], at=((r - 0.06) * math.cos(angle), (r - 0.06) * math.sin(angle), 0.55), turn=(0, 0, degrees))


def winding_crown(r):
    """A large grooved crown that two shoulders guard, and one key above."""
    parts = [lathe([(0, 0), (0.26, 0), (0.26, 0.2), (0, 0.2)], steel()), lathe([(0, 0.16), (0.44, 0.16), (0.44, 0.6), (0, 0.6)], body_metal(), 0.08)]
    for k in range(28):
        angle = 2 * math.pi * k / 28
        groove = slab(0.03, 0.05, 0.3, 0.012, hole(), edge=0.004)
        parts.append(turned(groove, (0, 0, math.degrees(angle)), at=(0.44 * math.cos(angle), 0.44 * math.sin(angle), 0.23)))
    crown = group([turned(group(parts), (0, 90, 0))], at=(r - 0.06, 0, 0.55))
    shoulders = []
    for degrees in (17, -17):
        angle = math.radians(degrees)
        shoulder = slab(0.62, 0.55, 0.7, 0.2, body_metal(), edge=0.14)
        shoulders.append(turned(shoulder, (0, 0, degrees), at=(r * math.cos(angle), r * math.sin(angle), 0.2)))
    return [crown, *shoulders, round_key(r, 44)]


def guard(r):
    """What a fall or a rock meets first: a raised ring with eight screws, and shoulders beside the keys."""
    parts = [ring(r * 1.06, r * 0.85, 0.34, body_metal(), edge=0.1, at=(0, 0, 0.96))]
    for k in range(8):
        angle = math.radians(22.5 + 45 * k)
        x, y = r * 0.955 * math.cos(angle), r * 0.955 * math.sin(angle)
        parts += [disc(0.17, 0.05, steel(), edge=0.02, at=(x, y, 1.29)), turned(slab(0.24, 0.05, 0.02, 0.01, hole(), edge=0.003), (0, 0, 40 * k), at=(x, y, 1.335))]
    for degrees in (0, 60, -60, 180, 120, 240):
        angle = math.radians(degrees)
        shoulder = slab(0.7, 1.15, 0.85, 0.25, body_metal(), edge=0.16)
        parts.append(turned(shoulder, (0, 0, degrees), at=(r * 1.0 * math.cos(angle), r * 1.0 * math.sin(angle), 0.12)))
    return parts


def strap(model):
    """Two ends that leave the head, bend back and meet under the clasp: one closed path seen from the side."""
    h = model['height'] / 2
    side = [(0, h - 0.35, 0.45), (0, h + 0.3, 0.28), (0, h + 0.72, -0.7), (0, h + 0.55, -2.2), (0, h - 0.35, -3.7), (0, 0.9, -4.5)]
    path = [*side, *[(0, -y, z) for _, y, z in reversed(side)]]
    points = through(path, detail=8)
    top = model['strap']
    if model.get('band') == 'links':
        return links(points, top)
    make = (lambda: body_fabric(9)) if model.get('band') == 'cloth' else body_soft
    band = ribbon(points, (1, 0, 0), lambda t: top * (0.8 + 0.2 * abs(2 * t - 1) ** 1.5), 0.26, make(), corner=0.12)
    clasp = slab(top * 0.8 + 0.25, 1.5, 0.14, 0.12, steel(), edge=0.05, at=(0, -0.6, -4.72))
    loop = slab(top * 0.84 + 0.2, 0.6, 0.42, 0.1, make(), edge=0.08, at=(0, 1.15, -4.68))
    return [band, clasp, loop]


def links(points, top):
    """A bracelet: a link of three pieces every six millimetres along the path, and a folding clasp."""
    dark = ribbon(points, (1, 0, 0), lambda t: top * (0.78 + 0.18 * abs(2 * t - 1) ** 1.5), 0.12, dark_steel(), corner=0.05)
    parts, walked, length = [dark], 0.3, sum((b - a).length for a, b in zip(points, points[1:]))
    gone = 0.0
    for before, after in zip(points, points[1:]):
        gone += (after - before).length
        if gone < walked:
            continue
        walked += 0.6
        t = gone / length
        wide = top * (0.8 + 0.2 * abs(2 * t - 1) ** 1.5)
        tangent = (after - before).normalized()
        tilt = math.degrees(math.atan2(tangent.z, tangent.y))
        for x, share, thick in ((-0.35, 0.27, 0.26), (0, 0.4, 0.3), (0.35, 0.27, 0.26)):
            piece = slab(wide * share, 0.53, thick, 0.08, body_metal(), edge=0.07, at=(x * wide, 0, -thick / 2))
            parts.append(group([piece], at=tuple(after), turn=(tilt, 0, 0)))
    return [*parts, slab(top * 0.8 + 0.1, 1.9, 0.2, 0.14, body_metal(), edge=0.07, at=(0, 0, -4.78))]
