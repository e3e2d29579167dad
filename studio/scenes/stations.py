"""Devices of the workshop: stations that heat, a meter, a lamp that cures."""
import math

from connectors import light_dot
from details import ink, knob, lit_digits, shade, written
from materials import black_plastic, body_gloss, body_satin, body_soft, dark_steel, glow, hole, material, rubber, steel
from shapes import ball, disc, group, lathe, ring, slab, stand, tube, turned

SCENES = {
    'tools-solder': dict(category='tools', shows='soldering station', views=['hero'], elevations={'hero': 16}),
    'tools-hot-air': dict(category='tools', shows='hot air station', views=['hero'], elevations={'hero': 14}),
    'tools-multimeter': dict(category='tools', shows='digital multimeter', views=['hero'], elevations={'hero': 30}),
    'tools-uv': dict(category='tools', shows='UV lamp for glass adhesive', views=['hero'], elevations={'hero': 10}),
}


def build(scene, view):
    return BUILD[scene](view)


def station(width, depth, height, windows, knobs):
    """The box of a station; its front looks to -y."""
    body = slab(width, depth, height, 0.9, body_satin(), edge=0.3, top_edge=0.35)
    front = [slab(width - 0.9, height - 1.0, 0.14, 0.6, black_plastic(), edge=0.05), *windows, *knobs]
    face = group(front, at=(0, -depth / 2 + 0.02, height / 2), turn=(90, 0, 0))
    vents = [turned(slab(0.26, height * 0.4, 0.02, 0.12, hole(), edge=0.004), (90, 0, 90 * s), at=(s * (width / 2 + 0.0), (k - 3.5) * 0.7 + 1.6, height * 0.55)) for s in (-1, 1) for k in range(8)]
    soles = [disc(0.7, 0.3, rubber(), edge=0.08, at=(x * (width / 2 - 1.5), y * (depth / 2 - 1.5), -0.26)) for x in (-1, 1) for y in (-1, 1)]
    return [body, face, *vents, *soles]


def spring(radius, length, coils, made_of, thick=0.13):
    points = [(radius * (1 + 0.35 * (k / (coils * 16))) * math.cos(k * math.pi / 8), radius * (1 + 0.35 * (k / (coils * 16))) * math.sin(k * math.pi / 8), length * k / (coils * 16)) for k in range(coils * 16 + 1)]
    return tube(points, thick, made_of, section=5, detail=0)


def solder(view):
    window = lit_digits('350', 1.5, (0.35, 0.85, 1.0), at=(-1.6, 1.0, 0.14), width=5.0, height=2.4)
    dial = knob(1.35, 0.9, dark_steel(), at=(3.6, 0.8, 0.14), turn=30)
    socket = group([ring(0.85, 0.5, 0.3, steel(), edge=0.06), disc(0.5, 0.1, hole())], at=(3.6, -1.9, 0.14))
    switch = slab(1.6, 0.9, 0.2, 0.15, material('switch', (0.5, 0.02, 0.02), rough=0.35), edge=0.05, at=(-3.6, -2.0, 0.14))
    box = group(station(11.6, 12.5, 8.2, [window], [dial, socket, switch]), at=(-5.2, 0.5, 0))
    base = slab(8.2, 11.0, 1.3, 1.0, body_soft(), edge=0.3, at=(0, 0, 0))
    sponge = slab(5.4, 3.4, 0.9, 0.4, shade('#e0b13c', 0.9), edge=0.12, at=(0, -2.9, 0.75))
    holder = group([spring(0.75, 7.2, 11, steel()), lathe([(0.9, 7.0), (1.3, 7.0), (1.3, 7.9), (0.9, 7.9)], dark_steel(), 0.1)])
    post = tube([(0, 3.6, 1.0), (0, 3.6, 3.4)], 0.45, dark_steel())
    iron = group([lathe([(0, -0.5), (0.05, -0.5), (0.26, 0.9), (0.3, 6.0), (0.55, 6.4), (0.6, 8.2), (0, 8.2)], steel(), 0.05),
                  lathe([(0, 8.0), (1.0, 8.0), (1.05, 8.6), (0.72, 9.6), (0.8, 13.0), (0.68, 17.0), (0.4, 17.8), (0, 17.8)], body_soft(), 0.2),
                  lathe([(0, 9.8), (0.83, 9.8), (0.84, 12.6), (0, 12.6)], rubber(), 0.1)])
    rest = group([holder, iron], at=(0, -0.6, 2.6), turn=(-48, 0, 0))
    cord = tube([(0, 12.4, 14.6), (-1.0, 15.0, 13.0), (-3.5, 14.0, 5.0), (-6.0, 9.5, 0.6), (-7.5, 7.5, 0.5)], 0.28, rubber())
    side = group([base, sponge, rest, post, cord], at=(6.6, -0.8, 0), turn=(0, 0, -18))
    return group([group([box, side], turn=(0, 0, 18 if view == 'hero' else -12))])


def hot_air(view):
    red, blue = (1.0, 0.3, 0.12), (0.35, 0.85, 1.0)
    windows = [lit_digits('350', 1.35, red, at=(-3.1, 2.0, 0.14), width=4.6, height=2.1), lit_digits('60', 1.35, blue, at=(3.1, 2.0, 0.14), width=4.6, height=2.1)]
    dials = [knob(1.35, 0.9, dark_steel(), at=(-3.1, -1.6, 0.14), turn=30), knob(1.35, 0.9, dark_steel(), at=(3.1, -1.6, 0.14), turn=-20), light_dot(glow((0.3, 1.0, 0.5), 1.4), (0, -2.2, 0.16), 0.16)]
    box = group(station(14.5, 13.0, 10.6, windows, dials))
    cradle = [slab(0.9, 3.4, 0.5, 0.2, black_plastic(), edge=0.1, at=(7.6, -2.6, 7.6)), slab(2.6, 0.7, 0.6, 0.2, black_plastic(), edge=0.1, at=(8.6, -3.6, 7.6)), slab(2.6, 0.7, 0.6, 0.2, black_plastic(), edge=0.1, at=(8.6, -1.4, 7.6))]
    nozzle = lathe([(0, 0), (0.62, 0), (0.62, 1.6), (1.1, 2.3), (1.2, 3.0), (1.2, 6.2), (0, 6.2)], steel(), 0.08)
    mouth = disc(0.5, 0.03, hole(), at=(0, 0, -0.02))
    slots = [turned(slab(0.14, 1.6, 0.03, 0.06, hole(), edge=0.005), (90, 0, 90 + k * 30), at=(1.2 * math.cos(math.radians(k * 30)), 1.2 * math.sin(math.radians(k * 30)), 4.7)) for k in range(12)]
    grip = lathe([(0, 6.0), (1.65, 6.0), (1.7, 7.0), (1.3, 8.4), (1.35, 13.5), (1.2, 14.6), (0, 14.6)], body_soft(), 0.2)
    sleeve = lathe([(0, 8.9), (1.36, 8.9), (1.38, 12.6), (0, 12.6)], rubber(), 0.12)
    gun = group([nozzle, mouth, *slots, grip, sleeve], at=(9.4, -2.5, 1.2))
    hose = tube([(9.4, -2.5, 15.6), (9.4, -2.4, 17.4), (8.0, -0.6, 18.6), (6.4, 3.4, 16.0), (6.2, 6.2, 9.0), (5.6, 7.4, 4.0), (4.8, 6.6, 2.6)], 0.55, black_plastic())
    return group([group([box, *cradle, gun, hose], turn=(0, 0, 20 if view == 'hero' else -8))])


def meter():
    """9 by 18.4 cm: a dark face in a body of the product's colour."""
    holster = slab(9.0, 18.4, 3.6, 1.5, body_soft(), edge=0.5, top_edge=0.35)
    grips = [slab(0.5, 2.2, 3.0, 0.24, body_soft(), edge=0.12, at=(s * 4.45, y, 0.3)) for s in (-1, 1) for y in (-5.5, 0, 5.5)]
    face = slab(7.4, 16.4, 0.2, 0.9, material('face', 0.03, rough=0.5), edge=0.05, at=(0, 0, 3.5))
    frame = slab(6.6, 4.0, 0.08, 0.4, black_plastic(), edge=0.03, at=(0, 5.4, 3.68))
    display = slab(5.9, 3.2, 0.03, 0.2, material('liquid crystal', (0.4, 0.46, 0.36), rough=0.2, coat=0.3), edge=0.005, at=(0, 5.4, 3.75))
    digits = written('12.48', 2.1, material('segments', 0.02, rough=0.5), at=(0, 5.35, 3.785))
    unit = written('V', 0.7, material('segments', 0.02, rough=0.5), at=(2.45, 4.4, 3.785))
    keys = [slab(1.3, 0.62, 0.2, 0.28, body_soft(), edge=0.05, at=(x, 2.5, 3.66)) for x in (-2.1, 0, 2.1)]
    dial = group([disc(2.5, 0.12, material('dial ground', 0.06, rough=0.4), at=(0, 0, 3.68)), knob(1.85, 0.85, black_plastic(), at=(0, 0, 3.74), turn=42)], at=(0, -1.5, 0))
    marks = []
    for k in range(20):
        a = math.radians(18 * k)
        tone = ink(0.75) if k % 5 else material('mark', (0.85, 0.12, 0.05), rough=0.4)
        marks.append(turned(slab(0.09, 0.36, 0.012, 0.03, tone, edge=0.003), (0, 0, -18 * k), at=(2.9 * math.sin(a), -1.5 + 2.9 * math.cos(a), 3.7)))
    jacks = []
    for x, color in ((-2.3, '#c8a11a'), (0, '#15161a'), (2.3, '#c0201c')):
        jacks.append(ring(0.62, 0.34, 0.2, shade(color, 0.4), edge=0.05, at=(x, -6.6, 3.66)))
        jacks.append(disc(0.35, 0.02, hole(), at=(x, -6.6, 3.69)))
    return [holster, *grips, face, frame, display, digits, unit, *keys, dial, *marks, *jacks]


def probe(color):
    made = shade(color, 0.45)
    return group([lathe([(0, 0), (0.42, 0), (0.46, 4.2), (0.7, 4.5), (0.7, 4.8), (0.4, 5.0), (0.34, 6.6), (0, 6.6)], made, 0.06),
                  lathe([(0, 6.5), (0.11, 6.5), (0.1, 8.2), (0.02, 8.7), (0, 8.7)], steel(), 0.02)])


def multimeter(view):
    device = group(meter())
    red, black = '#c0201c', '#15161a'
    if view == 'detail':
        return group([group([device], turn=(0, 0, 10))])
    leads = []
    for color, jack, loop in ((red, 2.3, 1), (black, 0.0, 0)):
        made = shade(color, 0.5)
        plug = lathe([(0, 3.4), (0.45, 3.4), (0.5, 4.0), (0.5, 5.4), (0.3, 5.6), (0, 5.6)], made, 0.06, at=(jack, -6.6, 0))
        end = 9.6 + loop * 1.9
        path = [(jack, -6.6, 5.4), (jack + 0.3, -7.6, 6.6), (jack + 2.4, -10.6 + loop, 4.0), (end - 3.2, -12.4 + loop, 0.4), (end - 0.6, -12.0 + loop * 1.2, 0.3), (end, -9.0, 0.3), (end, -4.2, 0.4)]
        leads += [plug, tube(path, 0.24, made), group([turned(probe(color), (-90, 0, 0))], at=(end, -4.4, 0.7))]
    return group([group([device, *leads], turn=(0, 0, 14))])


def uv(view):
    """A torch shaped like a pistol: six lamps in its face, a trigger and a grip."""
    barrel = lathe([(0, 0), (1.7, 0), (1.95, 0.5), (2.0, 6.2), (2.5, 7.6), (2.6, 9.4), (2.3, 9.6), (2.3, 9.2), (0, 9.2)], body_gloss(), 0.2)
    mirror = lathe([(0, 9.16), (2.28, 9.16), (2.28, 9.22), (0, 9.22)], steel(), 0.01)
    violet = glow((0.24, 0.06, 1.0), 1.0)
    lamps = []
    for k in range(6):
        a = math.radians(60 * k)
        lamps += [disc(0.52, 0.05, dark_steel(), at=(1.3 * math.cos(a), 1.3 * math.sin(a), 9.22)), ball(0.36, violet, at=(1.3 * math.cos(a), 1.3 * math.sin(a), 9.3), stretch=(1, 1))]
    fins = [ring(2.02, 1.8, 0.16, black_plastic(), edge=0.04, at=(0, 0, 1.4 + k * 0.5)) for k in range(6)]
    head = group([barrel, mirror, *lamps, *fins], at=(0, 4.6, 9.4), turn=(90, 0, 0))
    grip = turned(slab(3.0, 3.7, 8.6, 1.3, body_soft(), edge=0.5), (12, 0, 0), at=(0, 2.6, 0))
    band = [turned(slab(3.04, 3.0, 0.2, 1.2, rubber(), edge=0.06), (12, 0, 0), at=(0, 2.6 - 0.21 * (1.4 + k), 1.2 + k * 0.95)) for k in range(5)]
    trigger = turned(slab(0.9, 0.7, 1.9, 0.3, black_plastic(), edge=0.15), (6, 0, 0), at=(0, -0.5, 5.4))
    turn = -52 if view == 'hero' else 62
    return group([turned(stand(group([head, grip, *band, trigger])), (0, 0, turn))])


BUILD = {'tools-solder': solder, 'tools-hot-air': hot_air, 'tools-multimeter': multimeter, 'tools-uv': uv}
