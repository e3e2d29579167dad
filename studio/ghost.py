"""A phone that is not for sale: a pale pane with an outline, where a holder or a glass needs one to be understood."""
from materials import material
from shapes import group, loft, outline, slab

WIDTH, HEIGHT, DEPTH, CORNER = 7.4, 15.6, 0.8, 1.05


def haze(share=0.16, tone=0.55):
    """Mostly air with a trace of grey, so that what stands behind it stays in view."""
    made = material('haze', tone, rough=0.5)
    tree = made.node_tree
    through, grey, mixed = (tree.nodes.new(kind) for kind in ('ShaderNodeBsdfTransparent', 'ShaderNodeBsdfDiffuse', 'ShaderNodeMixShader'))
    grey.inputs['Color'].default_value = (tone, tone, tone, 1)
    mixed.inputs['Fac'].default_value = share
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(grey.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made


def frame(width, height, corner, thick, tone):
    """A closed line of a rounded rectangle, lying on z = 0."""
    profile = [(0, 0), (0, thick), (thick, thick), (thick, 0), (0, 0)]
    return loft([[(x, y, z) for x, y in outline(width - 2 * inset, height - 2 * inset, max(corner - inset, 0.02))] for inset, z in profile], tone, capped=False)


def ghost_phone(at=(0, 0, 0)):
    """Lying on its back with the upper left of the holder's cradle as its own: x is its width, y its height."""
    line = material('ghost line', 0.42, rough=0.6)
    body = slab(WIDTH, HEIGHT, DEPTH, CORNER, haze(), edge=0.1)
    lines = [frame(WIDTH, HEIGHT, CORNER, 0.07, line), frame(WIDTH, HEIGHT, CORNER, 0.07, line)]
    lines[1].location.z = DEPTH - 0.07
    return group([body, *lines], at=at)
