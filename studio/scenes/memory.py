"""Memory and SIM cards, sticks and drives."""
import math

from connectors import usb_c_port, usb_c_tip
from materials import body_gloss, body_metal, body_satin, body_soft, dark_steel, glow, gold_contact, hole, material, steel
from mathutils import Vector
from shapes import disc, group, lathe, loft, ribbon, ring, slab, stand, tube, turned

SCENES = {
    'memory-card': dict(category='memory', shows='microSD card', views=['hero', 'back'], elevations={'hero': 14, 'back': 14}),
    'memory-stick': dict(category='memory', shows='USB drive', views=['hero', 'detail'], elevations={'hero': 34, 'detail': 24}),
    'memory-stick-dual': dict(category='memory', shows='USB-C USB-A drive', views=['hero'], elevations={'hero': 36}),
    'memory-ssd': dict(category='memory', shows='portable SSD', views=['hero'], elevations={'hero': 40}),
    'sim': dict(category='sim', shows='SIM card', views=['hero'], elevations={'hero': 10}),
    'sim-adapters': dict(category='sim', shows='SIM adapter pin', views=['hero'], elevations={'hero': 50}),
}


def build(scene, view):
    return BUILD[scene](view)


def memory_card(view):
    """One card, leaning back a little."""
    return group([upright(micro_card(), 'back', turn=-20) if view == 'back' else upright(micro_card(), 'front', turn=-20, lean=10)])


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
    turn = -42 if view == 'hero' else 38
    return group([stand(turned(stick(), (0, 0, turn)))])


def memory_stick_dual(view):
    return group([stand(turned(dual_stick(), (0, 0, 78 if view == 'hero' else 24)))])


def dual_stick():
    """USB-A at one end (-y), USB-C at the other, and a steel bow that turns to cover one of them."""
    body = slab(1.7, 2.7, 0.72, 0.2, body_satin(), edge=0.12, at=(0, 0, 0.1))
    plug = slab(1.2, 1.3, 0.45, 0.04, steel(), edge=0.03, at=(0, -1.9, 0.23))
    windows = [slab(0.24, 0.24, 0.01, 0.02, hole(), edge=0.003, at=(x, -2.0, 0.677)) for x in (-0.3, 0.3)]
    mouth = turned(slab(1.08, 0.33, 0.01, 0.02, hole(), edge=0.003), (90, 0, 0), at=(0, -2.546, 0.455))
    tip = group([turned(usb_c_tip(0), (-90, 0, 0))], at=(0, 1.3, 0.46))
    # The bow stands out to the side, so that both plugs are seen.
    bow = ribbon(bow_side(), (1, 0, 0), bow_width, 0.09, body_metal(), corner=0.03)
    rivet = [disc(0.3, 0.05, dark_steel(), edge=0.02, at=(0, 0, z)) for z in (0.955, -0.1)]
    swung = group([bow, *rivet], at=(0, 0, 0), turn=(0, 0, -84))
    return group([body, plug, *windows, mouth, tip, swung])


BOW_REACH, BOW_ROUND = 2.5, 0.47


def bow_side():
    """The strip of steel from the side: along the top, round the far end, back below. Dense, so that its ends are round."""
    top, low = 0.92, -0.02
    flat = [-0.87 + (BOW_REACH + 0.87) * (k / 40) ** 1.6 for k in range(41)]
    turn = [(0, BOW_REACH + BOW_ROUND * math.sin(a), (top + low) / 2 + BOW_ROUND * math.cos(a)) for a in (math.radians(d) for d in range(10, 171, 10))]
    return [*[(0, y, top) for y in flat], *turn, *[(0, y, low) for y in reversed(flat)]]


def bow_width(t):
    """1.74 wide, in half circles at both ends."""
    path = bow_side()
    at = path[round(t * (len(path) - 1))][1]
    return 1.74 * math.sqrt(max(0.004, 1 - (at / 0.87) ** 2)) if at < 0 else 1.74


def memory_ssd(view):
    return group([stand(turned(ssd(), (0, 0, 34 if view == 'hero' else -24)))])


def ssd():
    """9.8 by 5.4 cm: a ribbed metal shell in a soft rim, USB-C in the short side (-y)."""
    rim = slab(5.6, 10.0, 1.15, 0.9, body_soft(), edge=0.3, top_edge=0.28)
    plate = slab(4.7, 9.1, 0.08, 0.6, body_metal(), edge=0.01, top_edge=0.05, at=(0, 0, 1.12))
    ribs = [slab(0.16, 7.0, 0.05, 0.07, body_metal(), edge=0.02, at=(-1.75 + k * 0.44, 0.5, 1.18)) for k in range(9)]
    light = disc(0.09, 0.02, glow((0.4, 0.9, 1.0), 1.5), edge=0.005, at=(1.8, -4.0, 1.2))
    eyelet = slab(1.3, 0.5, 0.03, 0.24, hole(), edge=0.004, at=(0, 4.65, 1.13))
    port = turned(usb_c_port(), (90, 0, 0), at=(0, -4.99, 0.58))
    return group([rim, plate, *ribs, light, eyelet, port])


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
    return group([upright(sim_carrier(), 'front', turn=-16, lean=9)])


def sim_carrier():
    """A card of 85.6 by 54 mm, and in it the SIM in three sizes, one cut inside the other: standard, micro and nano."""
    card = slab(8.56, 5.4, 0.085, 0.32, body_gloss(), edge=0.02)
    x, y = -2.1, 0.1
    dark, pale = material('cut', 0.03, rough=0.6), material('sim', 0.78, rough=0.35, coat=0.2)
    sizes = ((2.5, 1.5, 0.3), (1.5, 1.2, 0.22), (1.23, 0.88, 0.16))
    parts = [card]
    for step, (w, h, cut) in enumerate(sizes):
        right = x + 0.62
        for grow, made in ((0.035, dark), (0, pale)):
            parts.append(with_corner(w + grow * 2, h + grow * 2, cut, made, (right - w / 2, y, 0.084 + step * 0.006 + (0.003 if made is pale else 0))))
    chip = slab(1.0, 0.82, 0.008, 0.14, gold_contact(), edge=0.003, at=(x + 0.02, y, 0.104))
    lines = [slab(0.3, 0.02, 0.003, 0.005, dark, edge=0.001, at=(x + 0.02 + s * 0.34, y + d, 0.112)) for s in (-1, 1) for d in (-0.14, 0.14)]
    lines += [slab(0.02, 0.8, 0.003, 0.005, dark, edge=0.001, at=(x + 0.02 + d, y, 0.112)) for d in (-0.18, 0.18)]
    wave = [tube([(2.3 + r * math.cos(a), -1.0 + r * math.sin(a), 0.09) for a in (math.radians(d) for d in range(20, 161, 10))], 0.07, material('wave', 0.9, rough=0.4), section=4, detail=0) for r in (0.7, 1.25, 1.8)]
    dot = disc(0.2, 0.02, material('wave', 0.9, rough=0.4), edge=0.005, at=(2.3, -1.0, 0.085))
    return group([*parts, chip, *lines, *wave, dot])


def with_corner(width, height, cut, made_of, at):
    """A SIM lying down, its right lower corner cut off."""
    a, b = width / 2, height / 2
    part = plate([(-a, -b), (a - cut, -b), (a, -b + cut), (a, b), (-a, b)], 0.012, made_of, 0.06)
    part.location = at
    return part


def frame(outer, inner, cut, at, turn):
    """An adapter: a rim the size of a larger SIM with the opening of a smaller one."""
    (w, h), (iw, ih) = outer, inner
    made = body_gloss()
    right = 0.16
    x = w / 2 - right - iw / 2
    parts = [slab(w - iw - right, h, 0.08, 0.1, made, edge=0.02, at=(-w / 2 + (w - iw - right) / 2, 0, 0)),
             slab(right + 0.05, h - cut * 0.9, 0.08, 0.05, made, edge=0.02, at=(w / 2 - right / 2, cut * 0.45, 0))]
    side = (h - ih) / 2
    parts += [slab(iw + right + 0.1, side, 0.08, 0.05, made, edge=0.02, at=(x - 0.0 + right / 2 - 0.05, h / 2 - side / 2, 0)),
              slab(iw + right + 0.1 - cut * 0.8, side, 0.08, 0.05, made, edge=0.02, at=(x + right / 2 - 0.05 - cut * 0.4, -h / 2 + side / 2, 0))]
    corner = slab(cut * 1.35, side * 0.9, 0.08, 0.05, made, edge=0.02, at=(w / 2 - cut * 0.52, -h / 2 + cut * 0.52, 0))
    corner.rotation_euler[2] = math.radians(45)
    return group([*parts, corner], at=at, turn=(0, 0, turn))


def sim_adapters(view):
    """Nano to standard, micro to standard, nano to micro, and the pin that opens the tray."""
    standard, micro, nano = (2.5, 1.5), (1.5, 1.2), (1.23, 0.88)
    pin = group([turned(lathe([(0, 0), (0.055, 0), (0.05, 1.5), (0, 1.56)], steel(), 0.02, segments=24), (0, 90, 0)), turned(ring(0.62, 0.46, 0.11, steel(), edge=0.03), (0, 0, 0), at=(-0.6, 0, -0.055))], at=(1.0, -1.3, 0.06), turn=(0, 0, 14))
    return group([frame(standard, nano, 0.3, (-1.5, 0.85, 0), 10), frame(standard, micro, 0.3, (1.5, 0.75, 0), -8), frame(micro, nano, 0.22, (-1.3, -1.0, 0), -12), pin])


BUILD = {'memory-card': memory_card, 'memory-stick': memory_stick, 'memory-stick-dual': memory_stick_dual, 'memory-ssd': memory_ssd, 'sim': sim, 'sim-adapters': sim_adapters}
