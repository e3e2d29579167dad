"""Tablets, back and front, with the same glass as the phones: each of the demo store in its size and with its bezels."""
import math

import scenes.phone as phone
from materials import black_glass, body_metal, body_satin, body_soft, hole, screen, white_plastic
from shapes import disc, group, slab, stand, turned


def sized(inches, aspect, rim, wallpaper, depth=0.62, corner=1.1, eyes=1, plate=2.6, back='metal', bumper=False):
    """Width and height in centimetres, lying on the long side, round a lit screen of `inches`."""
    lit_w = inches * 2.54 * aspect / math.hypot(1, aspect)
    lit_h = lit_w / aspect
    return dict(category='tablet', views=['hero', 'front'], shows='tablet', facts=dict(inches=inches), lit=(lit_w, lit_h), rim=rim, width=lit_w + 2 * rim, height=lit_h + 2 * rim, depth=depth,
                corner=corner, wallpaper=wallpaper, eyes=eyes, plate=plate, back=back, bumper=bumper)


SCENES = {
    'tablet': dict(category='tablet', views=['hero', 'back', 'front'], shows='tablet', lit=(23.3, 16.3), rim=0.75, width=24.8, height=17.8, depth=0.62, corner=1.15,
                   wallpaper='sky', eyes=1, plate=2.6, back='metal', bumper=False),
    'tablet-lumen-lienzo-11': sized(11, 1.45, 0.75, 'petals dawn'),
    'tablet-lumen-lienzo-13-pro': sized(12.9, 1.4, 0.6, 'hills berry', depth=0.55, eyes=2, plate=3.2),
    'tablet-karibe-pagina-10': sized(10.1, 1.6, 1.05, 'coast mint', depth=0.85, corner=1.3, plate=1.9, back='satin'),
    'tablet-karibe-pagina-8': sized(8, 1.6, 0.95, 'dunes ember', depth=0.9, corner=1.2, plate=1.6, back='soft'),
    'tablet-onza-tabla': sized(10.6, 1.67, 0.8, 'arcs meadow', depth=0.74, corner=0.9, plate=2.2),
    'tablet-kora-cuento': sized(8, 1.6, 1.0, 'shapes carnival', depth=0.9, corner=1.2, plate=1.6, back='white', bumper=True),
}
for name, model in SCENES.items():
    if 'facts' in model:
        model['facts']['model'] = name.removeprefix('tablet-')
BACKS = {'metal': body_metal, 'satin': body_satin, 'soft': body_soft, 'white': white_plastic}


def build(scene, view):
    model = SCENES[scene]
    if view == 'hero':
        across = model['width'] / 24.8
        return group([upright(model, 'back', at=(-4.4 * across, 4.6 * across), turn=22, portrait=not model['bumper']), upright(model, 'front', at=(2.6 * across, -2.2 * across), turn=-14)])
    return group([upright(model, view, turn=-16 if view == 'back' else 16)])


def upright(model, facing, at=(0, 0), turn=0, portrait=False, lean=8):
    piece = group(parts_of(model))
    turned(piece, (0, 0, 90 if portrait else 0))
    leaning = turned(group([piece]), (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([leaning], at=(*at, 0), turn=(0, 0, turn)))


def parts_of(model):
    w, h, d, corner = model['width'], model['height'], model['depth'], model['corner']
    make = BACKS[model['back']]
    body = slab(w, h, d, corner, make(), edge=0.14, top_edge=0.1)
    glass = slab(w - 0.16, h - 0.16, 0.05, corner - 0.08, black_glass(), edge=0.01, top_edge=0.035, at=(0, 0, d - 0.012))
    lit_w, lit_h = model['lit']
    lit = slab(lit_w, lit_h, 0.006, 0.45 if model['rim'] < 0.9 else 0.08, screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, 0, d + 0.0355))
    eye = phone.front_lens(0, h / 2 - model['rim'] / 2, d + 0.036)
    return [body, glass, lit, eye, camera(model), *edges(model), *(bumper(model) if model['bumper'] else [])]


def camera(model):
    """One island in the corner, turned over to look out of the back."""
    size = model['plate']
    x, y = size / 2 + 0.8 - model['width'] / 2, model['height'] / 2 - size / 2 - 0.8
    island = slab(size, size, 0.14, size / 3, BACKS[model['back']](), edge=0.01, top_edge=0.1, at=(x, y, 0))
    places = [(-0.1, 0.1)] if model['eyes'] == 1 else [(-0.6, 0.6), (0.6, -0.6)]
    radius = 0.85 if size > 2 and model['eyes'] == 1 else 0.6
    lenses = [part for dx, dy in places for part in phone.lens(x + dx, y + dy, 0.13, radius)]
    flash = [phone.flash(x + size / 2 - 0.42, y - size / 2 + 0.42, 0.13)] if size > 2.4 and model['eyes'] == 1 else []
    return group([island, *lenses, *flash], at=(0, 0, 0.01), turn=(0, 180, 0))


def bumper(model):
    """Thick soft foam round the tablet, with a handle above: it is what is sold in colours."""
    w, h, d, corner = model['width'], model['height'], model['depth'], model['corner']
    pad = 1.1
    sides = [slab(w + 2 * pad, pad + 0.35, d + 1.0, 0.7, body_soft(), edge=0.45, at=(0, sy * (h / 2 + pad / 2 - 0.15), -0.5)) for sy in (-1, 1)]
    ends = [slab(pad + 0.35, h + 2 * pad, d + 1.0, 0.7, body_soft(), edge=0.45, at=(sx * (w / 2 + pad / 2 - 0.15), 0, -0.5)) for sx in (-1, 1)]
    knobs = [slab(3.0, 3.0, d + 1.3, 1.4, body_soft(), edge=0.5, at=(sx * (w / 2 + 0.35), sy * (h / 2 + 0.35), -0.65)) for sx in (-1, 1) for sy in (-1, 1)]
    # The corners lie over the glass by a finger's width less than the bezel: nothing of the screen is hidden.
    back = slab(w - 3.4, 1.6, 0.7, 0.7, body_soft(), edge=0.3, at=(0, 0, -1.05))
    posts = [slab(1.4, 1.6, 0.8, 0.6, body_soft(), edge=0.3, at=(sx * (w / 2 - 2.4), 0, -0.75)) for sx in (-1, 1)]
    return [*sides, *ends, *knobs, back, *posts]


def edges(model):
    w, h, d = model['width'], model['height'], model['depth']
    port = turned(slab(0.95, 0.3, 0.03, 0.15, hole(), edge=0.005), (90, 0, 90), at=(w / 2 - 0.022, 0, d / 2))
    key = turned(slab(1.6, d * 0.4, 0.07, d * 0.18, BACKS[model['back']](), edge=0.005, top_edge=0.03), (90, 0, 180), at=(w / 2 - 3, h / 2 - 0.03, d / 2))
    dots = [turned(disc(0.06, 0.03, hole(), edge=0.005, segments=24), (0, 90, 0), at=(w / 2 - 0.022, side * (2 + k * 0.3), d / 2)) for k in range(8) for side in (-1, 1)]
    return [port, key, *dots]
