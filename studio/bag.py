"""The front of a canvas bag that lies flat, with a pocket, for photographs of use."""
import math

import numpy as np

from materials import material, shader_of
from props import grained
from shapes import group, solid, tube

POCKET = (14.5, 12.5)
INSET = 0.35  # how far from an edge its seam runs
HEM = 1.45
YOKE = 11.6  # from here up to the edge of the bag its cloth is double
DOUBLE = 0.1  # the thickness of one more layer


def bag(inside, tone=(0.17, 0.19, 0.125)):
    """Its upper edge is at +y; the pocket is around the origin and has something of the size `inside` in it."""
    cloth, thread = canvas(tone), material('thread', (0.55, 0.47, 0.30), rough=0.9)
    left, right, low, high = -POCKET[0] / 2, POCKET[0] / 2, -POCKET[1] / 2, POCKET[1] / 2
    pocket = pocket_over(inside)
    hem, yoke = raised(pocket), raised(front)
    seam = [(left + INSET, high), (left + INSET, low + INSET), (right - INSET, low + INSET), (right - INSET, high)]
    return group([
        sheet(front, (-60, 60), (-40, 70), cloth, 260),
        sheet(yoke, (-60, 60), (YOKE, 70), cloth, 200),
        sheet(pocket, (left, right), (low, high), cloth),
        sheet(hem, (left, right), (high - HEM - INSET, high), cloth),
        *stitches(seam, pocket, thread),
        *stitches([(left + INSET, high - HEM), (right - INSET, high - HEM)], hem, thread),
        *[stitch for y in (0.35, 0.95) for stitch in stitches([(-26, YOKE + y), (26, YOKE + y)], yoke, thread)],
    ])


def front(x, y):
    """How high the cloth of the bag lies: flat below the pocket, in soft waves around it."""
    away = np.clip(np.hypot(x / 1.3, y) / 15 - 0.45, 0, 1.5)
    return 0.7 * away * (np.sin(0.16 * x + 0.1 * y + 2) + 0.7 * np.sin(0.23 * y - 0.12 * x) + 0.35 * np.sin(0.4 * x + 0.33 * y + 1))


def raised(height):
    return lambda x, y: height(x, y) + DOUBLE


def pocket_over(inside):
    """How high the cloth of the pocket lies: taut from the seam to the edge of what is inside, with some room at the opening."""
    w, _, d = inside

    def height(x, y):
        side = np.clip((POCKET[0] / 2 - np.abs(x)) / (POCKET[0] / 2 - w / 2 - 0.15), 0, 1)
        end = np.clip((y + POCKET[1] / 2) / 3.2, 0, 1)
        lift = soft(side) * soft(end)
        room = 0.3 * side * np.clip((y - POCKET[1] / 2 + 5) / 5, 0, 1) ** 2
        creases = 0.36 * lift * (1 - lift) * np.sin(1.3 * np.abs(x) + 0.9 * y + 0.6 * np.sin(0.7 * y))
        dents = 0.05 * end * np.sin(0.9 * x + 0.5 * y) * np.sin(0.6 * y - 0.3 * x)
        return front(x, y) + 0.16 + lift * (d + 0.08) + room + creases + dents

    return height


def soft(t):
    """From 0 to 1, nearly straight: thick cloth bends in no sharp line."""
    return 0.45 * t + 0.55 * t * t * (3 - 2 * t)


def sheet(height, x_span, y_span, made, count=160):
    """Cloth over a rectangle, as high as `height` says of x and y."""
    x, y = np.meshgrid(np.linspace(*x_span, count), np.linspace(*y_span, count))
    points = list(zip(x.ravel(), y.ravel(), height(x, y).ravel()))
    faces = [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for r in range(count - 1) for c in range(count - 1)]
    return solid(points, faces, made)


def stitches(corners, height, thread, step=0.42):
    """Stitches from corner to corner, lying on `height`."""
    parts = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        for k in range(int(length / step)):
            ends = [(x0 + (x1 - x0) * t / length, y0 + (y1 - y0) * t / length) for t in ((k + 0.15) * step, (k + 0.8) * step)]
            parts.append(tube([(x, y, float(height(x, y)) + 0.03) for x, y in ends], 0.055, thread, section=6, detail=2))
    return parts


def canvas(tone, threads=3.6):
    """Woven cloth of so many threads to the centimetre, over and under each other, as bumps."""
    made = grained('canvas', (tone, tuple(t * 0.8 for t in tone)), (1, 1, 1), scale=0.5, rough=0.95)
    tree = made.node_tree
    place, both, lift = (tree.nodes.new(kind) for kind in ('ShaderNodeTexCoord', 'ShaderNodeMath', 'ShaderNodeBump'))
    both.operation = 'MULTIPLY'
    for index, axis in enumerate(('X', 'Y')):
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.bands_direction = axis
        wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value, wave.inputs['Detail'].default_value = threads * 0.31, 1.2, 1
        tree.links.new(place.outputs['Object'], wave.inputs['Vector'])
        tree.links.new(wave.outputs['Fac'], both.inputs[index])
    lift.inputs['Strength'].default_value, lift.inputs['Distance'].default_value = 0.6, 0.06
    tree.links.new(both.outputs[0], lift.inputs['Height'])
    tree.links.new(lift.outputs['Normal'], shader_of(made).inputs['Normal'])
    return made
