"""Glass for a screen: a clear pane, cut for the camera, half lifted over the outline of a phone, its wipes beside it."""
from ghost import CORNER, DEPTH, HEIGHT, WIDTH, ghost_phone
from materials import clear_glass, material
from shapes import disc, group, loft, outline, ring, slab, stand, tube, turned


def kind(shows, punch=None, dark=False):
    return dict(category='glass', shows=shows, views=['hero'], elevations={'hero': 30}, punch=punch, dark=dark)


# By the place of the front camera of the phones they fit; where it is not known the glass has no opening.
SCENES = {'glass': kind('tempered glass'), 'glass-private': kind('privacy glass', dark=True), 'glass-fold': kind('tempered glass', 'fold')}
SCENES |= {f'glass-{punch}': kind('tempered glass', punch) for punch in ('pill', 'dot', 'left', 'drop')}
SCENES |= {f'glass-private-{punch}': kind('privacy glass', punch, dark=True) for punch in ('dot', 'drop')}


def build(scene, view):
    model = SCENES[scene]
    folds = model['punch'] == 'fold'
    lifted = group([folded_sheet() if folds else sheet(model['dark'], model['punch'])], at=(0, -HEIGHT / 2 + 0.2, 1.2), turn=(24, 0, 0))
    for part in lifted.children:
        part.location.y += HEIGHT / 2 - 0.2
    kit = [packet(at=(WIDTH / 2 + 3.6, -3.4, 0), turn=-8, sign=1), packet(at=(WIDTH / 2 + 3.9, 2.4, 0), turn=6, sign=2)]
    phone = group([ghost_phone(), *hinge()]) if folds else ghost_phone()
    return group([turned(stand(group([phone, lifted, *kit])), (0, 0, -14))])


def edge_tone(dark):
    return material('glass edge', (0.10, 0.13, 0.14) if dark else (0.55, 0.85, 0.80), rough=0.1, coat=1.0)


def sheet(dark, punch):
    """Lying: the pane is thin, its ground edge is what one sees: the edge is a solid frame of pale green light."""
    w, h = WIDTH - 0.24, HEIGHT - 0.24
    return group([*pane(w, h, CORNER - 0.08, dark), *opening(punch, w, h, edge_tone(dark)), *gleam(w, h, 0.07 if dark else 0.2)])


def pane(w, h, corner, dark, y=0.0):
    plate = slab(w, h, 0.02, corner, shade() if dark else clear_glass(), edge=0.004, at=(0, y, 0.02))
    profile = [(0, 0.01), (0, 0.05), (0.02, 0.06), (0.05, 0.06), (0.07, 0.045), (0.07, 0.0), (0.02, 0.0), (0, 0.01)]
    rings = [[(px, py + y, z) for px, py in outline(w - 2 * inset, h - 2 * inset, corner - inset)] for inset, z in profile]
    return [plate, loft(rings, edge_tone(dark), capped=False)]


def opening(punch, w, h, tone):
    """Cut out round the camera: its rim."""
    if punch in ('dot', 'left'):
        return [ring(0.36, 0.27, 0.07, tone, edge=0.01, at=(0 if punch == 'dot' else 0.8 - w / 2, h / 2 - 0.85, 0))]
    if punch == 'pill':
        return [rim(2.1, 0.76, 0.38, tone, (0, h / 2 - 0.85, 0))]
    if punch == 'drop':
        # Open towards the edge: a bay in the shape of a falling drop.
        bay = [(0.66, -0.06), (0.53, -0.12), (0.42, -0.34), (0.36, -0.62), (0.2, -0.82), (0, -0.88)]
        path = [(x, h / 2 + y, 0.035) for x, y in [*bay, *[(-x, y) for x, y in reversed(bay[:-1])]]]
        return [tube(path, 0.05, tone, section=4, detail=8)]
    return []


def rim(width, height, corner, tone, at):
    profile = [(0, 0.0), (0, 0.07), (0.1, 0.07), (0.1, 0.0), (0, 0.0)]
    made = loft([[(x, y, z) for x, y in outline(width - 2 * inset, height - 2 * inset, corner - inset)] for inset, z in profile], tone, capped=False)
    made.location = at
    return made


def folded_sheet():
    """Two panes, one for each half, with a gap where the phone folds; the camera is in the upper one."""
    w, h = WIDTH - 0.24, (HEIGHT - 0.24) / 2 - 0.16
    parts = [part for side in (-1, 1) for part in pane(w, h, CORNER - 0.35, False, side * (h / 2 + 0.16))]
    return group([*parts, *opening('dot', w, HEIGHT - 0.24, edge_tone(False)), *gleam(w, h * 0.8, 0.2)])


def hinge():
    """The line across a phone that folds, and the knuckles at its ends."""
    line = material('ghost line', 0.42, rough=0.6)
    ends = [slab(0.16, 1.3, DEPTH * 0.8, 0.07, line, edge=0.04, at=(side * WIDTH / 2, 0, DEPTH * 0.1)) for side in (-1, 1)]
    return [slab(WIDTH, 0.09, 0.02, 0.04, line, edge=0.005, at=(0, 0, DEPTH)), *ends]


def gleam(w, h, share):
    """Two slanted strips of light, by which a pane is seen on any page."""
    strips = []
    for x, wide in ((-0.5, 1.3), (1.15, 0.4)):
        low, high = -h * 0.34, h * 0.3
        lean = 2.3
        points = [(x - wide / 2 - lean / 2, low), (x + wide / 2 - lean / 2, low), (x + wide / 2 + lean / 2, high), (x - wide / 2 + lean / 2, high)]
        strips.append(loft([[(px, py, z) for px, py in points] for z in (0.046, 0.048)], veil(0.75, share)))
    return strips


def veil(tone, share):
    """A trace of one tone over what is behind."""
    made = material('veil', tone, rough=0.3)
    tree = made.node_tree
    through, solid_tone, mixed = (tree.nodes.new(kind) for kind in ('ShaderNodeBsdfTransparent', 'ShaderNodeEmission', 'ShaderNodeMixShader'))
    solid_tone.inputs['Color'].default_value = (tone, tone, tone, 1)
    mixed.inputs['Fac'].default_value = share
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(solid_tone.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made


def shade():
    """Privacy glass: one sees little through it from the side."""
    return veil(0.012, 0.6)


def packet(at, turn, sign):
    """A wipe in its sachet: a flat cushion with crimped ends and a number."""
    paper = material('paper', 0.62, rough=0.5)
    line = material('print', (0.06, 0.16, 0.3), rough=0.5)
    body = slab(3.8, 4.4, 0.34, 0.25, paper, edge=0.15, top_edge=0.15)
    ends = [slab(3.9, 0.42, 0.1, 0.04, material('crimp', 0.5, rough=0.6), edge=0.02, at=(0, y, 0.1)) for y in (-2.3, 2.3)]
    mark = [slab(2.6, 0.2, 0.01, 0.08, line, edge=0.002, at=(0, -0.9, 0.335)), slab(1.8, 0.2, 0.01, 0.08, line, edge=0.002, at=(-0.4, -1.35, 0.335))]
    dots = [disc(0.3, 0.01, line, edge=0.002, at=((k - (sign - 1) / 2) * 0.8, 0.6, 0.335)) for k in range(sign)]
    return group([body, *ends, *mark, *dots], at=at, turn=(0, 0, turn))
