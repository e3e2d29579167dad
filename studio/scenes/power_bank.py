"""A power bank with a figure-less display: four lights tell the charge."""
from connectors import light_dot, usb_a_port, usb_c_port
from materials import black_glass, black_plastic, body_metal, body_satin, dark_steel, glow, steel
from shapes import group, slab, stand, turned

SCENES = {
    'power-bank': dict(category='power-bank', views=['hero', 'ports', 'front'], width=7.0, height=14.4, depth=2.2,
                       elevations={'hero': 10, 'ports': 20}),
}


def build(scene, view):
    model = SCENES[scene]
    if view == 'ports':
        lying = turned(power_bank(model), (0, 0, -28))
        return group([stand(lying)])
    if view == 'front':
        return group([upright(model, turn=-22)])
    return group([upright(model, at=(-2.6, 2.3), turn=30), stand(turned(power_bank(model), (0, 0, -32), at=(3.2, -1.6, 0)))])


def upright(model, at=(0, 0), turn=0):
    """On its end, ports up, the display towards the shopper."""
    return stand(group([turned(power_bank(model), (-90, 0, 180))], at=(*at, 0), turn=(0, 0, turn)))


def power_bank(model):
    """Lying on its back: the display looks up, the ports look along -y."""
    w, h, d = model['width'], model['height'], model['depth']
    body = slab(w, h, d, 1.2, body_satin(), edge=0.55, top_edge=0.4)
    # A band of metal round the waist, and the display let into the face.
    waist = slab(w + 0.02, h + 0.02, 0.1, 1.21, steel(), edge=0.02, at=(0, 0, d * 0.56))
    display = slab(w * 0.5, 1.15, 0.05, 0.57, black_glass(), edge=0.01, top_edge=0.03, at=(0, -h / 2 + 2.1, d - 0.02))
    charge = [slab(0.42, 0.2, 0.012, 0.1, glow((0.25, 0.95, 0.62), 1.3 if k < 3 else 0.12), edge=0.003, at=(-1.0 + k * 0.66, -h / 2 + 2.1, d + 0.03)) for k in range(4)]
    end = slab(w - 2.0, d - 0.85, 0.04, 0.5, black_plastic(), edge=0.005, top_edge=0.03)
    ports = [usb_a_port((-1.55, 0, 0.035)), usb_c_port((0.1, 0, 0.035)), usb_c_port((1.55, 0, 0.035))]
    face = turned(group([end, *ports]), (90, 0, 0), at=(0, -h / 2 - 0.005, d * 0.53))
    key = turned(slab(1.2, 0.5, 0.08, 0.24, body_metal(), edge=0.01, top_edge=0.04), (90, 0, 90), at=(w / 2 - 0.03, -h / 2 + 2.4, d * 0.53))
    return group([body, waist, display, *charge, face, key])
