"""Phone cases: a soft shell round a dark phone, so that the shell is the only thing with a colour."""
import scenes.phone as phone
from materials import body_soft, dark_steel, hole, material
from shapes import disc, group, loft, outline, slab, stand, turned

PHONE = phone.SCENES['phone-triple']
WALL = 0.17
SCENES = {
    'case': dict(category='case', views=['hero', 'back', 'front']),
}


def build(scene, view):
    if view == 'hero':
        return group([standing('back', at=(-2.75, 2.4), turn=20), standing('front', at=(2.35, -1.6), turn=-16)])
    return group([standing(view, turn=-16 if view == 'back' else 16)])


def standing(facing, at=(0, 0), turn=0, lean=4):
    piece = group(cased_phone())
    turned(piece, (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([piece], at=(*at, 0), turn=(0, 0, turn)))


def cased_phone():
    w, h, d, corner = (PHONE[key] for key in ('width', 'height', 'depth', 'corner'))
    filling = slab(w, h, d, corner, material('phone', 0.02, rough=0.3), edge=0.09)
    return [filling, *phone.front(PHONE), shell(w, h, d, corner), window(w, h), *keys(w, h, d), *mouths(h, d)]


def shell(w, h, d, corner):
    """Open at the front, with a lip that stands a little above the screen."""
    low, high, soft = -0.2, d + 0.09, 0.2
    inside = corner + 0.01
    profile = [(soft, low), (soft * 0.5, low + soft * 0.13), (soft * 0.13, low + soft * 0.5), (0, low + soft),
               (0, high - 0.08), (0.025, high - 0.025), (0.08, high), (WALL, high), (WALL + 0.06, high - 0.03), (WALL + 0.08, d - 0.02)]
    rings = [[(x, y, z) for x, y in outline(w + 2 * WALL - 2 * inset, h + 2 * WALL - 2 * inset, max(inside + WALL - inset, 0.3))] for inset, z in profile]
    made = loft(rings, body_soft(), capped=False)
    floor = slab(w + 2 * WALL - 2 * soft + 0.01, h + 2 * WALL - 2 * soft + 0.01, 0.05, inside + WALL - soft, body_soft(), edge=0.004, at=(0, 0, low))
    return group([made, floor])


def window(w, h):
    """The opening for the cameras: a raised rim round a dark island with three lenses."""
    x, y = 2.25 - w / 2, h / 2 - 2.3
    rim = [[(px, py, z) for px, py in outline(4.3 - 2 * inset, 4.4 - 2 * inset, 1.25 - inset)] for inset, z in
           [(0, 0), (0.02, 0.1), (0.08, 0.15), (0.16, 0.15), (0.2, 0.1), (0.21, 0.0)]]
    island = slab(3.9, 4.0, 0.06, 1.05, material('island', 0.006, rough=0.35, specular=0.25), edge=0.02)
    lenses = [part for dx, dy in ((-0.88, 0.92), (-0.88, -0.92), (0.88, 0)) for part in phone.lens(dx, dy, 0.05, 0.78, rim_material=dark_steel())]
    eye = [phone.flash(0.95, 1.35, 0.055)]
    return group([loft(rim, body_soft(), capped=False), island, *lenses, *eye], at=(-x, y, -0.2), turn=(0, 180, 0))


def keys(w, h, d):
    made = []
    for side, y, length in ((1, h * 0.16, 1.9), (-1, h * 0.21, 1.3), (-1, h * 0.11, 1.3)):
        key = slab(length, d * 0.42, 0.12, d * 0.2, body_soft(), edge=0.005, top_edge=0.06)
        made.append(turned(key, (90, 0, 90 * side), at=(side * (w / 2 + WALL - 0.05), y, d / 2)))
    return made


def mouths(h, d):
    y = -h / 2 - WALL + 0.02
    port = turned(slab(1.5, 0.5, 0.03, 0.24, hole(), edge=0.005), (90, 0, 0), at=(0, y, d / 2))
    holes = [turned(disc(0.09, 0.03, hole(), edge=0.005, segments=24), (90, 0, 0), at=(side * (1.3 + i * 0.3), y, d / 2)) for i in range(4) for side in (-1, 1)]
    return [port, *holes]
