"""Straps for watches, without a watch."""
from materials import body_soft, hole, steel
from shapes import disc, group, ribbon, slab, through, tube

SCENES = {
    'watch-strap': dict(category='watch', shows='silicone watch strap, 22 mm', views=['hero'], elevations={'hero': 38}),
}
WIDE = 2.2


def build(scene, view):
    if view == 'detail':
        return group([group([buckle_side()], at=(0, 0, 0), turn=(0, 0, 64))])
    return group([group([holes_side()], at=(1.9, -0.2, 0), turn=(0, 0, 14)), group([buckle_side()], at=(-1.9, 1.2, 0), turn=(0, 0, 14))])


def wave(length, rise):
    """How the band lies: its ends on the floor, its middle a little up."""
    return through([(0, -length / 2, 0.16), (0, -length / 4, 0.16 + rise * 0.7), (0, 0, 0.16 + rise), (0, length / 4, 0.16 + rise * 0.7), (0, length / 2, 0.16)], detail=10)


def bar_end(y, z=0.16):
    """The pin that snaps into a watch, with the small lever that draws it in."""
    roll = tube([(-WIDE / 2 + 0.06, y, z), (WIDE / 2 - 0.06, y, z)], 0.2, body_soft(), detail=0)
    pin = tube([(-WIDE / 2 - 0.12, y, z), (WIDE / 2 + 0.12, y, z)], 0.07, steel(), detail=0)
    lever = disc(0.09, 0.14, steel(), edge=0.03, at=(0.55, y - 0.05, z - 0.28), segments=24)
    return [roll, pin, lever]


def holes_side():
    """12 cm long with nine holes; its round end is nearest."""
    length, rise = 11.6, 0.5
    strap = ribbon(wave(length, rise), (1, 0, 0), lambda t: WIDE * (0.84 + 0.16 * t) * min(1, 0.55 + t * 4.5), 0.3, body_soft(), corner=0.12)
    points = wave(length, rise)
    parts = [strap, *bar_end(length / 2 + 0.1)]
    for k in range(9):
        p = points[5 + k * 2]
        parts.append(slab(0.24, 0.42, 0.02, 0.12, hole(), edge=0.004, at=(0, p.y, p.z + 0.145)))
    return group(parts)


def buckle_side():
    """8 cm long with its buckle and two loops."""
    length, rise = 7.6, 0.45
    strap = ribbon(wave(length, rise), (1, 0, 0), lambda t: WIDE * (0.9 + 0.1 * t), 0.3, body_soft(), corner=0.12)
    y = -length / 2
    frame = tube([(-1.3, y - 0.1, 0.25), (-1.32, y - 1.1, 0.3), (-1.1, y - 1.45, 0.32), (1.1, y - 1.45, 0.32), (1.32, y - 1.1, 0.3), (1.3, y - 0.1, 0.25)], 0.14, steel())
    axle = tube([(-1.35, y - 0.08, 0.25), (1.35, y - 0.08, 0.25)], 0.13, steel(), detail=0)
    tongue = tube([(0, y + 0.05, 0.34), (0, y - 0.8, 0.48), (0, y - 1.5, 0.5)], 0.1, steel())
    loops = [slab(WIDE + 0.3, 0.62, 0.55, 0.2, body_soft(), edge=0.12, at=(0, at, z)) for at, z in ((y + 1.0, 0.08), (y + 2.7, 0.24))]
    return group([strap, frame, axle, tongue, *loops, *bar_end(length / 2 + 0.1)])
