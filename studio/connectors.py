"""Ports and plugs, which several scenes share. A port looks up (+z); a plug points up (+z) and ends at z = 0 below."""
import math

from materials import black_plastic, body_metal, body_soft, dark_steel, gold_contact, hole, steel
from shapes import disc, group, lathe, ring, slab, turned


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


def grip():
    """The part one holds: a metal shell between a soft collar and the cord."""
    shell = slab(1.16, 0.66, 1.75, 0.32, body_metal(), edge=0.05, top_edge=0.05, at=(0, 0, 0.8))
    line = slab(1.18, 0.68, 0.05, 0.33, dark_steel(), edge=0.005, at=(0, 0, 0.95))
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
