"""Parts for repairs: a battery with its ribbon, a replacement screen, and the tools to fit them."""
import scenes.phone as phone
from materials import black_plastic, body_metal, body_satin, body_soft, dark_steel, gold_contact, material, rubber, steel
from shapes import capsule, disc, group, lathe, ribbon, slab, stand, through, turned

PHONE = phone.SCENES['phone-dual']
SCENES = {
    'battery': dict(category='battery', views=['hero', 'back']),
    'touch': dict(category='touch', views=['hero', 'back']),
    'tools': dict(category='tools', views=['hero', 'detail'], elevations={'hero': 46, 'detail': 32}),
}


def build(scene, view):
    return BUILD[scene](view)


def pair(make, view, turn=20, apart=2.4):
    """The usual company: the back behind on the left, the front before it on the right."""
    if view == 'back':
        return group([upright(make(), 'back', turn=-16)])
    return group([upright(make(), 'back', at=(-apart, 2.2), turn=turn), upright(make(), 'front', at=(apart * 0.85, -1.4), turn=-turn * 0.8)])


def upright(part, facing, at=(0, 0), turn=0, lean=5):
    turned(part, (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([part], at=(*at, 0), turn=(0, 0, turn)))


def battery(view):
    return pair(cell, view, apart=2.2)


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


def touch(view):
    return pair(display, view, apart=2.7)


def display():
    """The glass with its panel; the frame of the panel is the part that comes in colours."""
    w, h, corner = PHONE['width'], PHONE['height'], PHONE['corner']
    thin = {**PHONE, 'depth': 0.3, 'edge': 0.06, 'wallpaper': 'orchid'}
    rim = slab(w, h, 0.3, corner, body_satin(), edge=0.06)
    shield = slab(w - 0.9, h - 2.4, 0.05, 0.5, material('shield', 0.42, rough=0.42, metal=0.8), edge=0.02, at=(0, 0.5, -0.04))
    pad = slab(w - 1.6, 3.2, 0.02, 0.2, material('foam', 0.02, rough=0.8), edge=0.005, at=(0, 3.6, -0.055))
    orange = material('flex', (0.55, 0.2, 0.03), rough=0.4, coat=0.3)
    board = slab(4.4, 1.2, 0.04, 0.1, orange, edge=0.01, at=(0, -h / 2 + 1.3, -0.035))
    chips = [slab(0.6, 0.5, 0.1, 0.04, black_plastic(), edge=0.02, at=(x, -h / 2 + 1.35, -0.12)) for x in (-1.5, -0.5, 0.9)]
    path = through([(1.3, -h / 2 + 1.5, -0.03), (1.3, -h / 2 + 2.6, -0.12), (1.3, -h / 2 + 4.0, -0.5), (1.3, -h / 2 + 5.2, -0.45)])
    tail = ribbon(path, (1, 0, 0), 1.0, 0.04, orange, corner=0.018)
    plug = slab(1.5, 0.6, 0.12, 0.06, black_plastic(), edge=0.03, at=(1.3, -h / 2 + 5.3, -0.56))
    return group([rim, *phone.front(thin), shield, pad, board, *chips, tail, plug])


def tools(view):
    if view == 'detail':
        return group([stand(group([turned(screwdriver(), (88, 0, 0))], at=(0, 0, 0), turn=(0, 0, -52)))])
    row = []
    for make, x, y, turn in ((screwdriver, -4.4, 0, 10), (screwdriver, -1.8, 0.4, 4), (spudger, 0.9, 0.6, -3), (tweezers, 3.9, 0.3, -9)):
        row.append(stand(group([turned(make(), (90, 0, 0))], at=(x, y, 0), turn=(0, 0, turn))))
    return group(row)


def screwdriver():
    """Tip up (+z), the turning cap at the other end."""
    grip = lathe([(0, 0.9), (0.52, 0.9), (0.62, 2.2), (0.5, 4.2), (0.58, 5.4), (0.4, 6.0), (0, 6.0)], body_metal(), 0.25)
    ribs = [lathe([(0, z), (0.6 - abs(k - 3.5) * 0.005, z), (0.6, z + 0.12), (0, z + 0.12)], black_plastic(), 0.03) for k, z in ((k, 1.35 + k * 0.27) for k in range(8))]
    cap = lathe([(0, 0), (0.5, 0), (0.62, 0.25), (0.6, 0.75), (0, 0.75)], body_metal(), 0.12)
    neck = disc(0.4, 0.2, dark_steel(), at=(0, 0, 0.72))
    shaft = lathe([(0, 5.9), (0.3, 5.9), (0.24, 6.6), (0.2, 6.7), (0.2, 9.6), (0.1, 10.1), (0.03, 10.35), (0, 10.35)], steel(), 0.05)
    return group([grip, *ribs, cap, neck, shaft])


def spudger():
    """A flat lever that opens a phone without scratching it."""
    bar = slab(0.95, 11.0, 0.42, 0.45, body_soft(), edge=0.15)
    blade = slab(0.9, 1.6, 0.16, 0.42, body_soft(), edge=0.06, at=(0, 5.9, 0.13))
    waist = slab(0.97, 4.2, 0.44, 0.2, rubber(), edge=0.12, at=(0, -1.6, -0.01))
    return group([turned(group([bar, blade, waist]), (90, 0, 0), at=(0, 0, 5.6))])


def tweezers():
    legs = []
    for side in (-1, 1):
        path = through([(0, 0, 0), (side * 0.28, 0, 1.6), (side * 0.52, 0, 5.0), (side * 0.3, 0, 8.6), (side * 0.06, 0, 10.8)])
        legs.append(ribbon(path, (0, 1, 0), lambda t: 0.85 - 0.7 * t ** 2.2, 0.13, steel(), corner=0.05))
        legs.append(ribbon(through([(side * 0.47, 0, 2.8), (side * 0.6, 0, 5.0), (side * 0.53, 0, 6.8)]), (0, 1, 0), 0.72, 0.1, body_soft(), corner=0.045))
    heel = slab(0.5, 0.9, 0.9, 0.2, steel(), edge=0.1, at=(0, 0, -0.3))
    # A quarter on its side, so that one sees the broad face of the arms and the gap between them.
    return group([turned(group([*legs, heel]), (0, 0, 42))])


BUILD = {'battery': battery, 'touch': touch, 'tools': tools}
