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
SHADOW_SAMPLES = 64  # of few pixels: with less, thin parts that lie on the floor have a stippled shadow
SCREEN_SAMPLES = 8
SCREEN_FILTER = 2.6  # pixels: as soft as the edges of a picture that has been developed
SHADOW_SHARE = 20  # per cent of the width: the shadow is smoothed afterwards


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
    half = (high[0] - low[0]) / 2
    render_only((left + right) / 2 - half, (left + right) / 2 + half, bottom, bottom + high[1] - low[1])
    group.scale = (scale,) * 3
    group.location = ((group.location.x - centre[0]) * scale, (group.location.y - centre[1]) * scale, group.location.z * scale)


def render_only(left, right, bottom, top):
    """The rest of the frame is empty; its shadow is rendered apart."""
    render = bpy.context.scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = max(0, left - 0.02), min(1, right + 0.02)
    render.border_min_y, render.border_max_y = max(0, bottom - 0.02), min(1, top + 0.02)


def seen_bounds(points, camera_object, aspect):
    bpy.context.view_layer.update()
    view = np.array(camera_object.matrix_world.inverted())
    local = points @ view[:3, :3].T + view[:3, 3]
    zoom = camera_object.data.lens / SENSOR
    u = 0.5 + zoom * local[:, 0] / -local[:, 2]
    v = 0.5 + zoom * local[:, 1] / -local[:, 2] * aspect
    return (u.min(), v.min()), (u.max(), v.max())


def shoot(path, width, height, samples):
    """Write the passes of a picture as PATH.<name>1.png, and PATH.shadow.png, the shadow of the products on the floor.

    flags: body in red, product in green, alpha in blue. light: the picture in linear light, over black. glow: what shines
    by itself (screens). normal and tone: where a face looks and what it is made of, for the denoiser, which smooths along
    one face of one material. The shadow is smoothed afterwards: it has few pixels and few samples.
    """
    settings(samples)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    write_passes(scene, path)
    bpy.data.objects['floor'].visible_camera = False
    bpy.ops.render.render()
    shoot_shadow(scene, path)


def shoot_screens(path, side):
    """Write PATH.png: nothing but the lit screens, with as much alpha as is seen of them. No light falls on anything."""
    scene = bpy.context.scene
    settings(SCREEN_SAMPLES)
    scene.cycles.filter_width = SCREEN_FILTER
    scene.cycles.max_bounces = 0
    for part in [part for part in scene.objects if part.type == 'LIGHT' or part.name == 'floor']:
        bpy.data.objects.remove(part)
    for made in bpy.data.materials:
        if not made.name.startswith('screen '):
            tree = made.node_tree
            tree.links.new(tree.nodes.new('ShaderNodeHoldout').outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    lit = [part for part in scene.objects if part.type == 'MESH' and part.active_material.name.startswith('screen ')]
    points = np.array([tuple(point) for part in lit for point in points_of(part)])
    low, high = seen_bounds(points, scene.camera, 1.0)
    right, up = scene.camera.data.shift_x, scene.camera.data.shift_y
    render_only(low[0] - right, high[0] - right, low[1] - up, high[1] - up)
    scene.render.resolution_x = scene.render.resolution_y = side
    save_alone(scene, path + '.png')


def settings(samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.filter_width = 1.8
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False  # they only add specks
    cycles.sample_clamp_indirect = 3
    scene.render.film_transparent = True
    # Standard, not Filmic: screens keep their colours and a body of sRGB 0.5 arrives as 0.5.
    scene.view_settings.view_transform = 'Standard'


def shoot_shadow(scene, path):
    """Only the floor is seen, by direct light."""
    scene.use_nodes = False
    for made in bpy.data.materials:
        for node in made.node_tree.nodes if made.use_nodes else ():
            for name in ('Emission Strength', 'Strength'):
                if name in node.inputs and node.bl_idname in ('ShaderNodeBsdfPrincipled', 'ShaderNodeEmission'):
                    node.inputs[name].default_value = 0  # a screen would light the floor
    for part in scene.objects:
        if part.type in ('MESH', 'CURVE', 'FONT'):
            part.visible_camera = part.name == 'floor'
    scene.cycles.samples = SHADOW_SAMPLES
    scene.cycles.max_bounces = 0
    scene.render.use_border = False
    scene.render.resolution_percentage = SHADOW_SHARE
    save_alone(scene, path + '.shadow.png')


def save_alone(scene, file):
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.color_depth = '16'
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def write_passes(scene, path):
    layer = scene.view_layers[0]
    for name in ('body', 'product'):
        pass_of_flag = layer.aovs.add()
        pass_of_flag.name = name
        pass_of_flag.type = 'VALUE'
    layer.use_pass_normal = layer.use_pass_emit = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole.inputs['Image'])
    flags = tree.nodes.new('CompositorNodeCombineColor')
    for index, name in enumerate(('body', 'product', 'Alpha')):
        tree.links.new(layers.outputs[name], flags.inputs[index])
    light = tree.nodes.new('CompositorNodeSetAlpha')
    light.mode = 'REPLACE_ALPHA'
    tree.links.new(layers.outputs['Image'], light.inputs['Image'])
    tone = mixed(tree, 'ADD', layers.outputs['DiffCol'], layers.outputs['GlossCol'])
    normal = mixed(tree, 'ADD', mixed(tree, 'MULTIPLY', layers.outputs['Normal'], 0.5), 0.5)
    made = {'flags': (flags.outputs[0], '8'), 'light': (light.outputs[0], '16'), 'glow': (layers.outputs['Emit'], '16'),
            'tone': (tone, '8'), 'normal': (normal, '8')}
    for name, (output, depth) in made.items():
        write_pass(tree, path, name, output, depth)


def mixed(tree, operation, first, second):
    node = tree.nodes.new('CompositorNodeMixRGB')
    node.blend_type = operation
    tree.links.new(first, node.inputs[1])
    if isinstance(second, float):
        node.inputs[2].default_value = (second, second, second, 1)
    else:
        tree.links.new(second, node.inputs[2])
    return node.outputs[0]


def write_pass(tree, path, name, image, depth):
    output = tree.nodes.new('CompositorNodeOutputFile')
    folder, view = path.rsplit('/', 1)
    output.base_path = folder
    output.file_slots[0].path = f'{view}.{name}#'  # Blender insists on a frame number: 1
    output.format.file_format = 'PNG'
    output.format.color_mode = 'RGB'
    output.format.color_depth = depth
    output.format.compression = 5
    output.format.color_management = 'OVERRIDE'
    output.format.view_settings.view_transform = 'Raw'
    tree.links.new(image, output.inputs[0])
