"""Phone cases by kind, each with the opening of the model it fits and without a phone: its back, and its inside."""
import bpy

from materials import black_plastic, body_satin, body_soft, material, steel
from phone_models import GENERIC, MODELS
from shapes import group, ring, slab, stand, turned

# The models that each kind is sold for.
NAMES = list(MODELS)
SOLD = {'clear': NAMES[:14], 'silicone': NAMES[:8], 'shockproof': NAMES[3:12], 'wallet': NAMES[:4], 'magnetic': NAMES[15:18]}
# Those whose back says more alone than beside the inside, and the wallet, which looks another way when it is closed.
VIEWS = {'silicone': ['hero', 'back'], 'wallet': ['hero', 'back', 'front'], 'magnetic': ['hero', 'back']}
SCENES = {f'case-{kind}-{name}': dict(category='case', views=VIEWS.get(kind, ['hero']), shows=f'{kind} case', facts=dict(fits=name), kind=kind, **MODELS[name]) for kind, names in SOLD.items() for name in names}
SCENES['case'] = dict(category='case', views=['hero'], shows='case', kind='silicone', **GENERIC['triple'])
SKIN = {'clear': 0.13, 'silicone': 0.17, 'shockproof': 0.3, 'wallet': 0.17, 'magnetic': 0.14}


def build(scene, view):
    case = SCENES[scene]
    if view == 'back':
        return group([closed_wallet(case) if case['kind'] == 'wallet' else standing(case, 'back', turn=24)])
    if view == 'front':
        return group([closed_wallet(case, facing='front')])
    if case['kind'] == 'wallet':
        return opened_wallet(case)
    return group([standing(case, 'back', at=(-3.5, 2.2), turn=16), standing(case, 'front', at=(3.2, -1.6), turn=-18)])


def standing(case, facing, at=(0, 0), turn=0, lean=4):
    piece = turned(group(parts_of(case)), (90 + lean, 0, 180) if facing == 'back' else (90 - lean, 0, 0))
    return stand(group([piece], at=(*at, 0), turn=(0, 0, turn)))


def parts_of(case):
    makers = {'clear': clear_plastic, 'silicone': body_soft, 'shockproof': body_soft, 'wallet': body_soft, 'magnetic': body_satin}
    made = shell(case, makers[case['kind']]())
    return [made, *keys(case), *EXTRAS.get(case['kind'], lambda _: [])(case)]


def shell(case, skin_material):
    """Open towards the screen; the cameras and the port have their openings, cut through."""
    w, h, d = case['width'], case['height'], case['depth']
    skin = SKIN[case['kind']]
    made = slab(w + 2 * skin, h + 2 * skin, d + 0.28, case['corner'] + skin, skin_material, edge=0.2, top_edge=0.06, at=(0, 0, -0.16))
    cut(made, slab(w - 0.06, h - 0.06, d + 1, case['corner'], skin_material, edge=0.08, at=(0, 0, 0)))
    width, height, corner, x, y = opening(case)
    cut(made, slab(width, height, 1, corner, skin_material, edge=0.01, at=(-x, y, -0.6)))
    cut(made, turned(slab(1.5, 0.55, 1.2, 0.26, skin_material, edge=0.01), (90, 0, 0), at=(0, -h / 2 + 0.4, d / 2)))
    return made


def cut(made, cutter):
    """Takes the cutter's volume out of a solid, for good."""
    made.modifiers.clear()
    cutter.modifiers.clear()
    step = made.modifiers.new('opening', 'BOOLEAN')
    step.solver = 'EXACT'
    step.object = cutter
    bpy.context.view_layer.update()
    made.data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = 0.6
    bpy.data.objects.remove(cutter)


def opening(case):
    """Width, height, corner and middle (from the middle of the back) of the hole round the cameras and the flash."""
    cx, cy = case['at']
    cx, cy = 0 if cx is None else cx - case['width'] / 2, case['height'] / 2 - cy
    fx, fy = case['flash']
    boxes = [(x - r, x + r, y - r, y + r) for x, y, r in case['lenses']] + [(fx - 0.3, fx + 0.3, fy - 0.3, fy + 0.3)]
    if case['size']:
        w, h = case['size']
        boxes.append((-w / 2, w / 2, -h / 2, h / 2))
    left, right = min(b[0] for b in boxes) - 0.14, max(b[1] for b in boxes) + 0.14
    low, high = min(b[2] for b in boxes) - 0.14, max(b[3] for b in boxes) + 0.14
    right = min(right, case['width'] - 0.5 + left)
    corner = min((right - left) / 2, (high - low) / 2, max(case['plate_corner'], 0.5) + 0.14)
    return right - left, high - low, corner - 0.001, cx + (left + right) / 2, cy + (low + high) / 2


def keys(case):
    w, h, d, skin = case['width'], case['height'], case['depth'], SKIN[case['kind']]
    made = []
    make = clear_plastic if case['kind'] == 'clear' else body_soft
    for side, y, length in ((1, h * 0.16, 1.9), (-1, h * 0.21, 1.3), (-1, h * 0.11, 1.3)):
        key = slab(length, d * 0.42, 0.1, d * 0.2, make(), edge=0.005, top_edge=0.05)
        made.append(turned(key, (90, 0, 90 * side), at=(side * (w / 2 + skin - 0.03), y, d / 2)))
    return made


def clear_plastic():
    """Air with a skin: what one sees through it is hardly darker, its edges and curves are."""
    made = material('clear plastic', 0.8, rough=0.06)
    tree = made.node_tree
    through, shine, mixed, facing = (tree.nodes.new(kind) for kind in ('ShaderNodeBsdfTransparent', 'ShaderNodeBsdfGlossy', 'ShaderNodeMixShader', 'ShaderNodeLayerWeight'))
    through.inputs['Color'].default_value = (0.93, 0.945, 0.96, 1)
    shine.inputs['Roughness'].default_value = 0.12
    facing.inputs['Blend'].default_value = 0.28
    tree.links.new(facing.outputs['Facing'], mixed.inputs['Fac'])
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(shine.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made


def bumpers(case):
    """Thick corners and ribs along the sides take the blow."""
    w, h, d = case['width'], case['height'], case['depth']
    parts = []
    for sx in (-1, 1):
        for k in range(5):
            parts.append(slab(0.2, 0.5, d - 0.1, 0.08, black_plastic(), edge=0.04, at=(sx * (w / 2 + 0.3), -3.4 + k * 0.8, 0.0)))
        for sy in (-1, 1):
            post = slab(0.55, 2.0, d + 0.42, 0.25, body_soft(), edge=0.14, at=(sx * (w / 2 + 0.2), sy * (h / 2 - case['corner'] - 0.7), -0.22))
            parts.append(post)
    lower = [slab(w - 2.2, 0.22, 0.1, 0.1, black_plastic(), edge=0.04, at=(0, -h / 2 + 1.4 + k * 0.55, -0.24)) for k in range(3)]
    return [*parts, *lower]


def magnet_ring(case):
    """The ring that chargers and wallets hold to, seen on the back, and its short bar below."""
    pale = material('ring', 0.55, rough=0.35)
    y = min(0.6, opening(case)[4] - opening(case)[1] / 2 - 3.1)
    return [ring(2.75, 2.3, 0.03, pale, edge=0.008, at=(0, y, -0.178)), slab(0.42, 1.5, 0.03, 0.18, pale, edge=0.008, at=(0, y - 3.9, -0.178))]


EXTRAS = {'shockproof': bumpers, 'magnetic': magnet_ring}


def opened_wallet(case):
    """The flap open like a book: card slots at the left, the tray for the phone at the right."""
    w, h, d = case['width'], case['height'], case['depth']
    leather = body_soft
    cover_w, cover_h = w + 0.9, h + 0.7
    tray = group([slab(cover_w, cover_h, 0.22, 0.7, leather(), edge=0.09, at=(0, 0, -0.4)), shell({**case, 'kind': 'wallet'}, black_plastic())])
    flap_parts = [slab(cover_w, cover_h, 0.24, 0.7, leather(), edge=0.09)]
    flap_parts += [slab(cover_w - 0.5, cover_h - 0.5, 0.02, 0.55, leather(), edge=0.008, at=(0, 0, 0.24))]
    for k in range(3):
        y = 3.4 - k * 2.0
        flap_parts.append(slab(5.4, 3.0, 0.05, 0.3, (card(k)), edge=0.02, at=(0, y + 0.55, 0.26 + 0.05 * k)))
        flap_parts.append(slab(cover_w - 0.9, 4.2 if k < 2 else 5.2, 0.07, 0.35, leather(), edge=0.03, at=(0, y - 1.7 - (0.5 if k == 2 else 0), 0.28 + 0.05 * k)))
    strap = slab(2.4, 1.5, 0.16, 0.6, leather(), edge=0.06, at=(-cover_w / 2 - 0.8, 0, 0.03))
    clasp = slab(0.7, 0.7, 0.06, 0.35, steel(), edge=0.02, at=(-cover_w / 2 - 1.3, 0, 0.18))
    flap = group([*flap_parts, strap, clasp])
    left = group([group([flap], at=(-cover_w / 2, 0, 0))], turn=(0, 28, 0))
    right = group([group([tray], at=(cover_w / 2, 0, 0.2))], turn=(0, -22, 0))
    spine = slab(1.1, cover_h, 0.2, 0.1, leather(), edge=0.09, at=(0, 0, -0.2))
    book = turned(group([left, right, spine]), (88, 0, 0))
    return stand(group([book], turn=(0, 0, 6)))


def closed_wallet(case, facing='back'):
    """Closed. From behind: the opening for the cameras, and the strap that comes round from the front, where it begins."""
    w, h, d = case['width'], case['height'], case['depth']
    leather = body_soft
    cover_w, cover_h = w + 0.9, h + 0.7
    back = slab(cover_w, cover_h, 0.22, 0.7, leather(), edge=0.09, at=(0, 0, -0.4))
    width, height, corner, x, y = opening(case)
    cut(back, slab(width, height, 1, corner, leather(), edge=0.01, at=(-x, y, -0.8)))
    front = slab(cover_w, cover_h, 0.24, 0.7, leather(), edge=0.09, at=(0, 0, d + 0.3))
    deep = d + 0.94
    spine = slab(0.22, cover_h - 0.3, deep, 0.1, leather(), edge=0.09, at=(-cover_w / 2, 0, -0.4))
    side = cover_w / 2
    strap = [
        slab(2.1, 1.5, 0.16, 0.6, leather(), edge=0.06, at=(side - 0.85, 0, -0.58)),
        slab(0.16, 1.5, deep + 0.2, 0.07, leather(), edge=0.06, at=(side + 0.06, 0, -0.56)),
        slab(0.7, 0.7, 0.06, 0.35, steel(), edge=0.02, at=(side - 1.35, 0, -0.64)),
    ]
    whole = group([shell({**case, 'kind': 'wallet'}, black_plastic()), back, front, spine, *strap])
    if facing == 'front':
        return stand(group([turned(whole, (88, 0, 0))], turn=(0, 0, -24)))
    return stand(group([turned(whole, (92, 0, 180))], turn=(0, 0, 24)))


def card(k):
    return material('card', ((0.80, 0.36, 0.06), (0.06, 0.32, 0.38), (0.7, 0.68, 0.62))[k], rough=0.35, coat=0.3)
