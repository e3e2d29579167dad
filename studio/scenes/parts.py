"""Parts for repairs: a battery with its ribbon or in one block, a replacement screen; and tweezers to fit them."""
from materials import black_glass, black_plastic, body_satin, body_soft, gold_contact, hole, material, steel
from shapes import disc, group, ribbon, slab, stand, through, turned

SCENES = {
    'battery': dict(category='battery', shows='replacement battery', views=['hero']),
    'battery-block': dict(category='battery', shows='replacement battery', views=['hero'], facts=dict(fits='solano-basico-4g')),
    'touch': dict(category='touch', shows='touch screen', views=['hero', 'back']),
}
# By the place of the front camera of the phones they fit; where it is not known the screen has no opening.
SCENES |= {f'touch-{punch}': dict(category='touch', shows='touch screen', views=['hero', 'back']) for punch in ('pill', 'dot', 'left', 'drop')}


def build(scene, view):
    if scene.startswith('touch'):
        return one(display(scene.removeprefix('touch').removeprefix('-')), view)
    return BUILD[scene](view)


def one(part, view, turn=-22):
    """One part, as one is sold: its front, or in the other view its back."""
    return group([upright(part, 'back', turn=-16) if view == 'back' else upright(part, 'front', turn=turn)])


def upright(part, facing, at=(0, 0), turn=0, lean=5):
    turned(part, (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([part], at=(*at, 0), turn=(0, 0, turn)))


def battery(view):
    return one(cell(), view)


def cell():
    w, h, d = 5.4, 9.8, 0.5
    pack = slab(w, h, d, 0.45, body_satin(), edge=0.16)
    head = slab(w - 0.3, 0.8, d - 0.06, 0.2, black_plastic(), edge=0.08, at=(0, h / 2 + 0.2, 0.03))
    label = slab(w - 0.9, 4.6, 0.012, 0.25, material('label', 0.03, rough=0.35), edge=0.004, at=(0, -1.6, d - 0.004))
    band = slab(w - 0.9, 0.55, 0.008, 0.02, material('band', (0.9, 0.36, 0.03), rough=0.35), edge=0.002, at=(0, 0.05, d + 0.006))
    ink = material('ink', 0.55, rough=0.5)
    # The universal drawing of a full cell: outline, knob and three bars.
    frame = [slab(2.3, 0.09, 0.01, 0.03, ink, edge=0.003, at=(0, y, d + 0.006)) for y in (-1.05, -2.35)]
    frame += [slab(0.09, 1.3, 0.01, 0.03, ink, edge=0.003, at=(x, -1.7, d + 0.006)) for x in (-1.15, 1.15)]
    frame += [slab(0.16, 0.5, 0.01, 0.05, ink, edge=0.003, at=(1.32, -1.7, d + 0.006))]
    frame += [slab(0.46, 0.94, 0.01, 0.08, ink, edge=0.003, at=(x, -1.7, d + 0.006)) for x in (-0.68, 0, 0.68)]
    path = through([(1.1, h / 2 + 0.3, 0.2), (1.1, h / 2 + 0.9, 0.2), (1.1, h / 2 + 1.3, 0.5), (1.1, h / 2 + 1.9, 0.55)])
    flex = ribbon(path, (1, 0, 0), 0.7, 0.05, material('flex', (0.55, 0.2, 0.03), rough=0.4, coat=0.3), corner=0.02)
    plug = slab(1.3, 0.55, 0.14, 0.05, black_plastic(), edge=0.03, at=(1.1, h / 2 + 1.95, 0.5))
    pins = [slab(0.07, 0.3, 0.02, 0.02, gold_contact(), edge=0.005, at=(0.7 + k * 0.16, h / 2 + 1.95, 0.64)) for k in range(6)]
    return group([pack, head, label, band, *frame, flex, plug, *pins])


def battery_block(view):
    return one(block(), view)


def block():
    """The thick battery of a phone with keys: no ribbon, four contacts in its upper edge."""
    w, h, d = 3.6, 5.4, 0.62
    pack = slab(w, h, d, 0.35, body_satin(), edge=0.12)
    label = slab(w - 0.5, h - 1.5, 0.012, 0.2, material('label', 0.62, rough=0.35), edge=0.004, at=(0, -0.35, d - 0.004))
    band = slab(w - 0.5, 0.5, 0.008, 0.02, material('band', (0.05, 0.3, 0.36), rough=0.35), edge=0.002, at=(0, 1.2, d + 0.006))
    dark = material('ink', 0.06, rough=0.5)
    plus = [slab(a, b, 0.01, 0.02, dark, edge=0.003, at=(-1.0, 0.35, d + 0.006)) for a, b in ((0.5, 0.12), (0.12, 0.5))]
    minus = [slab(0.5, 0.12, 0.01, 0.02, dark, edge=0.003, at=(1.0, 0.35, d + 0.006))]
    lines = [slab(long, 0.1, 0.008, 0.03, dark, edge=0.002, at=(-1.2 + long / 2, -0.6 - k * 0.36, d + 0.006)) for k, long in enumerate((2.4, 1.7, 2.1, 1.2))]
    seat = turned(slab(2.4, 0.42, 0.04, 0.06, black_plastic(), edge=0.01), (-90, 0, 0), at=(0.3, h / 2 - 0.01, d / 2))
    contacts = [turned(slab(0.4, 0.3, 0.03, 0.03, gold_contact(), edge=0.008), (-90, 0, 0), at=(-0.5 + k * 0.54, h / 2 + 0.025, d / 2)) for k in range(4)]
    return group([pack, label, band, *plus, *minus, *lines, seat, *contacts])


def display(punch):
    """The glass with its panel, unlit as it comes: a dark pane, the panel's shield behind, the ribbon below."""
    w, h, corner = 7.15, 14.9, 1.0
    rim = slab(w, h, 0.26, corner, body_satin(), edge=0.06)
    glass = slab(w - 0.06, h - 0.06, 0.1, corner - 0.03, black_glass(), edge=0.01, top_edge=0.07, at=(0, 0, 0.24))
    field = slab(w - 0.42, h - 0.62, 0.006, corner - 0.25, material('panel', (0.006, 0.007, 0.011), rough=0.3, specular=0.12), edge=0.001, at=(0, 0.05, 0.336))
    ear = slab(1.3, 0.07, 0.008, 0.03, hole(), edge=0.001, at=(0, h / 2 - 0.12, 0.335))
    # A film over the glass, with the tab by which it is drawn off.
    tab = slab(1.5, 1.9, 0.03, 0.3, material('tab', (0.02, 0.22, 0.5), rough=0.3, coat=0.3), edge=0.01, at=(w / 2 - 1.35, h / 2 + 0.35, 0.33))
    shield = slab(w - 0.9, h - 2.4, 0.05, 0.5, material('shield', 0.42, rough=0.42, metal=0.8), edge=0.02, at=(0, 0.5, -0.04))
    pad = slab(w - 1.6, 3.2, 0.02, 0.2, material('foam', 0.02, rough=0.8), edge=0.005, at=(0, 3.6, -0.055))
    orange = material('flex', (0.55, 0.2, 0.03), rough=0.4, coat=0.3)
    board = slab(4.4, 1.2, 0.04, 0.1, orange, edge=0.01, at=(0, -h / 2 + 1.3, -0.035))
    chips = [slab(0.6, 0.5, 0.1, 0.04, black_plastic(), edge=0.02, at=(x, -h / 2 + 1.35, -0.12)) for x in (-1.5, -0.5, 0.9)]
    path = through([(1.3, -h / 2 + 1.5, -0.03), (1.3, -h / 2 + 2.6, -0.12), (1.3, -h / 2 + 4.0, -0.5), (1.3, -h / 2 + 5.2, -0.45)])
    tail = ribbon(path, (1, 0, 0), 1.0, 0.04, orange, corner=0.018)
    plug = slab(1.5, 0.6, 0.12, 0.06, black_plastic(), edge=0.03, at=(1.3, -h / 2 + 5.3, -0.56))
    return group([rim, glass, field, *eye(punch, w, h), ear, tab, shield, pad, board, *chips, tail, plug])


def eye(punch, w, h):
    """The opening for the front camera: seen in the unlit screen as a clear spot, and as a hole from behind."""
    if not punch:
        return []
    clear, around = material('opening', 0.045, rough=0.5, specular=0.1), material('eye rim', 0.1, rough=0.4, specular=0.2)
    x, y = (1.05 - w / 2 if punch == 'left' else 0), h / 2 - (0.62 if punch == 'drop' else 0.92)
    if punch == 'pill':
        return [slab(1.86, 0.6, 0.008, 0.3, around, edge=0.002, at=(x, y, 0.342)), slab(1.75, 0.49, 0.012, 0.24, clear, edge=0.002, at=(x, y, 0.342)),
                slab(1.86, 0.6, 0.03, 0.3, hole(), edge=0.005, at=(x, y, -0.065))]
    spots = [disc(0.3, 0.008, around, edge=0.002, at=(x, y, 0.342)), disc(0.245, 0.012, clear, edge=0.002, at=(x, y, 0.342)), disc(0.3, 0.03, hole(), edge=0.005, at=(x, y, -0.065))]
    if punch == 'drop':
        shape = slab(0.82, 0.5, 0.008, 0.05, around, edge=0.002, at=(x, y + 0.24, 0.341))
        spots.append(shape)
    return spots


def tweezers():
    legs = []
    for side in (-1, 1):
        path = through([(0, 0, 0), (side * 0.28, 0, 1.6), (side * 0.52, 0, 5.0), (side * 0.3, 0, 8.6), (side * 0.06, 0, 10.8)])
        legs.append(ribbon(path, (0, 1, 0), lambda t: 0.85 - 0.7 * t ** 2.2, 0.13, steel(), corner=0.05))
        legs.append(ribbon(through([(side * 0.47, 0, 2.8), (side * 0.6, 0, 5.0), (side * 0.53, 0, 6.8)]), (0, 1, 0), 0.72, 0.1, body_soft(), corner=0.045))
    heel = slab(0.5, 0.9, 0.9, 0.2, steel(), edge=0.1, at=(0, 0, -0.3))
    # A quarter on its side, so that one sees the broad face of the arms and the gap between them.
    return group([turned(group([*legs, heel]), (0, 0, 42))])


BUILD = {'battery': battery, 'battery-block': battery_block}
