"""Holders for the car, the motorcycle and the desk, and a ring for the back of a phone; a phone in them is only hinted at."""
from connectors import light_dot, usb_c_port
from ghost import HEIGHT, WIDTH, ghost_phone
from materials import black_plastic, body_metal, body_satin, dark_steel, glow, material, rubber, steel
from shapes import ball, capsule, disc, group, lathe, ring, slab, stand, tube, turned


def kind(shows, views=('hero',), elevation=12, turn=-28):
    return dict(category='mount', shows=shows, views=list(views), elevations={'hero': elevation, 'use': elevation}, turn=turn)


SCENES = {
    'mount': kind('car holder with suction cup', ('hero', 'use')),
    'mount-vent': kind('car holder for the air vent', elevation=20, turn=-68),
    'mount-vent-vitrina-ruta-clip': {**kind('car holder for the air vent', elevation=18, turn=-46), 'facts': dict(model='vitrina-ruta-clip')},
    'mount-charge': kind('car holder with wireless charging'),
    'mount-handlebar': kind('holder for motorcycle and bicycle', elevation=24, turn=-26),
    'stand': kind('desk stand for phones', ('hero', 'use')),
    'stand-folding': kind('folding desk stand', elevation=14),
    'stand-charge': kind('desk stand with wireless charging'),
    'stand-plate': kind('desk stand for phones', elevation=16),
    'grip-ring': kind('phone ring holder', elevation=24, turn=-20),
}


def build(scene, view):
    has_phone = view == 'use'
    made = BUILD[scene](has_phone)
    return group([turned(stand(made), (0, 0, SCENES[scene]['turn']))])


def suction_mount(has_phone):
    head = group(cradle(has_phone), at=(0, -1.4, 11.6), turn=(80, 0, 0))
    return group([*suction_foot(), head])


def suction_foot():
    foot = lathe([(0, 0.1), (3.3, 0.1), (3.5, 0.35), (3.2, 0.9), (2.2, 1.5), (1.5, 2.3), (1.25, 2.9), (0, 2.9)], body_satin(), 0.3, at=(0, 2.2, 0))
    cup = lathe([(0, 0), (3.75, 0), (3.8, 0.12), (3.4, 0.3), (0, 0.3)], rubber(), 0.05, at=(0, 2.2, 0))
    lever = turned(slab(1.3, 3.4, 0.5, 0.4, black_plastic(), edge=0.14), (-24, 0, 0), at=(0, 4.2, 1.6))
    joint = ball(1.15, dark_steel(), at=(0, 2.2, 3.3))
    arm = turned(capsule(0.72, 8.6, body_satin()), (14, 0, 0), at=(0, 2.2, 3.0))
    neck = lathe([(0, 0), (1.0, 0), (1.15, 0.5), (0.9, 1.3), (0, 1.3)], dark_steel(), 0.15)
    knob = turned(neck, (82, 0, 0), at=(0, 1.0, 11.2))
    return [foot, cup, lever, joint, arm, knob]


def cradle(has_phone, low=-HEIGHT / 2):
    """Lying: x is the phone's width, y its height, the phone lies on z = 0; two jaws and two feet hold it."""
    plate = slab(5.4, 7.2, 1.2, 1.3, body_satin(), edge=0.3, top_edge=0.2, at=(0, -0.6, -1.3))
    pad = slab(4.6, 6.2, 0.12, 0.9, rubber(), edge=0.04, at=(0, -0.6, -0.12))
    parts = [plate, pad]
    for side in (-1, 1):
        x = side * (WIDTH / 2 + 0.36)
        parts.append(slab(1.9, 2.4, 0.55, 0.25, dark_steel(), edge=0.1, at=(side * 3.1, 0.4, -1.0)))
        parts.append(slab(0.62, 3.4, 2.3, 0.28, body_satin(), edge=0.16, at=(x, 0.4, -1.1)))
        parts.append(slab(0.14, 3.0, 1.0, 0.06, rubber(), edge=0.03, at=(x - side * 0.3, 0.4, 0.0)))
        parts.append(slab(1.0, 0.55, 1.75, 0.24, body_satin(), edge=0.14, at=(side * 1.5, low - 0.3, -0.7)))
    parts.append(slab(4.2, abs(low) - 3.0, 0.5, 0.5, body_satin(), edge=0.15, at=(0, (low - 3.9) / 2, -0.95)))
    return [*parts, ghost_phone()] if has_phone else parts


def vent_mount(_):
    """A small cradle; the clip behind it takes a slat of the air vent."""
    low = -5.2
    return group([group(cradle(False, low), at=(0, 0, 6.5), turn=(84, 0, 0)), *vent_clip()])


def vent_clip():
    """A ball joint with its nut, and behind it two padded jaws."""
    ball_joint = ball(0.95, dark_steel(), at=(0, 1.9, 6.0))
    nut = turned(lathe([(0, 0), (1.25, 0), (1.25, 0.9), (0.9, 1.1), (0, 1.1)], black_plastic(), 0.1), (-90, 0, 0), at=(0, 1.9, 6.0))
    stem = turned(capsule(0.62, 2.4, body_satin()), (-90, 0, 0), at=(0, 2.4, 6.0))
    jaws = [slab(1.9, 2.6, 0.42, 0.3, body_satin(), edge=0.12, at=(0, 5.6, z)) for z in (5.1, 6.5)]
    pads = [slab(1.6, 2.2, 0.12, 0.2, rubber(), edge=0.04, at=(0, 5.7, z)) for z in (5.5, 6.4)]
    return [ball_joint, nut, stem, slab(1.9, 0.8, 1.8, 0.3, body_satin(), edge=0.12, at=(0, 4.5, 5.1)), *jaws, *pads]


def gravity_mount(_):
    """A light holder: the weight of the phone on the foot draws the two arms together."""
    parts = [disc(2.3, 1.3, body_satin(), edge=0.35, at=(0, 0.6, -1.5)), disc(1.95, 0.1, rubber(), edge=0.04, at=(0, 0.6, -0.22)),
             ring(1.35, 1.2, 0.05, dark_steel(), edge=0.015, at=(0, 0.6, -0.14))]
    for side in (-1, 1):
        parts.append(turned(slab(3.4, 0.8, 0.5, 0.3, body_satin(), edge=0.14, at=(side * 2.5, 1.5, -1.2)), (0, 0, side * 14)))
        parts.append(slab(0.5, 2.0, 2.0, 0.24, body_satin(), edge=0.14, at=(side * (WIDTH / 2 + 0.3), 2.1, -1.2)))
        parts.append(slab(0.12, 1.7, 1.0, 0.05, rubber(), edge=0.03, at=(side * WIDTH / 2, 2.1, -0.2)))
    parts.append(slab(1.0, 4.6, 0.45, 0.3, dark_steel(), edge=0.12, at=(0, -2.7, -1.15)))
    parts += [slab(3.4, 0.5, 1.9, 0.24, body_satin(), edge=0.14, at=(0, -4.9, -1.2)), slab(3.4, 0.5, 0.7, 0.2, body_satin(), edge=0.14, at=(0, -4.6, 0.2))]
    return group([group(parts, at=(0, 0, 6.2), turn=(82, 0, 0)), *vent_clip()])


def charging_mount(_):
    """As the first, with a round charging face between its jaws and a cord socket below."""
    parts = [disc(4.1, 1.3, body_satin(), edge=0.35, at=(0, 0, -1.45)), disc(3.7, 0.06, material('pad', 0.02, rough=0.35, specular=0.5), edge=0.02, at=(0, 0, -0.16)),
             ring(2.5, 2.38, 0.03, glow((0.3, 0.75, 1.0), 1.4), edge=0.01, at=(0, 0, -0.1)), *bolt(-0.09)]
    for side in (-1, 1):
        parts.append(slab(2.2, 1.5, 0.5, 0.25, dark_steel(), edge=0.1, at=(side * 3.4, 0, -1.2)))
        parts.append(slab(0.62, 4.2, 2.3, 0.3, body_satin(), edge=0.16, at=(side * (WIDTH / 2 + 0.7), 0, -1.3)))
        parts.append(slab(0.14, 3.6, 1.0, 0.06, rubber(), edge=0.03, at=(side * (WIDTH / 2 + 0.36), 0, -0.2)))
    parts += [slab(2.6, 3.4, 0.6, 0.5, body_satin(), edge=0.15, at=(0, -5.0, -1.2)), slab(3.4, 0.6, 1.9, 0.25, body_satin(), edge=0.15, at=(0, -6.6, -1.1))]
    parts.append(turned(usb_c_port(), (90, 0, 0), at=(0, -6.92, -0.6)))
    return group([*suction_foot(), group(parts, at=(0, -1.6, 11.6), turn=(80, 0, 0))])


def bolt(z):
    """The sign of charging: a bolt of two slanted bars."""
    sign = material('sign', 0.7, rough=0.5)
    return [turned(slab(0.2, 1.0, 0.02, 0.05, sign, edge=0.004), (0, 0, -24), at=(0.05, 0.38, z)), turned(slab(0.2, 1.0, 0.02, 0.05, sign, edge=0.004), (0, 0, -24), at=(-0.05, -0.38, z)),
            slab(0.56, 0.17, 0.02, 0.05, sign, edge=0.004, at=(0, 0, z))]


def handlebar_mount(_):
    """Four arms with soft ends over a round plate; a clamp below holds a bar."""
    bar = turned(capsule(1.1, 17.0, steel()), (0, 90, 0), at=(-8.5, 0, 1.3))
    shells = [turned(ring(1.75, 1.12, 2.6, body_satin(), edge=0.2), (0, 90, 0), at=(-1.3, 0, 1.3)), turned(ring(1.82, 1.7, 0.5, dark_steel(), edge=0.1), (0, 90, 0), at=(-0.25, 0, 1.3))]
    screw = turned(lathe([(0, 0), (0.35, 0), (0.35, 1.2), (0.7, 1.3), (0.7, 2.1), (0, 2.1)], black_plastic(), 0.1), (-90, 0, 0), at=(0, 1.6, 1.3))
    post = [lathe([(0, 0), (0.9, 0), (0.8, 1.4), (0, 1.4)], dark_steel(), 0.1, at=(0, -0.2, 2.8)), ball(1.0, dark_steel(), at=(0, -0.3, 4.2))]
    plate = [lathe([(0, 0), (2.3, 0), (2.7, 0.5), (2.7, 1.0), (0, 1.0)], body_satin(), 0.2), disc(2.2, 0.12, rubber(), edge=0.04, at=(0, 0, 0.98))]
    arms = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            path = [(sx * 1.5, sy * 1.8, 0.5), (sx * 2.7, sy * 3.9, 0.5), (sx * 3.3, sy * 5.0, 0.7)]
            hook = [(sx * 2.9, sy * 4.4, 0.5), (sx * 3.5, sy * 5.3, 0.9), (sx * 3.8, sy * 5.7, 1.7), (sx * 3.6, sy * 5.4, 2.7)]
            arms += [tube(path, 0.52, body_satin()), tube(hook, 0.62, rubber())]
    return group([bar, *shells, screw, *post, group([*plate, *arms], at=(0, -0.4, 4.9), turn=(28, 0, 0))])


def desk_stand(has_phone):
    base = slab(8.6, 9.4, 0.55, 1.6, body_metal(), edge=0.16, top_edge=0.16, at=(0, 1.2, 0))
    sole = slab(7.8, 8.6, 0.08, 1.3, rubber(), edge=0.03, at=(0, 1.2, -0.06))
    post = turned(slab(2.6, 1.0, 8.4, 0.48, body_metal(), edge=0.1, top_edge=0.3), (-14, 0, 0), at=(0, 2.2, 0.4))
    hinge = turned(capsule(0.62, 3.4, dark_steel()), (0, 90, 0), at=(-1.7, 4.1, 8.5))
    return group([base, sole, post, hinge, group(tray(has_phone, body_metal), at=(0, 2.7, 10.9), turn=(70, 0, 0))])


def tray(has_phone, skin):
    low = -HEIGHT / 2
    plate = slab(6.4, 8.6, 0.5, 1.0, skin(), edge=0.14, at=(0, -2.2, -0.6))
    pad = slab(5.2, 6.6, 0.1, 0.7, rubber(), edge=0.03, at=(0, -1.6, -0.11))
    hooks = [slab(1.5, 0.5, 2.1, 0.22, skin(), edge=0.14, at=(side * 1.9, low - 0.26, -0.6)) for side in (-1, 1)]
    shelf = slab(6.4, 2.6, 0.5, 0.24, skin(), edge=0.14, at=(0, low + 0.75, -0.6))
    return [plate, pad, shelf, *hooks, *([ghost_phone()] if has_phone else [])]


def folding_stand(_):
    """Of plastic, with two hinges: it folds to the size of a card case."""
    base = [slab(7.6, 9.0, 0.9, 0.9, body_satin(), edge=0.2, top_edge=0.2), slab(5.6, 6.2, 0.04, 0.6, rubber(), edge=0.01, at=(0, -0.6, 0.88))]
    hinges = [turned(capsule(0.62, 4.0, black_plastic()), (0, 90, 0), at=(-2.0, y, z)) for y, z in ((3.7, 0.9), (-0.5, 8.6))]
    arm = [turned(slab(3.0, 8.8, 0.8, 0.5, body_satin(), edge=0.16), (118.6, 0, 0), at=(0, 1.95, 4.9))]
    plate = [slab(7.6, 9.6, 0.8, 1.0, body_satin(), edge=0.18, at=(0, 0, -0.9)), slab(6.0, 6.4, 0.1, 0.7, rubber(), edge=0.03, at=(0, 0.8, -0.11)),
             *(slab(1.5, 0.6, 2.3, 0.25, body_satin(), edge=0.15, at=(side * 2.3, -4.9, -0.7)) for side in (-1, 1))]
    return group([*base, *arm, *hinges, group(plate, at=(0, -1.6, 8.7), turn=(66, 0, 0))])


def charging_stand(_):
    """A pad that leans back on a heavy foot; the ring on it marks where the phone charges."""
    base = lathe([(0, 0), (4.6, 0), (4.8, 0.25), (4.6, 0.75), (0, 0.95)], body_metal(), 0.2, at=(0, 1.6, 0))
    sole = lathe([(0, -0.08), (4.3, -0.08), (4.4, 0.05), (0, 0.05)], rubber(), 0.02, at=(0, 1.6, 0))
    post = turned(slab(3.4, 1.1, 7.6, 0.5, body_metal(), edge=0.15, top_edge=0.3), (-4, 0, 0), at=(0, 2.6, 0.3))
    face = [slab(7.0, 10.6, 0.9, 1.6, body_metal(), edge=0.3, top_edge=0.2, at=(0, 0, -1.0)), slab(6.4, 10.0, 0.08, 1.35, material('pad', 0.02, rough=0.4, specular=0.5), edge=0.03, at=(0, 0, -0.12)),
            ring(2.3, 2.18, 0.03, glow((0.3, 0.75, 1.0), 1.4), edge=0.01, at=(0, 0.6, -0.05)), *moved(bolt(-0.04), 0.6),
            slab(5.0, 0.6, 2.0, 0.25, body_metal(), edge=0.15, at=(0, -5.4, -0.9)), slab(4.4, 0.12, 1.2, 0.05, rubber(), edge=0.03, at=(0, -5.08, -0.1)),
            light_dot(glow((0.3, 0.95, 0.6), 1.3), (0, -4.2, -0.03), 0.1)]
    return group([base, sole, post, group(face, at=(0, 1.6, 7.2), turn=(66, 0, 0))])


def moved(parts, up):
    for part in parts:
        part.location.y += up
    return parts


def plate_stand(_):
    """One bent sheet: a foot, a back that leans, a lip in front; a round hole lets the cord through."""
    foot = slab(7.2, 9.0, 0.42, 1.1, body_metal(), edge=0.15, at=(0, 2.4, 0))
    back = [slab(6.4, 10.2, 0.42, 1.2, body_metal(), edge=0.15, at=(0, 0, -0.5)), slab(4.8, 6.0, 0.08, 0.6, rubber(), edge=0.03, at=(0, 0.9, -0.1)),
            slab(6.4, 0.42, 2.2, 0.2, body_metal(), edge=0.12, at=(0, -5.05, -0.5)), slab(5.0, 0.1, 1.4, 0.05, rubber(), edge=0.02, at=(0, -4.8, 0.0))]
    bend = turned(capsule(0.5, 6.0, body_metal()), (0, 90, 0), at=(-3.0, -1.7, 0.45))
    return group([foot, bend, group(back, at=(0, 0.2, 5.0), turn=(68, 0, 0)), turned(slab(2.2, 0.42, 6.0, 0.2, body_metal(), edge=0.12), (28, 0, 0), at=(0, 5.0, 0.2))])


def grip_ring(_):
    """The plate that sticks to the phone, and its ring unfolded."""
    plate = [slab(3.6, 4.0, 0.22, 0.9, body_metal(), edge=0.08, top_edge=0.08), slab(3.5, 3.9, 0.06, 0.86, material('tape', 0.25, rough=0.6), edge=0.01, at=(0, 0, -0.05))]
    pivot = [disc(1.15, 0.24, body_metal(), edge=0.08, at=(0, 0, 0.2)), ring(1.18, 1.06, 0.06, steel(), edge=0.02, at=(0, 0, 0.26))]
    ears = [turned(capsule(0.2, 1.3, steel()), (0, 90, 0), at=(-0.65, -0.7, 0.55)), slab(0.24, 0.5, 0.45, 0.1, body_metal(), edge=0.06, at=(-0.62, -0.7, 0.3)), slab(0.24, 0.5, 0.45, 0.1, body_metal(), edge=0.06, at=(0.62, -0.7, 0.3))]
    loop = group([ring(1.75, 1.35, 0.34, body_metal(), edge=0.1, at=(0, 1.6, -0.17))], at=(0, -0.7, 0.6), turn=(72, 0, 0))
    return group([turned(group([*plate, *pivot, *ears, loop]), (0, 0, 0))])


BUILD = {'mount': suction_mount, 'mount-vent': vent_mount, 'mount-vent-vitrina-ruta-clip': gravity_mount, 'mount-charge': charging_mount, 'mount-handlebar': handlebar_mount, 'stand': desk_stand, 'stand-folding': folding_stand,
         'stand-charge': charging_stand, 'stand-plate': plate_stand, 'grip-ring': grip_ring}
