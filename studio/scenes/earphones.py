"""Wired earphones: the cord wound once, two buds in front, the plug beside them: 3.5 mm or USB-C."""
import math

from connectors import jack_tip, usb_c_tip
from materials import body_gloss, body_metal, body_soft, dark_steel, material
from shapes import ball, capsule, group, lathe, ring, slab, stand, tube, turned

SCENES = {
    'earphones': dict(category='headphones', shows='wired earphones', views=['hero', 'detail'], elevations={'hero': 44, 'detail': 24}, tip=jack_tip),
    'earphones-usbc': dict(category='headphones', shows='wired USB-C earphones', views=['hero'], elevations={'hero': 44, 'detail': 24}, tip=usb_c_tip),
}
CORD = 0.13
SPLIT = (0.7, -2.2, 0.16)


def build(scene, view):
    tip = SCENES[scene]['tip']
    return coil(tip) if view == 'hero' else near(tip)


def coil(tip):
    path = []
    turns = 3
    for step in range(turns * 24 + 1):
        turn = step / 24
        angle = math.radians(-96 + 360 * turn)
        radius = 2.5 - 0.26 * (turn % 2) + 0.08 * math.sin(turn * 4.7)
        path.append((radius * math.cos(angle) - 0.4, 1.2 + radius * 0.92 * math.sin(angle), CORD + 0.02 + 0.24 * turn))
    plug_end = (-2.9, -3.0, 0.33)
    cord = tube([plug_end, (-2.4, -2.55, 0.26), (-1.7, -2.0, CORD + 0.02), *path[1:-1], (0.3, -1.6, path[-1][2] * 0.6), SPLIT], CORD, body_soft(), detail=6)
    ends = [((3.0, -2.6), 38, 1), ((0.9, -4.3), 2, -1)]
    branches = [branch(place, turn, side) for place, turn, side in ends]
    knot = turned(slab(0.42, 1.0, 0.32, 0.15, body_gloss(), edge=0.08), (0, 0, 20), at=(SPLIT[0], SPLIT[1], 0.02))
    end = group([turned(plug(tip), (90, 0, 0))], at=plug_end, turn=(0, 0, -42))
    return stand(group([cord, knot, end, *branches]))


def branch(place, turn, side):
    """One thin cord from the knot to a bud that lies on the table."""
    angle = math.radians(turn - 90)
    heading = (math.cos(angle), math.sin(angle))
    start = (place[0], place[1], 0.42)
    before = (place[0] - heading[0] * 0.9, place[1] - heading[1] * 0.9, 0.26)
    middle = ((SPLIT[0] + before[0]) / 2 + side * 0.25, (SPLIT[1] + before[1]) / 2 + 0.2, 0.12)
    cord = tube([SPLIT, middle, before, start], 0.1, body_soft(), detail=10)
    bud = group([turned(earbud(side), (96, 0, 0))], at=start, turn=(0, 0, turn))
    return group([cord, bud])


def near(tip):
    """Both buds stand behind, the plug lies in front."""
    pieces = []
    for side, x in ((-1, -1.5), (1, 1.5)):
        bud = stand(group([turned(earbud(side), (0, side * 10, 0))], at=(x, 1.2, 0), turn=(0, 0, -side * 52)))
        pieces.append(bud)
    # The cords leave under the stems and meet behind.
    cords = [tube([(x * 0.9, 1.2, 0.1), (x * 1.25, 2.2, 0.1), (x * 1.3, 3.4, 0.1), (x * 0.6, 4.4, 0.1), (0, 5.0, 0.12)], 0.1, body_soft()) for x in (-1.5, 1.5)]
    end = group([turned(plug(tip), (90, 0, 0))], at=(1.9, -0.6, 0.33), turn=(0, 0, -32))
    tail = tube([(0, 5.0, 0.14), (1.2, 5.7, 0.14), (3.4, 4.6, 0.14), (3.6, 2.4, 0.14), (2.5, 0.5, 0.24), (1.9, -0.6, 0.33)], CORD, body_soft())
    return stand(group([*pieces, *cords, tail, end]))


def earbud(side):
    """Head, soft tip and a short stem, whose lower end (z = 0) takes the cord; side says where the tip points."""
    head = ball(0.7, body_gloss(), at=(0, 0, 1.75), stretch=(1.0, 0.92))
    neck = turned(lathe([(0, 0), (0.46, 0), (0.36, 0.5), (0, 0.5)], body_gloss(), 0.1), (0, side * 66, 0), at=(side * 0.4, 0, 1.92))
    tip = lathe([(0, 0), (0.34, 0), (0.6, 0.12), (0.56, 0.36), (0.38, 0.6), (0.2, 0.66), (0.18, 0.54), (0, 0.54)], material('silicone', 0.05, rough=0.45), 0.13)
    turned(tip, (0, side * 66, 0), at=(side * 0.78, 0, 2.08))
    stem = capsule(0.27, 1.7, body_gloss(), at=(-side * 0.1, 0, 0.15))
    relief = lathe([(0, 0), (0.13, 0), (0.2, 0.45), (0, 0.45)], body_soft(), 0.03, at=(-side * 0.1, 0, 0))
    plate = turned(lathe([(0, 0), (0.42, 0), (0.42, 0.08), (0, 0.1)], body_metal(), 0.03), (0, -side * 90, 0), at=(-side * 0.62, 0, 1.75))
    band = ring(0.285, 0.2, 0.1, dark_steel(), edge=0.02, at=(-side * 0.1, 0, 0.85))
    return group([head, neck, tip, stem, relief, plate, band])


def plug(tip):
    """A slender grip with its tip, its cord end at z = 0."""
    if tip is usb_c_tip:
        grip = [lathe([(0, 0), (0.17, 0), (0.22, 0.5), (0, 0.5)], body_soft(), 0.04), slab(1.0, 0.52, 1.5, 0.25, body_gloss(), edge=0.08, top_edge=0.05, at=(0, 0, 0.4))]
        return group([*grip, tip(1.9)])
    grip = lathe([(0, 0), (0.18, 0), (0.23, 0.5), (0.31, 0.65), (0.31, 1.8), (0, 1.8)], body_gloss(), 0.06)
    return group([grip, tip(1.8)])
