"""Ports and plugs, which several scenes share. A port looks up (+z); a plug points up (+z) and ends at z = 0 below."""
import math

from materials import black_plastic, body_satin, dark_steel, glow, gold_contact, hole, material, steel
from shapes import disc, group, lathe, loft, ring, slab, turned


def usb_c_port(at=(0, 0, 0), turn=0):
    rim = slab(1.0, 0.42, 0.035, 0.21, steel(), edge=0.01, top_edge=0.015)
    mouth = slab(0.9, 0.32, 0.01, 0.16, hole(), edge=0.002, at=(0, 0, 0.03))
    tongue = slab(0.66, 0.075, 0.012, 0.02, dark_steel(), edge=0.003, at=(0, 0, 0.034))
    return group([rim, mouth, tongue], at=at, turn=(0, 0, turn))


def usb_a_port(at=(0, 0, 0), turn=0):
    rim = slab(1.42, 0.66, 0.035, 0.06, steel(), edge=0.01, top_edge=0.015)
    mouth = slab(1.3, 0.54, 0.01, 0.03, hole(), edge=0.002, at=(0, 0, 0.03))
    tongue = slab(1.14, 0.2, 0.012, 0.02, black_plastic(), edge=0.003, at=(0, 0.1, 0.034))
    contacts = [slab(0.12, 0.1, 0.006, 0.01, gold_contact(), edge=0.002, at=(x, 0.06, 0.044)) for x in (-0.39, -0.13, 0.13, 0.39)]
    return group([rim, mouth, tongue, *contacts], at=at, turn=(0, 0, turn))


def hdmi_port(at=(0, 0, 0), turn=0):
    """The mouth of 1.5 by 0.56 narrows towards one long side; the tongue stands nearer to the wide one."""
    rim = loft([[(x, y, z) for x, y in narrowing(1.62, 0.68)] for z in (0, 0.035)], steel())
    mouth = loft([[(x, y, z) for x, y in narrowing(1.48, 0.55)] for z in (0.03, 0.04)], hole())
    tongue = slab(1.16, 0.13, 0.012, 0.02, material('tongue', 0.05, rough=0.5), edge=0.003, at=(0, 0.06, 0.04))
    contacts = [slab(0.035, 0.05, 0.006, 0.005, gold_contact(), edge=0.001, at=(-0.54 + k * 0.12, 0.03, 0.049)) for k in range(10)]
    return group([rim, mouth, tongue, *contacts], at=at, turn=(0, 0, turn))


def narrowing(width, height):
    """The outline of an HDMI mouth, counter-clockwise: its lower corners are cut off."""
    w, h = width / 2, height / 2
    return [(w, h), (-w, h), (-w, -h * 0.15), (-w * 0.86, -h * 0.62), (-w * 0.8, -h), (w * 0.8, -h), (w * 0.86, -h * 0.62), (w, -h * 0.15)]


def ethernet_port(at=(0, 0, 0), turn=0):
    """An RJ45 socket: eight contacts under the upper edge, the step for the latch below, two lamps at the corners."""
    rim = slab(1.6, 1.36, 0.04, 0.06, steel(), edge=0.01, top_edge=0.015)
    ground = slab(1.48, 1.24, 0.01, 0.04, black_plastic(), edge=0.002, at=(0, 0, 0.035))
    steps = [(1.18, 0.72, 0.16), (0.64, 0.3, -0.3), (0.4, 0.16, -0.5)]
    mouth = [slab(wide, tall, 0.01, 0.01, hole(), edge=0.002, at=(0, y, 0.041)) for wide, tall, y in steps]
    contacts = [slab(0.05, 0.3, 0.01, 0.01, gold_contact(), edge=0.002, at=(-0.357 + k * 0.102, 0.34, 0.05)) for k in range(8)]
    lamps = [slab(0.22, 0.14, 0.02, 0.02, glow(tone, 0.9), edge=0.004, at=(x, -0.5, 0.044)) for x, tone in ((-0.55, (0.2, 0.9, 0.3)), (0.55, (1.0, 0.6, 0.1)))]
    return group([rim, ground, *mouth, *contacts, *lamps], at=at, turn=(0, 0, turn))


def jack_port(at=(0, 0, 0)):
    """A socket for the 3.5 mm plug: a metal ring round a round hole."""
    return group([ring(0.34, 0.18, 0.05, steel(), edge=0.02), disc(0.19, 0.012, hole(), edge=0.002, at=(0, 0, 0.012))], at=at)


def card_slot(width, height, at=(0, 0, 0)):
    """A slot for a memory card: 2.46 by 0.24 for SD, 1.16 by 0.13 for microSD."""
    rim = slab(width + 0.14, height + 0.14, 0.03, 0.05, dark_steel(), edge=0.008)
    mouth = slab(width, height, 0.01, 0.02, hole(), edge=0.002, at=(0, 0, 0.026))
    contacts = slab(width * 0.72, height * 0.2, 0.006, 0.005, gold_contact(), edge=0.001, at=(0, height * 0.18, 0.034))
    return group([rim, mouth, contacts], at=at)


def usb_a_tip(z=0.0, length=1.25):
    """The metal end of a USB-A plug, 1.2 by 0.45, with its two windows on each broad side and the tongue inside."""
    shell = slab(1.2, 0.45, length, 0.03, steel(), edge=0.012, top_edge=0.012, at=(0, 0, z))
    mouth = slab(1.12, 0.37, 0.012, 0.01, hole(), edge=0.002, at=(0, 0, z + length - 0.006))
    tongue = slab(1.1, 0.17, 0.016, 0.01, material('tongue', 0.55, rough=0.5), edge=0.003, at=(0, -0.09, z + length - 0.002))
    windows = [turned(slab(0.24, 0.26, 0.012, 0.01, hole(), edge=0.002), (90 * side, 0, 0), at=(x, -side * 0.219, z + length * 0.56))
               for x in (-0.26, 0.26) for side in (-1, 1)]
    return group([shell, mouth, tongue, *windows])


def usb_a_plug():
    """As on a cable: the same collar as the others, under a wider grip."""
    return group([*grip(1.6, 0.82), usb_a_tip(2.55)])


def jack_tip(z=0.0):
    """A 3.5 mm plug of four contacts, 1.4 long, with a rounded point."""
    barrel = lathe([(0, z), (0.175, z), (0.175, z + 1.05), (0.11, z + 1.13), (0.165, z + 1.24), (0.07, z + 1.42), (0, z + 1.42)], steel(), 0.02)
    rings = [ring(0.18, 0.1, 0.05, black_plastic(), edge=0.01, at=(0, 0, z + up)) for up in (0.34, 0.62, 0.9)]
    return group([barrel, *rings])


def usb_c_plug():
    return group([*grip(), usb_c_tip(2.55)])


def usb_c_tip(z):
    tip = slab(0.84, 0.27, 0.68, 0.135, steel(), edge=0.01, top_edge=0.03, at=(0, 0, z))
    mouth = slab(0.7, 0.15, 0.01, 0.075, hole(), edge=0.002, at=(0, 0, z + 0.675))
    return group([tip, mouth])


def lightning_plug():
    blade = slab(0.68, 0.16, 0.68, 0.07, steel(), edge=0.01, top_edge=0.05, at=(0, 0, 2.55))
    pins = [turned(slab(0.05, 0.34, 0.012, 0.015, gold_contact(), edge=0.003), (90, 0, 0), at=(-0.24 + i * 0.069, -0.074, 2.98)) for i in range(8)]
    return group([*grip(), blade, *pins])


def grip(width=1.16, height=0.66):
    """The part one holds: a metal shell between a soft collar and the cord."""
    shell = slab(width, height, 1.75, min(0.32, height / 2 - 0.01), body_satin(), edge=0.08, top_edge=0.05, at=(0, 0, 0.8))
    line = slab(width + 0.02, height + 0.02, 0.05, min(0.33, height / 2), dark_steel(), edge=0.005, at=(0, 0, 0.95))
    collar = lathe([(0, 0), (0.26, 0), (0.3, 0.25), (0.36, 0.8), (0, 0.8)], black_plastic(), 0.04)
    ribs = [ring(0.3 + i * 0.018, 0.2, 0.07, black_plastic(), edge=0.02, at=(0, 0, 0.12 + i * 0.17)) for i in range(4)]
    return [shell, line, collar, *ribs]


def mains_pins(at):
    """Two flat pins (type A), the socket of the Dominican Republic, pointing down (-z)."""
    pins = []
    for x in (-0.635, 0.635):
        pins.append(slab(0.16, 0.65, 1.65, 0.03, steel(), edge=0.06, top_edge=0.01, at=(at[0] + x, at[1], at[2] - 1.65)))
    return pins


def light_dot(material, at, radius=0.06):
    return disc(radius, 0.015, material, edge=0.005, at=at, segments=32)


NAMES = {usb_c_port: 'USB-C', usb_a_port: 'USB-A', hdmi_port: 'HDMI', ethernet_port: 'Ethernet'}


def count_ports(ports):
    """How many of each kind, from a list of (maker, place): what the picture states about them."""
    kinds = [NAMES.get(make, 'card slot') for make, _ in ports]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
