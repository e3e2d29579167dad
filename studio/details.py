"""Small things that several products have: glass eyes, ink, knobs, lit digits, and rows of anything."""
import math

import bpy

from materials import black_plastic, dark_steel, glow, lens_glass, material
from shapes import disc, group, lathe, ring, slab, turned


def eye(radius, lip=0.2, at=(0, 0, 0), rim=None):
    """A camera's eye that looks up (+z): a rim, a dark throat, a domed glass with a deeper one inside."""
    around = ring(radius, radius * 0.84, lip, rim or dark_steel(), edge=0.04)
    throat = lathe([(0, 0), (radius * 0.86, 0), (radius * 0.86, lip * 0.7), (radius * 0.6, lip * 0.6), (radius * 0.55, lip * 0.3), (0, lip * 0.3)],
                   material('throat', 0.006, rough=0.22, specular=0.25), 0.01)
    rise = lip * 0.5
    dome = [(radius * 0.52 * math.cos(a), lip * 0.2 + rise * math.sin(a)) for a in (math.radians(k * 6) for k in range(16))]
    glass = lathe([(radius * 0.52, 0), *dome], lens_glass())
    iris = disc(radius * 0.22, 0.012, lens_glass((0.012, 0.01, 0.05)), edge=0.004, at=(0, 0, lip * 0.2 + rise))
    return group([around, throat, glass, iris], at=at)


def written(text, size, made_of, at=(0, 0, 0), turn=(0, 0, 0)):
    """Letters or digits lying on the plane z = 0 round their middle, as high as `size`."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body = text
    curve.size = size
    curve.extrude = 0.004
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.materials.append(made_of)
    part = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(part)
    return turned(part, turn, at=at)


def written_round(text, size, made_of, radius, height):
    """Letters on an upright round body, seen from -y, their middle at a height: they lie on its skin."""
    flat = written(text, size, made_of)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        vertex.co = ((radius + z) * math.sin(x / radius), -(radius + z) * math.cos(x / radius), height + y)
    part = bpy.data.objects.new('letters', mesh)
    bpy.context.scene.collection.objects.link(part)
    return part


def ink(tone=0.62):
    return material('ink', tone, rough=0.5)


def knob(radius, height, made_of, at=(0, 0, 0), turn=40):
    """A turning knob that looks up (+z), with grips round it and a pale mark."""
    body = lathe([(0, 0), (radius, 0), (radius * 0.92, height), (0, height)], made_of, 0.06)
    grips = []
    for k in range(18):
        angle = 2 * math.pi * k / 18
        grip = slab(0.07, height * 0.7, 0.06, 0.03, made_of, edge=0.02)
        grips.append(turned(grip, (90, 0, 90 + math.degrees(angle)), at=(radius * 0.97 * math.cos(angle), radius * 0.97 * math.sin(angle), height * 0.45)))
    mark = slab(0.1, radius * 0.6, 0.012, 0.04, ink(0.8), edge=0.003, at=(0, radius * 0.5, height - 0.004))
    return group([body, *grips, mark], at=at, turn=(0, 0, turn))


def lit_digits(text, size, color, at=(0, 0, 0), width=3.2, height=1.5):
    """A dark window with shining digits, looking up (+z)."""
    window = slab(width, height, 0.04, 0.15, material('window', 0.006, rough=0.12, coat=0.3), edge=0.01)
    return group([window, written(text, size, glow(color, 1.3), at=(0, 0, 0.045))], at=at)


def shade(color, rough=0.5):
    """Plain paint of a fixed colour ('#rrggbb')."""
    return material('paint ' + color, tuple((int(color[i:i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)), rough=rough)




def feet(width, depth, size=0.5):
    return [disc(size, 0.16, black_plastic(), edge=0.04, at=(x * width / 2, y * depth / 2, -0.12)) for x in (-1, 1) for y in (-1, 1)]
