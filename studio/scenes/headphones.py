"""Over-ear headphones standing on their cups."""
import math

from connectors import light_dot, usb_c_port
from materials import black_plastic, body_metal, body_satin, body_soft, dark_steel, glow, hole, material, steel
from shapes import ball, disc, group, lathe, ribbon, ring, slab, stand, tube, turned

SCENES = {
    'headphones': dict(category='headphones', views=['hero', 'side', 'back'], span=7.5, rise=9.6, cup=4.3),
}


def build(scene, view):
    model = SCENES[scene]
    turn = {'hero': -34, 'side': -78, 'back': -146}[view]
    return stand(group([pair(model)], turn=(0, 0, turn)))


def pair(model):
    return group([*band(model), *(half(model, side) for side in (-1, 1))])


def band(model):
    """The arch: a sprung outer band, and below its crown a padded one."""
    span, rise = model['span'], model['rise']
    base = 8.4
    def arch(inset, first, last):
        angles = [math.radians(first + (last - first) * k / 60) for k in range(61)]
        return [((span - inset) * math.cos(a), 0, base + (rise - inset) * math.sin(a)) for a in angles]
    outer = ribbon(arch(0, 8, 172), (0, 1, 0), lambda t: 1.6 + 1.7 * math.sin(math.pi * t), 0.42, body_satin(), corner=0.19)
    pad = ribbon(arch(0.55, 38, 142), (0, 1, 0), lambda t: 1.5 + 1.25 * math.sin(math.pi * t), 0.8, leather(), corner=0.38)
    return [outer, pad]


def half(model, side):
    """One cup, built round the z axis looking outwards, then turned to its ear."""
    r = model['cup']
    oval = (0.88, 1.08)
    shell = lathe([(0, 0.1), (r * 0.93, 0.1), (r, 0.5), (r, 1.15), (r * 0.86, 1.95), (r * 0.6, 2.2), (0, 2.2)], body_satin(), 0.4, stretch=oval)
    plate = lathe([(0, 2.1), (r * 0.56, 2.1), (r * 0.56, 2.26), (r * 0.5, 2.32), (0, 2.3)], body_metal(), 0.05, stretch=oval)
    groove = lathe([(0, 2.1), (r * 0.6, 2.1), (r * 0.6, 2.215), (0, 2.215)], black_plastic(), 0.01, stretch=oval)
    seam = lathe([(0, 0), (r * 0.95, 0), (r * 0.95, 0.2), (0, 0.2)], black_plastic(), 0.03, stretch=oval)
    cushion = lathe([(r * 0.5, -0.5), (r * 0.56, -1.5), (r * 0.76, -1.75), (r * 0.96, -1.35), (r * 0.98, -0.4), (r * 0.9, 0.05), (0, 0.05)], leather(), 0.6, stretch=oval)
    inside = lathe([(0, -0.55), (r * 0.55, -0.55), (r * 0.55, -0.4), (0, -0.4)], material('cloth', 0.02, rough=0.9), stretch=oval)
    cup = group([shell, plate, groove, seam, cushion, inside], at=(side * 6.6, 0, 4.7), turn=(0, side * 86, 0))
    return group([cup, *yoke(model, side)])


def yoke(model, side):
    """A fork that holds the cup at the middle, and the slider that goes up into the band."""
    r = model['cup']
    x = side * 7.45
    arc = [(x, r * 0.99 * math.cos(a), 4.7 + r * 1.17 * math.sin(a)) for a in (math.radians(d) for d in range(0, 181, 6))]
    fork = ribbon(arc, (1, 0, 0), 0.62, 0.34, body_metal(), corner=0.15)
    pivots = [turned(disc(0.42, 0.4, dark_steel(), edge=0.06), (90, 0, 0), at=(x, y, 4.7)) for y in (r * 0.99 + 0.2, -r * 0.99 + 0.2)]
    slider = slab(0.3, 1.0, 2.6, 0.14, steel(), edge=0.03, at=(x - side * 0.08, 0, 4.7 + r * 1.12))
    sleeve = slab(0.6, 1.75, 1.6, 0.28, body_satin(), edge=0.12, at=(x - side * 0.1, 0, 10.1))
    return [fork, *pivots, slider, sleeve]


def leather():
    return material('leather', 0.02, rough=0.5, specular=0.45)
