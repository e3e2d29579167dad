"""Speakers: a cloth tube that lies, and a box with two drivers and a ring of light."""
import math

from connectors import light_dot, usb_c_port
from materials import black_plastic, body_fabric, body_metal, body_satin, body_soft, dark_steel, glow, hole, material, rubber, steel
from shapes import disc, group, lathe, ribbon, ring, slab, stand, turned

SCENES = {
    'speaker-tube': dict(category='speaker', views=['hero', 'back'], elevations={'hero': 12, 'back': 12}, length=17.5, radius=3.7),
    'speaker-box': dict(category='speaker', views=['hero', 'back'], width=12.5, height=19.5, depth=10.0),
}


def build(scene, view):
    model = SCENES[scene]
    turn = {'speaker-tube': {'hero': -42, 'back': 140}, 'speaker-box': {'hero': -26, 'back': 152}}[scene][view]
    return stand(group([(tube_speaker if scene == 'speaker-tube' else box_speaker)(model)], turn=(0, 0, turn)))


def tube_speaker(model):
    """Built upright and laid along x; its keys are on top, its charging port at the back."""
    length, r = model['length'], model['radius']
    cloth = lathe([(0, 0.9), (r, 0.9), (r, length - 0.9), (0, length - 0.9)], body_fabric(5.5), 0.12)
    caps = []
    for z, flip in ((0.95, 180), (length - 0.95, 0)):
        collar = lathe([(0, 0), (r + 0.07, 0), (r + 0.07, 0.55), (r - 0.35, 0.95), (0, 0.95)], body_soft(), 0.25)
        trim = ring(r - 0.28, r - 0.5, 0.14, steel(), edge=0.04, at=(0, 0, 0.88))
        surround = lathe([(0, 0.9), (r - 0.5, 0.9), (r - 0.75, 1.08), (r - 1.05, 0.96), (0, 0.96)], rubber(), 0.12)
        cone = lathe([(0, 0.9), (r - 1.15, 0.9), (r - 1.25, 1.06), (0, 1.0)], dark_steel(), 0.05)
        cap = lathe([(0, 0.98), (1.05, 1.0), (0.85, 1.14), (0, 1.2)], steel(), 0.15)
        caps.append(group([collar, trim, surround, cone, cap], at=(0, 0, z), turn=(flip, 0, 0)))
    # A soft spine on top (+y once it lies) carries the keys; a smaller one at the bottom is its foot.
    spine = slab(2.1, length - 5.2, 0.24, 1.04, body_soft(), edge=0.02, top_edge=0.12)
    keys = key_signs(length)
    top = group([spine, *keys])
    turned(top, (-90, 0, 0), at=(0, r - 0.1, length / 2))
    foot = turned(slab(2.4, length - 6, 0.3, 0.6, rubber(), edge=0.02, top_edge=0.08), (90, 0, 0), at=(0, -r + 0.235, length / 2))
    back = group([slab(3.0, 1.5, 0.18, 0.6, rubber(), edge=0.02, top_edge=0.08), usb_c_port((0, 0, 0.17), 0)])
    turned(back, (0, 90, 0), at=(r - 0.07, 0, length / 2))
    upright = group([cloth, *caps, top, foot, back])
    return group([turned(upright, (90, 0, 90), at=(-length / 2, 0, 0))])


def key_signs(length):
    white = material('sign', 0.75, rough=0.5)
    def bar(y, wide, tall, x=0.0):
        return slab(wide, tall, 0.02, min(wide, tall) * 0.4, white, edge=0.004, at=(x, y, 0.235))
    step = length * 0.13
    plus = [bar(step, 0.75, 0.13), bar(step, 0.13, 0.75)]
    minus = [bar(-step, 0.13, 0.75)]
    return [*plus, *minus, ring(0.4, 0.28, 0.02, white, edge=0.005, at=(0, 0, 0.235))]


def box_speaker(model):
    w, h, d = model['width'], model['height'], model['depth']
    body = turned(slab(w, h, d, 1.6, body_soft(), edge=0.7, top_edge=0.6), (90, 0, 0), at=(0, d / 2, h / 2))
    face = group([slab(w - 1.3, h - 1.3, 0.16, 1.15, body_satin(), edge=0.02, top_edge=0.1), *driver((0, -h * 0.165), w * 0.375, lit=True), *driver((0, h * 0.26), w * 0.235),
                  *(light_dot(steel(), (x, y, 0.15), 0.17) for x in (-w / 2 + 1.5, w / 2 - 1.5) for y in (-h / 2 + 1.5, h / 2 - 1.5))])
    turned(face, (90, 0, 0), at=(0, -d / 2 + 0.02, h / 2))
    path = [(x * w * 0.33, 0, h - 0.25 + 1.75 * (1 - abs(x) ** 6)) for x in (k / 20 for k in range(-20, 21))]
    handle = ribbon(path, (0, 1, 0), 2.2, 0.5, body_metal(), corner=0.22)
    feet = [slab(2.2, 2.2, 0.4, 0.9, rubber(), edge=0.08, at=(x, y, -0.3)) for x in (-w / 2 + 2.2, w / 2 - 2.2) for y in (-d / 2 + 2.2, d / 2 - 2.2)]
    return group([body, face, *back_panel(w, h, d), handle, *feet])


def driver(at, r, lit=False):
    """A loudspeaker: rim, rolled surround, cone and dust cap. All round its own axis."""
    x, y = at
    place = (x, y, 0.12)
    rim = ring(r + 0.38, r * 0.93, 0.34, dark_steel() if not lit else black_plastic(), edge=0.1, at=place)
    surround = lathe([(r * 0.95, 0.02), (r * 0.92, 0.2), (r * 0.85, 0.3), (r * 0.77, 0.2), (r * 0.74, 0.06), (0, 0.05)], rubber(), 0.12, at=place)
    cone = lathe([(r * 0.76, 0.1), (r * 0.4, 0.055), (0, 0.05)], material('cone', 0.03, rough=0.35, metal=0.4), at=place)
    cap = lathe([(0, 0.06), (r * 0.36, 0.06), (r * 0.33, 0.2), (r * 0.2, 0.34), (0, 0.4)], steel() if lit else dark_steel(), 0.2, at=place)
    parts = [rim, surround, cone, cap]
    if lit:
        parts.append(ring(r + 0.5, r + 0.34, 0.2, glow((1.0, 0.42, 0.08), 2.0), edge=0.05, at=place))
    return parts


def back_panel(w, h, d):
    port = lathe([(1.9, 0), (1.9, 0.25), (1.55, 0.3), (1.15, 0.1), (0, 0.05)], black_plastic(), 0.12, at=(0, 3.6, 0))
    throat = disc(1.15, 0.03, hole(), at=(0, 3.6, 0.1))
    plate = slab(6.2, 3.6, 0.14, 0.7, black_plastic(), edge=0.02, top_edge=0.08, at=(0, -4.2, 0))
    sockets = [usb_c_port((-1.7, -3.6, 0.14)), ring(0.36, 0.18, 0.06, steel(), edge=0.02, at=(0.1, -3.6, 0.13)), disc(0.18, 0.02, hole(), at=(0.1, -3.6, 0.14)),
               disc(0.42, 0.1, dark_steel(), at=(1.8, -3.6, 0.13)), *(light_dot(glow((0.3, 0.95, 0.6)), (-0.75 + k * 0.5, -5.1, 0.14), 0.07) for k in range(4))]
    return [turned(group([port, throat, plate, *sockets]), (90, 0, 180), at=(0, d / 2 - 0.02, h / 2))]
