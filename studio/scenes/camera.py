"""A home camera: a round head that turns on its foot."""
import math

import scenes.phone as phone
from connectors import light_dot, usb_c_port
from materials import black_glass, black_plastic, body_gloss, dark_steel, glow, hole, material, rubber
from shapes import disc, group, lathe, ring, stand, turned

SCENES = {
    'camera': dict(category='camera', shows='pan tilt camera', views=['hero', 'back'], elevations={'hero': 10, 'back': 10}),
}
RADIUS = 3.5


def build(scene, view):
    return group([turned(stand(camera()), (0, 0, -24 if view == 'hero' else 148))])


def camera():
    foot = lathe([(0, 0), (3.0, 0), (3.2, 0.25), (2.9, 1.3), (2.1, 2.0), (1.9, 2.5), (0, 2.5)], body_gloss(), 0.35)
    sole = disc(2.9, 0.12, rubber(), edge=0.04, at=(0, 0, -0.08))
    collar = lathe([(0, 2.4), (1.75, 2.4), (1.75, 2.75), (0, 2.75)], black_plastic(), 0.05)
    # The head is a ball with its front cut flat for the face; it is built looking up and then turned to the front.
    cut = math.degrees(math.acos(2.5 / RADIUS))
    profile = [(RADIUS * math.cos(math.radians(d)), RADIUS * math.sin(math.radians(d))) for d in (-90 + k * (90 + cut) / 40 for k in range(41))]
    shell = lathe([*profile, (0, profile[-1][1])], body_gloss())
    seam = ring(RADIUS + 0.012, RADIUS - 0.2, 0.06, black_plastic(), edge=0.02, at=(0, 0, -0.03))
    # The face is a shallow black dish let into the ball, the lens in its middle.
    face = lathe([(0, 0), (2.35, 0), (2.45, 0.12), (2.35, 0.25), (1.6, 0.38), (0, 0.42)], black_glass(), 0.08)
    eye = group([part for part in phone.lens(0, 0, 0.36, 1.15, lip=0.3, rim_material=dark_steel())])
    lamps = [disc(0.16, 0.07, material('night eye', (0.05, 0.004, 0.004), rough=0.15), at=(1.75 * math.cos(a), 1.75 * math.sin(a), 0.33)) for a in (k * math.pi / 4 for k in range(8)) if abs(a - 1.5 * math.pi) > 0.1]
    light = light_dot(glow((0.25, 0.9, 0.65), 1.4), (0, -1.75, 0.375), 0.11)
    front = group([face, eye, *lamps, light], at=(0, 0, profile[-1][1] - 0.06))
    holes = [group([disc(0.1, 0.03, hole(), edge=0.005, at=(0, 0, RADIUS - 0.015), segments=24)], turn=(180 + row * 5.5, column * 5.5, 0)) for row in range(-2, 3) for column in range(-4, 5)]
    head = group([shell, seam, front, *holes], at=(0, 0, 5.9), turn=(86, 0, 0))
    port = turned(usb_c_port(), (-78, 0, 0), at=(0, 3.04, 0.72))
    return group([foot, sole, collar, head, port])
