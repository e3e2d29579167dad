"""For pictures of oneself and of others: a small tripod, and a ring of light, each with a phone in its clamp."""
import math

import scenes.mount as mount
from materials import black_plastic, body_metal, body_satin, dark_steel, glow, rubber, steel
from shapes import ball, disc, group, lathe, ring, slab, stand, tube, turned

SCENES = {
    'tripod': dict(category='tripod', views=['hero', 'back', 'detail'], elevations={'hero': 8, 'back': 10, 'detail': 12}),
    'ring-light': dict(category='tripod', views=['hero', 'back'], elevations={'hero': 8, 'back': 8}),
}
TURNS = {'hero': -22, 'back': 152, 'detail': -22}


def build(scene, view):
    made = tripod(has_phone=view != 'detail') if scene == 'tripod' else ring_light()
    return group([turned(stand(made), (0, 0, TURNS[view]))])


def legs(height, reach, radius=0.46):
    parts = []
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        x, y = math.cos(angle), math.sin(angle)
        knee = (x * reach * 0.45, y * reach * 0.45, height * 0.58)
        foot = (x * reach, y * reach, 0.35)
        parts.append(tube([(x * 0.7, y * 0.7, height), knee, foot], radius, body_satin(), detail=1))
        thin = (knee[0] + (foot[0] - knee[0]) * 0.5, knee[1] + (foot[1] - knee[1]) * 0.5, knee[2] + (foot[2] - knee[2]) * 0.5)
        parts.append(tube([(x * 0.7, y * 0.7, height), knee, thin], radius + 0.1, black_plastic(), detail=1))
        parts.append(ball(radius + 0.14, rubber(), at=foot))
    hub = lathe([(0, height - 1.0), (0.9, height - 1.0), (1.35, height - 0.2), (1.35, height + 0.7), (0.85, height + 1.2), (0, height + 1.2)], body_satin(), 0.2)
    return [*parts, hub]


def clamp(has_phone):
    """The same phone as the holders', gripped above and below its middle; lying, the phone on z = 0."""
    w = mount.PHONE['width']
    spine = slab(w + 0.5, 2.2, 0.75, 0.35, body_satin(), edge=0.16, at=(0, -1.5, -0.95))
    parts = [spine, slab(2.4, 2.2, 0.16, 0.3, rubber(), edge=0.05, at=(0, -1.5, -0.2))]
    for side in (-1, 1):
        parts.append(slab(0.6, 2.2, 2.3, 0.26, body_satin(), edge=0.15, at=(side * (w / 2 + 0.32), -1.5, -0.95)))
        parts.append(slab(0.9, 2.0, 0.3, 0.14, rubber(), edge=0.1, at=(side * (w / 2 + 0.12), -1.5, 0.98)))
    return [*parts, mount.dark_phone()] if has_phone else parts


def tripod(has_phone):
    height = 10.5
    column = lathe([(0, height), (0.42, height), (0.42, height + 3.4), (0, height + 3.4)], steel(), 0.03)
    ball_head = [ball(0.95, dark_steel(), at=(0, 0, height + 3.6)), lathe([(0, height + 1.0), (1.05, height + 1.0), (1.2, height + 1.5), (1.2, height + 3.0), (0.95, height + 3.4), (0, height + 3.4)], body_metal(), 0.15)]
    knob = turned(lathe([(0, 0), (0.3, 0), (0.3, 0.7), (0.62, 0.8), (0.62, 1.5), (0, 1.5)], black_plastic(), 0.1), (0, 90, 0), at=(1.0, 0, height + 2.2))
    neck = lathe([(0, 0), (0.5, 0), (0.5, 1.2), (0, 1.2)], dark_steel(), 0.05, at=(0, 0, height + 4.0))
    head = group(clamp(has_phone), at=(0, -0.2, height + 7.4), turn=(82, 0, 0))
    return group([*legs(height, 6.6), column, *ball_head, knob, neck, head])


def ring_light():
    height, middle = 7.5, 20.0
    column = lathe([(0, height), (0.45, height), (0.45, middle - 8.2), (0, middle - 8.2)], steel(), 0.03)
    collar = lathe([(0, height + 1.1), (0.8, height + 1.1), (0.8, height + 2.1), (0, height + 2.1)], black_plastic(), 0.1)
    shell = ring(8.6, 6.0, 1.2, body_satin(), edge=0.35, at=(0, 0, -0.5))
    light = ring(8.2, 6.4, 0.35, glow((1.0, 0.92, 0.78), 1.02), edge=0.17, at=(0, 0, 0.55))
    socket = slab(2.2, 2.6, 1.2, 0.4, black_plastic(), edge=0.15, at=(0, -8.3, -0.6))
    holder = [slab(0.7, 4.4, 0.5, 0.24, black_plastic(), edge=0.1, at=(0, -5.0, -0.5)), disc(1.3, 0.6, dark_steel(), at=(0, -2.2, -0.6))]
    held = group(clamp(True), at=(0, 0.6, 0.9))
    held.scale = (0.72,) * 3
    head = group([shell, light, socket, *holder, held], at=(0, 0, middle), turn=(84, 0, 0))
    return group([*legs(height, 6.8), column, collar, head])
