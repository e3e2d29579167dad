"""Holders: one with a suction foot for the car, one with a plate for the desk, each with a phone in it."""
import scenes.phone as phone
from materials import black_plastic, body_metal, body_satin, dark_steel, material, rubber
from shapes import ball, capsule, group, lathe, slab, stand, turned

PHONE = {**phone.SCENES['phone-triple'], 'wallpaper': 'meadow'}
SCENES = {
    'mount': dict(category='mount', views=['hero', 'back', 'detail'], elevations={'hero': 8, 'back': 10, 'detail': 10}),
    'stand': dict(category='mount', views=['hero', 'back'], elevations={'hero': 12, 'back': 12}),
}


def build(scene, view):
    turn = {'hero': -26, 'back': 148, 'detail': -26}[view]
    holder = car_mount(has_phone=view != 'detail') if scene == 'mount' else desk_stand()
    return group([turned(stand(holder), (0, 0, turn))])


def dark_phone(at=(0, 0, 0)):
    """A phone of one dark colour, so that only the holder is recoloured."""
    w, h, d = PHONE['width'], PHONE['height'], PHONE['depth']
    filling = slab(w, h, d, PHONE['corner'], material('phone', 0.03, rough=0.3), edge=0.09)
    return group([filling, *phone.front(PHONE)], at=at)


def car_mount(has_phone):
    foot = lathe([(0, 0.1), (3.3, 0.1), (3.5, 0.35), (3.2, 0.9), (2.2, 1.5), (1.5, 2.3), (1.25, 2.9), (0, 2.9)], body_satin(), 0.3, at=(0, 2.2, 0))
    cup = lathe([(0, 0), (3.75, 0), (3.8, 0.12), (3.4, 0.3), (0, 0.3)], rubber(), 0.05, at=(0, 2.2, 0))
    lever = turned(slab(1.3, 3.4, 0.5, 0.4, black_plastic(), edge=0.14), (-24, 0, 0), at=(0, 4.2, 1.6))
    joint = ball(1.15, dark_steel(), at=(0, 2.2, 3.3))
    arm = turned(capsule(0.72, 8.6, body_satin()), (14, 0, 0), at=(0, 2.2, 3.0))
    neck = lathe([(0, 0), (1.0, 0), (1.15, 0.5), (0.9, 1.3), (0, 1.3)], dark_steel(), 0.15)
    knob = turned(neck, (82, 0, 0), at=(0, 1.0, 11.2))
    head = group(cradle(has_phone), at=(0, -1.4, 11.6), turn=(80, 0, 0))
    return group([foot, cup, lever, joint, arm, knob, head])


def cradle(has_phone):
    """Lying: x is the phone's width, y its height, the phone lies on z = 0; two jaws and two feet hold it."""
    w, h = PHONE['width'], PHONE['height']
    plate = slab(5.4, 7.2, 1.2, 1.3, body_satin(), edge=0.3, top_edge=0.2, at=(0, -0.6, -1.3))
    pad = slab(4.6, 6.2, 0.12, 0.9, rubber(), edge=0.04, at=(0, -0.6, -0.12))
    parts = [plate, pad]
    for side in (-1, 1):
        x = side * (w / 2 + 0.36)
        parts.append(slab(1.9, 2.4, 0.55, 0.25, dark_steel(), edge=0.1, at=(side * 3.1, 0.4, -1.0)))
        parts.append(slab(0.62, 3.4, 2.3, 0.28, body_satin(), edge=0.16, at=(x, 0.4, -1.1)))
        parts.append(slab(0.14, 3.0, 1.0, 0.06, rubber(), edge=0.03, at=(x - side * 0.3, 0.4, 0.0)))
        parts.append(slab(1.0, 0.55, 1.75, 0.24, body_satin(), edge=0.14, at=(side * 1.5, -h / 2 - 0.3, -0.7)))
    parts.append(slab(4.2, 5.0, 0.5, 0.5, body_satin(), edge=0.15, at=(0, -h / 2 + 2.1, -0.95)))
    return [*parts, dark_phone()] if has_phone else parts


def desk_stand():
    base = slab(8.6, 9.4, 0.55, 1.6, body_metal(), edge=0.16, top_edge=0.16, at=(0, 1.2, 0))
    sole = slab(7.8, 8.6, 0.08, 1.3, rubber(), edge=0.03, at=(0, 1.2, -0.06))
    post = turned(slab(2.6, 1.0, 8.4, 0.48, body_metal(), edge=0.1, top_edge=0.3), (-14, 0, 0), at=(0, 2.2, 0.4))
    hinge = turned(capsule(0.62, 3.4, dark_steel()), (0, 90, 0), at=(-1.7, 4.1, 8.5))
    w, h = PHONE['width'], PHONE['height']
    plate = slab(6.4, 8.6, 0.5, 1.0, body_metal(), edge=0.14, at=(0, -2.2, -0.6))
    pad = slab(5.2, 6.6, 0.1, 0.7, rubber(), edge=0.03, at=(0, -1.6, -0.11))
    hooks = [slab(1.5, 0.5, 2.1, 0.22, body_metal(), edge=0.14, at=(side * 1.9, -h / 2 - 0.26, -0.6)) for side in (-1, 1)]
    shelf = slab(6.4, 2.6, 0.5, 0.24, body_metal(), edge=0.14, at=(0, -h / 2 + 0.75, -0.6))
    tray = group([plate, pad, shelf, *hooks, dark_phone()], at=(0, 2.7, 10.9), turn=(70, 0, 0))
    return group([base, sole, post, hinge, tray])
