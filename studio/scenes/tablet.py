"""A tablet, back and front, with the same edge and glass as the phones."""
import scenes.phone as phone
from materials import black_glass, body_metal, dark_steel, hole, material, screen
from shapes import disc, group, slab, stand, turned

SCENES = {
    'tablet': dict(category='tablet', views=['hero', 'back', 'front'], width=24.8, height=17.8, depth=0.62, corner=1.15, wallpaper='sky'),
}


def build(scene, view):
    model = SCENES[scene]
    if view == 'hero':
        return group([upright(model, 'back', at=(-4.4, 4.6), turn=22, portrait=True), upright(model, 'front', at=(2.6, -2.2), turn=-14)])
    return group([upright(model, view, turn=-16 if view == 'back' else 16)])


def upright(model, facing, at=(0, 0), turn=0, portrait=False, lean=8):
    piece = group(parts_of(model))
    turned(piece, (0, 0, 90 if portrait else 0))
    leaning = turned(group([piece]), (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([leaning], at=(*at, 0), turn=(0, 0, turn)))


def parts_of(model):
    w, h, d, corner = model['width'], model['height'], model['depth'], model['corner']
    rim = 0.75
    body = slab(w, h, d, corner, body_metal(), edge=0.14, top_edge=0.1)
    glass = slab(w - 0.16, h - 0.16, 0.05, corner - 0.08, black_glass(), edge=0.01, top_edge=0.035, at=(0, 0, d - 0.012))
    lit_w, lit_h = w - 2 * rim, h - 2 * rim
    lit = slab(lit_w, lit_h, 0.006, 0.55, screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, 0, d + 0.0355))
    eye = phone.front_lens(0, h / 2 - 0.4, d + 0.036)
    return [body, glass, lit, eye, camera(model), *edges(model)]


def camera(model):
    """One island in the corner, turned over to look out of the back."""
    x, y = 2.1 - model['width'] / 2, model['height'] / 2 - 2.1
    island = slab(2.6, 2.6, 0.14, 0.85, body_metal(), edge=0.01, top_edge=0.1, at=(x, y, 0))
    return group([island, *phone.lens(x - 0.1, y + 0.1, 0.13, 0.85), phone.flash(x + 0.88, y - 0.88, 0.13)], at=(0, 0, 0.01), turn=(0, 180, 0))


def edges(model):
    w, h, d = model['width'], model['height'], model['depth']
    port = turned(slab(0.95, 0.3, 0.03, 0.15, hole(), edge=0.005), (90, 0, 90), at=(w / 2 - 0.022, 0, d / 2))
    key = turned(slab(1.6, d * 0.4, 0.07, d * 0.18, body_metal(), edge=0.005, top_edge=0.03), (90, 0, 180), at=(w / 2 - 3, h / 2 - 0.03, d / 2))
    dots = [turned(disc(0.06, 0.03, hole(), edge=0.005, segments=24), (0, 90, 0), at=(w / 2 - 0.022, side * (2 + k * 0.3), d / 2)) for k in range(8) for side in (-1, 1)]
    return [port, key, *dots]
