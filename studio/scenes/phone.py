"""Phones with one body: each of the demo store by its numbers, front and back, true to size beside a bank card."""
import math

from materials import (black_glass, black_plastic, body_gloss, body_metal, body_satin, body_soft, dark_steel, hole, lens_glass, material, screen, steel)
from phone_models import COLOUR_WALLPAPERS, GENERIC, MODELS, facts_of, true_scale
from shapes import disc, group, lathe, ring, slab, stand, turned

VIEWS = ['hero', 'back', 'front', 'side', 'size']
SCENES = {f'phone-{name}': dict(category='phone', views=VIEWS, shows='phone', facts=facts_of(name, model), scale=true_scale(model['height']),
                                wallpapers=COLOUR_WALLPAPERS[name], **model) for name, model in MODELS.items()}
# Of a phone of which only the number of cameras is known neither size nor sides are shown; of one of which not even that
# is known, the front alone.
SCENES |= {f'phone-{name}': dict(category='phone', views=VIEWS[:3], shows='phone', facts=dict(lenses=len(model['lenses'])), **model) for name, model in GENERIC.items()}
SCENES |= {'phone': dict(category='phone', views=['hero'], shows='phone', **GENERIC['triple'])}
BACKS = {'satin': body_satin, 'gloss': body_gloss, 'soft': body_soft}


def build(scene, view, colour=None):
    model = SCENES[scene]
    if colour:
        model = {**model, 'wallpaper': model['wallpapers'][colour]}
    if view == 'hero' and scene != 'phone':
        return group([
            standing(model, at=(-3.5, 2.4), facing='back', turn=16),
            standing(model, at=(3.1, -1.6), facing='front', turn=-14),
        ])
    if view == 'back':
        return group([standing(model, facing='back', turn=-14)])
    if view == 'front' or scene == 'phone':
        return group([standing(model, facing='front', turn=14)])
    if view == 'side':
        return group([standing(model, at=(-3.0, 0), facing='back', turn=-62), standing(model, at=(3.0, 0), facing='front', turn=62)])
    return sized(standing(model, at=(-2.6, 0), facing='front', turn=10))


def sized(phone):
    """Beside a bank card, which everybody knows: both in their real size."""
    return group([phone, bank_card(at=(4.6, -1.2))])


def standing(model, at=(0, 0), facing='front', turn=0, lean=4):
    """A phone on its lower edge, leaning back a little so that the screen meets the light."""
    phone = group(parts_of(model))
    turned(phone, (90 - lean, 0, 180 if facing == 'back' else 0))
    if facing == 'back':
        turned(phone, (90 + lean, 0, 180))
    holder = group([phone], at=(*at, 0), turn=(0, 0, turn))
    return stand(holder)


def frame_of(model):
    return body_metal() if model.get('frame', 'metal') == 'metal' else BACKS[model.get('back', 'satin')]()


def parts_of(model):
    """The phone lies on its back: x is its width, y its height, the screen looks up."""
    frame = slab(model['width'], model['height'], model['depth'], model['corner'], frame_of(model), edge=model['edge'])
    return [frame, *front(model), *back(model), *buttons(model), *antennas(model), *lower_end(model)]


def front(model):
    w, h, d, corner = model['width'], model['height'], model['depth'], model['corner']
    inset = model['edge'] * 0.75
    lit_w, lit_h = model['lit']
    top = d - 0.012
    middle = (model['chin'] - model['brow']) / 2
    glass = slab(w - 2 * inset, h - 2 * inset, 0.05, corner - inset, black_glass(), edge=0.01, top_edge=0.035, at=(0, 0, top))
    lit = slab(lit_w, lit_h, 0.006, max(corner - inset - model['rim'], 0.3), screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, middle, top + 0.0475))
    earpiece = slab(1.3, 0.05, 0.006, 0.025, hole(), edge=0.001, at=(0, h / 2 - inset - 0.06, top + 0.046))
    return [glass, lit, *punch_of(model['punch'], lit_w, middle + lit_h / 2, top + 0.05), earpiece]


def punch_of(kind, lit_w, upper, eye):
    """The place of the front camera in the screen whose upper edge is at `upper`."""
    black = material('punch', 0.0, rough=0.3, specular=0.1)
    y = upper - 0.42
    if kind == 'pill':
        return [slab(1.75, 0.5, 0.008, 0.25, black, edge=0.001, at=(0, y, eye)), front_lens(0.5, y, eye)]
    if kind == 'drop':
        return [disc(0.3, 0.008, black, edge=0.002, at=(0, upper - 0.26, eye)), slab(0.6, 0.34, 0.008, 0.02, black, edge=0.002, at=(0, upper - 0.09, eye)),
                front_lens(0, upper - 0.26, eye)]
    x = 0.62 - lit_w / 2 if kind == 'left' else 0
    return [disc(0.24, 0.008, black, edge=0.002, at=(x, y, eye)), front_lens(x, y, eye)]


def front_lens(x, y, z):
    return lathe([(0.13, 0), (0.13, 0.009), (0.09, 0.014), (0, 0.018)], lens_glass((0.003, 0.004, 0.02)), at=(x, y, z))


def back(model):
    w, h, corner = model['width'], model['height'], model['corner']
    inset = model['edge'] * 0.75
    cover = slab(w - 2 * inset, h - 2 * inset, 0.06, corner - inset, BACKS[model['back']](), edge=0.05, top_edge=0.01, at=(0, 0, -0.045))
    # The cameras are built looking up, then turned over as one to look out of the back.
    parts = [cover, group(island(model), at=(0, 0, -0.04), turn=(0, 180, 0))]
    if model.get('accent') == 'stripe':
        parts.append(slab(w - 2 * inset - 0.01, 0.03, 0.01, 0.005, dark_steel(), edge=0.002, at=(0, h / 2 - 2.95, -0.05)))
    return parts


def island_place(model):
    """The middle of the cameras, seen from the back."""
    x, y = model['at']
    return 0 if x is None else x - model['width'] / 2, model['height'] / 2 - y


def island(model):
    x, y = island_place(model)
    high = model['island_depth']
    parts = PLATES[model['plate']](model, x, y, high) if model['plate'] else []
    level = high if model['plate'] else 0
    for dx, dy, radius in model['lenses']:
        parts += lens(x + dx, y + dy, level - 0.01, radius, lip=0.05 if model['plate'] in ('ring', 'visor') else 0.1)
    dx, dy = model['flash']
    inside = model['size'] and abs(dx) < model['size'][0] / 2 and abs(dy) < model['size'][1] / 2
    # Over the glass of a ring or a visor: in it the light would be as dark as one more lens.
    over = 0.025 if model['plate'] in ('ring', 'visor') else 0.0
    return [*parts, flash(x + dx, y + dy, level + over if inside else 0.0)]


def plain_plate(model, x, y, high):
    (w, h), make = model['size'], BACKS[model['back']]
    return [slab(w, h, high, model['plate_corner'], make(), edge=0.01, top_edge=min(0.1, high * 0.7), at=(x, y, 0))]


def glass_plate(model, x, y, high):
    w, h = model['size']
    return [slab(w, h, high * 0.8, model['plate_corner'], body_metal(), edge=0.01, top_edge=0.05, at=(x, y, 0)),
            slab(w - 0.16, h - 0.16, 0.05, model['plate_corner'] - 0.08, black_glass(), edge=0.01, top_edge=0.03, at=(x, y, high - 0.045))]


def ring_plate(model, x, y, high):
    radius = model['size'][0] / 2
    return [lathe([(0, 0), (radius, 0), (radius, high * 0.5), (radius - 0.15, high), (0, high)], body_metal(), 0.05, at=(x, y, 0)),
            disc(radius - 0.25, 0.03, black_glass(), edge=0.02, at=(x, y, high - 0.01))]


def visor_plate(model, x, y, high):
    w, h = model['size']
    return [slab(w, h, high, h / 2, body_metal(), edge=0.01, top_edge=0.12, at=(x, y, 0)),
            slab(w - 0.4, h - 0.35, 0.05, h / 2 - 0.18, black_glass(), edge=0.01, top_edge=0.03, at=(x, y, high - 0.03))]


def bold_plate(model, x, y, high):
    w, h = model['size']
    screw = [disc(0.13, 0.03, dark_steel(), at=(x + sx * (w / 2 - 0.42), y + sy * (h / 2 - 0.42), high)) for sx in (-1, 1) for sy in (-1, 1)]
    return [slab(w, h, high, model['plate_corner'], black_plastic(), edge=0.01, top_edge=0.08, at=(x, y, 0)), *screw]


PLATES = {'body': plain_plate, 'glass': glass_plate, 'ring': ring_plate, 'visor': visor_plate, 'plate': bold_plate}


def lens(x, y, z, radius, lip=0.11, rim_material=None):
    """Metal rim, black throat with two steps, a domed front glass: the dome keeps the reflection small and the glass black."""
    rim = ring(radius, radius * 0.86, lip + 0.02, rim_material or body_metal(), edge=0.03, at=(x, y, z))
    throat = lathe([(0, 0), (radius * 0.88, 0), (radius * 0.88, lip * 0.75), (radius * 0.62, lip * 0.7), (radius * 0.58, lip * 0.35), (0, lip * 0.35)],
                   material('throat', 0.006, rough=0.22, specular=0.25), 0.01, at=(x, y, z))
    step = ring(radius * 0.6, radius * 0.5, lip * 0.62, dark_steel(), edge=0.012, at=(x, y, z + 0.005))
    height = lip * 0.38
    dome = [(radius * 0.5 * math.cos(a), height * 0.4 + height * 1.2 * math.sin(a)) for a in (math.radians(k * 6) for k in range(16))]
    glass = lathe([(radius * 0.5, 0), *dome], lens_glass(), at=(x, y, z))
    iris = lathe([(radius * 0.24 * math.cos(a), height * 1.15 + 0.02 + 0.02 * math.sin(a)) for a in (math.radians(k * 9) for k in range(11))],
                 lens_glass((0.012, 0.01, 0.05)), at=(x, y, z))
    return [rim, throat, step, glass, iris]


def flash(x, y, z):
    holder = ring(0.3, 0.24, 0.03, steel(), edge=0.008, at=(x, y, z))
    light = disc(0.25, 0.02, material('flash', (0.95, 0.86, 0.62), rough=0.3, coat=0.5), at=(x, y, z))
    return group([holder, light])


def buttons(model):
    """Power on the right, two volume keys on the left; each a thin slab standing on the side of the frame."""
    w, h, d = model['width'], model['height'], model['depth']
    keys = []
    for side, y, length in ((1, h * 0.16, 1.75), (-1, h * 0.21, 1.15), (-1, h * 0.11, 1.15)):
        key = slab(length, d * 0.36, 0.09, d * 0.18, frame_of(model), edge=0.005, top_edge=0.035)
        keys.append(turned(key, (90, 0, 90 * side), at=(side * (w / 2 - 0.05), y, d / 2)))
    return keys


def antennas(model):
    if model.get('frame', 'metal') != 'metal':
        return []
    w, h, d, edge = model['width'], model['height'], model['depth'], model['edge']
    line = material('antenna', 0.12, rough=0.5)
    strips = []
    tall = max(d - 2 * edge - 0.02, 0.12)
    for side in (-1, 1):
        for end in (-1, 1):
            strip = slab(0.1, tall, 0.02, 0.005, line, edge=0.002)
            strips.append(turned(strip, (90, 0, 90 * side), at=(side * (w / 2 - 0.016), end * (h / 2 - model['corner'] - 0.55), d / 2)))
    return strips


def lower_end(model):
    """The port, two screws and the speaker holes."""
    w, h, d = model['width'], model['height'], model['depth']
    y = -h / 2
    port = turned(slab(0.9, 0.32, 0.03, 0.16, hole(), edge=0.005), (90, 0, 0), at=(0, y + 0.024, d / 2))
    holes = []
    for i in range(6):
        for side in (-1, 1):
            holes.append(turned(disc(0.07, 0.03, hole(), edge=0.005, segments=24), (90, 0, 0), at=(side * (1.05 + i * 0.24), y + 0.024, d / 2)))
    return [port, *holes]


def bank_card(at):
    """8.56 by 5.4 cm, the size everybody has in the hand."""
    card = slab(5.4, 8.56, 0.09, 0.32, material('card', (0.80, 0.36, 0.06), rough=0.35, coat=0.3), edge=0.03)
    chip = slab(0.95, 1.2, 0.02, 0.16, material('chip', (0.95, 0.78, 0.42), rough=0.4, metal=0.6), edge=0.008, at=(0, 2.2, 0.085))
    return stand(group([turned(group([card, chip]), (80, 0, 0))], at=(*at, 0), turn=(0, 0, -12)))
