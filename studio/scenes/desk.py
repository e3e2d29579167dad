"""For the desk: a keyboard with its mouse, and a mini computer."""
import math

from connectors import hdmi_port, light_dot, usb_a_port
from details import feet, ink
from materials import black_plastic, body_gloss, body_satin, body_soft, dark_steel, glow, hole, material, steel
from shapes import disc, group, loft, outline, ring, slab, stand, tube, turned

SCENES = {
    'keyboard-mouse': dict(category='computer', shows='keyboard and mouse', views=['hero'], elevations={'hero': 48}),
    'computer-mini': dict(category='computer', shows='mini computer', facts=dict(ports={'USB': 4, 'HDMI': 2}), views=['hero', 'back'], elevations={'hero': 22, 'back': 14}),
}


def build(scene, view):
    return BUILD[scene](view)


def keyboard_mouse(view):
    if view == 'detail':
        return group([group([stand(mouse())], turn=(0, 0, 24)), group([stand(receiver())], at=(-5.2, -3.6, 0), turn=(0, 0, -30))])
    keys = group([stand(turned(keyboard(), (3, 0, 0)))], at=(-1.0, 4.6, 0), turn=(0, 0, 16))
    return group([keys, group([stand(mouse())], at=(9.6, -6.6, 0), turn=(0, 0, 14)), group([stand(receiver())], at=(1.2, -8.6, 0), turn=(0, 0, 60))])


def keyboard():
    """75 keys in six rows, on a thin plate of 29.5 by 12.6 cm."""
    plate = slab(29.5, 12.6, 0.9, 0.9, body_satin(), edge=0.2, top_edge=0.14)
    bed = slab(28.3, 11.4, 0.03, 0.5, material('bed', 0.045, rough=0.6), edge=0.01, at=(0, 0, 0.885))
    cap, mark = body_soft(), ink(0.3)
    parts = [plate, bed]
    rows = [
        [1] * 15,
        [1] * 13 + [2],
        [1.5] + [1] * 12 + [1.5],
        [1.8] + [1] * 11 + [2.2],
        [2.3] + [1] * 10 + [1.7, 1],
        [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
    ]
    pitch = 28.2 / 15
    for row, widths in enumerate(rows):
        x, y = -14.1, 4.68 - row * pitch
        for wide in widths:
            size = wide * pitch
            parts.append(slab(size - 0.22, pitch - 0.24, 0.42, 0.26, cap, edge=0.05, top_edge=0.1, at=(x + size / 2, y, 0.9)))
            if wide < 6:
                parts.append(slab(0.34, 0.34, 0.006, 0.06, mark, edge=0.002, at=(x + 0.62, y + 0.22, 1.322)))
            x += size
    return group(parts)


def mouse():
    """A dome, higher behind: rings that shrink as they rise, with the wheel in a slot and the seam between the keys."""
    w, length, h = 6.2, 10.6, 3.7

    def ring_at(z):
        share = math.sqrt(max(0.0004, 1 - (z / h) ** 2.4))
        return share, 0.9 * (z / h) ** 1.5

    levels = [h * math.sin(math.radians(k * 3.0)) for k in range(31)]
    rings = []
    for z in levels:
        share, shift = ring_at(z)
        rings.append([(x * share, y * share + shift, z + 0.25) for x, y in outline(w, length, 3.0, steps=20, softness=2.2)])
    dome = loft(rings, body_soft())
    sole = slab(w - 0.3, length - 0.3, 0.3, 2.8, black_plastic(), edge=0.1)
    seam = [(0, ring_at(z)[1] - length / 2 * ring_at(z)[0], z + 0.262) for z in levels[4:30]]
    line = tube(seam, 0.03, material('seam', 0.02, rough=0.6), section=4, detail=0)
    slot = turned(slab(0.95, 2.3, 0.1, 0.45, black_plastic(), edge=0.03), (30, 0, 0), at=(0, -2.9, 3.14))
    wheel = turned(disc(0.72, 0.6, dark_steel(), edge=0.08), (0, 90, 0), at=(-0.3, -2.85, 3.0))
    tread = [turned(ring(0.74, 0.6, 0.06, black_plastic(), edge=0.02), (0, 90, 0), at=(x, -2.85, 3.0)) for x in (-0.2, 0.14)]
    return group([dome, sole, line, slot, wheel, *tread])


def receiver():
    """The small USB-A receiver that both talk to."""
    grip = slab(1.5, 0.7, 0.62, 0.2, body_satin(), edge=0.12)
    plug = slab(1.2, 1.25, 0.45, 0.04, steel(), edge=0.03, at=(0, -0.9, 0.08))
    windows = [slab(0.22, 0.22, 0.01, 0.02, hole(), edge=0.003, at=(x, -0.95, 0.527)) for x in (-0.3, 0.3)]
    return group([grip, plug, *windows])


def computer_mini(view):
    return group([turned(stand(box()), (0, 0, -28 if view == 'hero' else 158))])


def box():
    """12.6 cm square: two USB-A and a USB-C in front; two USB-A, two HDMI and the power behind: as its data say."""
    size, tall = 12.6, 4.4
    body = slab(size, size, tall, 1.6, body_satin(), edge=0.25, top_edge=0.3)
    lid = slab(size - 1.1, size - 1.1, 0.06, 1.2, body_gloss(), edge=0.01, top_edge=0.04, at=(0, 0, tall - 0.02))
    seam = slab(size + 0.015, size + 0.015, 0.05, 1.606, black_plastic(), edge=0.01, at=(0, 0, 0.75))
    middle = tall / 2 + 0.2
    front = turned(group([usb_a_port((-2.6, 0, 0)), usb_a_port((-0.6, 0, 0)), disc(0.42, 0.05, dark_steel(), at=(4.0, 0, 0)), light_dot(glow((0.5, 0.85, 1.0), 1.4), (2.9, 0, 0.02), 0.08)]),
                   (90, 0, 0), at=(0, -size / 2 - 0.0, middle))
    jack = group([ring(0.42, 0.24, 0.04, dark_steel(), edge=0.01), disc(0.25, 0.02, hole()), disc(0.09, 0.03, steel())], at=(4.2, 0, 0))
    back = turned(group([hdmi_port((-3.9, 0, 0)), hdmi_port((-1.9, 0, 0)), usb_a_port((0.2, 0, 0)), usb_a_port((2.2, 0, 0)), jack]),
                  (90, 0, 180), at=(0, size / 2 + 0.0, middle - 0.45))
    slots = [slab(0.34, 0.12, 0.02, 0.05, hole(), edge=0.003, at=(x * 0.62 - 4.03, 1.05, 0.0)) for x in range(14)]
    vents = turned(group(slots), (90, 0, 180), at=(0, size / 2 + 0.0, middle - 0.25))
    sides = [turned(slab(0.22, 1.9, 0.02, 0.1, hole(), edge=0.003), (90, 0, 90 * s), at=(s * (size / 2 + 0.0), y * 0.6 - 3.3, middle)) for s in (-1, 1) for y in range(12)]
    return group([body, lid, seam, front, back, vents, *sides, *feet(size - 4, size - 4, 0.7)])


BUILD = {'keyboard-mouse': keyboard_mouse, 'computer-mini': computer_mini}
