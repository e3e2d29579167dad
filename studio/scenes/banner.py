"""Wide pictures for the top of a page: products in company, in their own colours, in the right half of the frame."""
import scenes.charger as charger
import scenes.cable as cable
import scenes.earbuds as earbuds
import scenes.headphones as headphones
import scenes.phone as phone
import scenes.power_bank as power_bank
import scenes.speaker as speaker
import scenes.watch as watch
from materials import dye
from shapes import group, stand, turned

SCENES = {f'banner-{n}': dict(category='banner', views=['hero'], elevations={'hero': 10}) for n in (1, 2, 3)}
NAVY, MANGO, PEARL, TEAL, GRAPHITE, CORAL, LILAC = '#24365f', '#f39a2d', '#e6e4df', '#2b9c94', '#3a3d44', '#ee6a55', '#b9a7e6'


def build(scene, view):
    products = {'banner-1': phones, 'banner-2': audio, 'banner-3': charging}[scene]()
    dye(None)
    return products


def placed(colour, make, at=(0, 0), turn=0, scale=1.0):
    """One product in its colour, standing at a place on the floor."""
    dye(colour)
    piece = make()
    piece.scale = (scale,) * 3
    return stand(group([piece], at=(*at, 0), turn=(0, 0, turn)))


def phones():
    def one(model, facing):
        return lambda: phone.standing(phone.SCENES[model], facing=facing)
    return group([
        placed(TEAL, one('phone-bar', 'back'), (-9.4, 4.0), 24),
        placed(LILAC, one('phone-ring', 'front'), (-3.6, 0.4), 14),
        placed(NAVY, one('phone-triple', 'back'), (3.0, 3.0), 6),
        placed(CORAL, one('phone-dual', 'front'), (9.2, -0.6), -14),
    ])


def audio():
    return group([
        placed(GRAPHITE, lambda: speaker.box_speaker(speaker.SCENES['speaker-box']), (-7.6, 6), -14, 0.92),
        placed(PEARL, lambda: headphones.pair(headphones.SCENES['headphones']), (8.2, 4.6), -30, 1.0),
        placed(TEAL, lambda: speaker.tube_speaker(speaker.SCENES['speaker-tube']), (-1.6, -6.4), -16, 0.8),
        placed(MANGO, open_earbuds, (11.4, -7.6), -12, 1.0),
    ])


def open_earbuds():
    return earbuds.build('earbuds', 'hero')


def charging():
    return group([
        placed(NAVY, lambda: power_bank.upright(power_bank.SCENES['power-bank']), (-5.6, 3.6), 24),
        placed(GRAPHITE, lambda: phone.standing(phone.SCENES['phone-ring'], facing='front'), (2.6, 3.4), -8),
        placed(PEARL, lambda: charger.facing(charger.wall_charger(charger.SCENES['charger-wall'])), (-0.6, -5.4), -24, 1.0),
        placed(TEAL, lambda: watch.build('watch-round', 'hero'), (9.2, 0.6), -6, 1.35),
        placed(MANGO, lambda: charger.car(charger.SCENES['charger-car']), (6.4, -7.2), 6, 0.85),
        placed(MANGO, lambda: cable.coil(cable.SCENES['cable-usbc']), (-8.6, -6.2), -6, 0.9),
    ])
