"""Products in use, as a buyer photographs them: on a table by the window, in a bag. Each is `of` a product's scene."""
import math

import props
import scenes.cable as cable
import scenes.case as case
import scenes.charger as charger
import scenes.earbuds as earbuds
import scenes.headphones as headphones
import scenes.laptop as laptop
import scenes.phone as phone
import scenes.power_bank as power_bank
import scenes.speaker as speaker
import scenes.tablet as tablet
import scenes.watch as watch
from bag import bag
from connectors import usb_c_plug
from materials import body_fabric, body_soft, dye
from shapes import group, ribbon, stand, through, tube, turned
from use_stage import SIDE, before_the_sun, company, daylight, lens


def use(of, **more):
    return dict(category='use', views=['1'], of=of, shows='in use', **more)


SCENES = {
    'use-phone-table': use('phone-lumen-aria-12-pro'),
    'use-phone-face-down': use('phone-karibe-coral-s'),
    'use-phone-leaning': use('phone-onza-uno'),
    'use-headphones': use('headphones'),
    'use-earbuds': use('earbuds'),
    'use-charger': use('charger-wall-small'),
    'use-cable': use('cable-usbc'),
    'use-speaker': use('speaker-tube'),
    'use-case': use('case-silicone-lumen-aria-12'),
    'use-power-bank': use('power-bank'),
    'use-power-bank-bag': use('power-bank'),
    'use-watch': use('watch-vitrina-pulso'),
    'use-laptop': use('laptop-nubeo-cielo-14'),
    'use-tablet': use('tablet-lumen-lienzo-11'),
}


def build(scene, view):
    BUILD[scene]()


def lying(model, at, turn, face='up', height=0.0):
    """A phone flat on something: on its back, or on its screen."""
    piece = group(phone.parts_of(model))
    flat = turned(piece, (0, 0 if face == 'up' else 180, 0))
    made = stand(group([flat], at=(*at, 0), turn=(0, 0, turn)))
    made.location.z += height
    return made


def palm(over=(2, 4, 0), turn=30, far=70):
    before_the_sun(props.frond(), over, far, turn=turn)


def phone_table():
    props.table(turn=8)
    lying(phone.SCENES['phone-lumen-aria-12-pro'], (0, 0), -24)
    props.mug(at=(10.5, 11), turn=-30)
    props.notebook(at=(-13.5, 9), turn=18)
    props.pen(at=(-12.6, 7.6, 1.5), turn=-30)
    palm((-20, -18, 0), turn=-60)
    before_the_sun(props.window(52, 60), (2, 6, 0), 95)
    daylight()
    lens((7, -33, 33), (0.4, 2.2, 0), 45, focus=(0, -1, 0.8), blur=2.8, roll=4)


def phone_face_down():
    props.table(props.PALE, turn=-20)
    props.notebook((0.42, 0.16, 0.10), at=(-1.5, 1), turn=12, size=(17, 23), thick=1.6)
    lying(phone.SCENES['phone-karibe-coral-s'], (0, 0.5), 28, 'down', 1.6)
    props.pen((0.05, 0.07, 0.1), at=(8.4, -4, 0), turn=-20)
    props.pot(at=(13, 20))
    palm((-16, -14, 0), turn=-40)
    daylight(strength=4.6)
    lens((-9, -32, 30), (0.8, 2.2, 1.5), 45, focus=(0, 0, 2.4), blur=2.8, roll=-5)


def phone_leaning():
    props.table(props.WALNUT, turn=4)
    props.notebook((0.55, 0.36, 0.10), at=(2, 9), turn=2, size=(21, 14), thick=2.6)
    props.notebook((0.07, 0.16, 0.2), at=(1, 9.4), turn=-5, size=(20, 13.5), thick=3.0).location.z = 2.6
    props.notebook((0.5, 0.45, 0.38), at=(2.6, 9.6), turn=3, size=(19, 13), thick=2.2).location.z = 5.6
    phone.standing(phone.SCENES['phone-onza-uno'], at=(0.5, 0.0), facing='back', turn=12, lean=16)
    props.mug((0.10, 0.22, 0.25), at=(-13, 6), turn=200)
    props.pot(at=(15, 26), scale=1.2)
    props.behind(70, (0.50, 0.44, 0.36))
    before_the_sun(props.frond(), (-17, -16, 3), 70, sun=SIDE, turn=-70)
    daylight(sun=SIDE, strength=4.8, sky=0.6)
    lens((-10, -40, 19), (0.6, 2, 7.6), 48, focus=(0.5, 0, 8), blur=2.8, roll=3)


def use_headphones():
    props.table(turn=-6)
    pair = stand(group([headphones.pair(headphones.SCENES['headphones'])], at=(-1, 2, 0), turn=(0, 0, -30)))
    props.notebook((0.12, 0.2, 0.24), at=(17, -5), turn=-24)
    props.pen(at=(16.5, -4.5, 1.5), turn=40)
    props.mug((0.72, 0.66, 0.56), at=(-19, 17), turn=160)
    props.pot(at=(18, 30), scale=1.4)
    props.behind(75, (0.42, 0.40, 0.38))
    before_the_sun(props.window(84, 96), (4, 6, 6), 130, sun=SIDE)
    before_the_sun(props.frond(), (-24, -16, 3), 80, sun=SIDE, turn=-60)
    daylight(sun=SIDE)
    lens((6, -52, 29), (1, 1, 7.0), 50, focus=(0, -4, 8), blur=2.2, roll=-3)


def use_earbuds():
    props.cloth()
    stand(group([earbuds.build('earbuds', 'hero')], at=(-1.5, 0, 0), turn=(0, 0, 14)))
    props.keys(at=(6.6, 0.6, 0.1), turn=40)
    for side in (-1, 1):
        strap = [(side * 4 - 6, 12, 0.5), (side * 4.4 - 5, 16, 1.4), (side * 3.5, 20, 2.4), (side * 2 + 9, 18, 1.6), (side * 3 + 14, 12, 0.6)]
        ribbon(through(strap), (0, 0.3, 1), 2.6, 0.3, props.grained('strap', ((0.36, 0.13, 0.06), (0.30, 0.10, 0.05)), (1, 1, 1), rough=0.8))
    palm((-14, -12, 0), turn=-50)
    daylight(strength=4.6)
    lens((6, -24, 19), (1.6, 1.0, 2.2), 50, focus=(-1.2, -1.2, 3.0), blur=3.2, roll=5)


def use_charger():
    """In the upper socket of the wall, a cable in it that hangs down."""
    props.wall()
    _, (upper, _) = props.outlet()
    model = charger.SCENES['charger-wall-small']
    top = model['length'] + 0.036
    plug = turned(usb_c_plug(), (180, 0, 0), at=(0, 0, top + 3.1))
    # Its pins go into the slots, which lie a little above the middle of the socket.
    turned(group([charger.wall_charger(model), company(plug)]), (90, 0, 0), at=(0, upper[1], upper[2] + 0.3))
    y, z = upper[1] - top - 3.1, upper[2] + 0.3
    company(tube([(0, y, z), (0, y - 1.5, z - 0.1), (0.3, y - 3.6, z - 1.6), (0.9, y - 3.4, z - 5.5), (1.2, y - 1.2, z - 11), (0.6, y + 1.4, z - 18), (-1.5, y + 3, z - 27)], 0.2, body_soft()))
    low = (-0.75, -0.8, 0.62)
    before_the_sun(props.frond(60, 13), (-24, 0, -12), 60, sun=low, turn=-42)
    before_the_sun(props.window(60, 70, bars=(0, 1)), (-2, 0, 8), 90, sun=low, turn=8)
    daylight(sun=low, strength=4.4, sky=0.6)
    lens((12.5, -25, 7.5), (0.8, -2.2, 0.2), 50, focus=(0, -3, 2), blur=4, roll=-3)


def use_cable():
    """Plugged into a phone that lies by the bed; the cord winds to the edge."""
    props.table(props.WALNUT, turn=12)
    model = phone.SCENES['phone-lumen-brisa-5']
    dye('#20242c')
    flat = group([*phone.parts_of(model)])
    company(flat)
    dye(None)
    plug = turned(usb_c_plug(), (-90, 0, 0), at=(0, -model['height'] / 2 - 2.56, model['depth'] / 2))
    cord = tube([(0, -model['height'] / 2 - 2.5, 0.4), (0, -model['height'] / 2 - 3.6, 0.32), (1.0, -model['height'] / 2 - 6.2, 0.22), (5, -model['height'] / 2 - 7.2, 0.22), (8.6, -model['height'] / 2 - 3.5, 0.22),
                 (8.6, -2, 0.22), (12.5, 0.5, 0.22), (18, -4, 0.22), (30, -7, 0.22)], 0.21, body_fabric(7))
    stand(group([flat, plug, cord], at=(-2.5, 4.0, 0), turn=(0, 0, 14)))
    props.notebook((0.50, 0.42, 0.30), at=(-15.5, 8), turn=-6, size=(13, 19), thick=2.2)
    props.mug((0.16, 0.28, 0.3), at=(12, 15), turn=-50)
    before_the_sun(props.window(44, 50), (0, -2, 0), 95, turn=-5)
    daylight(strength=5.0)
    lens((6.5, -30, 25), (1.2, -3.4, 0), 45, focus=(1, -7, 0.5), blur=2.6, roll=-4)


def use_speaker():
    props.table(props.WALNUT, turn=-8)
    stand(group([speaker.tube_speaker(speaker.SCENES['speaker-tube'])], at=(-1, 0, 0), turn=(0, 0, -24)))
    props.notebook((0.10, 0.17, 0.2), at=(14, 7), turn=-14, size=(15, 21), thick=1.8)
    props.mug((0.62, 0.24, 0.13), at=(-15, 12), turn=170)
    props.pot(at=(16, 30), scale=1.3)
    props.behind(75, (0.48, 0.44, 0.38))
    before_the_sun(props.frond(), (-18, -14, 2), 75, sun=SIDE, turn=-62)
    daylight(sun=SIDE, strength=4.6)
    lens((5, -42, 22), (0.6, 2, 3.4), 48, focus=(-0.5, -4, 4), blur=2.4, roll=3)


def use_case():
    """On a phone of the model it fits, its back up."""
    props.table(props.PALE, turn=18)
    shape = case.SCENES['case-silicone-lumen-aria-12']
    dye('#1d2026')
    inside = company(group(phone.parts_of(shape)))
    dye(None)
    piece = turned(group([inside, *case.parts_of(shape)]), (0, 180, 0))
    stand(group([piece], at=(0, 0, 0), turn=(0, 0, 22)))
    props.mug((0.08, 0.2, 0.22), at=(-10, 11.5), turn=170)
    props.keys(at=(9.5, 2.5, 0.1), turn=-20)
    palm((-16, -12, 0), turn=-55)
    before_the_sun(props.window(60, 60, bars=(0, 1)), (2, 4, 0), 95)
    daylight(strength=4.6)
    lens((-6, -30, 30), (0.6, 2.0, 0), 45, focus=(0, -0.5, 1), blur=2.8, roll=4)


def use_power_bank():
    """In a bag beside the phone that it charges."""
    props.cloth((0.13, 0.20, 0.24), seed=5)
    model = power_bank.SCENES['power-bank']
    bank = stand(turned(power_bank.power_bank(model), (0, 0, 0)))
    bank.location.x, bank.rotation_euler[2] = -5.2, 0.16
    dye('#c9ccd2')
    shown = phone.SCENES['phone-karibe-ola-7']
    other = company(lying(shown, (5.2, 1.2), -9))
    dye(None)
    h = shown['height'] / 2
    def spot(x, y, z, at, turn):
        a = math.radians(turn)
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), z)
    lift = 0.55
    first = spot(0.3, -model['height'] / 2, 0, (-5.2, 0), 9.2)
    second = spot(0, -h, 0, (5.2, 1.2), -9)
    for (x, y, _), turn, z, sink in ((first, 9.2, 0.9, 2.6), (second, -9, lift, 2.6)):
        end = spot(0, -sink, 0, (x, y), turn)
        company(group([turned(usb_c_plug(), (-90, 0, 0))], at=(end[0], end[1], z), turn=(0, 0, turn)))
    a, b = spot(0, -2.7, 0.9, first[:2], 9.2), spot(0, -2.7, lift, second[:2], -9)
    company(tube([a, spot(0, -3.9, 0.75, first[:2], 9.2), spot(1.2, -6.2, 0.35, first[:2], 9.2), ((a[0] + b[0]) / 2 + 0.6, a[1] - 4.6, 0.3), spot(-1.4, -5.8, 0.35, second[:2], -9), spot(0, -3.9, 0.5, second[:2], -9), b], 0.2, body_soft()))
    props.keys(at=(13.4, 7.5, 0.1), turn=80)
    palm((-20, -16, 0), turn=-55)
    daylight(strength=4.8)
    lens((5, -33, 29), (0.4, -1.6, 0.4), 45, focus=(-3, -4, 1), blur=3, roll=-4)


def use_power_bank_bag():
    """In the front pocket of a bag, its display out."""
    model = power_bank.SCENES['power-bank']
    bag([model[side] for side in ('width', 'height', 'depth')])
    bank = stand(turned(power_bank.power_bank(model), (0, 0, 180)))
    bank.location.y, bank.location.z = 5.6, 0.12
    leather = props.grained('strap', ((0.30, 0.12, 0.05), (0.22, 0.08, 0.035)), (1, 1, 1), rough=0.7)
    ribbon(through([(-15, 30, 1.5), (-12.5, 20, 1.2), (-10.5, 12, 0.9), (-12, 3, 0.9), (-20, -6, 1.0)]), (0.1, 0, 1), 0.35, 2.6, leather)
    props.pen(at=(11.4, 3.5, 0.1), turn=-14)
    before_the_sun(props.frond(), (-14, -4, 0), 60, turn=-62)
    daylight(strength=4.8)
    lens((6, -22, 31), (0.4, 2.6, 0.8), 45, focus=(0, 2, 1.6), blur=4.5, roll=5)


def use_watch():
    props.table(turn=-14)
    props.notebook((0.09, 0.15, 0.19), at=(1, 2), turn=-16, size=(15, 21), thick=1.7)
    piece = stand(group([watch.watch(watch.SCENES['watch-vitrina-pulso'])], at=(0.4, 0.4, 0), turn=(0, 0, -28)))
    piece.location.z += 1.7
    props.pen(at=(-4.6, 2.6, 1.7), turn=4)
    props.mug((0.62, 0.24, 0.13), at=(-9.5, 15), turn=200)
    props.pot(at=(12, 22))
    props.behind(64)
    before_the_sun(props.frond(), (-14, -12, 2), 70, sun=SIDE, turn=-60)
    daylight(sun=SIDE, strength=4.6)
    lens((4, -24, 14.5), (0.4, 0.6, 3.6), 50, focus=(-0.2, -2, 4.4), blur=2.8, roll=4)


def use_laptop():
    props.table(props.PALE, turn=6)
    piece = group([stand(turned(laptop.laptop(laptop.SCENES['laptop-nubeo-cielo-14']), (0, 0, -16)))])
    props.mug((0.62, 0.24, 0.13), at=(26, -4), turn=-20)
    props.notebook((0.10, 0.17, 0.2), at=(-25, -9), turn=22)
    props.pen(at=(-24.5, -9, 1.5), turn=-10)
    props.pot(at=(-22, 24), scale=1.5)
    props.behind(80, (0.52, 0.48, 0.42))
    before_the_sun(props.frond(70), (-34, -26, 0), 100, sun=SIDE, turn=-60)
    daylight(sun=SIDE, strength=4.4)
    lens((14, -66, 42), (1.5, 1, 7.5), 45, focus=(0, -6, 4), blur=2.6, roll=-3)


def use_tablet():
    props.table(turn=-12)
    piece = group(tablet.parts_of(tablet.SCENES['tablet-lumen-lienzo-11']))
    stand(group([piece], turn=(0, 0, 16)))
    props.pen((0.75, 0.72, 0.66), at=(6, -11.2, 0), turn=78, length=15)
    props.mug((0.10, 0.24, 0.26), at=(15, 15), turn=-40)
    props.notebook((0.5, 0.3, 0.08), at=(-21, 8), turn=24)
    palm((-24, -20, 0), turn=-45)
    before_the_sun(props.window(60, 66), (0, 4, 0), 110)
    daylight()
    lens((-8, -42, 38), (0.4, 1.4, 0), 45, focus=(0, -3, 0.6), blur=2.8, roll=4)


BUILD = {
    'use-phone-table': phone_table, 'use-phone-face-down': phone_face_down, 'use-phone-leaning': phone_leaning, 'use-headphones': use_headphones, 'use-earbuds': use_earbuds,
    'use-charger': use_charger, 'use-cable': use_cable, 'use-speaker': use_speaker, 'use-case': use_case, 'use-power-bank': use_power_bank, 'use-power-bank-bag': use_power_bank_bag, 'use-watch': use_watch,
    'use-laptop': use_laptop, 'use-tablet': use_tablet,
}
