"""Solid shapes with soft edges. One unit is one centimetre; every shape rests on z = 0 unless moved.

Nothing in a shop has a knife edge, so each shape takes the radius of its edges: the rounded edge is what
catches the light and makes a render look like a product.
"""
import math

import bpy
from mathutils import Vector


def outline(width, height, corner, steps=14, softness=2.3):
    """A rounded rectangle, counter-clockwise. Softness 2 is a circular corner; a little more blends like metal."""
    corner = max(0.0005, min(corner, width / 2, height / 2))
    power = 2 / softness if corner < min(width, height) / 2 - 1e-6 else 1
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.radians(90 * (quarter + step / steps))
            x = math.copysign(abs(math.cos(angle)) ** power, math.cos(angle))
            y = math.copysign(abs(math.sin(angle)) ** power, math.sin(angle))
            points.append((sx * (width / 2 - corner) + corner * x, sy * (height / 2 - corner) + corner * y))
    return points


def loft(rings, material, capped=True):
    """A skin over rings of equal length, bottom to top, each ring counter-clockwise seen from above."""
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = []
    for level in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((level * count + i, level * count + j, (level + 1) * count + j, (level + 1) * count + i))
    if capped:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return solid(vertices, faces, material)


def solid(vertices, faces, material):
    mesh = bpy.data.meshes.new('part')
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    mesh.materials.append(material)
    part = bpy.data.objects.new('part', mesh)
    bpy.context.scene.collection.objects.link(part)
    # Large faces decide the normals: a flat face stays flat right up to its rounded edge.
    part.modifiers.new('flat faces', 'WEIGHTED_NORMAL').keep_sharp = True
    return part


def slab(width, height, depth, corner, material, edge=0.05, top_edge=None, at=(0, 0, 0)):
    """A rounded plate, width along x, height along y, depth along z."""
    top_edge = edge if top_edge is None else top_edge
    rings = []
    for radius, base, start in ((edge, 0, -90), (top_edge, depth, 0)):
        steps = 6 if radius < 0.3 else 18  # a wide curve shows its facets against the page
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            inset = radius * (1 - math.cos(angle))
            z = base + radius * (1 + math.sin(angle)) if base == 0 else base - radius * (1 - math.sin(angle))
            rings.append([(x, y, z) for x, y in outline(width - 2 * inset, height - 2 * inset, max(corner - inset, 0.01))])
    part = loft(rings, material)
    part.location = at
    return part


def lathe(profile, material, fillet=0.0, segments=96, at=(0, 0, 0), stretch=(1, 1)):
    """A profile of (radius, z) turned round the z axis, bottom to top along its outside."""
    profile = rounded(profile, fillet) if fillet else profile
    rings = []
    for radius, z in profile:
        radius = max(radius, 0.0004)
        turn = [2 * math.pi * i / segments for i in range(segments)]
        rings.append([(radius * math.cos(a) * stretch[0], radius * math.sin(a) * stretch[1], z) for a in turn])
    part = loft(rings, material)
    part.location = at
    return part


def rounded(profile, fillet, steps=6):
    """The same profile with its corners taken off by a curve of about the given radius."""
    points = [Vector((x, y)) for x, y in profile]
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        reach_in = min(fillet, (before - corner).length * 0.49)
        reach_out = min(fillet, (after - corner).length * 0.49)
        start = corner + (before - corner).normalized() * reach_in
        end = corner + (after - corner).normalized() * reach_out
        for step in range(steps + 1):
            t = step / steps
            result.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return [tuple(p) for p in result + [points[-1]]]


def disc(radius, depth, material, edge=0.02, at=(0, 0, 0), segments=96):
    edge = min(edge, depth / 2, radius / 2)
    return lathe([(0, 0), (radius, 0), (radius, depth), (0, depth)], material, edge, segments, at)


def ring(outer, inner, depth, material, edge=0.02, at=(0, 0, 0)):
    """A flat band with a hole: the profile runs down the outside and back up the inside."""
    profile = rounded([(inner, depth / 2), (inner, 0), (outer, 0), (outer, depth), (inner, depth), (inner, depth / 2)], edge)
    return lathe_open(profile, material, at)


def lathe_open(profile, material, at=(0, 0, 0), segments=96):
    rings = []
    for radius, z in profile:
        rings.append([(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments), z) for i in range(segments)])
    part = loft(rings, material, capped=False)
    part.location = at
    return part


def tube(points, radius, material, section=12, closed=False, detail=14):
    """A round cord through the given points."""
    curve = bpy.data.curves.new('cord', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = section
    curve.use_fill_caps = True
    path = through(points, closed, detail) if detail else [Vector(p) for p in points]
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for target, point in zip(spline.points, path):
        target.co = (*point, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.materials.append(material)
    part = bpy.data.objects.new('cord', curve)
    bpy.context.scene.collection.objects.link(part)
    return part


def through(points, closed=False, detail=14):
    """A smooth path (Catmull-Rom) through the points."""
    p = [Vector(point) for point in points]
    p = [p[-1], *p, p[0], p[1]] if closed else [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    path = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for step in range(detail):
            t = step / detail
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return path if closed else [*path, p[-2]]


def group(parts, at=(0, 0, 0), turn=(0, 0, 0)):
    """Parts that move as one. Turn is in degrees."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location = at
    holder.rotation_euler = [math.radians(a) for a in turn]
    return holder


def turned(part, turn, at=None):
    part.rotation_euler = [math.radians(a) for a in turn]
    if at is not None:
        part.location = at
    return part


def points_of(holder):
    """Every vertex below the holder, in the world, with modifiers applied."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for part in [holder, *holder.children_recursive]:
        if part.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        shown = part.evaluated_get(graph)
        mesh = shown.to_mesh()
        found += [shown.matrix_world @ v.co for v in mesh.vertices]
        shown.to_mesh_clear()
    return found


def stand(holder):
    """Put the lowest point on the floor, so that nothing floats or sinks."""
    lowest = min(point.z for point in points_of(holder))
    holder.location.z -= lowest
    return holder


def ribbon(path, across, width, thickness, material, corner=None, closed=False):
    """A flat band along a path. `across` is the direction of its width; width may change along the way (a function of 0..1)."""
    points = [Vector(p) for p in path]
    across = Vector(across).normalized()
    corner = thickness * 0.45 if corner is None else corner
    rings = []
    for i, point in enumerate(points):
        before = points[i - 1] if i > 0 or closed else point
        after = points[(i + 1) % len(points)] if i < len(points) - 1 or closed else point
        out = (after - before).normalized().cross(across)
        wide = width(i / (len(points) - 1)) if callable(width) else width
        rings.append([point + across * x + out * y for x, y in outline(wide, thickness, corner, steps=5)])
    return loft([*rings, rings[0]] if closed else rings, material, capped=not closed)


def capsule(radius, length, material, at=(0, 0, 0), stretch=(1, 1)):
    """A rod with round ends, along z."""
    low = [(radius * math.cos(a), radius + radius * math.sin(a)) for a in (math.radians(d) for d in range(-90, 1, 9))]
    high = [(radius * math.cos(a), length - radius + radius * math.sin(a)) for a in (math.radians(d) for d in range(0, 91, 9))]
    return lathe([*low, *high], material, at=at, stretch=stretch)


def ball(radius, material, at=(0, 0, 0), stretch=(1, 1)):
    return lathe([(radius * math.cos(a), radius * math.sin(a)) for a in (math.radians(d) for d in range(-90, 91, 6))], material, at=at, stretch=stretch)
