"""Game controllers: with two sticks set apart or side by side, with rear keys, on a cord, and a small one for children."""
import math

from mathutils import Vector

from connectors import light_dot, usb_a_plug, usb_c_port
from materials import black_plastic, body_metal, body_soft, dark_steel, glow, hole, material, rubber
from shapes import disc, group, lathe, loft, ring, slab, stand, through, tube, turned

TALL = {'hero': 12, 'detail': 44, 'back': 12}
HALF = [(0, 2.75), (2.4, 2.85), (4.4, 3.25), (6.1, 2.9), (7.1, 1.0), (7.85, -1.8), (8.1, -3.9), (7.5, -5.1), (6.2, -5.2), (5.0, -3.6), (3.5, -2.5), (1.7, -2.2)]
SLIM = [(0, 2.6), (2.6, 2.7), (4.8, 2.95), (6.9, 2.6), (7.9, 0.9), (8.4, -1.6), (8.5, -3.9), (7.8, -5.1), (6.4, -5.1), (5.1, -3.4), (3.5, -2.2), (1.7, -1.9)]
ROUND = [(0, 2.5), (1.8, 2.6), (3.6, 2.8), (5.3, 2.4), (6.2, 0.9), (6.4, -1.0), (6.0, -2.6), (5.1, -3.4), (4.1, -3.2), (3.2, -2.5), (2.1, -2.1), (1.0, -2.0)]
APART, BESIDE = ((-4.5, 1.05), (2.35, -0.75)), ((-2.4, -0.7), (2.4, -0.7))
DEPTH = 3.1


def kind(shows, views=('hero',), **more):
    return dict(category='gaming', shows=shows, views=list(views), **{'elevations': TALL, 'half': HALF, 'sticks': APART, 'cross': (-2.35, -0.75), **more})


SCENES = {
    'gamepad': kind('wireless game controller', ('hero', 'detail', 'back')),
    'gamepad-slim': kind('wireless game controller', half=SLIM, sticks=BESIDE, cross=(-4.9, 0.95), pad=True),
    'gamepad-pro': kind('wireless game controller with rear keys', ('hero', 'back'), half=SLIM, sticks=APART, metal=True, rear=True),
    'gamepad-wired': kind('wired game controller', cord=True, elevations={'hero': 34}),
    'gamepad-small': kind('small game controller for children', half=ROUND, sticks=((-3.6, 0.9), (1.9, -0.7)), cross=(-1.9, -0.7), buttons=(3.6, 0.9), size=0.86),
}


def build(scene, view):
    model = SCENES[scene]
    if view == 'detail':
        return group([turned(stand(turned(gamepad(model), (6, 0, 0))), (0, 0, -24))])
    if model.get('cord'):
        return group([turned(stand(group([turned(gamepad(model), (22, 0, 0), at=(0, 0, 2.2)), cord()])), (0, 0, -16))])
    # On the ends of its grips, as in a shop window.
    upright = turned(gamepad(model), (76, 0, 0)) if view == 'hero' else turned(group([turned(gamepad(model), (104, 0, 0))]), (0, 0, 180))
    return group([turned(stand(group([upright])), (0, 0, -24 if view == 'hero' else 20))])


def gamepad(model=SCENES['gamepad']):
    """Lying on its back: x to the right, y away from the player, the sticks look up."""
    spot = model.get('buttons', (4.5, 1.05) if model['sticks'] is APART else (4.9, 0.95))
    parts = [shell(model['half']), seam(model['half']), *sticks(model), *cross(model['cross'], model.get('size', 1)), *buttons(spot, model.get('size', 1)),
             *middle(model), *shoulders(model)]
    return group([*parts, *(rear_keys() if model.get('rear') else [])])


def curve(half):
    mirrored = [(-x, y) for x, y in reversed(half[1:])]
    points = [Vector((x, y, 0)) for x, y in [*mirrored, *half]]
    return through(points, closed=True, detail=6)


def widened(path, by):
    """The outline moved outwards along its own normals; less than nothing moves it inwards."""
    moved = []
    for before, point, after in zip([path[-1], *path], path, [*path[1:], path[0]]):
        along = (after - before).normalized()
        moved.append(Vector((point.x + along.y * by, point.y - along.x * by, 0)))
    return moved


def shell(half):
    path = list(reversed(curve(half)))  # counter-clockwise from above
    rings = []
    soft, low = 1.0, 1.3
    for start, radius, base in ((-90, low, low), (0, soft, DEPTH - soft)):
        for k in range(11):
            angle = math.radians(start + 9 * k)
            shift = radius * (1 - math.cos(angle)) * 0.55
            rings.append([(p.x, p.y, base + radius * math.sin(angle)) for p in widened(path, -shift)])
    return loft(rings, body_soft())


def seam(half):
    path = list(reversed(curve(half)))
    outer, inner = widened(path, 0.012), widened(path, -0.3)
    rings = [[(p.x, p.y, z) for p in line] for line, z in ((inner, 1.5), (outer, 1.5), (outer, 1.56), (inner, 1.56))]
    return loft(rings, black_plastic(), capped=False)


def sticks(model):
    parts = []
    for x, y in model['sticks']:
        parts.append(ring(1.42, 0.9, 0.16, body_metal() if model.get('metal') else black_plastic(), edge=0.07, at=(x, y, DEPTH - 0.05)))
        parts.append(disc(1.0, 0.05, hole(), at=(x, y, DEPTH - 0.02)))
        parts.append(lathe([(0, 0), (0.7, 0), (0.5, 0.35), (0.5, 0.6), (0.95, 0.72), (1.0, 0.9), (0.92, 1.04), (0.7, 0.96), (0, 0.88)], rubber(), 0.06, at=(x, y, DEPTH)))
        parts.append(ring(0.98, 0.86, 0.09, dark_steel(), edge=0.03, at=(x, y, DEPTH + 0.97)))
    return parts


def cross(place, size):
    x, y = place
    dish = lathe([(0, 0), (1.35 * size, 0), (1.35 * size, 0.08), (0, 0.03)], black_plastic(), 0.03, at=(x, y, DEPTH - 0.03))
    long, wide = 2.1 * size, 0.72 * size
    return [dish, slab(long, wide, 0.34, 0.16, dark_plastic(), edge=0.08, at=(x, y, DEPTH)), slab(wide, long, 0.35, 0.16, dark_plastic(), edge=0.08, at=(x, y, DEPTH))]


def dark_plastic():
    return material('dark plastic', 0.03, rough=0.35, specular=0.5)


def buttons(place, size):
    x, y = place
    tones = ((0, -0.92, (0.10, 0.55, 0.22)), (0.92, 0, (0.75, 0.06, 0.05)), (-0.92, 0, (0.05, 0.22, 0.75)), (0, 0.92, (0.95, 0.55, 0.04)))
    parts = []
    for dx, dy, tone in tones:
        dx, dy = dx * size, dy * size
        parts.append(ring(0.52, 0.42, 0.08, black_plastic(), edge=0.03, at=(x + dx, y + dy, DEPTH - 0.03)))
        parts.append(lathe([(0, 0), (0.41, 0), (0.41, 0.3), (0.3, 0.38), (0, 0.42)], material('button', tone, rough=0.25, coat=0.6), 0.06, at=(x + dx, y + dy, DEPTH - 0.04)))
    return parts


def middle(model):
    if model.get('pad'):
        plate = slab(3.6, 1.9, 0.1, 0.35, dark_plastic(), edge=0.03, at=(0, 1.3, DEPTH - 0.03))
        keys = [slab(0.3, 0.62, 0.12, 0.14, black_plastic(), edge=0.04, at=(x, 1.5, DEPTH - 0.02)) for x in (-2.3, 2.3)]
        return [plate, *keys, slab(1.6, 0.1, 0.05, 0.05, glow((0.3, 0.7, 1.0), 1.3), edge=0.01, at=(0, 0.12, DEPTH - 0.02)), disc(0.42, 0.09, dark_steel(), at=(0, -0.7, DEPTH - 0.03))]
    keys = [slab(0.62, 0.3, 0.12, 0.14, black_plastic(), edge=0.04, at=(x, 1.05, DEPTH - 0.02)) for x in (-1.15, 1.15)]
    home = [ring(0.56, 0.44, 0.1, dark_steel(), edge=0.03, at=(0, 1.75, DEPTH - 0.03)), disc(0.44, 0.07, glow((1.0, 0.55, 0.18), 1.3), at=(0, 1.75, DEPTH - 0.03))]
    if model.get('cord'):
        return [*keys, *home]
    dots = [light_dot(glow((0.9, 0.95, 1.0), 1.1 if k < 2 else 0.15), (-0.45 + k * 0.3, 0.35, DEPTH), 0.055) for k in range(4)]
    return [*keys, *home, *dots]


def shoulders(model):
    parts = []
    out = 1.0 if model['half'] is not ROUND else 0.8
    for side in (-1, 1):
        bumper = turned(slab(3.7 * out, 1.5, 0.75, 0.5, dark_plastic(), edge=0.25), (0, 0, -side * 8), at=(side * 4.2 * out, 2.75 * (0.5 + out / 2), 1.75))
        trigger = turned(slab(2.3 * out, 1.7, 1.3, 0.6, dark_plastic(), edge=0.4), (12, 0, -side * 8), at=(side * 4.4 * out, 2.8 * (0.5 + out / 2), 0.45))
        parts += [bumper, trigger]
    return parts if model.get('cord') else [*parts, turned(usb_c_port(), (-90, 0, 0), at=(0, 2.78, 1.35))]


def rear_keys():
    """Four metal keys under the fingers, on the back."""
    return [turned(slab(0.75, 2.5, 0.4, 0.35, body_metal(), edge=0.15), (0, 0, side * turn), at=(side * x, y, -0.22)) for side in (-1, 1) for x, y, turn in ((3.4, -0.3, 22), (4.7, -1.1, 30))]


def cord():
    """Out of the far side, round to the front right, with its plug."""
    path = [(0, 2.6, 3.2), (0, 4.2, 2.6), (1.4, 6.4, 0.5), (6.0, 6.6, 0.25), (10.2, 4.4, 0.25), (11.4, 0.6, 0.25), (10.6, -2.6, 0.41)]
    plug = group([turned(usb_a_plug(), (90, 0, 0))], at=path[-1], turn=(0, 0, -10))
    sleeve = tube([(0, 2.4, 3.25), (0, 3.6, 2.95)], 0.34, black_plastic(), detail=1)
    return group([tube(path, 0.22, black_plastic()), plug, sleeve])
