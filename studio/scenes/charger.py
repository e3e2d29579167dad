"""Chargers for the wall, the desk and the car, each with the ports and the size of its power."""
from connectors import count_ports, light_dot, mains_pins, usb_a_port, usb_c_port
from details import shade
from materials import black_plastic, body_gloss, body_metal, body_satin, dark_steel, glow, material, steel
from shapes import disc, group, lathe, ring, slab, stand, tube, turned

TILT = {'hero': 14, 'plug': 14, 'detail': 16}


def wall_kind(shows, width, height, length, ports, views=('hero', 'plug'), **more):
    return dict(category='charger', shows=shows, views=list(views), elevations=TILT, width=width, height=height, length=length, ports=ports,
                facts=dict(ports=count_ports(ports)), **more)


def car_kind(shows, ports, girth=1.0):
    return dict(category='charger', shows=shows, views=['hero'], elevations={'hero': 18, 'detail': 16}, ports=ports, girth=girth, facts=dict(ports=count_ports(ports)))


SCENES = {
    'charger-wall': wall_kind('USB-C and USB-A wall charger', 4.6, 4.6, 4.9, [(usb_c_port, 0.95), (usb_c_port, 0.1), (usb_a_port, -0.95)]),
    'charger-wall-usba': wall_kind('USB-A wall charger', 2.9, 3.3, 4.3, [(usb_a_port, 0)]),
    'charger-wall-small': wall_kind('USB-C wall charger', 2.9, 2.9, 3.1, [(usb_c_port, 0)], corner=0.9),
    'charger-wall-round': wall_kind('USB-C wall charger', 3.5, 3.5, 3.7, [(usb_c_port, 0)], corner=1.7),
    'charger-wall-medium': wall_kind('USB-C wall charger', 3.3, 4.2, 4.6, [(usb_c_port, 0)], corner=0.7),
    'charger-wall-large': wall_kind('USB-C wall charger', 5.4, 5.4, 5.8, [(usb_c_port, 0)], corner=0.9, ribbed=True),
    # Other makers than those above, with the same ports.
    'charger-wall-voltara-v25': wall_kind('USB-C wall charger', 2.7, 3.7, 3.4, [(usb_c_port, 0)], corner=0.4, banded=True),
    'charger-wall-lumen-carga': wall_kind('USB-C wall charger', 5.2, 3.0, 4.2, [(usb_c_port, 0)], corner=0.55),
    'charger-wall-karibe-rapido': wall_kind('USB-C wall charger', 3.2, 4.5, 4.0, [(usb_c_port, 0)], corner=1.58, framed=True),
    'charger-desk': dict(category='charger', shows='desktop charger', views=['hero'], elevations={'hero': 22}, facts=dict(ports={'USB-C': 3, 'USB-A': 1})),
    'charger-car': car_kind('car charger', [(usb_c_port, 0.48), (usb_a_port, -0.38)]),
    'charger-car-duo': car_kind('car charger', [(usb_c_port, 0.42), (usb_c_port, -0.42)]),
    'charger-car-mini': car_kind('car charger', [(usb_c_port, 0)], girth=0.8),
}
for model in ('voltara-v25', 'lumen-carga', 'karibe-rapido'):
    SCENES[f'charger-wall-{model}']['facts']['model'] = model


def build(scene, view):
    model = SCENES[scene]
    if scene == 'charger-desk':
        return group([turned(desk(), (0, 0, -30))])
    if scene.startswith('charger-car'):
        return car(model)
    return group([facing(wall_charger(model), turn=-34 if view == 'hero' else 136)])


def wall(view):
    """The largest one, as banners show it."""
    return group([facing(wall_charger(SCENES['charger-wall']), turn=-34)])


def facing(charger, at=(0, 0), turn=0):
    """Ports look along -y, then the whole is turned; it rests on its side like on a table."""
    return stand(group([turned(charger, (90, 0, 0))], at=(*at, 0), turn=(0, 0, turn)))


def wall_charger(model):
    """Built upright: ports on top, pins below; width and height of the port face, then the length."""
    width, height, length = model['width'], model['height'], model['length']
    corner = model.get('corner', 1.05)
    body = slab(width, height, length, corner, body_gloss(), edge=0.3, top_edge=0.22)
    seam = slab(width + 0.012, height + 0.012, 0.035, corner + 0.006, black_plastic(), edge=0.01, at=(0, 0, length * 0.83))
    panel = slab(width - 0.8, height - 0.8, 0.05, max(0.3, corner - 0.3), body_satin(), edge=0.005, top_edge=0.04, at=(0, 0, length - 0.01))
    top = length + 0.036
    ports = [make((0, y, top)) for make, y in model['ports']]
    light = light_dot(glow((0.35, 0.9, 0.75), 1.2), (min(1.35, width * 0.3), model['ports'][0][1], top))
    foot = slab(2.3, 1.7, 0.05, 0.3, material('foot', 0.06, rough=0.5), edge=0.02, at=(0, 0, -0.03))
    # Grooves round a large body: it gives off more heat.
    grooves = [slab(width + 0.014, height + 0.014, 0.07, corner + 0.007, black_plastic(), edge=0.012, at=(0, 0, 0.9 + k * 0.4)) for k in range(6)] if model.get('ribbed') else []
    extra = [slab(width + 0.02, height + 0.02, 0.16, corner + 0.01, shade('#f2821e', 0.35), edge=0.01, at=(0, 0, length * 0.72))] if model.get('banded') else []
    if model.get('framed'):
        extra.append(slab(width - 0.5, height - 0.5, 0.06, corner - 0.25, steel(), edge=0.005, top_edge=0.03, at=(0, 0, length - 0.03)))
    return group([body, seam, panel, *ports, light, foot, *grooves, *extra, *mains_pins((0, 0, 0))])


def desk():
    """A brick that lies on the table: ports in the short front, the cord to the mains behind."""
    w, h, length = 6.6, 3.2, 10.4
    body = slab(w, h, length, 0.9, body_gloss(), edge=0.3, top_edge=0.24)
    face = slab(w - 0.5, h - 0.5, 0.04, 0.65, black_plastic(), edge=0.006, at=(0, 0, length - 0.012))
    top = length + 0.03
    ports = [*(usb_c_port((x, 0.1, top)) for x in (-2.2, -0.75, 0.7)), usb_a_port((2.15, 0.1, top))]
    lights = [light_dot(glow((0.35, 0.9, 0.75), 1.2), (x, -0.85, top), 0.05) for x in (-2.2, -0.75, 0.7, 2.15)]
    brick = turned(group([body, face, *ports, *lights]), (90, 0, 0), at=(0, length / 2, h / 2))
    sleeve = turned(lathe([(0, 0), (0.62, 0), (0.55, 0.6), (0.42, 1.2), (0, 1.2)], black_plastic(), 0.08), (-90, 0, 0), at=(0, length / 2 - 0.05, 1.0))
    back = length / 2
    cord = tube([(0, back + 0.5, 1.0), (0, back + 1.8, 0.8), (1.4, back + 3.4, 0.36), (4.4, back + 3.4, 0.36), (6.6, back + 1.6, 0.36), (6.9, back - 1.6, 0.7)],
                0.33, black_plastic())
    return stand(group([brick, sleeve, cord, mains_plug((6.9, back - 1.4, 0.95))]))


def mains_plug(at):
    """The flat two-pin plug at the end of a cord, its pins towards -y."""
    body = lathe([(0, 0), (0.5, 0), (0.62, 0.5), (1.05, 1.1), (1.1, 2.7), (0, 2.7)], black_plastic(), 0.14, stretch=(1.1, 0.75))
    return group([turned(group([body, turned(group(mains_pins((0, 0, 0))), (180, 0, 0), at=(0, 0, 2.65))]), (90, 0, 0))], at=at)


def car(model):
    """One charger lies, so that both its ports and its contacts are seen."""
    return group([stand(group([turned(car_charger(model), (86, 0, 0))], turn=(0, 0, -52)))])


def car_charger(model):
    """Upright with the ports on top and the contact below."""
    wide = model['girth']
    stem = lathe([(0, 0), (0.62, 0), (0.98, 0.35), (1.02, 3.6), (0, 3.6)], body_satin(), 0.12)
    tip = lathe([(0, -0.75), (0.28, -0.75), (0.42, -0.45), (0.5, 0.05), (0, 0.05)], steel(), 0.1)
    collar = ring(0.64, 0.3, 0.12, dark_steel(), edge=0.03, at=(0, 0, -0.02))
    springs = [slab(0.36, 1.7, 0.16, 0.17, steel(), edge=0.02, top_edge=0.12) for _ in range(2)]
    for side, spring in zip((-1, 1), springs):
        turned(spring, (90, 0, 90 * side), at=(side * 0.94, 0, 1.75))
    # A small one ends flush with the socket of the car.
    end = 5.2 if wide == 1 else 4.3
    head = lathe([(0, 3.5), (1.1 * wide + 0.1, 3.5), (1.5 * wide, 4.15 if wide == 1 else 3.8), (1.55 * wide, end), (0, end)], body_metal(), 0.16 if wide == 1 else 0.08)
    band = ring(1.57 * wide, 1.3 * wide, 0.1, glow((1.0, 0.5, 0.12), 1.6) if wide == 1 else dark_steel(), edge=0.03, at=(0, 0, end - 0.48 if wide == 1 else end - 0.2))
    face = disc(1.34 * wide, 0.04, black_plastic(), edge=0.02, at=(0, 0, end - 0.02))
    ports = [make((0, y, end + 0.02)) for make, y in model['ports']]
    return group([stem, tip, collar, *springs, head, band, face, *ports])
