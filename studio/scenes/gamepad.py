"""A game controller: two sticks, a cross, four buttons, shoulder keys."""
import math

from mathutils import Vector

from connectors import light_dot, usb_c_port
from materials import black_plastic, body_soft, dark_steel, glow, hole, material, rubber
from shapes import disc, group, lathe, loft, ring, slab, stand, through, turned

SCENES = {
    'gamepad': dict(category='gaming', views=['hero', 'detail', 'back'], elevations={'hero': 12, 'detail': 44, 'back': 12}),
}
HALF = [(0, 2.75), (2.4, 2.85), (4.4, 3.25), (6.1, 2.9), (7.1, 1.0), (7.85, -1.8), (8.1, -3.9), (7.5, -5.1), (6.2, -5.2), (5.0, -3.6), (3.5, -2.5), (1.7, -2.2)]
DEPTH = 3.1


def build(scene, view):
    if view == 'detail':
        return group([turned(stand(turned(gamepad(), (6, 0, 0))), (0, 0, -24))])
    # On the ends of its grips, as in a shop window.
    turn = (-72, 0, 180) if view == 'back' else (76, 0, 0)
    upright = turned(gamepad(), turn) if view == 'hero' else turned(group([turned(gamepad(), (104, 0, 0))]), (0, 0, 180))
    return group([turned(stand(group([upright])), (0, 0, -24 if view == 'hero' else 20))])


def gamepad():
    """Lying on its back: x to the right, y away from the player, the sticks look up."""
    parts = [shell(), seam(), *sticks(), *cross(), *buttons(), *middle(), *shoulders()]
    return group(parts)


def curve():
    mirrored = [(-x, y) for x, y in reversed(HALF[1:])]
    points = [Vector((x, y, 0)) for x, y in [*mirrored, *HALF]]
    return through(points, closed=True, detail=6)


def widened(path, by):
    """The outline moved outwards along its own normals; less than nothing moves it inwards."""
    moved = []
    for before, point, after in zip([path[-1], *path], path, [*path[1:], path[0]]):
        along = (after - before).normalized()
        moved.append(Vector((point.x + along.y * by, point.y - along.x * by, 0)))
    return moved


def shell():
    path = list(reversed(curve()))  # counter-clockwise from above
    rings = []
    soft, low = 1.0, 1.3
    for start, radius, base in ((-90, low, low), (0, soft, DEPTH - soft)):
        for k in range(11):
            angle = math.radians(start + 9 * k)
            shift = radius * (1 - math.cos(angle)) * 0.55
            rings.append([(p.x, p.y, base + radius * math.sin(angle)) for p in widened(path, -shift)])
    return loft(rings, body_soft())


def seam():
    path = list(reversed(curve()))
    outer, inner = widened(path, 0.012), widened(path, -0.3)
    rings = [[(p.x, p.y, z) for p in line] for line, z in ((inner, 1.5), (outer, 1.5), (outer, 1.56), (inner, 1.56))]
    return loft(rings, black_plastic(), capped=False)


def sticks():
    parts = []
    for x, y in ((-4.5, 1.05), (2.35, -0.75)):
        parts.append(ring(1.42, 0.9, 0.16, black_plastic(), edge=0.07, at=(x, y, DEPTH - 0.05)))
        parts.append(disc(1.0, 0.05, hole(), at=(x, y, DEPTH - 0.02)))
        parts.append(lathe([(0, 0), (0.7, 0), (0.5, 0.35), (0.5, 0.6), (0.95, 0.72), (1.0, 0.9), (0.92, 1.04), (0.7, 0.96), (0, 0.88)], rubber(), 0.06, at=(x, y, DEPTH)))
        parts.append(ring(0.98, 0.86, 0.09, dark_steel(), edge=0.03, at=(x, y, DEPTH + 0.97)))
    return parts


def cross():
    x, y = -2.35, -0.75
    dish = lathe([(0, 0), (1.35, 0), (1.35, 0.08), (0, 0.03)], black_plastic(), 0.03, at=(x, y, DEPTH - 0.03))
    arms = [slab(2.1, 0.72, 0.34, 0.16, dark_plastic(), edge=0.08, at=(x, y, DEPTH)), slab(0.72, 2.1, 0.35, 0.16, dark_plastic(), edge=0.08, at=(x, y, DEPTH))]
    return [dish, *arms]


def dark_plastic():
    return material('dark plastic', 0.03, rough=0.35, specular=0.5)


def buttons():
    x, y = 4.5, 1.05
    tones = ((0, -0.92, (0.10, 0.55, 0.22)), (0.92, 0, (0.75, 0.06, 0.05)), (-0.92, 0, (0.05, 0.22, 0.75)), (0, 0.92, (0.95, 0.55, 0.04)))
    parts = []
    for dx, dy, tone in tones:
        parts.append(ring(0.52, 0.42, 0.08, black_plastic(), edge=0.03, at=(x + dx, y + dy, DEPTH - 0.03)))
        parts.append(lathe([(0, 0), (0.41, 0), (0.41, 0.3), (0.3, 0.38), (0, 0.42)], material('button', tone, rough=0.25, coat=0.6), 0.06, at=(x + dx, y + dy, DEPTH - 0.04)))
    return parts


def middle():
    keys = [slab(0.62, 0.3, 0.12, 0.14, black_plastic(), edge=0.04, at=(x, 1.05, DEPTH - 0.02)) for x in (-1.15, 1.15)]
    home = [ring(0.56, 0.44, 0.1, dark_steel(), edge=0.03, at=(0, 1.75, DEPTH - 0.03)), disc(0.44, 0.07, glow((1.0, 0.55, 0.18), 1.3), at=(0, 1.75, DEPTH - 0.03))]
    dots = [light_dot(glow((0.9, 0.95, 1.0), 1.1 if k < 2 else 0.15), (-0.45 + k * 0.3, 0.35, DEPTH), 0.055) for k in range(4)]
    return [*keys, *home, *dots]


def shoulders():
    parts = []
    for side in (-1, 1):
        bumper = turned(slab(3.7, 1.5, 0.75, 0.5, dark_plastic(), edge=0.25), (0, 0, -side * 8), at=(side * 4.2, 2.75, 1.75))
        trigger = turned(slab(2.3, 1.7, 1.3, 0.6, dark_plastic(), edge=0.4), (12, 0, -side * 8), at=(side * 4.4, 2.8, 0.45))
        parts += [bumper, trigger]
    port = turned(usb_c_port(), (-90, 0, 0), at=(0, 2.78, 1.35))
    return [*parts, port]
