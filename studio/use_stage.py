"""Photographs of use: an own place, the sun of a window, a lens with a depth of field, no empty ground.

Everything is in centimetres and stays so; the products are not scaled to a frame. The picture is opaque.
"""
import math

import bpy
from mathutils import Matrix, Quaternion, Vector

import stage
from shapes import group

WIDE = 4 / 3
BLUR = 0.03  # shares of the width that the pass of the blur tells apart, half of them on each side of the focus
SUN = Vector((-0.62, 0.5, 0.86)).normalized()
SIDE = Vector((-0.8, -0.42, 0.74)).normalized()  # for what stands: its front is lit


def daylight(sun=SUN, warmth=(1.0, 0.86, 0.68), strength=4.9, sky=0.5, softness=1.4):
    """The sun from where `sun` points, and a cooler sky that fills its shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, warmth, math.radians(softness)
    holder = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(holder)
    holder.rotation_euler = Vector(sun).to_track_quat('Z', 'Y').to_euler()
    stage.world()
    back = bpy.context.scene.world.node_tree.nodes['Background']
    back.inputs['Strength'].default_value = sky


def lens(place, aim, length=50, focus=None, blur=2.8, roll=0.0):
    """A camera at a place that looks at another; `focus` is the point that is sharp, `blur` the stop (small: shallow)."""
    made = bpy.data.cameras.new('camera')
    made.lens, made.sensor_width = length, stage.SENSOR
    holder = bpy.data.objects.new('camera', made)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = place
    turn = (Vector(aim) - holder.location).to_track_quat('-Z', 'Y').to_matrix()
    holder.rotation_euler = (turn @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    sharp = Vector(focus or aim)
    # Kept for the pass from which the blur is made: a lens in the render itself would need many more samples.
    made['focus'] = -(holder.rotation_euler.to_matrix().inverted() @ (sharp - holder.location)).z
    made['reach'] = (length / 10 / blur / 2) * (length / 10) / (made['focus'] - length / 10) / (stage.SENSOR / 10)
    bpy.context.scene.camera = holder


def before_the_sun(parts, over, far=75, sun=SUN, turn=0):
    """Hangs flat parts between the sun and a place: only their shadow is seen there. They face the sun."""
    sun = Vector(sun).normalized()
    holder = group(parts)
    holder.location = Vector(over) + sun * far
    holder.rotation_mode = 'QUATERNION'
    holder.rotation_quaternion = sun.to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), math.radians(turn))
    for part in holder.children_recursive:
        part.visible_camera = part.visible_glossy = part.visible_diffuse = False
    return holder


def company(piece):
    """Something that is in the picture and not what it is about: it keeps its colour when the product is recoloured."""
    for part in [piece, *piece.children_recursive]:
        for made in part.data.materials if part.type in ('MESH', 'CURVE', 'FONT') else ():
            for node in [node for node in made.node_tree.nodes if node.bl_idname == 'ShaderNodeOutputAOV' and node.name == 'body']:
                made.node_tree.nodes.remove(node)
    return piece


def shoot(path, width, samples):
    """The passes of a product's picture; the frame is filled, so there is no shadow to render apart."""
    stage.settings(samples)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / WIDE)
    scene.view_layers[0].use_pass_z = True
    stage.write_passes(scene, path)
    write_blur(scene.node_tree, path, scene.camera.data)
    bpy.ops.render.render()


def write_blur(tree, path, sight):
    """The radius of the circle of each point as a share of the width, as 0.5 + radius / BLUR: beyond the focus above 0.5."""
    layers = next(node for node in tree.nodes if node.bl_idname == 'CompositorNodeRLayers')
    steps = (('DIVIDE', sight['focus'], None), ('SUBTRACT', 1.0, None), ('MULTIPLY', None, sight['reach'] / BLUR), ('ADD', None, 0.5))
    value = layers.outputs['Depth']
    for operation, first, second in steps:
        node = tree.nodes.new('CompositorNodeMath')
        node.operation, node.use_clamp = operation, operation == 'ADD'
        for socket, number in zip(node.inputs, (first, second)):
            if number is None:
                tree.links.new(value, socket)
            else:
                socket.default_value = number
        value = node.outputs[0]
    stage.write_pass(tree, path, 'blur', value, '16')
