"""For the workshop: sets of bits and tools, tweezers, a mat, a cleaning kit."""
from details import ink, shade, written
from materials import black_plastic, body_gloss, body_metal, body_satin, body_soft, dark_steel, material, rubber, steel, white_plastic
from scenes.parts import tweezers
from shapes import ball, disc, group, lathe, ribbon, ring, slab, stand, through, turned

SCENES = {
    'tools-bits': dict(category='tools', shows='screwdriver set, 25 pieces', views=['hero'], elevations={'hero': 50}),
    'tools-repair': dict(category='tools', shows='repair set, 60 pieces', views=['hero'], elevations={'hero': 64}),
    'tools-tweezers': dict(category='tools', shows='tweezers, 6 pieces', views=['hero'], elevations={'hero': 50}),
    'tools-mat': dict(category='tools', shows='work mat', views=['hero'], elevations={'hero': 46}),
    'tools-cleaning': dict(category='tools', shows='cleaning kit', views=['hero'], elevations={'hero': 16}),
}


def build(scene, view):
    return BUILD[scene](view)


def bit(made_of, at, turn=0):
    """A bit lying on its back along y: a hexagon shank, a neck, a tip."""
    shank = lathe([(0, 0), (0.2, 0), (0.2, 1.3), (0, 1.3)], made_of, 0.03, segments=6)
    tip = lathe([(0, 1.28), (0.13, 1.35), (0.11, 2.5), (0.03, 2.8), (0, 2.8)], made_of, 0.02, segments=16)
    return group([turned(group([shank, tip]), (-90, 0, 0), at=(0, -1.4, 0))], at=at, turn=(0, 0, turn))


def grip_handle(length=9.0):
    """A slim driver's handle lying along y, with its turning cap."""
    body = lathe([(0, 0.9), (0.6, 0.9), (0.66, 2.4), (0.54, length * 0.62), (0.62, length * 0.85), (0.4, length), (0, length)], body_metal(), 0.2)
    ribs = [lathe([(0, z), (0.675, z), (0.675, z + 0.11), (0, z + 0.11)], black_plastic(), 0.03) for z in (1.4 + k * 0.26 for k in range(8))]
    cap = lathe([(0, 0), (0.54, 0), (0.66, 0.25), (0.64, 0.78), (0, 0.78)], body_metal(), 0.1)
    mouth = lathe([(0, length - 0.05), (0.3, length - 0.05), (0.26, length + 0.6), (0, length + 0.6)], steel(), 0.05)
    return group([turned(group([body, *ribs, cap, mouth]), (-90, 0, 0), at=(0, -length / 2, 0.66))])


def bit_case(columns, rows, width, depth, body):
    """A case that lies open: its tray with a socket for each bit, laid out in rows from behind."""
    shell = slab(width, depth, 1.7, 0.9, body, edge=0.25, top_edge=0.12)
    foam = slab(width - 0.8, depth - 0.8, 0.04, 0.6, material('foam', 0.02, rough=0.85), edge=0.01, at=(0, 0, 1.68))
    metals = [steel(), dark_steel()]
    parts = [shell, foam]
    pitch = (width - 1.7) / columns
    for row in range(rows):
        y = depth / 2 - 2.35 - row * 3.25
        for column in range(columns):
            x = (column - (columns - 1) / 2) * pitch
            parts.append(bit(metals[row % 2], (x, y, 1.84)))
            parts.append(slab(pitch * 0.72, 0.34, 0.02, 0.1, body_soft(), edge=0.005, at=(x, y - 1.02, 2.02)))
    return parts


def bits(view):
    """24 bits in two rows and the handle before them: 25 pieces."""
    width, depth = 15.6, 11.0
    tray = bit_case(12, 2, width, depth, body_satin())
    handle = group([turned(grip_handle(10.4), (0, 0, 90))], at=(0.2, -depth / 2 + 1.75, 1.55))
    lid = group([slab(width, depth, 0.9, 0.9, body_satin(), edge=0.2), slab(width - 1.2, depth - 1.2, 0.02, 0.6, body_soft(), edge=0.005, at=(0, 0, 0.89))])
    opened = group([turned(lid, (0, 0, 0), at=(0, depth / 2, 0))], at=(0, depth / 2 + 0.35, 0.75), turn=(102, 0, 0))
    turn = 16 if view == 'hero' else -24
    return group([group([stand(group([*tray, handle, opened]))], turn=(0, 0, turn))])


def lever(at, turn, width=0.95, length=11.0):
    bar = slab(width, length, 0.34, width / 2, body_soft(), edge=0.12)
    blade = slab(width * 0.9, 1.6, 0.14, width * 0.4, body_soft(), edge=0.05, at=(0, length / 2 + 0.3, 0.1))
    waist = slab(width + 0.02, length * 0.38, 0.36, 0.2, rubber(), edge=0.1, at=(0, -length * 0.14, 0))
    return group([bar, blade, waist], at=at, turn=(0, 0, turn))


def suction_cup(at):
    cup = lathe([(0, 0), (2.1, 0), (2.2, 0.1), (1.3, 0.7), (0.6, 0.95), (0, 1.0)], rubber(), 0.06)
    neck = lathe([(0, 0.9), (0.5, 0.9), (0.45, 1.5), (0, 1.5)], body_soft(), 0.05)
    pull = turned(ring(0.95, 0.62, 0.4, body_soft(), edge=0.1), (90, 0, 20), at=(0.07, 0.18, 2.2))
    return group([cup, neck, pull], at=at)


def pick(at, turn):
    return group([lathe([(0, 0), (1.5, 0), (1.5, 0.09), (0, 0.09)], body_gloss(), 0.02, segments=3)], at=at, turn=(0, 0, turn))


def repair(view):
    """48 bits in their case, handle, extension, suction cup, three levers, four picks, tweezers, pin: 60 pieces."""
    case = stand(group(bit_case(16, 3, 19.4, 11.6, black_plastic())))
    case.location.y = 5.5
    before = -3.2
    parts = [case, group([turned(grip_handle(11.0), (0, 0, 90))], at=(-3.6, before + 0.2, 0))]
    extension = group([turned(lathe([(0, 0), (0.28, 0), (0.24, 7.0), (0, 7.0)], steel(), 0.05), (0, 90, 0), at=(-3.5, 0, 0.3))], at=(6.2, before + 0.35, 0))
    parts.append(extension)
    for k in range(3):
        parts.append(lever((-3.9, before - 2.0 - k * 1.35, 0), -90, length=9.0))
    parts.append(group([stand(group([turned(tweezers(), (90, 0, 0))]))], at=(5.6, before - 6.0, 0), turn=(0, 0, 84)))
    parts.append(suction_cup((3.6, before - 2.6, 0)))
    for k in range(4):
        parts.append(pick((6.6 + (k % 2) * 2.3, before - 1.75 - (k // 2) * 1.5, k * 0.02), 90 if k % 2 else 30))
    pin = group([turned(lathe([(0, 0), (0.07, 0), (0.06, 2.2), (0, 2.3)], steel(), 0.02), (0, 90, 0)), turned(ring(0.8, 0.62, 0.14, steel(), edge=0.04), (0, 0, 0), at=(-0.75, 0, -0.07))], at=(-6.6, before - 6.2, 0.1), turn=(0, 0, 10))
    return group([group([*parts, pin], turn=(0, 0, 6))])


def fine_tweezers(tip):
    """Lying on its side: two arms of one sheet. The tip is straight, wide, hooked or bent."""
    ends = {'fine': (0.06, 0.0), 'wide': (0.42, 0.0), 'bent': (0.08, 1.7), 'hook': (0.08, 3.0), 'blunt': (0.3, 0.0), 'long': (0.05, 0.0)}
    wide, bend = ends[tip]
    arms = []
    for side in (-1, 1):
        path = [(0, -5.8, 0.12 * side), (side * 0.2, -4.4, 0.12), (side * 0.6, -1.0, 0.12), (side * 0.42, 3.0, 0.12), (side * 0.05 + bend * 0.22, 5.2 - bend * 0.1, 0.12), (side * 0.02 + bend * 0.62, 6.4 - bend * 0.3, 0.12)]
        arms.append(ribbon(through(path), (0, 0, 1), lambda t: 0.9 - (0.9 - wide) * t ** 2.0, 0.14, body_metal(), corner=0.05))
        arms.append(ribbon(through([(side * 0.42, -2.6, 0.12), (side * 0.66, -1.0, 0.12), (side * 0.6, 0.8, 0.12)]), (0, 0, 1), 0.62, 0.1, dark_steel(), corner=0.04))
    heel = slab(0.5, 1.2, 0.8, 0.18, body_metal(), edge=0.1, at=(0, -6.1, -0.28))
    return stand(group([turned(group([*arms, heel]), (0, 38, 0))]))


def tweezer_set(view):
    """Six kinds of tips, side by side."""
    row = [group([fine_tweezers(tip)], at=((k - 2.5) * 2.15, -abs(k - 2.5) * 0.12, 0), turn=(0, 0, (2.5 - k) * 2.2)) for k, tip in enumerate(('fine', 'long', 'bent', 'hook', 'wide', 'blunt'))]
    return group(row)


def mat(view):
    """34 by 23 cm of silicone: trays above, a field with a scale to work on."""
    w, d = 34.0, 23.0
    rise = body_soft()
    parts = [slab(w, d, 0.45, 1.2, body_soft(), edge=0.15, top_edge=0.12)]

    def rim(x, y, width, depth):
        bars = [slab(width, 0.28, 0.4, 0.13, rise, edge=0.06, at=(x, y + s * depth / 2, 0.38)) for s in (-1, 1)]
        return bars + [slab(0.28, depth, 0.4, 0.13, rise, edge=0.06, at=(x + s * width / 2, y, 0.38)) for s in (-1, 1)]

    parts += rim(0, 0, w - 1.4, d - 1.4)
    for k in range(8):
        parts += rim(-13.7 + k * 3.92, 8.3, 3.5, 3.6)
    for k in range(4):
        parts += rim(13.3, 3.6 - k * 4.1, 4.6, 3.6)
    pale = ink(0.62)
    parts += [slab(0.05, 0.9 if k % 5 == 0 else 0.5, 0.01, 0.02, pale, edge=0.002, at=(-15.0 + k * 1.0, -9.6, 0.45)) for k in range(25)]
    parts += [written(str(k), 0.8, pale, at=(-15.0 + k, -8.5, 0.455)) for k in (5, 10, 15, 20)]
    parts += [slab(24.6, 0.05, 0.01, 0.02, pale, edge=0.002, at=(-2.8, y, 0.45)) for y in (-6.4, -2.6, 1.2, 5.0)]
    parts += [slab(0.05, 11.4, 0.01, 0.02, pale, edge=0.002, at=(x, -0.7, 0.45)) for x in (-15, -10.9, -6.8, -2.7, 1.4, 5.5, 9.4)]
    return group([group(parts, turn=(0, 0, 14 if view == 'hero' else -28))])


def cleaning(view):
    """The bottle with its spray head, and the folded cloth."""
    clear = body_gloss()
    bottle = lathe([(0, 0), (1.7, 0), (1.8, 0.3), (1.8, 7.6), (1.5, 8.6), (0.8, 9.1), (0.8, 9.5), (0, 9.5)], clear, 0.25)
    label = lathe([(1.812, 1.6), (1.818, 1.6), (1.818, 6.6), (1.812, 6.6)], shade('#2d86b8', 0.4))
    drop = group([ball(0.62, ink(0.9), stretch=(1, 0.08), at=(0, 0, 0)), lathe([(0, 0.9), (0.001, 1.45), (0.5, 0.42), (0.3, 0.3), (0, 0.3)][::-1], ink(0.9), stretch=(1, 0.08))], at=(0, -1.83, 3.9))
    collar = lathe([(0, 9.3), (1.0, 9.3), (1.0, 10.2), (0.6, 10.4), (0, 10.4)], black_plastic(), 0.08)
    head = lathe([(0, 10.3), (0.8, 10.3), (0.78, 11.5), (0.5, 11.8), (0, 11.8)], black_plastic(), 0.12)
    jet = turned(disc(0.16, 0.05, white_plastic()), (90, 0, 0), at=(0, -0.78, 11.0))
    spray = group([bottle, label, drop, collar, head, jet], at=(-3.1, 0.4, 0), turn=(0, 0, 14))
    cloth_of = shade('#6f8fae', 0.95)
    layers = [slab(7.6 - k * 0.12, 7.0 - k * 0.1, 0.34, 0.35, cloth_of, edge=0.15, at=(k * 0.06, k * 0.05, k * 0.31)) for k in range(4)]
    top = turned(slab(7.3, 6.7, 0.26, 0.3, shade('#7d9cba', 0.95), edge=0.12), (0, -3, 4), at=(-0.1, 0, 1.4))
    return group([spray, group([*layers, top], at=(3.0, -0.6, 0), turn=(0, 0, -20))])


BUILD = {'tools-bits': bits, 'tools-repair': repair, 'tools-tweezers': tweezer_set, 'tools-mat': mat, 'tools-cleaning': cleaning}
