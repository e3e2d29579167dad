"""Power banks: their size follows their charge; one holds on by magnets, one drinks the sun."""
from connectors import light_dot, usb_a_port, usb_c_port
from materials import black_glass, black_plastic, body_metal, body_satin, body_soft, dark_steel, glow, material, rubber, steel
from shapes import group, ribbon, ring, slab, stand, tube, turned


def kind(shows, mah, width, height, depth, ports, views=('hero',), **more):
    return dict(category='power-bank', shows=shows, views=list(views), facts=dict(mah=mah), width=width, height=height, depth=depth, ports=ports,
                elevations={'hero': 12, 'ports': 22, 'front': 10, 'back': 12}, **more)


A, C = usb_a_port, usb_c_port
SCENES = {
    'power-bank-5': kind('power bank', 5000, 4.6, 9.6, 2.2, [(C, 0)], round=True),
    'power-bank': kind('power bank', 10000, 7.0, 14.4, 1.7, [(A, -1.6), (C, 0.3), (C, 1.8)], views=('hero', 'ports')),
    'power-bank-20': kind('power bank', 20000, 7.4, 15.6, 2.9, [(A, -2.0), (A, 0.0), (C, 1.9)]),
    'power-bank-fast': kind('power bank', 20000, 8.2, 12.4, 3.2, [(A, -2.3), (C, -0.2), (C, 1.6)], figures='20', grooves=True),
    'power-bank-30': kind('power bank', 30000, 8.6, 16.8, 3.8, [(A, -2.4), (C, -0.4), (C, 1.2), (C, 2.8)], figures='30', grooves=True),
    'power-bank-magnetic': kind('magnetic power bank', 5000, 6.6, 10.4, 1.3, [(C, 0)], views=('hero',), magnet=True),
    'power-bank-solar': kind('solar power bank', 10000, 8.2, 15.4, 2.2, [(A, -1.2), (C, 1.2)], views=('hero',), solar=True),
}


def build(scene, view):
    model = SCENES[scene]
    if view == 'ports':
        return group([stand(turned(power_bank(model), (0, 0, -28)))])
    return group([upright(model, turn=-24 if view == 'hero' else -8)])


def upright(model, at=(0, 0), turn=0):
    """On its end, ports up, the display towards the shopper."""
    return stand(group([turned(power_bank(model), (-90, 0, 180))], at=(*at, 0), turn=(0, 0, turn)))


def power_bank(model):
    """Lying on its back: the display looks up, the ports look along -y."""
    w, h, d = model['width'], model['height'], model['depth']
    if model.get('solar'):
        return group([*rugged(w, h, d), front(model)])
    corner = 1.5 if model.get('round') else 1.2
    edge = d * 0.42 if model.get('round') else min(0.55, d * 0.3)
    body = slab(w, h, d, corner, body_satin(), edge=edge, top_edge=edge if model.get('round') else min(0.4, d * 0.25))
    parts = [body, front(model)]
    if model.get('magnet'):
        return group([*parts, *magnet(h, d)])
    if not model.get('round'):
        parts.append(slab(w + 0.02, h + 0.02, 0.1, corner + 0.01, steel(), edge=0.02, at=(0, 0, d * 0.56)))
    if model.get('grooves'):
        parts += [slab(0.09, h * 0.5, 0.02, 0.04, black_plastic(), edge=0.004, at=(-w * 0.34 + k * w * 0.085, h * 0.14, d - 0.012)) for k in range(9)]
    key = turned(slab(1.2, min(0.5, d * 0.3), 0.08, 0.14, body_metal(), edge=0.01, top_edge=0.04), (90, 0, 90), at=(w / 2 - 0.03, -h / 2 + h * 0.25, d * 0.53))
    return group([*parts, *display(model), key])


def front(model):
    """The short side with the ports."""
    w, h, d = model['width'], model['height'], model['depth']
    reach = max(abs(x) for _, x in model['ports'])
    end = slab(reach * 2 + (2.0 if reach else 1.7), min(d - 0.5, 1.25) if reach else 0.8, 0.04, 0.4, black_plastic(), edge=0.005, top_edge=0.03)
    ports = [make((x, 0, 0.035)) for make, x in model['ports']]
    return turned(group([end, *ports]), (90, 0, 0), at=(0, -h / 2 - 0.005, d * 0.5))


def display(model):
    """Four lights, or a dark window with the charge in figures."""
    w, h, d = model['width'], model['height'], model['depth']
    light = (0.25, 0.95, 0.62)
    y = -h / 2 + 2.1
    if model.get('figures'):
        pane = slab(3.4, 2.0, 0.05, 0.35, black_glass(), edge=0.01, top_edge=0.03, at=(0, y + 0.4, d - 0.02))
        # The bank stands on its other end: what is read upright is drawn upside down here.
        return [pane, *figures('100', (0, y + 0.4, d + 0.03), glow(light, 1.2))]
    wide = min(w * 0.5, 3.5)
    pane = slab(wide, wide * 0.32, 0.05, wide * 0.15, black_glass(), edge=0.01, top_edge=0.03, at=(0, y, d - 0.02))
    step = wide * 0.19
    return [pane, *(slab(step * 0.64, step * 0.3, 0.012, step * 0.14, glow(light, 1.3 if k < 3 else 0.12), edge=0.003, at=((1.5 - k) * step, y, d + 0.03)) for k in range(4))]


SEGMENTS = {'1': 'bc', '0': 'abcdef'}


def figures(text, at, tone):
    """Figures of seven bars, half a centimetre wide."""
    places = {'a': (0, 0.5, 1), 'g': (0, 0, 1), 'd': (0, -0.5, 1), 'f': (-0.26, 0.25, 0), 'b': (0.26, 0.25, 0), 'e': (-0.26, -0.25, 0), 'c': (0.26, -0.25, 0)}
    parts = []
    for k, sign in enumerate(text):
        for name in SEGMENTS[sign]:
            x, y, flat = places[name]
            long, thin = 0.42, 0.09
            # Turned by half a circle: the bank is looked at with its ports up.
            parts.append(slab(long if flat else thin, thin if flat else long, 0.01, 0.04, tone, edge=0.002, at=(at[0] - (k - 1) * 0.85 - x, at[1] - y, at[2])))
    return parts


def magnet(h, d):
    """A ring of magnets and the mark below it, let into a soft pad; four lights at the foot."""
    line = material('magnet mark', 0.5, rough=0.4)
    pad = slab(6.2, 10.0, 0.03, 1.0, body_soft(), edge=0.005, top_edge=0.02, at=(0, 0, d - 0.01))
    z = d + 0.016
    marks = [ring(2.75, 2.45, 0.012, line, edge=0.004, at=(0, -1.3, z)), slab(0.3, 1.3, 0.012, 0.14, line, edge=0.004, at=(0, 2.8, z))]
    lights = [light_dot(glow((0.25, 0.95, 0.62), 1.3 if k < 3 else 0.12), ((1.5 - k) * 0.45, h / 2 - 0.75, z), 0.07) for k in range(4)]
    return [pad, *marks, *lights]


def rugged(w, h, d):
    """A panel of cells in a frame with thick corners, a lamp above it, a loop of cord to hang it."""
    core = slab(w, h, d, 0.9, body_satin(), edge=0.3, top_edge=0.25)
    corners = [slab(2.6, 2.6, d + 0.24, 0.9, rubber(), edge=0.3, at=(sx * (w / 2 - 1.15), sy * (h / 2 - 1.15), -0.12)) for sx in (-1, 1) for sy in (-1, 1)]
    cover = slab(w - 1.1, h - 3.4, 0.1, 0.3, black_plastic(), edge=0.03, at=(0, 0.7, d - 0.02))
    blue = material('solar cell', (0.006, 0.012, 0.05), rough=0.18, coat=0.8)
    silver = material('conductor', 0.4, rough=0.3, metal=0.8)
    columns, rows, wide, tall = 2, 5, 3.05, 2.0
    parts = []
    for c in range(columns):
        for r in range(rows):
            x, y = (c - 0.5) * (wide + 0.1), 0.7 + (r - 2) * (tall + 0.1)
            parts.append(slab(wide, tall, 0.02, 0.08, blue, edge=0.005, at=(x, y, d + 0.075)))
            parts += [slab(wide, 0.025, 0.006, 0.01, silver, edge=0.001, at=(x, y + (k - 1) * tall * 0.32, d + 0.094)) for k in range(3)]
    lights = [light_dot(glow((0.3, 0.9, 0.5), 1.2), ((1.5 - k) * 0.5, -h / 2 + 1.5, d + 0.01), 0.09) for k in range(4)]
    loop = tube([(-w / 2 + 0.5, -h / 2 + 2.9, d / 2), (-w / 2 - 0.6, -h / 2 + 2.7, d / 2), (-w / 2 - 0.7, -h / 2 + 4.6, d / 2), (-w / 2 + 0.2, -h / 2 + 4.4, d / 2)], 0.16, rubber())
    return [core, *corners, cover, *parts, *lights, loop]
