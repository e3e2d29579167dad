"""Tempered glass for a screen: a clear sheet with a bright edge, held in front of the phone it protects."""
import scenes.phone as phone
from materials import clear_glass, dark_steel, hole, material
from shapes import group, loft, outline, slab, stand, turned

PHONE = phone.SCENES['phone-triple']
SCENES = {
    'glass': dict(category='glass', views=['hero', 'detail']),
}


def build(scene, view):
    lift = 1.5 if view == 'hero' else 0.7
    turn = 30 if view == 'hero' else -38
    together = group([*phone.parts_of({**PHONE, 'wallpaper': 'sky'}), sheet(at=(0, 0, PHONE['depth'] + lift))])
    return stand(group([turned(together, (84, 0, 0))], turn=(0, 0, turn)))


def sheet(at):
    """The pane is thin, its ground edge is what one sees: the edge is a solid frame of pale green light."""
    w, h, corner = PHONE['width'] - 0.3, PHONE['height'] - 0.3, PHONE['corner'] - 0.1
    pane = slab(w, h, 0.02, corner, clear_glass(), edge=0.004, at=(0, 0, 0.02))
    profile = [(0, 0.01), (0, 0.05), (0.02, 0.06), (0.05, 0.06), (0.06, 0.045), (0.06, 0.0), (0.02, 0.0), (0, 0.01)]
    rings = [[(x, y, z) for x, y in outline(w - 2 * inset, h - 2 * inset, corner - inset)] for inset, z in profile]
    edge = loft(rings, material('glass edge', (0.55, 0.85, 0.80), rough=0.1, coat=1.0), capped=False)
    return group([pane, edge], at=at)
