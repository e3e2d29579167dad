"""Headphones that stand on their cups: four forms for adults, a small pair for children, a headset with microphone."""
import math

from connectors import jack_tip, usb_a_plug
from materials import black_plastic, body_fabric, body_metal, body_satin, body_soft, dark_steel, material, rubber, steel
from shapes import ball, disc, group, lathe, ribbon, ring, slab, stand, tube, turned


def kind(shows, views=('hero',), **more):
    return dict(category='headphones', shows=shows, views=list(views), **{'span': 7.5, 'rise': 9.6, 'cup': 4.3, 'oval': (0.88, 1.08), 'base': 8.4, **more})


SCENES = {
    'headphones': kind('headphones', ('hero', 'side', 'back')),
    'headphones-quiet': kind('headphones', cup=4.2, oval=(0.86, 1.14), plain=True, microphones=True),
    'headphones-bass': kind('headphones', ('hero',), cup=4.1, oval=(1, 1), drum=True),
    'headphones-studio': kind('headphones', ('hero',), cup=4.6, oval=(0.92, 1.06), cloth=True, microphones=True),
    'headphones-small': kind('headphones', ('hero',), span=6.4, rise=8.2, base=7.0, cup=3.2, oval=(1, 1), plain=True, cord=jack_tip, elevations={'hero': 14}),
    'headset': kind('headset with microphone', ('hero',), cup=3.0, oval=(1, 1), base=6.8, cord=usb_a_plug, boom=True, elevations={'hero': 14}),
}


def build(scene, view):
    model = SCENES[scene]
    turn = {'hero': -34, 'side': -78, 'back': -146}[view]
    made = [pair(model)]
    if model.get('cord'):
        made.append(cord(model))
    return stand(group(made, turn=(0, 0, turn)))


def pair(model):
    return group([*band(model), *(half(model, side) for side in (-1, 1))])


def band(model):
    """The arch: a sprung outer band, and below its crown a padded one."""
    span, rise = model['span'], model['rise']
    base = model['base']
    def arch(inset, first, last):
        angles = [math.radians(first + (last - first) * k / 60) for k in range(61)]
        return [((span - inset) * math.cos(a), 0, base + (rise - inset) * math.sin(a)) for a in angles]
    if model.get('boom'):
        outer = ribbon(arch(0, 8, 172), (0, 1, 0), 1.3, 0.22, steel(), corner=0.1)
        return [outer, ribbon(arch(0.45, 50, 130), (0, 1, 0), lambda t: 1.6 + 0.8 * math.sin(math.pi * t), 0.7, leather(), corner=0.34)]
    cloth = model.get('cloth')
    outer = ribbon(arch(0, 8, 172), (0, 1, 0), lambda t: 1.6 + (0.3 if cloth else 1.7) * math.sin(math.pi * t), 0.42, body_metal() if cloth else body_satin(), corner=0.19)
    pad = ribbon(arch(0.55, 38, 142), (0, 1, 0), lambda t: 1.5 + 1.25 * math.sin(math.pi * t), 0.8, body_fabric(6) if cloth else leather(), corner=0.38)
    return [outer, pad]


def half(model, side):
    """One cup, built round the z axis looking outwards, then turned to its ear."""
    r, oval = model['cup'], model['oval']
    shell = lathe([(0, 0.1), (r * 0.93, 0.1), (r, 0.5), (r, 1.15), (r * 0.86, 1.95), (r * 0.6, 2.2), (0, 2.2)], body_satin(), 0.4, stretch=oval)
    seam = lathe([(0, 0), (r * 0.95, 0), (r * 0.95, 0.2), (0, 0.2)], black_plastic(), 0.03, stretch=oval)
    cushion = lathe([(r * 0.5, -0.5), (r * 0.56, -1.5), (r * 0.76, -1.75), (r * 0.96, -1.35), (r * 0.98, -0.4), (r * 0.9, 0.05), (0, 0.05)],
                    leather() if not model.get('boom') else material('foam', 0.015, rough=0.95), 0.6, stretch=oval)
    inside = lathe([(0, -0.55), (r * 0.55, -0.55), (r * 0.55, -0.4), (0, -0.4)], material('cloth', 0.02, rough=0.9), stretch=oval)
    x = side * (model['span'] - 0.9)
    cup = group([shell, seam, cushion, inside, *outside(model, r, oval)], at=(x, 0, 4.7), turn=(0, side * 86, 0))
    return group([cup, *yoke(model, side)])


def outside(model, r, oval):
    """What the shopper sees of a cup: a metal plate, a drum with grooves, a cloth face, or nothing but the shell."""
    if model.get('drum'):
        rings = [ring(r * share, r * share - 0.1, 0.06, body_metal(), edge=0.02, at=(0, 0, 2.19)) for share in (0.56, 0.44, 0.32)]
        return [disc(r * 0.62, 0.06, black_plastic(), edge=0.02, at=(0, 0, 2.15)), *rings, ring(r + 0.05, r - 0.15, 0.2, steel(), edge=0.06, at=(0, 0, 0.7))]
    if model.get('cloth'):
        face = lathe([(0, 2.05), (r * 0.68, 2.05), (r * 0.66, 2.26), (r * 0.5, 2.36), (0, 2.38)], body_fabric(6), 0.1, stretch=oval)
        return [face, ring(r * 0.72, r * 0.66, 0.1, steel(), edge=0.03, at=(0, 0, 2.1))]
    if model.get('plain'):
        dots = [disc(0.1, 0.03, black_plastic(), edge=0.01, at=(0, y, z)) for y, z in ((-r * 0.5, 2.18), (r * 0.5, 2.18))] if model.get('microphones') else []
        return dots
    plate = lathe([(0, 2.1), (r * 0.56, 2.1), (r * 0.56, 2.26), (r * 0.5, 2.32), (0, 2.3)], body_metal(), 0.05, stretch=oval)
    groove = lathe([(0, 2.1), (r * 0.6, 2.1), (r * 0.6, 2.215), (0, 2.215)], black_plastic(), 0.01, stretch=oval)
    return [plate, groove]


def yoke(model, side):
    """A fork that holds the cup at the middle, and the slider that goes up into the band."""
    r, (deep, tall) = model['cup'], model['oval']
    x = side * (model['span'] - 0.05)
    deep, tall = r * deep * 1.125, r * tall * 1.083
    arc = [(x, deep * math.cos(a), 4.7 + tall * math.sin(a)) for a in (math.radians(d) for d in range(0, 181, 6))]
    fork = ribbon(arc, (1, 0, 0), 0.62, 0.34, body_metal() if not model.get('boom') else black_plastic(), corner=0.15)
    pivots = [turned(disc(0.42, 0.4, dark_steel(), edge=0.06), (90, 0, 0), at=(x, y, 4.7)) for y in (deep + 0.2, -deep + 0.2)]
    top = 4.7 + tall - 0.1
    slider = slab(0.3, 1.0, max(1.4, model['base'] + 2 - top), 0.14, steel(), edge=0.03, at=(x - side * 0.08, 0, top))
    sleeve = slab(0.6, 1.75, 1.6, 0.28, body_satin(), edge=0.12, at=(x - side * 0.1, 0, model['base'] + model['rise'] * 0.16))
    made = [fork, *pivots, slider, sleeve]
    return [*made, *boom(x, r)] if model.get('boom') and side < 0 else made


def boom(x, r):
    """The microphone on its bendable arm, in front of the mouth."""
    start = (x + 0.1, -0.4, 4.7)
    joint = turned(disc(0.85, 0.5, black_plastic(), edge=0.12), (0, 90, 0), at=(x - 1.65, 0, 4.7))
    arm = tube([(x - 1.4, 0, 4.7), (x - 1.5, -2.6, 4.5), (x - 1.2, -5.4, 3.9), (x - 0.5, -7.6, 3.4)], 0.17, rubber())
    head = turned(lathe([(0, 0), (0.42, 0.1), (0.5, 0.6), (0.5, 1.3), (0.36, 1.75), (0, 1.85)], material('foam', 0.012, rough=0.95), 0.1), (98, 0, 20), at=(x - 0.5, -7.4, 3.45))
    return [joint, arm, head]


def cord(model):
    """The cord leaves the right cup below and comes to the front with its plug; the cups stand where it lies."""
    x = model['span'] - 0.9
    low = 4.7 - model['cup']
    make = model['cord']
    floor = low + 0.2
    path = [(x, 0, low + 0.5), (x + 0.3, -1.2, floor), (x + 1.4, -2.8, floor), (x + 1.2, -5.0, floor), (x - 2.2, -5.8, floor), (x - 4.0, -3.4, floor), (x - 6.6, -2.8, floor),
            (x - 8.2, -4.6, floor + 0.1), (x - 8.4, -6.0, floor + 0.26)]
    if make is jack_tip:
        grip = lathe([(0, 0), (0.18, 0), (0.23, 0.5), (0.33, 0.65), (0.33, 2.0), (0, 2.0)], body_soft(), 0.06)
        end = turned(group([grip, make(2.0)]), (90, 0, 0))
    else:
        end = turned(make(), (90, 0, 0))
    plug = group([end], at=path[-1], turn=(0, 0, 4))
    plug.scale = (1.25,) * 3
    return group([tube(path, 0.16, body_soft() if make is jack_tip else black_plastic()), plug])


def leather():
    return material('leather', 0.02, rough=0.5, specular=0.45)
