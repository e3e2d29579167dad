"""Cameras by their kind: for a room, a garden, the sun, a door, the road and a desk."""
import math

from connectors import usb_c_port
from details import eye
from materials import (black_glass, black_plastic, body_gloss, body_satin, body_soft, dark_steel, glow, hole, material, rubber, steel)
from shapes import ball, capsule, disc, group, lathe, ring, slab, solid, stand, tube, turned

SCENES = {
    'camera-indoor': dict(category='camera', shows='indoor security camera', views=['hero'], elevations={'hero': 10}),
    'camera-outdoor': dict(category='camera', shows='outdoor security camera', views=['hero'], elevations={'hero': 8}),
    'camera-solar': dict(category='camera', shows='solar security camera', views=['hero'], elevations={'hero': 14}),
    'camera-doorbell': dict(category='camera', shows='video doorbell', views=['hero'], elevations={'hero': 6}),
    'camera-action': dict(category='camera', shows='action camera', views=['hero', 'back'], elevations={'hero': 12, 'back': 12}),
    'camera-web': dict(category='camera', shows='webcam', views=['hero'], elevations={'hero': 12, 'back': 14}),
}
HERO = {'camera-indoor': -24, 'camera-outdoor': -42, 'camera-solar': -34, 'camera-doorbell': -24, 'camera-action': -26, 'camera-web': -22}
OTHER = {'camera-indoor': 152, 'camera-outdoor': -88, 'camera-solar': 140, 'camera-doorbell': 38, 'camera-action': 156, 'camera-web': 150}


def build(scene, view):
    return group([turned(stand(BUILD[scene]()), (0, 0, HERO[scene] if view == 'hero' else OTHER[scene]))])


def facing(parts, at, tilt=0):
    """Parts built looking up (+z), turned so that they look to the front (-y)."""
    return group(parts, at=at, turn=(90 + tilt, 0, 0))


def night_lamps(radius, count, z, size=0.13):
    red = material('night lamp', (0.05, 0.004, 0.004), rough=0.15)
    return [disc(size, 0.06, red, at=(radius * math.cos(a), radius * math.sin(a), z)) for a in (2 * math.pi * (k + 0.5) / count for k in range(count))]


def indoor():
    """A small rounded cube on a foot that folds."""
    body = slab(6.0, 6.0, 3.2, 1.5, body_gloss(), edge=0.7, top_edge=0.5)
    face = slab(5.1, 5.1, 0.12, 1.15, black_glass(), edge=0.02, top_edge=0.08, at=(0, 0, 3.16))
    parts = [body, face, eye(1.25, 0.32, at=(0, 0.35, 3.26)), *night_lamps(1.85, 6, 3.26), disc(0.12, 0.03, glow((0.25, 0.9, 0.65), 1.4), at=(0, -1.95, 3.27)), disc(0.06, 0.03, hole(), at=(0.8, -1.95, 3.27))]
    head = facing(parts, (0, 1.4, 6.2), tilt=-4)
    holes = [disc(0.11, 0.02, hole(), edge=0.004, at=(x * 0.42, y * 0.42, 0)) for x in range(-3, 4) for y in range(-1, 2)]
    speaker = group([turned(group(holes), (90, 0, 180))], at=(0, 1.47, 6.9))
    port = turned(usb_c_port(), (90, 0, 180), at=(0, 1.46, 4.6))
    neck = tube([(0, 0.2, 3.5), (0, 0.5, 2.6), (0, 0.5, 1.3), (0, 0.1, 0.5)], 0.5, body_gloss())
    joint = turned(capsule(0.62, 2.2, dark_steel()), (0, 90, 0), at=(-1.1, 0.3, 3.2))
    foot = lathe([(0, 0), (2.9, 0), (3.0, 0.15), (2.8, 0.5), (0, 0.62)], body_gloss(), 0.15)
    return group([head, speaker, port, neck, joint, foot, disc(2.7, 0.1, rubber(), edge=0.03, at=(0, 0, -0.06))])


def bullet(length=9.4, radius=3.0):
    """The barrel looks up (+z): its face set back under a hood."""
    barrel = lathe([(0, 0), (radius * 0.86, 0), (radius, 0.6), (radius, length), (radius * 0.9, length), (radius * 0.88, length - 0.7), (0, length - 0.7)], body_gloss(), 0.2)
    face = disc(radius * 0.88, 0.1, black_glass(), edge=0.04, at=(0, 0, length - 0.72))
    glass = eye(radius * 0.42, 0.34, at=(0, radius * 0.1, length - 0.64))
    lamps = night_lamps(radius * 0.66, 8, length - 0.63, 0.17)
    light = disc(0.1, 0.03, glow((0.25, 0.9, 0.65), 1.4), at=(0, -radius * 0.55, length - 0.62))
    seam = ring(radius + 0.012, radius - 0.2, 0.08, black_plastic(), edge=0.02, at=(0, 0, length * 0.3))
    return [barrel, face, glass, *lamps, light, seam]


def hood(length, radius):
    """A roof over the barrel, further forward than it: an arc of its outline pushed along its axis."""
    points = [(radius * math.sin(math.radians(a)), radius * math.cos(math.radians(a))) for a in range(-78, 79, 6)]
    vertices, faces = [], []
    for r in (1.0, 1.05):
        for z in (1.2, length + 1.3):
            vertices += [(x * r, y * r, z) for x, y in points]
    n = len(points)
    for i in range(n - 1):
        faces += [(i, i + 1, n + i + 1, n + i), (2 * n + i + 1, 2 * n + i, 3 * n + i, 3 * n + i + 1), (n + i, n + i + 1, 3 * n + i + 1, 3 * n + i), (i + 1, i, 2 * n + i, 2 * n + i + 1)]
    faces += [(0, n, 3 * n, 2 * n), (n - 1, 3 * n - 1, 4 * n - 1, 2 * n - 1)]
    return solid(vertices, faces, body_satin())


def wall_arm(height):
    """The foot screws to a wall or a ceiling; here it stands on the floor."""
    foot = lathe([(0, 0), (3.0, 0), (3.1, 0.2), (2.9, 0.75), (0, 0.85)], body_gloss(), 0.18)
    screws = [group([disc(0.32, 0.06, steel(), at=(2.1 * math.cos(a), 2.1 * math.sin(a), 0.8))]) for a in (math.radians(d) for d in (90, 210, 330))]
    post = lathe([(0, 0.7), (0.75, 0.7), (0.7, height - 0.8), (0, height - 0.8)], body_gloss(), 0.1)
    joint = ball(1.0, dark_steel(), at=(0, 0, height - 0.3))
    return [foot, *screws, post, joint]


def outdoor():
    arm = wall_arm(4.6)
    head = facing([*bullet(), hood(9.4, 3.12)], (0, 4.6, 7.4), tilt=-8)
    antennas = [group([lathe([(0, 0), (0.5, 0), (0.42, 1.2), (0.36, 7.8), (0, 7.9)], black_plastic(), 0.1)], at=(x, 3.2, 8.6), turn=(-14, x * 4, 0)) for x in (-2.3, 2.3)]
    return group([*arm, head, *antennas])


def solar():
    arm = wall_arm(4.0)
    head = facing(bullet(7.4, 2.8), (0, 3.5, 6.6), tilt=-6)
    tall = 11.6
    post = lathe([(0, 9.0), (0.5, 9.0), (0.5, tall), (0, tall)], dark_steel(), 0.05, at=(0, 1.4, 0))
    frame = slab(14.5, 9.6, 0.7, 0.6, body_satin(), edge=0.15, top_edge=0.1)
    glass = slab(13.9, 9.0, 0.05, 0.4, material('cells', (0.006, 0.012, 0.05), rough=0.12, coat=0.5), edge=0.01, at=(0, 0, 0.68))
    pale = material('wire', 0.42, rough=0.4, metal=0.6)
    lines = [slab(0.06, 8.9, 0.01, 0.02, pale, edge=0.002, at=(x * 2.3, 0, 0.728)) for x in (-2, -1, 0, 1, 2)]
    lines += [slab(13.8, 0.06, 0.01, 0.02, pale, edge=0.002, at=(0, y * 2.2, 0.728)) for y in (-1, 0, 1)]
    panel = group([frame, glass, *lines], at=(0, 1.0, tall), turn=(32, 0, 0))
    return group([*arm, head, post, panel])


def doorbell():
    """12.6 cm tall: the eye above, the button in its lit ring below."""
    back = slab(4.6, 12.8, 1.4, 1.5, body_satin(), edge=0.2, top_edge=0.2)
    face = slab(4.5, 12.7, 1.0, 1.45, black_glass(), edge=0.05, top_edge=0.3, at=(0, 0, 1.3))
    lens = eye(1.25, 0.3, at=(0, 3.9, 2.27), rim=dark_steel())
    lamps = [disc(0.13, 0.05, material('night lamp', (0.05, 0.004, 0.004), rough=0.15), at=(x, y, 2.27)) for x, y in ((-1.55, 5.2), (1.55, 5.2), (-1.55, 2.6), (1.55, 2.6))]
    holes = [disc(0.09, 0.02, hole(), edge=0.004, at=(x * 0.36, y * 0.36 + 0.75, 2.29)) for x in range(-2, 3) for y in range(-1, 2)]
    halo = ring(1.42, 1.2, 0.05, glow((0.25, 0.62, 1.0), 1.7), edge=0.02, at=(0, -3.6, 2.28))
    button = lathe([(0, 0), (1.2, 0), (1.2, 0.1), (1.05, 0.16), (0, 0.1)], dark_steel(), 0.04, at=(0, -3.6, 2.28))
    bell = [lathe([(0, 0), (0.34, 0), (0.3, 0.02), (0, 0.02)], material('sign', 0.75, rough=0.4), at=(0, -3.6, 2.385))]
    return group([facing([back, face, lens, *lamps, *holes, halo, button, *bell], (0, 0, 6.4), tilt=0)])


def action():
    """7.1 by 5.0 by 3.0 cm with the lens in its square block, a small display beside it."""
    body = slab(7.1, 5.0, 2.6, 0.7, body_soft(), edge=0.3, top_edge=0.25)
    ribs = [slab(2.7, 0.12, 0.05, 0.05, black_plastic(), edge=0.02, at=(-1.85, -0.75 - k * 0.27, 2.57)) for k in range(5)]
    block = slab(3.1, 3.1, 0.75, 0.55, black_plastic(), edge=0.1, top_edge=0.1, at=(1.7, 0.7, 2.5))
    glass = slab(2.8, 2.8, 0.08, 0.42, black_glass(), edge=0.01, top_edge=0.04, at=(1.7, 0.7, 3.22))
    lens = eye(1.05, 0.3, at=(1.7, 0.7, 3.28))
    screen = slab(2.6, 1.9, 0.06, 0.25, black_glass(), edge=0.01, top_edge=0.03, at=(-1.85, 0.95, 2.58))
    dot = disc(0.12, 0.02, glow((1.0, 0.1, 0.05), 1.6), at=(-2.8, 1.6, 2.63))
    lit = [slab(w, 0.14, 0.01, 0.05, glow((0.8, 0.85, 0.9), 1.0), edge=0.002, at=(x, y, 2.635)) for w, x, y in ((1.2, -1.9, 1.25), (0.8, -2.1, 0.85), (1.5, -1.75, 0.45))]
    record = turned(disc(0.7, 0.16, material('record', (0.55, 0.02, 0.02), rough=0.4), edge=0.06), (-90, 0, 0), at=(1.9, 2.46, 1.3))
    rim = turned(ring(0.85, 0.7, 0.1, steel(), edge=0.03), (-90, 0, 0), at=(1.9, 2.46, 1.3))
    behind = slab(6.2, 4.1, 0.05, 0.35, black_glass(), edge=0.01, top_edge=0.02, at=(0, 0, -0.04))
    hinge = turned(slab(0.5, 2.2, 0.04, 0.2, dark_steel(), edge=0.01), (0, 90, 0), at=(3.53, -0.4, 1.3))
    return group([facing([body, *ribs, block, glass, lens, screen, dot, *lit, record, rim, behind, hinge], (0, 1.3, 2.5))])


def web():
    """A wide bar with its lens, on the clip that holds on to a screen; the cord ends in USB-A."""
    bar = slab(9.6, 2.9, 2.6, 1.4, body_satin(), edge=0.6, top_edge=0.3)
    face = slab(9.1, 2.5, 0.1, 1.2, black_glass(), edge=0.02, top_edge=0.06, at=(0, 0, 2.57))
    holes = [disc(0.07, 0.02, hole(), edge=0.004, at=(side * (2.4 + x * 0.28), y * 0.28, 2.665)) for side in (-1, 1) for x in range(6) for y in (-1, 0, 1)]
    lens = eye(1.05, 0.34, at=(0, 0, 2.66))
    dot = disc(0.1, 0.03, glow((0.3, 0.75, 1.0), 1.6), at=(1.6, 0.0, 2.66))
    head = facing([bar, face, *holes, lens, dot], (0, 1.3, 5.2))
    neck = turned(capsule(0.5, 3.0, dark_steel()), (0, 90, 0), at=(-1.5, 0, 3.6))
    clip = slab(4.6, 5.0, 0.6, 0.6, body_soft(), edge=0.15, at=(0, 0.2, 2.9))
    jaw = turned(slab(4.6, 2.9, 0.5, 0.5, body_soft(), edge=0.15), (90, 0, 0), at=(0, -1.75, 1.8))
    leg = turned(slab(4.6, 4.0, 0.55, 0.5, body_soft(), edge=0.15), (66, 0, 0), at=(0, 2.0, 1.4))
    pad = turned(slab(3.8, 2.2, 0.2, 0.3, rubber(), edge=0.05), (90, 0, 0), at=(0, -1.52, 1.7))
    cord = tube([(1.2, 2.5, 4.8), (2.2, 3.4, 3.2), (3.6, 3.2, 0.6), (6.0, 1.4, 0.25), (7.0, -1.0, 0.25), (6.4, -2.4, 0.25)], 0.22, black_plastic())
    plug = group([slab(1.5, 2.2, 0.72, 0.25, body_soft(), edge=0.12, at=(0, 1.0, 0)), slab(1.2, 1.25, 0.45, 0.04, steel(), edge=0.03, at=(0, 2.6, 0.13)), *[slab(0.22, 0.22, 0.01, 0.02, hole(), edge=0.003, at=(x, 2.7, 0.577)) for x in (-0.3, 0.3)]],
                 at=(6.45, -2.2, 0), turn=(0, 0, 164))
    return group([head, neck, clip, jaw, leg, pad, cord, plug])


BUILD = {'camera-indoor': indoor, 'camera-outdoor': outdoor, 'camera-solar': solar, 'camera-doorbell': doorbell, 'camera-action': action, 'camera-web': web}
