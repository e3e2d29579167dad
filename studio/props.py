"""Places and things of daily use, by which a product is seen at work: a table, cloth, a wall; a mug, a book, keys."""
import math

import bpy
import numpy as np

from materials import hole, material, shader_of, steel
from shapes import disc, group, lathe, loft, outline, ring, slab, solid, stand, tube, turned


def grained(name, tones, stretch, scale=1.0, rough=0.5, bump=0.0):
    """Two tones mixed by a stretched noise, another place of it for every piece."""
    made = material(name, tones[0], rough=rough, specular=0.35)
    tree = made.node_tree
    place, info, shift, move = (tree.nodes.new(kind) for kind in ('ShaderNodeTexCoord', 'ShaderNodeObjectInfo', 'ShaderNodeVectorMath', 'ShaderNodeMapping'))
    shift.operation = 'MULTIPLY_ADD'
    shift.inputs[1].default_value = (90, 40, 10)
    tree.links.new(info.outputs['Random'], shift.inputs[0])
    tree.links.new(place.outputs['Object'], shift.inputs[2])
    move.inputs['Scale'].default_value = stretch
    tree.links.new(shift.outputs[0], move.inputs['Vector'])
    noise, ramp = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeValToRGB')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = scale, 4, 0.6
    tree.links.new(move.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    for stop, position, tone in zip(ramp.color_ramp.elements, (0.3, 0.72), tones):
        stop.position, stop.color = position, (*tone, 1)
    tree.links.new(ramp.outputs['Color'], shader_of(made).inputs['Base Color'])
    if bump:
        lift = tree.nodes.new('ShaderNodeBump')
        lift.inputs['Strength'].default_value, lift.inputs['Distance'].default_value = bump, 0.1
        tree.links.new(noise.outputs['Fac'], lift.inputs['Height'])
        tree.links.new(lift.outputs['Normal'], shader_of(made).inputs['Normal'])
    return made


OAK = ((0.50, 0.28, 0.13), (0.36, 0.18, 0.075))
WALNUT = ((0.20, 0.095, 0.045), (0.11, 0.05, 0.024))
PALE = ((0.66, 0.52, 0.36), (0.56, 0.41, 0.26))


def table(tones=OAK, turn=0, plank=13.0, size=150):
    """Planks with their upper face on z = 0."""
    wood = grained('wood', tones, (0.045, 0.55, 0.3), scale=1.6, rough=0.42, bump=0.03)
    count = int(size / plank) + 1
    planks = [slab(size * 1.4, plank - 0.12, 2.2, 0.15, wood, edge=0.1, at=(0, (k - count / 2) * plank, -2.2)) for k in range(count)]
    return group([*planks, slab(size * 1.4, size, 0.1, 0.1, material('gap', 0.02, rough=0.9), edge=0.02, at=(0, 0, -2.0))], turn=(0, 0, turn))


def cloth(tone=(0.60, 0.50, 0.36), folds=1.4, size=110, seed=3, weave=9.0):
    """Canvas that lies in soft folds, almost flat in the middle."""
    count = 150
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, count), np.linspace(-size / 2, size / 2, count))
    away = np.clip(np.hypot(x, y * 1.2) / 26 - 0.25, 0, 1.6)
    z = sum(np.sin(x * a + y * b + seed * k) * h for k, (a, b, h) in enumerate(((0.11, 0.06, 1.0), (-0.05, 0.14, 0.8), (0.21, -0.13, 0.35), (0.3, 0.25, 0.16))))
    z = (z - 1.6) * folds * 0.75 * away - 0.02
    points = [(*p, h) for p, h in zip(zip(x.ravel(), y.ravel()), z.ravel())]
    faces = [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for r in range(count - 1) for c in range(count - 1)]
    made = grained('canvas', (tone, tuple(t * 0.86 for t in tone)), (1, 1, 1), scale=weave / 3, rough=0.95, bump=0.25)
    return group([solid(points, faces, made)])


def wall(tone=(0.70, 0.66, 0.60), size=160):
    """Plaster in the plane y = 0, seen from -y."""
    made = grained('plaster', (tone, tuple(t * 0.95 for t in tone)), (1, 1, 1), scale=0.35, rough=0.9, bump=0.08)
    return group([turned(slab(size, size, 1, 0.1, made, edge=0.02), (90, 0, 0), at=(0, 1, 0))])


def behind(at=62, tone=(0.44, 0.40, 0.36)):
    """The wall of a room, far behind: out of focus it is only a tone."""
    piece = wall(tone, 400)
    piece.location.y = at
    return piece


def outlet():
    """A plate with two sockets of two flat slots and a round one, its face on y = 0, and the places of both."""
    white, dark = material('plate', 0.74, rough=0.3, coat=0.2), hole()
    parts = [turned(slab(7.0, 11.4, 0.5, 0.5, white, edge=0.1, top_edge=0.25), (90, 0, 0), at=(0, 0.45, 0))]
    for z in (-1.95, 1.95):
        parts.append(turned(slab(3.3, 2.8, 0.12, 1.0, white, edge=0.02, top_edge=0.05), (90, 0, 0), at=(0, 0.0, z)))
        parts += [turned(slab(0.2, 0.75, 0.02, 0.02, dark, edge=0.004), (90, 0, 0), at=(x, -0.11, z + 0.3)) for x in (-0.635, 0.635)]
        parts.append(turned(disc(0.24, 0.02, dark, edge=0.004), (90, 0, 0), at=(0, -0.11, z - 0.75)))
    parts.append(turned(disc(0.25, 0.06, steel(), edge=0.02), (90, 0, 0), at=(0, -0.03, 0)))
    return group(parts), ((0, -0.12, 1.95), (0, -0.12, -1.95))


def mug(tone=(0.62, 0.24, 0.13), at=(0, 0), turn=0):
    glaze = material('glaze', tone, rough=0.22, coat=0.4)
    r, tall = 4.1, 9.2
    cup = lathe([(0, 0), (r * 0.86, 0), (r, 0.7), (r, tall), (r - 0.32, tall), (r - 0.32, 1.0), (0, 0.8)], glaze, 0.12)
    coffee = disc(r - 0.33, 0.05, material('coffee', (0.035, 0.014, 0.006), rough=0.08, coat=0.5), at=(0, 0, tall - 1.7))
    handle = tube([(r - 0.3, 0, 7.6), (r + 1.5, 0, 7.7), (r + 2.5, 0, 5.7), (r + 1.6, 0, 3.2), (r - 0.3, 0, 2.4)], 0.5, glaze)
    return group([cup, coffee, handle], at=(*at, 0), turn=(0, 0, turn))


def notebook(tone=(0.10, 0.17, 0.20), size=(14.5, 20.5), at=(0, 0), turn=0, thick=1.5):
    w, h = size
    cover, paper = material('cover', tone, rough=0.6), material('pages', 0.72, rough=0.8)
    parts = [slab(w, h, 0.14, 0.5, cover, edge=0.04), slab(w - 0.4, h - 0.5, thick - 0.26, 0.4, paper, edge=0.02, at=(0, 0, 0.13)), slab(w, h, 0.14, 0.5, cover, edge=0.05, at=(0, 0, thick - 0.14)),
             slab(0.5, h + 0.06, thick + 0.05, 0.02, material('band', tuple(t * 0.4 for t in tone), rough=0.7), edge=0.02, at=(w / 2 - 1.6, 0, -0.01))]
    return group(parts, at=(*at, 0), turn=(0, 0, turn))


def pen(tone=(0.75, 0.42, 0.05), at=(0, 0, 0), turn=0, length=14.0):
    body = lathe([(0, 0), (0.16, 0.1), (0.45, 1.9), (0.45, length - 0.4), (0.3, length), (0, length)], material('pen', tone, rough=0.3, coat=0.3), 0.04, segments=32)
    clip = slab(0.3, 4.2, 0.12, 0.1, steel(), edge=0.03, at=(0, 0, 0))
    return group([turned(body, (-90, 0, 0), at=(0, -length / 2, 0.45)), turned(clip, (0, 0, 0), at=(0, length / 2 - 2.4, 0.88))], at=at, turn=(0, 0, turn))


def keys(at=(0, 0, 0), turn=0):
    """A ring with two keys."""
    loop = ring(1.5, 1.28, 0.2, steel(), edge=0.09)
    made = [loop]
    for angle, tone in ((20, (0.72, 0.55, 0.28)), (-32, (0.6, 0.6, 0.6))):
        metal = material('key', tone, rough=0.28, metal=1.0)
        head = ring(1.25, 0.35, 0.22, metal, edge=0.05, at=(0, -1.1, 0))
        blade = slab(0.75, 3.6, 0.2, 0.1, metal, edge=0.04, at=(0, -3.8, 0))
        teeth = [slab(0.3, 0.3, 0.2, 0.04, metal, edge=0.03, at=(0.48, -3.4 - k * 0.55, 0)) for k in range(4)]
        made.append(group([head, blade, *teeth], at=(0.3 * math.sin(math.radians(angle)), -1.1, 0.1), turn=(0, 0, angle)))
    return group(made, at=at, turn=(0, 0, turn))


def leaf(length, wide, made_of, bend=0.25, count=12):
    """One blade along y, pointed at its end."""
    points, faces = [], []
    for k in range(count + 1):
        t = k / count
        half = wide * math.sin(math.pi * min(1, t * 0.97 + 0.03)) ** 0.8 * 0.5
        lift = -bend * length * t * t
        points += [(-half, t * length, lift + half * 0.25), (0, t * length, lift), (half, t * length, lift + half * 0.25)]
    for k in range(count):
        for c in (0, 1):
            a = k * 3 + c
            faces.append((a, a + 1, a + 4, a + 3))
    return solid(points, faces, made_of)


def foliage():
    return material('leaf', (0.045, 0.16, 0.04), rough=0.45)


def frond(length=52, pairs=15):
    """A palm's leaf along y: a rib with blades at both sides."""
    green = foliage()
    parts = [tube([(0, 0, 0), (0, length, 0)], 0.35, green, section=3, detail=0)]
    for k in range(pairs):
        t = (k + 0.5) / pairs
        long = 21 * math.sin(math.pi * (0.18 + 0.75 * t)) + 3
        for side in (-1, 1):
            parts.append(turned(leaf(long, 2.5, green, bend=0), (0, 0, side * -(58 - 26 * t)), at=(0, t * length, 0)))
    return parts


def pot(at=(0, 0), tone=(0.45, 0.20, 0.11), scale=1.0, leaves=11):
    """A plant with broad leaves in a clay pot."""
    clay, green = material('clay', tone, rough=0.8), foliage()
    vessel = lathe([(0, 0), (4.6, 0), (6.2, 9.2), (6.7, 9.3), (6.8, 11), (6.1, 11), (5.9, 9.8), (0, 9.8)], clay, 0.15)
    made = [vessel]
    for k in range(leaves):
        angle, tilt = k * 137.5, 18 + (k % 4) * 14
        made.append(group([group([leaf(13 + (k % 3) * 4, 6.5, green, bend=0.35)], at=(0, 0.5, 0), turn=(90 - tilt, 0, 0))], at=(0, 0, 9.6), turn=(0, 0, angle)))
    piece = group(made, at=(*at, 0))
    piece.scale = (scale,) * 3
    return piece


def window(width=58, height=64, bars=(1, 1), thick=3.2):
    """A frame whose boards keep the light out all round it."""
    dark = material('board', 0.1, rough=0.9)
    far = 260
    parts = [slab(far, far, 1, 0.1, dark, edge=0.02, at=(side * (far / 2 + width / 2), 0, 0)) for side in (-1, 1)]
    parts += [slab(far, far, 1, 0.1, dark, edge=0.02, at=(0, side * (far / 2 + height / 2), 0)) for side in (-1, 1)]
    parts += [slab(thick, height, 1, 0.1, dark, edge=0.02, at=(width * ((k + 1) / (bars[0] + 1) - 0.5), 0, 0)) for k in range(bars[0])]
    parts += [slab(width, thick, 1, 0.1, dark, edge=0.02, at=(0, height * ((k + 1) / (bars[1] + 1) - 0.5), 0)) for k in range(bars[1])]
    return parts
