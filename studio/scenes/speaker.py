"""Speakers: cloth tubes that lie or stand, small ones, one for the shower, one for the home, boxes for shelf and party."""
import math

from connectors import light_dot, usb_c_port
from materials import black_plastic, body_fabric, body_gloss, body_metal, body_satin, body_soft, dark_steel, glow, hole, material, rubber, steel
from shapes import disc, group, lathe, ribbon, ring, slab, stand, tube, turned


def kind(shows, build, views=('hero',), elevation=12, turn=-26, **more):
    return dict(category='speaker', shows=shows, build=build, views=list(views), elevations={'hero': elevation, 'back': elevation}, turn=turn, **more)


def build(scene, view):
    model = SCENES[scene]
    return stand(group([model['build'](model)], turn=(0, 0, model['turn'] + (180 if view == 'back' else 0))))


def puck(model):
    """A short round speaker that lies on its back, cloth in front, a loop of cord to carry it."""
    r, tall = 4.4, 4.4
    body = lathe([(0, 0), (r * 0.86, 0), (r, 0.7), (r, tall - 0.9), (0, tall - 0.9)], body_soft(), 0.35)
    cloth = lathe([(0, tall - 1.0), (r - 0.06, tall - 1.0), (r - 0.12, tall - 0.4), (r * 0.8, tall + 0.15), (0, tall + 0.3)], body_fabric(6), 0.3)
    trim = ring(r + 0.03, r - 0.2, 0.14, steel(), edge=0.04, at=(0, 0, tall - 1.02))
    loop = tube([(-0.9, r - 0.2, 1.5), (-1.1, r + 1.3, 1.4), (0, r + 2.0, 1.3), (1.1, r + 1.3, 1.4), (0.9, r - 0.2, 1.5)], 0.2, rubber())
    keys = [turned(slab(0.7, 0.7, 0.12, 0.3, black_plastic(), edge=0.04), (90, 0, 0), at=(x, -r * math.cos(math.asin(x / r)) + 0.03, 1.7)) for x in (-1.3, 0, 1.3)]
    for x, key in zip((-1.3, 0, 1.3), keys):
        key.rotation_euler[2] = math.asin(x / r)
    whole = group([body, cloth, trim, loop, *keys])
    return group([turned(whole, (62, 0, 0))])


def shower_speaker(model):
    """Round and closed by rubber, its driver behind a grille of holes; a large suction cup behind it, a hook above."""
    r = 4.3
    body = lathe([(0, 0), (r * 0.9, 0), (r, 0.5), (r, 2.4), (r * 0.93, 3.0), (0, 3.0)], body_soft(), 0.3)
    face = disc(r * 0.84, 0.1, body_gloss(), edge=0.04, at=(0, 0, 2.96))
    holes = [disc(0.13, 0.02, hole(), edge=0.004, at=(0.52 * k * math.cos(a), 0.9 + 0.52 * k * math.sin(a), 3.06), segments=16)
             for k in range(5) for a in (math.radians(360 * n / max(1, 6 * k)) for n in range(max(1, 6 * k)))]
    keys = [disc(0.46, 0.14, rubber(), edge=0.05, at=(x, -2.6 + abs(x) * 0.16, 3.02)) for x in (-1.4, 0, 1.4)]
    cup = lathe([(0, -1.6), (3.0, -1.6), (3.1, -1.45), (2.3, -0.8), (1.0, -0.3), (0.9, 0.1), (0, 0.1)], material('suction cup', 0.5, rough=0.25, coat=0.4), 0.1)
    hook = tube([(-0.8, r - 0.3, 1.4), (-0.9, r + 0.9, 1.4), (0, r + 1.5, 1.4), (0.9, r + 0.9, 1.4), (0.8, r - 0.3, 1.4)], 0.24, rubber())
    port = turned(slab(1.4, 0.7, 0.14, 0.3, rubber(), edge=0.05), (90, 0, 0), at=(0, -r + 0.02, 1.3))
    return group([turned(group([body, face, *holes, *keys, cup, hook, port]), (78, 0, 0))])


def standing_tube(model):
    """A cloth tube on its end: keys on its top, a band of light below them, a strap at its side."""
    r, tall = model['radius'], model['length']
    cloth = lathe([(0, 0.7), (r, 0.7), (r, tall - 0.8), (0, tall - 0.8)], body_fabric(5.5), 0.15)
    base = lathe([(0, 0), (r * 0.9, 0), (r + 0.05, 0.4), (r + 0.05, 0.9), (0, 0.9)], rubber(), 0.15)
    top = lathe([(0, tall - 0.9), (r + 0.06, tall - 0.9), (r + 0.06, tall - 0.3), (r * 0.84, tall + 0.1), (r * 0.5, tall - 0.12), (0, tall - 0.12)], body_soft(), 0.2)
    band = ring(r + 0.08, r - 0.2, 0.14, glow((1.0, 0.55, 0.18), 1.6) if model.get('lit') else steel(), edge=0.05, at=(0, 0, tall - 1.1))
    keys = group(key_signs(tall * 0.55), at=(0, 0, tall - 0.36))
    parts = [cloth, base, top, band, keys]
    if model.get('strap'):
        parts.append(ribbon([(r - 0.1, 0, tall - 2.4), (r + 1.1, 0, tall - 3.4), (r + 1.2, 0, tall - 6.0), (r - 0.1, 0, tall - 7.2)], (0, 1, 0), 1.1, 0.22, rubber()))
    return group(parts)


def home_speaker(model):
    """A tall oval of cloth with a glossy top and a ring of light on it; the mains cord behind."""
    r, tall = 5.6, 17.5
    cloth = lathe([(0, 0.5), (r * 0.86, 0.5), (r, 2.0), (r * 1.02, tall * 0.5), (r * 0.96, tall - 1.6), (r * 0.86, tall - 0.5), (0, tall - 0.5)], body_fabric(6.5), 0.8, stretch=(1.0, 0.86))
    base = lathe([(0, 0), (r * 0.8, 0), (r * 0.84, 0.6), (0, 0.6)], black_plastic(), 0.1, stretch=(1.0, 0.86))
    top = lathe([(0, tall - 0.6), (r * 0.86, tall - 0.6), (r * 0.84, tall - 0.2), (r * 0.7, tall), (0, tall)], body_gloss(), 0.15, stretch=(1.0, 0.86))
    light = ring(r * 0.6, r * 0.56, 0.05, glow((0.45, 0.75, 1.0), 1.6), edge=0.02, at=(0, 0, tall - 0.01))
    dots = [disc(0.16, 0.03, black_plastic(), edge=0.01, at=(x, y, tall)) for x, y in ((-1.4, 0), (1.4, 0), (0, 1.2), (0, -1.2))]
    cord = tube([(0, r * 0.8, 0.7), (0.6, r + 2.0, 0.4), (4.4, r + 2.6, 0.3), (8.0, r - 0.4, 0.3)], 0.3, black_plastic())
    return group([cloth, base, top, light, *dots, cord])


def wide_speaker(model):
    """A soundbar for the pocket: a flat long box, metal mesh in front, keys on top."""
    w, h, d = 19.0, 7.2, 6.0
    body = slab(w, h, d, 1.7, body_soft(), edge=0.5, top_edge=0.5)
    mesh = slab(w - 1.2, h - 1.2, 0.16, 1.3, body_fabric(4.5, 0.8), edge=0.05, top_edge=0.1, at=(0, 0, d - 0.04))
    badge = slab(2.4, 0.5, 0.08, 0.2, steel(), edge=0.03, at=(0, -h / 2 + 1.4, d + 0.1))
    front = turned(group([body, mesh, badge]), (90, 0, 0), at=(0, d / 2, h / 2))
    signs = group(key_signs(12.0), at=(0, 0, h - 0.24), turn=(0, 0, 90))
    loop = ribbon([(w / 2 - 0.2, 0.6, h - 2.2), (w / 2 + 1.2, 0.6, h - 2.8), (w / 2 + 1.2, 0.6, 3.2), (w / 2 - 0.2, 0.6, 2.6)], (0, 1, 0), 1.0, 0.22, rubber())
    return group([front, signs, loop])


def bookshelf(model):
    """A cabinet in its colour with a cloth front over two drivers that show through as bare cones, on four feet."""
    w, h, d = 12.0, 19.0, 14.0
    cabinet = turned(slab(w, h, d, 0.5, body_satin(), edge=0.12, top_edge=0.12), (90, 0, 0), at=(0, d / 2, h / 2))
    baffle = slab(w - 0.9, h - 0.9, 0.2, 0.3, material('baffle', 0.02, rough=0.5), edge=0.04)
    face = turned(group([baffle, *driver((0, 4.6), 1.5), *driver((0, -2.6), 3.6)]), (90, 0, 0), at=(0, -d / 2 - 0.02, h / 2))
    knob = turned(lathe([(0, 0), (0.7, 0), (0.65, 0.6), (0, 0.65)], steel(), 0.06), (90, 0, 0), at=(w / 2 - 1.5, -d / 2 - 0.2, 1.5))
    feet = [disc(0.7, 0.5, rubber(), at=(x, y, -0.45)) for x in (-4.6, 4.6) for y in (-5.4, 5.4)]
    return group([cabinet, face, knob, *feet])


def tower(model):
    """A tall box for parties on two wheels: two large drivers with rings of light, a handle that draws out."""
    w, h, d = 15.0, 34.0, 13.0
    shell = turned(slab(w, h, d, 1.6, body_satin(), edge=0.6, top_edge=0.5), (90, 0, 0), at=(0, d / 2, h / 2))
    baffle = slab(w - 1.6, h - 1.8, 0.24, 1.2, material('baffle', 0.015, rough=0.5), edge=0.06)
    small = [part for x in (-3.4, 3.4) for part in driver((x, 13.2), 1.3)]
    face = turned(group([baffle, *driver((0, 5.0), 5.2, lit=True), *driver((0, -8.0), 5.2, lit=True), *small]), (90, 0, 0), at=(0, -d / 2 - 0.02, h / 2))
    handle = tube([(-4.4, d / 2 - 1.5, h - 0.4), (-4.4, d / 2 - 1.5, h + 4.4), (-3.6, d / 2 - 1.5, h + 5.2), (3.6, d / 2 - 1.5, h + 5.2), (4.4, d / 2 - 1.5, h + 4.4), (4.4, d / 2 - 1.5, h - 0.4)], 0.45, dark_steel(), detail=6)
    wheels = [turned(disc(1.9, 1.3, rubber(), edge=0.3), (0, 90, 0), at=(x, d / 2 - 0.6, 1.5)) for x in (-w / 2 - 0.5, w / 2 - 0.8)]
    return group([shell, face, handle, *wheels])


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
    parts = [cloth, *caps, top, foot, back]
    if model.get('grip'):
        over = [(0, r * 0.5, 1.9), (0, r + 2.2, 4.2), (0, r + 2.9, length / 2), (0, r + 2.2, length - 4.2), (0, r * 0.5, length - 1.9)]
        parts.append(tube(over, 0.8, rubber()))
    upright = group(parts)
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


SCENES = {
    'speaker-tube': kind('Bluetooth speaker', tube_speaker, ('hero', 'back'), turn=-42, length=17.5, radius=3.7),
    'speaker-puck': kind('Bluetooth speaker', puck, elevation=16, turn=-24),
    'speaker-large': kind('Bluetooth speaker', tube_speaker, turn=-30, length=27.0, radius=6.0, grip=True),
    'speaker-upright': kind('Bluetooth speaker', standing_tube, elevation=20, length=18.0, radius=4.0, strap=True),
    'speaker-drum': kind('Bluetooth speaker', standing_tube, elevation=22, length=17.0, radius=6.4, lit=True),
    'speaker-wide': kind('Bluetooth speaker', wide_speaker, elevation=18, turn=-28),
    'speaker-shower': kind('speaker for the shower', shower_speaker, turn=-34),
    'speaker-home': kind('speaker for the home', home_speaker, elevation=16),
    'speaker-shelf': kind('bookshelf speaker', bookshelf, elevation=10),
    'speaker-box': kind('party speaker', box_speaker, ('hero', 'back'), elevation=8, width=12.5, height=19.5, depth=10.0),
    'speaker-tower': kind('party speaker', tower, elevation=8),
}
