"""Memory and SIM cards: flat chips that lean on one another, larger than life."""
from materials import body_gloss, body_metal, body_satin, gold_contact, hole, material, steel
from mathutils import Vector
from shapes import group, loft, slab, stand, turned

SCENES = {
    'memory-card': dict(category='memory', views=['hero', 'back'], elevations={'hero': 14, 'back': 14}),
    'memory-stick': dict(category='memory', views=['hero', 'detail'], elevations={'hero': 44, 'detail': 24}),
    'sim': dict(category='sim', views=['hero', 'back'], elevations={'hero': 14, 'back': 14}),
}


def build(scene, view):
    return BUILD[scene](view)


def memory_card(view):
    if view == 'back':
        return group([upright(micro_card(), 'back', turn=-20)])
    return group([upright(micro_card(), 'front', at=(0.42, -0.3), turn=-18), upright(micro_card(), 'back', at=(-0.55, 0.35), turn=22)])


def upright(card, facing, at=(0, 0), turn=0, lean=7):
    turned(card, (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([card], at=(*at, 0), turn=(0, 0, turn)))


def micro_card():
    """11 by 15 mm, with the step in its right side; drawn as one outline pushed through its thickness."""
    shape = [(-0.55, -0.75), (0.55, -0.75), (0.55, 0.02), (0.47, 0.12), (0.47, 0.24), (0.55, 0.32), (0.43, 0.42), (0.43, 0.75), (-0.55, 0.75)]
    body = plate(shape, 0.08, body_satin(), 0.05)
    label = slab(0.86, 0.62, 0.006, 0.05, material('label', 0.02, rough=0.25, coat=0.4), edge=0.002, at=(-0.02, -0.28, 0.078))
    stripe = slab(0.86, 0.1, 0.004, 0.01, material('label stripe', (0.9, 0.36, 0.03), rough=0.3), edge=0.001, at=(-0.02, -0.5, 0.083))
    lip = slab(1.0, 0.1, 0.03, 0.04, body_satin(), edge=0.01, at=(0, -0.68, 0.07))
    pins = [slab(0.075, 0.26, 0.008, 0.02, gold_contact(), edge=0.003, at=(-0.45 + i * 0.112, 0.55, -0.005)) for i in range(8)]
    return group([body, label, stripe, lip, *pins])


def plate(shape, depth, made_of, round_by):
    """Any outline with its corners taken off."""
    points = []
    for before, corner, after in zip([shape[-1], *shape], shape, [*shape[1:], shape[0]]):
        a, b, c = Vector(before), Vector(corner), Vector(after)
        reach = min(round_by, (a - b).length * 0.45, (c - b).length * 0.45)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        points += [start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t for t in (k / 6 for k in range(7))]
    rings = []
    for shrink, z in ((0.975, 0), (0.99, depth * 0.06), (1, depth * 0.2), (1, depth * 0.8), (0.99, depth * 0.94), (0.975, depth)):
        rings.append([(p.x * shrink, p.y * (1 - (1 - shrink) * 0.7), z) for p in points])
    return loft(rings, made_of)


def memory_stick(view):
    if view == 'detail':
        return group([stand(turned(stick(), (0, 0, 38)))])
    return group([stand(turned(stick(), (0, 0, 24), at=(-1.5, 0.6, 0))), stand(turned(stick(), (0, 0, -30), at=(1.2, -0.9, 0)))])


def stick():
    """A slim metal stick lying flat, its plug along -y, with an eye for a key ring."""
    body = slab(1.9, 4.2, 0.75, 0.5, body_metal(), edge=0.18, at=(0, 2.1, 0))
    groove = slab(1.2, 2.3, 0.02, 0.3, body_satin(), edge=0.005, at=(0, 1.9, 0.742))
    eye = slab(0.75, 0.36, 0.01, 0.18, hole(), edge=0.003, at=(0, 3.72, 0.746))
    plug = slab(1.2, 1.3, 0.45, 0.04, steel(), edge=0.03, at=(0, -0.55, 0.15))
    windows = [slab(0.24, 0.24, 0.01, 0.02, hole(), edge=0.003, at=(x, -0.6, 0.597)) for x in (-0.3, 0.3)]
    mouth = turned(slab(1.08, 0.33, 0.01, 0.02, hole(), edge=0.003), (90, 0, 0), at=(0, -1.196, 0.375))
    return group([body, groove, eye, plug, *windows, mouth])


def sim(view):
    if view == 'back':
        return group([upright(sim_card(), 'back', turn=-20)])
    return group([upright(sim_card(), 'front', at=(0.5, -0.4), turn=-16), upright(sim_card(), 'back', at=(-0.7, 0.5), turn=20)])


def sim_card():
    """15 by 25 mm with its cut corner; the chip in front."""
    shape = [(-0.75, -1.25), (0.75, -1.25), (0.75, 0.95), (0.45, 1.25), (-0.75, 1.25)]
    card = plate(shape, 0.085, body_gloss(), 0.1)
    chip = slab(1.05, 1.2, 0.012, 0.16, gold_contact(), edge=0.004, at=(0, 0.3, 0.081))
    ink = material('groove', 0.05, rough=0.6)
    grooves = [slab(0.32, 0.022, 0.004, 0.005, ink, edge=0.001, at=(side * 0.36, 0.3 + y, 0.0915)) for side in (-1, 1) for y in (-0.2, 0.2)]
    middle = [slab(0.022, 1.16, 0.004, 0.005, ink, edge=0.001, at=(x, 0.3, 0.0915)) for x in (-0.2, 0.2)]
    bridge = slab(0.4, 0.022, 0.004, 0.005, ink, edge=0.001, at=(0, 0.55, 0.0915))
    return group([card, chip, *grooves, *middle, bridge])


BUILD = {'memory-card': memory_card, 'memory-stick': memory_stick, 'sim': sim}
