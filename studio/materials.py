"""What the products are made of.

Every material writes two flags beside its colour: `product` (this pixel is the product, not its shadow) and `body`
(this pixel takes the product's colour). A body is a neutral grey of sRGB 0.5, so a picture is recoloured by
dividing by that grey and multiplying by the wanted colour.
"""
import bpy

from wallpapers import paint_wallpaper

BODY_GREY = 0.214  # linear light; sRGB 0.5

_dye = None


def dye(colour):
    """From here on bodies have this colour ('#rrggbb') instead of grey: a banner is not recoloured afterwards."""
    global _dye
    _dye = colour and tuple((int(colour[i:i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5))


def body_tone(grey):
    return tuple(min(1, level * grey / BODY_GREY) for level in _dye) if _dye else grey


def material(name, color, rough=0.4, metal=0.0, coat=0.0, specular=0.5, body=False):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    color = (color, color, color) if isinstance(color, (int, float)) else color
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.06
    flag(made, 'product')
    if body:
        flag(made, 'body')
    return made


def flag(made, name):
    node = made.node_tree.nodes.new('ShaderNodeOutputAOV')
    node.name = name
    node.inputs['Value'].default_value = 1


def shader_of(made):
    return made.node_tree.nodes['Principled BSDF']


# Bodies: the part of a product that is sold in several colours.

def body_metal():
    return material('body metal', body_tone(0.36), rough=0.27, metal=0.85, body=True)


def body_satin():
    """Frosted glass or fine plastic: a soft sheen that spreads over the whole face."""
    return material('body satin', body_tone(BODY_GREY), rough=0.34, specular=0.9, coat=0.1, body=True)


def body_gloss():
    return material('body gloss', body_tone(BODY_GREY), rough=0.3, coat=0.6, body=True)


def body_soft():
    """Silicone, soft-touch plastic."""
    return material('body soft', body_tone(BODY_GREY), rough=0.6, specular=0.3, body=True)


def body_fabric(threads=6.0, depth=0.5):
    """Knitted cloth: threads per centimetre as bumps, with a darker ground between them."""
    made = material('body fabric', body_tone(BODY_GREY), rough=0.85, specular=0.15, body=True)
    tree = made.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    knit = tree.nodes.new('ShaderNodeTexVoronoi')
    knit.inputs['Scale'].default_value = threads
    knit.inputs['Randomness'].default_value = 0.35
    tone = tree.nodes.new('ShaderNodeValToRGB')
    for stop, position, grey in zip(tone.color_ramp.elements, (0.15, 0.75), (0.31, 0.13)):
        shade = body_tone(grey)
        stop.position = position
        stop.color = (*(shade if isinstance(shade, tuple) else (shade,) * 3), 1)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = depth
    bump.inputs['Distance'].default_value = 0.04
    bump.invert = True
    tree.links.new(place.outputs['Object'], knit.inputs['Vector'])
    tree.links.new(knit.outputs['Distance'], tone.inputs['Fac'])
    tree.links.new(knit.outputs['Distance'], bump.inputs['Height'])
    tree.links.new(tone.outputs['Color'], shader_of(made).inputs['Base Color'])
    tree.links.new(bump.outputs['Normal'], shader_of(made).inputs['Normal'])
    return made


# Everything that keeps its own colour.

def black_glass():
    return material('black glass', 0.004, rough=0.05, specular=0.3)


def black_plastic():
    return material('black plastic', 0.012, rough=0.45, specular=0.3)


def rubber():
    return material('rubber', 0.02, rough=0.7, specular=0.2)


def white_plastic():
    return material('white plastic', 0.72, rough=0.35, coat=0.2)


def steel():
    return material('steel', 0.75, rough=0.16, metal=1.0)


def dark_steel():
    return material('dark steel', 0.16, rough=0.22, metal=1.0)


def gold_contact():
    return material('gold contact', (0.83, 0.55, 0.2), rough=0.25, metal=1.0)


def hole():
    """A port or a speaker hole: no reflection at all, or it would look like a sticker."""
    return material('hole', 0.002, rough=0.9, specular=0.0)


def lens_glass(tint=(0.004, 0.006, 0.016)):
    return material('lens glass', tint, rough=0.03, specular=0.55, coat=0.5)


def clear_glass():
    """Mostly air, with the reflection of a pane: real refraction would need many more samples for the same look."""
    made = material('clear glass', 0.8, rough=0.04)
    tree = made.node_tree
    through, shine, mixed = (tree.nodes.new(kind) for kind in ('ShaderNodeBsdfTransparent', 'ShaderNodeBsdfGlossy', 'ShaderNodeMixShader'))
    through.inputs['Color'].default_value = (0.90, 0.97, 0.96, 1)
    shine.inputs['Roughness'].default_value = 0.05
    mixed.inputs['Fac'].default_value = 0.03
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(shine.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made


def glow(color, strength=1.0):
    made = material('glow', 0.0, rough=0.5, specular=0.0)
    shader_of(made).inputs['Emission'].default_value = (*color, 1)
    shader_of(made).inputs['Emission Strength'].default_value = strength
    return made


def screen(wallpaper, aspect):
    """A lit display. It only shines: as vivid in the shade as in the light, without grain, and quick to render."""
    made = bpy.data.materials.new(f'screen {wallpaper}')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = paint_wallpaper(wallpaper, aspect)
    picture.extension = 'EXTEND'
    place = tree.nodes.new('ShaderNodeTexCoord')
    light = tree.nodes.new('ShaderNodeEmission')
    tree.links.new(place.outputs['Generated'], picture.inputs['Vector'])
    tree.links.new(picture.outputs['Color'], light.inputs['Color'])
    tree.links.new(light.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    flag(made, 'product')
    return made
