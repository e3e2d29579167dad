"""For pictures of oneself and of others: tripods of four kinds, and rings of light on a table, on the floor and with a clip."""
import math

from ghost import WIDTH
from materials import black_plastic, body_metal, body_satin, body_soft, dark_steel, glow, rubber, steel
from shapes import ball, capsule, disc, group, lathe, ring, slab, stand, tube, turned


def kind(shows, views=('hero',), elevation=8):
    return dict(category='tripod', shows=shows, views=list(views), elevations={'hero': elevation, 'back': 10, 'detail': 12})


SCENES = {
    'tripod': kind('mini tripod for phones'),
    'tripod-tall': kind('tripod with Bluetooth remote'),
    'tripod-flex': kind('flexible tripod'),
    'tripod-camera': kind('tripod for cameras and phones'),
    'ring-light': kind('10 in ring light with desk tripod', ('hero',)),
    'ring-light-tall': kind('12 in ring light with tall tripod'),
    'ring-light-clip': kind('clip-on ring light', elevation=16),
}
TURNS = {'hero': -22, 'back': 152}


def build(scene, view):
    return group([turned(stand(BUILD[scene]()), (0, 0, TURNS[view]))])


def legs(height, reach, radius=0.46, sections=2):
    """Three legs from a hub at the height to the feet; each is drawn out of the one above it."""
    parts = []
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        x, y = math.cos(angle), math.sin(angle)
        top, foot = (x * 0.8, y * 0.8, height), (x * reach, y * reach, 0.35)
        def at(share):
            return tuple(a + (b - a) * share for a, b in zip(top, foot))
        for n in range(sections):
            part = tube([top, at((n + 1) / sections)], radius * (1 + 0.24 * (sections - 1 - n)), body_satin() if n % 2 == 0 else black_plastic(), detail=0)
            parts.append(part)
            if n < sections - 1:
                parts.append(tube([at((n + 1) / sections - 0.05), at((n + 1) / sections + 0.01)], radius * (1.3 + 0.24 * (sections - 1 - n)), dark_steel(), detail=0))
        parts.append(ball(radius + 0.14, rubber(), at=foot))
    hub = lathe([(0, height - 1.0), (0.9, height - 1.0), (1.35, height - 0.2), (1.35, height + 0.7), (0.85, height + 1.2), (0, height + 1.2)], body_satin(), 0.2)
    return [*parts, hub]


def clamp():
    """Two sprung jaws on a spine, where the phone comes; lying, the phone's back on z = 0."""
    w = WIDTH
    parts = [slab(2.4, w + 0.5, 0.75, 0.35, body_satin(), edge=0.16, at=(0, 0, -0.95)), slab(2.2, 3.4, 0.16, 0.3, rubber(), edge=0.05, at=(0, 0, -0.2))]
    for side in (-1, 1):
        parts.append(slab(2.6, 0.6, 2.3, 0.26, body_satin(), edge=0.15, at=(0, side * (w / 2 + 0.32), -0.95)))
        parts.append(slab(2.3, 0.3, 1.2, 0.1, rubber(), edge=0.08, at=(0, side * (w / 2 - 0.04), -0.1)))
        parts.append(slab(2.3, 0.9, 0.3, 0.14, rubber(), edge=0.1, at=(0, side * (w / 2 + 0.12), 1.05)))
    return parts


def head(height):
    """A ball in its socket with a knob, and the clamp on it."""
    socket = lathe([(0, 0), (1.05, 0), (1.2, 0.5), (1.2, 2.0), (0.95, 2.4), (0, 2.4)], body_metal(), 0.15, at=(0, 0, height))
    knob = turned(lathe([(0, 0), (0.3, 0), (0.3, 0.7), (0.62, 0.8), (0.62, 1.5), (0, 1.5)], black_plastic(), 0.1), (0, 90, 0), at=(1.0, 0, height + 1.2))
    neck = lathe([(0, 0), (0.5, 0), (0.5, 1.6), (0, 1.6)], dark_steel(), 0.05, at=(0, 0, height + 2.9))
    held = group(clamp(), at=(0, -0.2, height + 4.2 + WIDTH / 2), turn=(84, 0, 0))
    return [socket, knob, ball(0.95, dark_steel(), at=(0, 0, height + 2.6)), neck, held]


def mini():
    return group([*legs(9.0, 6.0, sections=1), *head(10.0)])


def remote(at, turn=0):
    """A small oval with two keys."""
    body = slab(2.6, 4.2, 1.0, 1.28, body_soft(), edge=0.3, top_edge=0.3)
    return group([body, disc(0.75, 0.12, black_plastic(), at=(0, 0.85, 0.96)), disc(0.48, 0.12, black_plastic(), at=(0, -0.95, 0.96)), ring(0.78, 0.68, 0.06, steel(), edge=0.02, at=(0, 0.85, 1.02))],
                 at=at, turn=(0, 0, turn))


def tall():
    """Drawn out to a part of its length, so that its parts can be seen; the remote lies at its feet."""
    height = 17.0
    column = [lathe([(0, height), (0.75, height), (0.75, height + 7), (0, height + 7)], body_satin(), 0.05), ring(0.95, 0.5, 1.1, dark_steel(), edge=0.1, at=(0, 0, height + 6.4)),
              lathe([(0, height + 7), (0.52, height + 7), (0.52, height + 14), (0, height + 14)], black_plastic(), 0.05)]
    return group([*legs(height, 9.6, 0.6, sections=2), *column, *head(height + 13.6), remote((3.4, -7.4, 0), 20)])


def flexible():
    """Legs of balls that bend round a branch; one has stepped up."""
    parts = []
    paths = ([(0.7, -0.6, 9.6), (2.2, -2.0, 7.4), (3.2, -2.8, 4.4), (4.4, -3.2, 1.8), (6.4, -3.6, 0.75)], [(-0.8, -0.4, 9.6), (-2.4, -1.2, 7.6), (-3.0, -1.6, 4.6), (-4.4, -2.4, 2.0), (-6.2, -2.8, 0.75)],
             [(0, 0.9, 9.6), (0.6, 2.6, 7.6), (0.8, 3.4, 4.6), (1.6, 4.6, 2.0), (2.6, 6.0, 0.75)])
    for path in paths:
        beads = spaced(path, 9)
        for n, place in enumerate(beads):
            parts.append(ball(0.86 - 0.02 * n, body_soft() if n < len(beads) - 1 else rubber(), at=place))
            if n:
                middle = tuple((a + b) / 2 for a, b in zip(place, beads[n - 1]))
                parts.append(ball(0.6, dark_steel(), at=middle))
    hub = lathe([(0, 9.2), (1.4, 9.2), (1.6, 9.8), (1.5, 10.6), (0.9, 11.0), (0, 11.0)], body_soft(), 0.2)
    return group([*parts, hub, *head(10.8)])


def spaced(points, count):
    """As many places along the line as asked for, at equal distances."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total, found = sum(lengths), []
    for n in range(count):
        left = total * n / (count - 1)
        for a, b, long in zip(points, points[1:], lengths):
            if left <= long + 1e-6:
                found.append(tuple(p + (q - p) * left / long for p, q in zip(a, b)))
                break
            left -= long
    return found


def camera_tripod():
    """Three sections a leg, a crank for the column, a plate with a screw and a long handle."""
    height = 24.0
    column = lathe([(0, height - 4), (0.8, height - 4), (0.8, height + 4), (0, height + 4)], steel(), 0.05)
    braces = []
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        braces.append(tube([(0, 0, height - 8.6), (math.cos(angle) * 4.7, math.sin(angle) * 4.7, height - 10.4)], 0.26, black_plastic(), detail=0))
    middle = lathe([(0, height - 9.6), (0.95, height - 9.6), (0.95, height - 7.8), (0, height - 7.8)], black_plastic(), 0.1)
    post = lathe([(0, height - 9), (0.6, height - 9), (0.6, height - 3), (0, height - 3)], dark_steel(), 0.05)
    crank = [turned(capsule(0.3, 3.2, black_plastic()), (0, 90, 0), at=(1.0, 0, height + 0.4)), turned(capsule(0.35, 1.8, black_plastic()), (0, 0, 0), at=(4.0, 0, height - 0.6))]
    base = lathe([(0, 0), (1.7, 0), (1.9, 0.5), (1.8, 1.6), (0, 1.6)], black_plastic(), 0.2, at=(0, 0, height + 3.8))
    tilt = turned(lathe([(0, 0), (1.25, 0), (1.25, 3.4), (0, 3.4)], body_metal(), 0.2), (0, 90, 0), at=(-1.7, 0, height + 6.2))
    plate = [slab(4.6, 5.2, 0.9, 0.5, body_satin(), edge=0.15, at=(0, 0, height + 7.2)), slab(3.8, 4.4, 0.14, 0.3, rubber(), edge=0.04, at=(0, 0, height + 8.06)),
             lathe([(0, 0), (0.32, 0), (0.32, 0.75), (0, 0.75)], steel(), 0.05, at=(0, 0, height + 8.15))]
    handle = [tube([(1.2, 0.6, height + 6.4), (3.6, 5.6, height + 3.6), (4.8, 8.2, height + 2.0)], 0.3, steel(), detail=1), tube([(4.1, 6.6, height + 3.0), (5.6, 9.9, height + 1.0)], 0.6, rubber(), detail=1)]
    return group([*legs(height, 12.0, 0.62, sections=3), column, post, middle, *braces, *crank, base, tilt, *plate, *handle])


def lamp(outer, inner):
    """The ring itself, lying, its light upwards, with a socket at its lower edge."""
    width = outer - inner
    shell = ring(outer, inner, 1.2, body_satin(), edge=0.35, at=(0, 0, -0.5))
    light = ring(outer - width * 0.15, inner + width * 0.15, 0.35, glow((1.0, 0.92, 0.78), 1.02), edge=0.17, at=(0, 0, 0.55))
    return [shell, light, slab(2.2, 2.4, 1.2, 0.4, black_plastic(), edge=0.15, at=(0, -outer + 0.4, -0.6))]


def ring_of(height, middle, outer, inner, reach, sections):
    column = [lathe([(0, height), (0.5, height), (0.5, middle - outer + 0.5), (0, middle - outer + 0.5)], steel(), 0.03),
              lathe([(0, height + 1.1), (0.8, height + 1.1), (0.8, height + 2.1), (0, height + 2.1)], black_plastic(), 0.1)]
    held = group(clamp(), at=(0, 0.6, 0.2))
    held.scale = (0.8,) * 3
    holder = [slab(0.8, inner - 2.6, 0.5, 0.24, black_plastic(), edge=0.1, at=(0, -(inner + 3.0) / 2, -0.6)), disc(1.1, 0.5, dark_steel(), at=(0, -2.6, -0.7))]
    top = group([*lamp(outer, inner), *holder, held], at=(0, 0, middle), turn=(84, 0, 0))
    return group([*legs(height, reach, 0.5, sections), *column, top])


def desk_ring():
    return ring_of(7.5, 24.0, 12.2, 9.4, 7.4, 1)


def floor_ring():
    """Its stand is drawn out to a part of its length."""
    return ring_of(22.0, 52.0, 14.6, 11.4, 13.0, 2)


def clip_ring():
    """As large as a palm; the clip behind it opens to take a phone."""
    body = [ring(4.2, 2.5, 1.0, body_satin(), edge=0.3, at=(0, 0, 0)), ring(3.95, 2.75, 0.2, glow((1.0, 0.95, 0.85), 1.02), edge=0.1, at=(0, 0, 0.9))]
    back = slab(2.0, 3.2, 0.5, 0.4, body_satin(), edge=0.15, at=(0, -4.4, -0.7))
    jaw = turned(slab(2.0, 5.0, 0.5, 0.5, body_satin(), edge=0.18), (13, 0, 0), at=(0, -4.0, -1.9))
    pads = [slab(1.6, 1.6, 0.12, 0.4, rubber(), edge=0.05, at=(0, -5.2, -0.82)), turned(slab(1.6, 1.6, 0.12, 0.4, rubber(), edge=0.05), (13, 0, 0), at=(0, -5.4, -1.78))]
    spring = turned(capsule(0.5, 1.8, dark_steel()), (0, 90, 0), at=(-0.9, -2.8, -1.1))
    key = disc(0.42, 0.16, black_plastic(), edge=0.05, at=(0, -3.35, 0.9))
    return group([group([*body, back, jaw, *pads, spring, key], turn=(80, 0, -34))])


BUILD = {'tripod': mini, 'tripod-tall': tall, 'tripod-flex': flexible, 'tripod-camera': camera_tripod, 'ring-light': desk_ring, 'ring-light-tall': floor_ring, 'ring-light-clip': clip_ring}
