"""Adapters: a hub with a row of ports on a short cord, and a small adapter for a pocket."""
from connectors import light_dot, usb_a_port, usb_c_plug, usb_c_port, usb_c_tip
from materials import black_plastic, body_fabric, body_metal, body_satin, body_soft, dark_steel, glow, hole, steel
from shapes import group, slab, stand, tube, turned

SCENES = {
    'hub': dict(category='adapter', views=['hero', 'ports'], elevations={'hero': 34, 'ports': 20}, width=11.4, height=4.4, depth=1.35),
    'adapter': dict(category='adapter', views=['hero', 'detail'], elevations={'hero': 24, 'detail': 24}),
}


def build(scene, view):
    if scene == 'adapter':
        return adapters(view)
    turn = -26 if view == 'hero' else 12
    return group([turned(stand(hub(SCENES['hub'])), (0, 0, turn))])


def hub(model):
    """Lying flat, its ports along the front (-y); the cord leaves at the left."""
    w, h, d = model['width'], model['height'], model['depth']
    body = slab(w, h, d, 1.0, body_satin(), edge=0.3, top_edge=0.3)
    plate = slab(w - 1.3, h - 1.3, 0.03, 0.6, body_soft(), edge=0.005, top_edge=0.02, at=(0, 0, d - 0.01))
    light = light_dot(glow((0.95, 0.95, 0.9), 1.2), (-w / 2 + 1.5, 0, d + 0.02), 0.1)
    ports = [usb_c_port((-3.7, 0, 0)), usb_a_port((-2.05, 0, 0)), usb_a_port((0.0, 0, 0)), hdmi((2.15, 0, 0)), reader((4.1, 0, 0))]
    strip = slab(w - 1.5, 0.92, 0.02, 0.3, black_plastic(), edge=0.004, at=(0, 0, -0.02))
    face = turned(group([strip, *ports]), (90, 0, 0), at=(0, -h / 2 + 0.0, d / 2))
    x = -w / 2
    cord = tube([(x + 0.3, 0.2, d / 2), (x - 0.6, 0.2, d / 2), (x - 1.5, -0.8, 0.4), (x - 1.3, -3.6, 0.3), (x + 0.6, -5.4, 0.34), (x + 2.4, -5.6, 0.34)], 0.24, body_fabric(7))
    sleeve = turned(slab(0.7, 0.7, 0.9, 0.34, black_plastic(), edge=0.1), (0, -90, 0), at=(x + 0.15, 0.2, d / 2))
    plug = group([turned(usb_c_plug(), (90, 0, 0))], at=(x + 2.4, -5.6, 0.34), turn=(0, 0, 86))
    feet = [slab(0.8, 2.6, 0.1, 0.3, black_plastic(), edge=0.03, at=(side * 4.4, 0, -0.06)) for side in (-1, 1)]
    return group([body, plate, light, face, cord, sleeve, plug, *feet])


def hdmi(at):
    rim = slab(1.62, 0.64, 0.035, 0.16, steel(), edge=0.01, top_edge=0.015)
    mouth = slab(1.48, 0.5, 0.01, 0.13, hole(), edge=0.002, at=(0, 0, 0.03))
    tongue = slab(1.15, 0.1, 0.012, 0.02, dark_steel(), edge=0.003, at=(0, 0.02, 0.034))
    return group([rim, mouth, tongue], at=at)


def reader(at):
    return group([slab(1.7, 0.26, 0.03, 0.05, steel(), edge=0.008), slab(1.56, 0.14, 0.01, 0.02, hole(), edge=0.002, at=(0, 0, 0.026))], at=at)


def adapters(view):
    if view == 'detail':
        return group([lying(turn=-40)])
    return group([lying(at=(-1.5, 1.1), turn=146), lying(at=(1.3, -0.7), turn=-30)])


def lying(at=(0, 0), turn=0):
    return stand(group([turned(adapter(), (90, 0, 0))], at=(*at, 0), turn=(0, 0, turn)))


def adapter():
    """Upright: a USB-A port on top, the USB-C plug below."""
    body = slab(1.9, 1.0, 2.7, 0.34, body_satin(), edge=0.1, top_edge=0.08)
    face = slab(1.62, 0.82, 0.02, 0.2, black_plastic(), edge=0.004, at=(0, 0, 2.69))
    ring_line = slab(1.92, 1.02, 0.05, 0.35, body_soft(), edge=0.01, at=(0, 0, 0.5))
    tip = turned(group([usb_c_tip(0)]), (180, 0, 0), at=(0, 0, 0.02))
    return group([body, face, ring_line, usb_a_port((0, 0, 2.71)), tip])
