"""Laptops, open, their screens lit: those of the demo store in their sizes, each with the edges, keys and rims of its maker."""
import math

from connectors import usb_c_port
from materials import black_glass, body_metal, body_satin, black_plastic, dark_steel, hole, lens_glass, material, screen
from shapes import capsule, disc, group, slab, stand, turned


def sized(inches, aspect, wallpaper, rim, brow, chin, **more):
    """The body round a lit screen of `inches`, in centimetres."""
    lit_w = inches * 2.54 * aspect / math.hypot(1, aspect)
    return laptop_of((lit_w, lit_w / aspect), wallpaper, rim, brow, chin, facts=dict(inches=inches), **more)


def laptop_of(lit, wallpaper, rim, brow, chin, **more):
    width, depth = lit[0] + 2 * rim, lit[1] + brow + chin + 0.6
    told = dict(category='computer', shows='laptop', views=['hero', 'back'], elevations={'hero': 16, 'back': 16})
    return dict(**told, lit=lit, width=width, depth=depth, wallpaper=wallpaper, rim=rim, brow=brow, chin=chin,
                **{'corner': 1.1, 'tall': 1.0, 'edge': 0.3, 'pad': (11.5, 7.0), 'pad_at': 0, 'lid': 'metal', **more})


# The first is of no maker, for imported ones whose body is not known.
SCENES = {
    'laptop': {**laptop_of((29.4, 18.7), 'meadow', 0.8, 0.9, 1.3), 'views': ['hero']},
    'laptop-nubeo-cielo-14': sized(14, 1.6, 'mesh sky', 0.4, 0.6, 0.9, corner=0.55, tall=0.85, edge=0.16, pad=(11.8, 7.2)),
    'laptop-nubeo-cielo-16': sized(16, 1.6, 'lines lagoon', 0.4, 0.6, 0.9, corner=0.55, tall=1.0, edge=0.16, pad=(14.2, 8.6), grilles=True),
    'laptop-onza-libreta-15': sized(15.6, 1.778, 'arcs ember', 0.9, 1.1, 1.9, corner=1.7, tall=1.35, edge=0.45, pad=(10.2, 5.8), pad_at=-2.6, numbers=True, lid='satin'),
}
for name, model in SCENES.items():
    if 'facts' in model:
        model['facts']['model'] = name.removeprefix('laptop-')
LIDS = {'metal': body_metal, 'satin': body_satin}
PITCH = 1.94  # from key to key, in a row and, a little less, from row to row


def build(scene, view):
    return group([stand(turned(laptop(SCENES[scene]), (0, 0, -24 if view == 'hero' else 150)))])


def laptop(model):
    w, d, tall = model['width'], model['depth'], model['tall']
    # Satin, not metal: a mirror would take the colours of the screen, and a body has to stay neutral.
    base = slab(w, d, tall, model['corner'], body_satin(), edge=model['edge'], top_edge=0.08)
    (pad_w, pad_d), x = model['pad'], model['pad_at']
    y = -d / 2 + pad_d / 2 + 1.0
    pad = slab(pad_w, pad_d, 0.02, 0.5, body_satin(), edge=0.005, at=(x, y, tall - 0.008))
    rim = slab(pad_w + 0.1, pad_d + 0.1, 0.012, 0.52, material('pad rim', 0.05), edge=0.003, at=(x, y, tall - 0.008))
    notch = turned(slab(4.6, 0.4, 0.03, 0.19, material('notch', 0.05, rough=0.5), edge=0.005), (90, 0, 0), at=(0, -d / 2 + 0.02, tall - 0.18))
    # The lid is built lying shut on its face, then opened about the hinge.
    lid = group(lid_parts(model), at=(0, d / 2 - 0.35, tall + 0.12), turn=(108, 0, 0))
    hinge = turned(capsule(0.34, w * 0.74, dark_steel()), (0, 90, 0), at=(-w * 0.37, d / 2 - 0.3, tall - 0.02))
    feet = [slab(2.4, 0.7, 0.2, 0.3, black_plastic(), edge=0.05, at=(x, y, -0.14)) for x in (-w * 0.36, w * 0.36) for y in (-d * 0.38, d * 0.38)]
    ports = [turned(usb_c_port(), (90, 0, 90 * side), at=(side * (w / 2 - 0.02), y, tall * 0.55)) for side in (-1, 1) for y in (5.5, 7.2)]
    return group([base, pad, rim, notch, *keyboard(model), *grilles(model), lid, hinge, *feet, *ports])


def keyboard(model):
    """Six rows in a dark well; a wide bar in the last, and four columns of numbers apart where there is room."""
    w, d, tall = model['width'], model['depth'], model['tall']
    cap = material('key', 0.03, rough=0.5)
    columns = 14
    pitch = min((w - 3.9 - (4 * PITCH * 0.86 + 0.5 if model.get('numbers') else 0) - (4.4 if model.get('grilles') else 0)) / columns, PITCH)
    numbers = 4 if model.get('numbers') else 0
    total = columns * pitch + (numbers * pitch + 0.5 if numbers else 0)
    top, step = d / 2 - 3.85, 1.58
    left = -total / 2 + pitch / 2
    well = slab(total + 0.5, 9.4, 0.02, 0.4, material('key well', 0.015, rough=0.5), edge=0.005, at=(0, top - 3.7, tall - 0.008))

    def key(x, y, wide, deep=1.3):
        return slab(wide - 0.28, deep, 0.12, 0.2, cap, edge=0.02, top_edge=0.05, at=(x, y, tall))

    places = [left + k * pitch for k in range(columns)]
    apart = [left + (columns + k) * pitch + 0.5 for k in range(numbers)]
    keys = [key(x, top - row * step, pitch) for row in range(5) for x in [*places, *apart]]
    keys += [key(x, top - 5 * step, pitch, 1.1) for k, x in enumerate([*places, *apart]) if not 4 <= k <= 8]
    return [well, *keys, key(places[6], top - 5 * step, pitch * 5, 1.1)]


def grilles(model):
    """Fine holes for the sound beside the keys."""
    if not model.get('grilles'):
        return []
    x, top = model['width'] / 2 - 1.75, model['depth'] / 2 - 3.4
    return [disc(0.07, 0.01, hole(), edge=0.003, at=(side * (x + (k - 3) * 0.32), top - row * 0.32, model['tall'] - 0.006), segments=12)
            for side in (-1, 1) for k in range(7) for row in range(26)]


def lid_parts(model):
    """Its hinge side at y = 0, the screen looking up (+z), the far edge at +y."""
    w, d, corner = model['width'], model['depth'], model['corner']
    tall = d - 0.6
    lit_w, lit_h = model['lit']
    shell = slab(w, tall, 0.55, corner, LIDS[model['lid']](), edge=0.16, top_edge=0.1, at=(0, tall / 2, -0.3))
    glass = slab(w - 0.3, tall - 0.3, 0.05, corner - 0.15, black_glass(), edge=0.01, top_edge=0.03, at=(0, tall / 2, 0.235))
    middle = model['chin'] + lit_h / 2
    lit = slab(lit_w, lit_h, 0.006, min(0.4, corner / 2), screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, middle, 0.283))
    # Its light would lay the colours of the wallpaper over keys and palm rest, as if the body were sold in them.
    lit.visible_diffuse = lit.visible_glossy = False
    eye = disc(0.12, 0.01, lens_glass((0.01, 0.012, 0.03)), edge=0.003, at=(0, middle + lit_h / 2 + model['brow'] * 0.45, 0.283), segments=24)
    return [shell, glass, lit, eye]
