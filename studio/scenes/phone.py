"""Phones: four models that differ in proportions, edge, camera layout and screen picture."""
import math

from materials import (black_glass, body_metal, body_satin, body_soft, dark_steel, hole, lens_glass, material, screen, steel)
from shapes import disc, group, lathe, outline, loft, ring, slab, stand, turned

VIEWS = ['hero', 'back', 'front', 'side', 'size']
SCENES = {
    'phone-dual': dict(category='phone', views=VIEWS, width=7.15, height=14.7, depth=0.78, corner=1.1, edge=0.10,
                       cameras='dual', island='pill', punch='pill', wallpaper='lagoon'),
    'phone-triple': dict(category='phone', views=VIEWS, width=7.6, height=16.0, depth=0.83, corner=1.2, edge=0.09,
                         cameras='triple', island='square', punch='pill', wallpaper='dawn'),
    'phone-ring': dict(category='phone', views=VIEWS, width=7.5, height=16.3, depth=0.86, corner=0.95, edge=0.26,
                       cameras='ring', island='round', punch='dot', wallpaper='orchid'),
    'phone-bar': dict(category='phone', views=VIEWS, width=7.2, height=15.3, depth=0.87, corner=0.75, edge=0.2,
                      cameras='bar', island='bar', punch='dot', wallpaper='ember'),
}


def build(scene, view):
    model = SCENES[scene]
    if view == 'hero':
        return group([
            standing(model, at=(-2.75, 2.4), facing='back', turn=20),
            standing(model, at=(2.35, -1.6), facing='front', turn=-16),
        ])
    if view == 'back':
        return group([standing(model, facing='back', turn=-14)])
    if view == 'front':
        return group([standing(model, facing='front', turn=14)])
    if view == 'side':
        return group([standing(model, at=(-3.0, 0), facing='back', turn=-62),
                      standing(model, at=(3.0, 0), facing='front', turn=62)])
    return group([standing(model, at=(-2.6, 0), facing='front', turn=10), bank_card(at=(4.6, -1.2))])


def standing(model, at=(0, 0), facing='front', turn=0, lean=4):
    """A phone on its lower edge, leaning back a little so that the screen meets the light."""
    phone = group(parts_of(model))
    turned(phone, (90 - lean, 0, 180 if facing == 'back' else 0))
    if facing == 'back':
        turned(phone, (90 + lean, 0, 180))
    holder = group([phone], at=(*at, 0), turn=(0, 0, turn))
    return stand(holder)


def parts_of(model):
    """The phone lies on its back: x is its width, y its height, the screen looks up."""
    w, h, d = model['width'], model['height'], model['depth']
    corner, edge = model['corner'], model['edge']
    frame = slab(w, h, d, corner, body_metal(), edge=edge)
    return [frame, *front(model), *back(model), *buttons(model), *antennas(model), *lower_end(model)]


def front(model):
    w, h, d, corner = model['width'], model['height'], model['depth'], model['corner']
    inset = model['edge'] * 0.75
    rim = 0.13
    glass_w, glass_h = w - 2 * inset, h - 2 * inset
    lit_w, lit_h = glass_w - 2 * rim, glass_h - 2 * rim
    top = d - 0.012
    glass = slab(glass_w, glass_h, 0.05, corner - inset, black_glass(), edge=0.01, top_edge=0.035, at=(0, 0, top))
    lit = slab(lit_w, lit_h, 0.006, corner - inset - rim, screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, 0, top + 0.0475))
    y = lit_h / 2 - 0.42
    eye = top + 0.05
    if model['punch'] == 'pill':
        punch = [slab(1.75, 0.5, 0.008, 0.25, material('punch', 0.0, rough=0.3, specular=0.1), edge=0.001, at=(0, y, eye)), front_lens(0.5, y, eye)]
    else:
        punch = [disc(0.24, 0.008, material('punch', 0.0, rough=0.3, specular=0.1), edge=0.002, at=(0, y, eye)), front_lens(0, y, eye)]
    earpiece = slab(1.3, 0.05, 0.006, 0.025, hole(), edge=0.001, at=(0, glass_h / 2 - 0.06, top + 0.046))
    return [glass, lit, *punch, earpiece]


def front_lens(x, y, z):
    return lathe([(0.13, 0), (0.13, 0.009), (0.09, 0.014), (0, 0.018)], lens_glass((0.003, 0.004, 0.02)), at=(x, y, z))


def back(model):
    w, h, corner = model['width'], model['height'], model['corner']
    inset = model['edge'] * 0.75
    cover = slab(w - 2 * inset, h - 2 * inset, 0.06, corner - inset, body_satin(), edge=0.05, top_edge=0.01, at=(0, 0, -0.045))
    # The cameras are built looking up, then turned over as one to look out of the back.
    island = group(CAMERAS[model['cameras']](model), at=(0, 0, -0.04), turn=(0, 180, 0))
    return [cover, island]


def dual(model):
    x, y = 1.55 - model['width'] / 2, model['height'] / 2 - 2.35
    return [slab(2.1, 3.9, 0.13, 1.05, body_satin(), edge=0.01, top_edge=0.1, at=(x, y, 0)),
            *lens(x, y + 0.88, 0.12, 0.74), *lens(x, y - 0.88, 0.12, 0.74), flash(x + 1.55, y + 0.88, 0.0)]


def triple(model):
    x, y = 2.25 - model['width'] / 2, model['height'] / 2 - 2.3
    return [slab(3.9, 4.0, 0.14, 1.1, body_satin(), edge=0.01, top_edge=0.1, at=(x, y, 0)),
            *lens(x - 0.88, y + 0.92, 0.13, 0.78), *lens(x - 0.88, y - 0.92, 0.13, 0.78), *lens(x + 0.88, y, 0.13, 0.78),
            flash(x + 0.95, y + 1.35, 0.13), disc(0.2, 0.02, black_glass(), at=(x + 0.95, y - 1.35, 0.13))]


def round_island(model):
    x, y = 0, model['height'] / 2 - 3.1
    offset = 1.02
    parts = [lathe([(0, 0), (2.45, 0), (2.45, 0.1), (2.3, 0.2), (0, 0.2)], body_metal(), 0.05, at=(x, y, 0)),
             disc(2.2, 0.03, black_glass(), edge=0.02, at=(x, y, 0.19))]
    for dx, dy in ((-1, 1), (1, 1), (-1, -1)):
        parts += lens(x + dx * offset * 0.92, y + dy * offset * 0.92, 0.2, 0.72, lip=0.05)
    return [*parts, flash(x + 0.93, y - 0.93, 0.215), disc(0.09, 0.03, dark_steel(), at=(x, y, 0.2))]


def bar(model):
    y = model['height'] / 2 - 2.5
    width = model['width'] + 0.03
    visor = slab(width - 1.0, 1.75, 0.05, 0.87, black_glass(), edge=0.01, top_edge=0.03, at=(0, y, 0.17))
    return [slab(width - 0.55, 2.1, 0.2, 1.05, body_metal(), edge=0.01, top_edge=0.12, at=(0, y, 0)), visor,
            *lens(-1.9, y, 0.2, 0.68, lip=0.03), *lens(-0.2, y, 0.2, 0.68, lip=0.03), flash(1.45, y, 0.21), disc(0.13, 0.02, dark_steel(), at=(2.1, y, 0.21))]


CAMERAS = {'dual': dual, 'triple': triple, 'ring': round_island, 'bar': bar}


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
        key = slab(length, d * 0.36, 0.09, d * 0.18, body_metal(), edge=0.005, top_edge=0.035)
        keys.append(turned(key, (90, 0, 90 * side), at=(side * (w / 2 - 0.05), y, d / 2)))
    return keys


def antennas(model):
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
