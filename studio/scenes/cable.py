"""Cables: a coil with a strap, both plugs in front; and the plugs from near."""
import math

from connectors import lightning_plug, usb_a_plug, usb_c_plug
from materials import body_fabric, body_soft, rubber
from shapes import group, ribbon, stand, tube, turned

CORD = 0.21
ABOVE = 0.34  # the axis of a lying plug: half of its thickness


def kind(shows, plugs, turns=4, views=('hero',), **more):
    return dict(category='cable', shows=shows, views=list(views), plugs=plugs, turns=turns, elevations={'hero': 42, 'detail': 36}, **more)


SCENES = {
    'cable-usbc': kind('USB-C to USB-C cable', (usb_c_plug, usb_c_plug), views=('hero', 'detail')),
    'cable-usbc-soft': kind('USB-C to USB-C cable', (usb_c_plug, usb_c_plug), turns=3, smooth=True, cord=0.24),
    'cable-usbc-thick': kind('USB-C to USB-C cable', (usb_c_plug, usb_c_plug), turns=2, cord=0.29),
    'cable-usba': kind('USB-A to USB-C cable', (usb_a_plug, usb_c_plug), turns=3, smooth=True),
    'cable-lightning': kind('USB-C to Lightning cable', (usb_c_plug, lightning_plug), turns=3, views=('hero', 'detail')),
}


def build(scene, view):
    model = SCENES[scene]
    return coil(model) if view == 'hero' else near(model)


def skin(model):
    return body_soft() if model.get('smooth') else body_fabric(7)


def coil(model):
    """The cord winds inwards and upwards a little on every turn, so that no two turns share the same place."""
    turns, thick = model['turns'], model.get('cord', CORD)
    path = []
    for step in range(turns * 24 + 1):
        turn = step / 24
        angle = math.radians(-70 + 360 * turn)
        radius = 4.35 - 0.42 * (turn % 2) + 0.1 * math.sin(turn * 5.1)
        height = thick + 0.02 + 0.4 * (thick / CORD) * (turn / turns) * (turns - 1) * 0.62
        path.append((radius * math.cos(angle), radius * math.sin(angle), height))
    start = [(-3.6, -6.6, ABOVE), (-2.2, -6.0, ABOVE), (-0.5, -5.05, ABOVE - 0.08)]
    last = path[-1][2]
    end = [(3.1, -3.0, last), (4.15, -3.9, last * 0.7), (4.3, -5.4, ABOVE + 0.1), (3.3, -6.9, ABOVE)]
    cord = tube([*start, *path[1:-1], *end], thick, skin(model), detail=6)
    strap_at = math.radians(112)
    x, y = 4.1 * math.cos(strap_at), 4.1 * math.sin(strap_at)
    wrap = [(math.cos(a) * 0.62, 0, 0.6 + math.sin(a) * 0.58) for a in (math.radians(10 * k) for k in range(36))]
    strap = turned(ribbon(wrap, (0, 1, 0), 0.9, 0.09, rubber(), closed=True), (0, 0, 112), at=(x, y, 0.06))
    first = lying(model['plugs'][0](), end_at=(-3.6, -6.6), toward=(-1.4, -0.6))
    second = lying(model['plugs'][1](), end_at=(3.3, -6.9), toward=(-1.0, -1.5))
    return stand(group([cord, strap, first, second]))


def near(model):
    """Both plugs in front, the cord a loop behind them."""
    path = [(-1.25, 0, ABOVE), (-1.35, 0.8, ABOVE), (-1.9, 2.0, ABOVE), (-2.5, 3.6, CORD), (-1.9, 5.3, CORD), (0, 6.1, CORD),
            (1.9, 5.3, CORD), (2.5, 3.6, CORD), (1.9, 2.0, ABOVE), (1.35, 0.8, ABOVE), (1.25, 0, ABOVE)]
    first, second = (lying(plug(), end_at=(x, 0), toward=(lean, -1)) for plug, x, lean in zip(model['plugs'], (-1.25, 1.25), (0.06, -0.06)))
    return stand(group([tube(path, model.get('cord', CORD), skin(model)), first, second]))


def lying(plug, end_at, toward):
    """A plug flat on the table, its cord end at a place, pointing in a direction."""
    angle = math.degrees(math.atan2(toward[1], toward[0]))
    return group([turned(plug, (90, 0, 0))], at=(*end_at, ABOVE), turn=(0, 0, angle + 90))
