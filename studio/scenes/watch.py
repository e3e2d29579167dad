"""Watches, standing on their closed strap with the face towards the shopper."""
import math

from materials import black_glass, body_metal, body_soft, dark_steel, hole, lens_glass, material, screen, steel
from shapes import disc, group, lathe, ribbon, ring, slab, stand, through, turned

SCENES = {
    'watch-square': dict(category='watch', shows='smart watch', views=['hero', 'side', 'front'], shape='square', width=3.9, height=4.6, strap=2.5, dial='rings'),
    'watch-round': dict(category='watch', shows='smart watch', views=['hero', 'side', 'front'], shape='round', width=4.5, height=4.5, strap=2.0, dial='hands'),
    'watch-outdoor': dict(category='watch', shows='outdoor smart watch', views=['hero'], shape='round', width=5.0, height=5.0, strap=2.2, dial='hands', guard=True),
}
TURNS = {'hero': -30, 'side': -68, 'front': -6}


def build(scene, view):
    model = SCENES[scene]
    return group([turned(stand(watch(model)), (0, 0, TURNS[view]))])


def watch(model):
    """Built face up with the strap below it, then tipped so that the face looks forward and slightly up."""
    head = group(square_head(model) if model['shape'] == 'square' else round_head(model))
    return group([turned(group([head, *strap(model)]), (80, 0, 0))])


def square_head(model):
    w, h = model['width'], model['height']
    body = slab(w, h, 1.05, 1.15, body_metal(), edge=0.42, top_edge=0.3)
    glass = slab(w - 0.22, h - 0.22, 0.16, 1.04, black_glass(), edge=0.02, top_edge=0.13, at=(0, 0, 0.98))
    lit = slab(w - 0.62, h - 0.62, 0.01, 0.86, screen(model['dial'], (w - 0.62) / (h - 0.62)), edge=0.002, at=(0, 0, 1.135))
    crown = group([lathe([(0, 0), (0.36, 0), (0.4, 0.1), (0.4, 0.22), (0.32, 0.3), (0, 0.3)], body_metal(), 0.05),
                   ring(0.3, 0.2, 0.02, material('crown ring', (0.9, 0.25, 0.06), rough=0.4), at=(0, 0, 0.295))])
    turned(crown, (0, 90, 0), at=(w / 2 - 0.03, 0.75, 0.55))
    key = turned(slab(1.1, 0.34, 0.08, 0.16, body_metal(), edge=0.01, top_edge=0.04), (90, 0, 90), at=(w / 2 - 0.03, -0.75, 0.55))
    return [body, glass, lit, crown, key]


def round_head(model):
    r = model['width'] / 2
    body = lathe([(0, 0), (r * 0.9, 0), (r, 0.3), (r, 0.85), (r * 0.97, 1.0), (0, 1.0)], body_metal(), 0.12, segments=128)
    bezel = ring(r * 0.98, r * 0.83, 0.2, dark_steel(), edge=0.06, at=(0, 0, 0.98))
    marks = []
    for k in range(60):
        long = k % 5 == 0
        mark = slab(0.05 if long else 0.025, 0.2 if long else 0.1, 0.012, 0.01, material('mark', 0.8, rough=0.4), edge=0.003)
        angle = math.radians(6 * k)
        turned(mark, (0, 0, 6 * k), at=(-r * 0.905 * math.sin(angle), r * 0.905 * math.cos(angle), 1.176))
        marks.append(mark)
    glass = disc(r * 0.835, 0.1, black_glass(), edge=0.02, at=(0, 0, 1.0))
    lit = lathe([(0, 1.1), (r * 0.79, 1.1), (r * 0.79, 1.11), (0, 1.11)], screen(model['dial'], 1.0))
    keys = []
    for degrees in (32, -32):
        key = group([lathe([(0, 0), (0.2, 0), (0.2, 0.2), (0, 0.2)], steel()), lathe([(0, 0.15), (0.3, 0.15), (0.3, 0.42), (0, 0.42)], body_metal(), 0.06)])
        angle = math.radians(degrees)
        holder = group([turned(key, (0, 90, 0))], at=((r - 0.06) * math.cos(angle), (r - 0.06) * math.sin(angle), 0.55), turn=(0, 0, degrees))
        keys.append(holder)
    lugs = []
    for side in (-1, 1):
        for end in (-1, 1):
            lug = slab(0.46, 1.1, 0.5, 0.2, body_metal(), edge=0.14)
            lugs.append(turned(lug, (end * -30, 0, 0), at=(side * (model['strap'] / 2 + 0.02), end * r * 0.88, 0.1)))
    return [body, bezel, *marks, glass, lit, *keys, *lugs, *(guard(r) if model.get('guard') else [])]


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
    band = ribbon(points, (1, 0, 0), lambda t: top * (0.8 + 0.2 * abs(2 * t - 1) ** 1.5), 0.26, body_soft(), corner=0.12)
    clasp = slab(top * 0.8 + 0.25, 1.5, 0.14, 0.12, steel(), edge=0.05, at=(0, -0.6, -4.72))
    loop = slab(top * 0.84 + 0.2, 0.6, 0.42, 0.1, body_soft(), edge=0.08, at=(0, 1.15, -4.68))
    return [band, clasp, loop]
