"""Chargers: a wall charger with folding pins and a car charger for the lighter socket."""
from connectors import light_dot, mains_pins, usb_a_port, usb_c_port
from materials import black_plastic, body_gloss, body_metal, body_satin, dark_steel, glow, material, rubber, steel
from shapes import disc, group, lathe, ring, slab, stand, turned

SCENES = {
    'charger-wall': dict(category='charger', views=['hero', 'detail'], elevations={'hero': 14, 'detail': 14}),
    'charger-car': dict(category='charger', views=['hero', 'detail'], elevations={'hero': 16, 'detail': 16}),
}


def build(scene, view):
    return BUILD[scene](view)


def wall(view):
    if view == 'detail':
        return group([facing(wall_charger(), turn=-146)])
    return group([facing(wall_charger(), at=(2.1, 0), turn=-28), facing(wall_charger(), at=(-2.9, 2.6), turn=142)])


def facing(charger, at=(0, 0), turn=0):
    """Ports look along -y, then the whole is turned; it rests on its side like on a table."""
    return stand(group([turned(charger, (90, 0, 0))], at=(*at, 0), turn=(0, 0, turn)))


def wall_charger():
    """Built upright: ports on top, pins below; width and height of the port face, then the length."""
    width, height, length = 4.6, 4.6, 4.9
    body = slab(width, height, length, 1.05, body_gloss(), edge=0.3, top_edge=0.22)
    seam = slab(width + 0.012, height + 0.012, 0.035, 1.056, black_plastic(), edge=0.01, at=(0, 0, length * 0.83))
    panel = slab(width - 0.9, height - 0.9, 0.05, 0.75, body_satin(), edge=0.005, top_edge=0.04, at=(0, 0, length - 0.01))
    top = length + 0.036
    ports = [usb_c_port((0, 0.95, top)), usb_c_port((0, 0.1, top)), usb_a_port((0, -0.95, top))]
    light = light_dot(glow((0.35, 0.9, 0.75), 1.2), (1.35, 0.95, top))
    foot = slab(2.5, 2.2, 0.05, 0.3, material('foot', 0.06, rough=0.5), edge=0.02, at=(0, 0.3, -0.03))
    return group([body, seam, panel, *ports, light, foot, *mains_pins((0, 0.3, 0))])


def car(view):
    if view == 'detail':
        return group([stand(group([turned(car_charger(), (86, 0, 0))], turn=(0, 0, -52)))])
    lying = stand(group([turned(car_charger(), (86, 0, 0))], at=(1.6, -1.5, 0), turn=(0, 0, -38)))
    upright = stand(group([turned(car_charger(), (180, 0, 0))], at=(-2.6, 2.2, 0), turn=(0, 0, 20)))
    return group([lying, upright])


def car_charger():
    """Upright with the ports on top and the contact below."""
    stem = lathe([(0, 0), (0.62, 0), (0.98, 0.35), (1.02, 3.6), (0, 3.6)], body_satin(), 0.12)
    tip = lathe([(0, -0.75), (0.28, -0.75), (0.42, -0.45), (0.5, 0.05), (0, 0.05)], steel(), 0.1)
    collar = ring(0.64, 0.3, 0.12, dark_steel(), edge=0.03, at=(0, 0, -0.02))
    springs = [slab(0.36, 1.7, 0.16, 0.17, steel(), edge=0.02, top_edge=0.12) for _ in range(2)]
    for side, spring in zip((-1, 1), springs):
        turned(spring, (90, 0, 90 * side), at=(side * 0.94, 0, 1.75))
    head = lathe([(0, 3.5), (1.1, 3.5), (1.5, 4.15), (1.55, 5.2), (0, 5.2)], body_metal(), 0.16)
    band = ring(1.57, 1.3, 0.1, glow((1.0, 0.5, 0.12), 1.6), edge=0.03, at=(0, 0, 4.72))
    face = disc(1.34, 0.04, black_plastic(), edge=0.02, at=(0, 0, 5.18))
    ports = [usb_c_port((0, 0.48, 5.22)), usb_a_port((0, -0.38, 5.22))]
    return group([stem, tip, collar, *springs, head, band, face, *ports])


BUILD = {'charger-wall': wall, 'charger-car': car}
