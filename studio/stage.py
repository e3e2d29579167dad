"""The one stage on which all products are photographed: same light, same floor line, same margins, same lens.

The products come to the stage in centimetres and are scaled to fill the same frame, so a watch and a tablet have the
same presence in a grid and the light falls on both alike.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

from shapes import points_of

AIM = Vector((0, 0, 7))
DISTANCE = 62
LENS = 100
SENSOR = 36
# Fractions of the frame: left, right, floor line, top. The shadow needs the room at the sides.
FRAME = (0.09, 0.91, 0.125, 0.895)
BANNER_FRAME = (0.46, 0.95, 0.12, 0.92)
SHADOW_SAMPLES = 64


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def dress(elevation=8, aspect=1.0):
    """Lights, floor and camera. Elevation is how far the camera looks down: 8 for products that stand, more for those that lie."""
    softbox((-15, -22, 30), (18, 18), 4300)
    softbox((-9, -11, 19), (7, 7), 900)  # close by: the light falls off down the products and gives flat faces a shape
    softbox((-30, -34, 12), (9, 26), 4200)  # low and wide: a slow sheen over faces that look at the camera
    softbox((26, -9, 13), (5, 26), 4800)  # a tall strip: the long reflection along an edge
    softbox((3, 26, 24), (26, 10), 6500)  # from behind, to part dark products from a dark page
    softbox((-26, 8, 10), (4, 24), 2800)
    world()
    floor()
    camera(elevation, LENS / aspect)  # a wide frame has the same height on the stage


def softbox(place, size, energy):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = energy
    holder = bpy.data.objects.new('softbox', light)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = place
    holder.rotation_euler = (AIM - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def world():
    """A pale sky over a dim ground: metal has something to reflect, black glass stays black."""
    made = bpy.data.worlds.new('sky')
    bpy.context.scene.world = made
    made.use_nodes = True
    made.cycles.sampling_method = 'MANUAL'
    made.cycles.sample_map_resolution = 128  # two tones need no finer map, and building one takes seconds
    tree = made.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs['Fac'])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.34, 0.34, 0.35, 1)
    stops[1].position, stops[1].color = 0.8, (0.62, 0.63, 0.66, 1)
    tree.links.new(ramp.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 0.55


def floor():
    bpy.ops.mesh.primitive_plane_add(size=400)
    bpy.context.object.name = 'floor'
    bpy.context.object.is_shadow_catcher = True


def camera(elevation, focal_length):
    lens = bpy.data.cameras.new('camera')
    lens.lens = focal_length
    lens.sensor_width = SENSOR
    holder = bpy.data.objects.new('camera', lens)
    bpy.context.scene.collection.objects.link(holder)
    angle = math.radians(elevation)
    holder.location = AIM + DISTANCE * Vector((0, -math.cos(angle), math.sin(angle)))
    holder.rotation_euler = (AIM - holder.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = holder


def fit(group, frame=FRAME, aspect=1.0):
    """Scale the products to the frame and slide the lens (shift, not turn: upright lines stay upright) to the floor line."""
    points = np.array([tuple(p) for p in points_of(group)])
    centre = (points[:, :2].min(0) + points[:, :2].max(0)) / 2
    points[:, :2] -= centre
    camera_object = bpy.context.scene.camera
    left, right, bottom, top = frame
    scale = 1.0
    for _ in range(8):
        low, high = seen_bounds(points * scale, camera_object, aspect)
        scale *= min((right - left) / (high[0] - low[0]), (top - bottom) / (high[1] - low[1]))
    low, high = seen_bounds(points * scale, camera_object, aspect)
    camera_object.data.shift_x = (low[0] + high[0]) / 2 - (left + right) / 2
    camera_object.data.shift_y = (low[1] - bottom) / aspect
    group.scale = (scale,) * 3
    group.location = ((group.location.x - centre[0]) * scale, (group.location.y - centre[1]) * scale, group.location.z * scale)


def seen_bounds(points, camera_object, aspect):
    bpy.context.view_layer.update()
    view = np.array(camera_object.matrix_world.inverted())
    local = points @ view[:3, :3].T + view[:3, 3]
    zoom = camera_object.data.lens / SENSOR
    u = 0.5 + zoom * local[:, 0] / -local[:, 2]
    v = 0.5 + zoom * local[:, 1] / -local[:, 2] * aspect
    return (u.min(), v.min()), (u.max(), v.max())


def shoot(path, width, height, samples):
    """Write PATH.png (the products), PATH.flags1.png (red: body, green: product) and PATH.shadow.png (their shadow, in a quarter of the width).

    Most of a picture is floor, and its shadow is smoothed afterwards: it is rendered apart, with few samples.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False  # they only add specks
    cycles.sample_clamp_indirect = 3
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    # Standard, not Filmic: screens keep their colours and a body of sRGB 0.5 arrives as 0.5.
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.color_depth = '16'
    scene.render.filepath = path + '.png'
    write_flags(scene, path)
    bpy.data.objects['floor'].visible_camera = False
    bpy.ops.render.render(write_still=True)

    scene.use_nodes = False
    bpy.data.objects['floor'].visible_camera = True
    cycles.samples = SHADOW_SAMPLES
    scene.render.resolution_percentage = 25
    scene.render.filepath = path + '.shadow.png'
    bpy.ops.render.render(write_still=True)


def write_flags(scene, path):
    for name in ('body', 'product'):
        pass_of_flag = scene.view_layers[0].aovs.add()
        pass_of_flag.name = name
        pass_of_flag.type = 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole.inputs['Image'])
    combined = tree.nodes.new('CompositorNodeCombineColor')
    tree.links.new(layers.outputs['body'], combined.inputs[0])
    tree.links.new(layers.outputs['product'], combined.inputs[1])
    output = tree.nodes.new('CompositorNodeOutputFile')
    folder, name = path.rsplit('/', 1)
    output.base_path = folder
    output.file_slots[0].path = name + '.flags#'  # Blender insists on a frame number: 1
    output.format.file_format = 'PNG'
    output.format.color_mode = 'RGB'
    output.format.color_depth = '8'
    output.format.color_management = 'OVERRIDE'
    output.format.view_settings.view_transform = 'Raw'
    tree.links.new(combined.outputs[0], output.inputs[0])
