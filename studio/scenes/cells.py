"""Round cells: AA and AAA in fours, and five coin cells in their blister."""
from details import ink, shade, written, written_round
from materials import black_plastic, body_gloss, body_metal, dark_steel, material, steel
from shapes import disc, group, lathe, ring, slab, stand, turned

SCENES = {
    'cells-aa': dict(category='battery', shows='AA batteries, 4 pieces', views=['hero'], radius=0.725, tall=4.95, word='AA', elevations={'hero': 14}),
    'cells-aaa': dict(category='battery', shows='AAA batteries, 4 pieces', views=['hero'], radius=0.525, tall=4.36, word='AAA', elevations={'hero': 14}),
    'cells-coin': dict(category='battery', shows='CR2032 coin cells, 5 pieces', views=['hero', 'detail'], elevations={'hero': 10, 'detail': 34}),
}


def build(scene, view):
    if scene == 'cells-coin':
        return coins(view)
    model = SCENES[scene]
    step = model['radius'] * 2.5
    if view == 'detail':
        lying = group([turned(cell(model), (90, 0, 0), at=(0, 0, model['radius']))], at=(-step * 0.3, -step * 1.0, 0), turn=(0, 0, 58))
        return group([lying, *[group([cell(model)], at=(x * step, step * 0.6, 0), turn=(0, 0, 10)) for x in (-1, 0, 1)]])
    places = ((-1.5, 0.35), (-0.5, -0.1), (0.5, 0.35), (1.5, -0.1))
    return group([group([cell(model)], at=(x * step, y * step, 0), turn=(0, 0, -8)) for x, y in places])


def cell(model):
    """Upright, plus above: a sleeve in the colour of the product under a black collar."""
    r, tall = model['radius'], model['tall']
    sleeve = lathe([(0, 0.06), (r, 0.06), (r, tall * 0.74), (0, tall * 0.74)], body_gloss(), 0.03)
    collar = lathe([(0, tall * 0.735), (r + 0.004, tall * 0.735), (r + 0.004, tall - 0.08), (r * 0.86, tall), (0, tall)], black_plastic(), 0.04)
    line = ring(r + 0.008, r - 0.1, 0.07, material('line', 0.75, rough=0.3), edge=0.01, at=(0, 0, tall * 0.73))
    bottom = disc(r * 0.88, 0.1, steel(), edge=0.03)
    nub = lathe([(0, tall - 0.02), (r * 0.42, tall - 0.02), (r * 0.38, tall + 0.17), (0, tall + 0.17)], steel(), 0.04)
    rim = ring(r * 0.8, r * 0.55, 0.03, dark_steel(), edge=0.01, at=(0, 0, tall - 0.005))
    front = -(r + 0.012)
    word = written_round(model['word'], r * (0.85 if len(model['word']) < 3 else 0.62), ink(0.85), r + 0.012, tall * 0.86)
    plus = [turned(slab(w, h, 0.012, 0.01, ink(0.9), edge=0.003), (90, 0, 0), at=(0, front + 0.02, tall * 0.62)) for w, h in ((0.4 * r, 0.1 * r), (0.1 * r, 0.4 * r))]
    return group([sleeve, collar, line, bottom, nub, rim, word, *plus])


def coins(view):
    if view == 'detail':
        flat = group([coin()], at=(0.9, -0.7, 0))
        other = group([turned(coin(), (180, 0, 0), at=(0, 0, 0.32))], at=(-1.35, 0.1, 0))
        upright = group([stand(turned(coin(), (82, 0, 0)))], at=(0.5, 1.5, 0), turn=(0, 0, -16))
        return group([flat, other, upright])
    return group([stand(group([turned(blister(), (84, 0, 0))], turn=(0, 0, -14)))])


def coin():
    """20 by 3.2 mm: the wide can with the plus on top, the smaller lid below."""
    can = lathe([(0, 0.1), (1.0, 0.1), (1.0, 0.32), (0, 0.32)], body_metal(), 0.05)
    lid = lathe([(0, 0), (0.86, 0), (0.9, 0.12), (0, 0.12)], steel(), 0.04)
    gap = ring(0.97, 0.88, 0.03, black_plastic(), edge=0.01, at=(0, 0, 0.085))
    groove = ring(0.82, 0.79, 0.006, dark_steel(), edge=0.002, at=(0, 0, 0.318))
    dark = ink(0.07)
    plus = [slab(w, h, 0.004, 0.01, dark, edge=0.001, at=(0, 0.42, 0.32)) for w, h in ((0.36, 0.07), (0.07, 0.36))]
    return group([can, lid, gap, groove, *plus, written('CR2032', 0.34, dark, at=(0, -0.05, 0.322)), written('3V', 0.3, dark, at=(0, -0.42, 0.322))])


def blister():
    """A card with five cells, as five dots on a die."""
    card = slab(7.6, 10.2, 0.09, 0.5, material('card', 0.8, rough=0.5), edge=0.02)
    band = slab(7.6, 1.7, 0.01, 0.3, shade('#1d5f8a', 0.4), edge=0.002, at=(0, 4.1, 0.09))
    hang = slab(1.6, 0.45, 0.012, 0.22, material('hang', 0.25, rough=0.8), edge=0.002, at=(0, 4.55, 0.1))
    word = written('CR2032 x 5', 0.72, ink(0.9), at=(0, 3.75, 0.105))
    parts = [card, band, hang, word]
    for x, y in ((-1.95, 1.55), (1.95, 1.55), (0, -0.75), (-1.95, -3.1), (1.95, -3.1)):
        parts.append(group([coin()], at=(x, y, 0.12)))
        parts.append(ring(1.36, 1.14, 0.05, material('rim', 0.86, rough=0.15, coat=0.6), edge=0.02, at=(x, y, 0.09)))
    return group(parts)
