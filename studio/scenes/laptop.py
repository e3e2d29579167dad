"""A computer: an open laptop, its screen lit."""
from connectors import usb_c_port
from materials import black_glass, body_metal, body_satin, black_plastic, dark_steel, hole, material, screen
from shapes import capsule, group, slab, stand, turned

SCENES = {
    'laptop': dict(category='computer', shows='laptop', views=['hero', 'back'], width=31.0, depth=21.5, wallpaper='meadow', elevations={'hero': 16, 'back': 16}),
}


def build(scene, view):
    return group([stand(turned(laptop(SCENES[scene]), (0, 0, -24 if view == 'hero' else 150)))])


def laptop(model):
    w, d = model['width'], model['depth']
    # Satin, not metal: a mirror would take the colours of the screen, and a body has to stay neutral.
    base = slab(w, d, 1.0, 1.1, body_satin(), edge=0.3, top_edge=0.08)
    well = slab(w - 3.4, 9.4, 0.02, 0.4, material('key well', 0.015, rough=0.5), edge=0.005, at=(0, 3.2, 0.992))
    pad = slab(11.5, 7.0, 0.02, 0.5, body_satin(), edge=0.005, at=(0, -6.2, 0.992))
    rim = slab(11.6, 7.1, 0.012, 0.52, material('pad rim', 0.05), edge=0.003, at=(0, -6.2, 0.992))
    notch = turned(slab(4.6, 0.4, 0.03, 0.19, material('notch', 0.05, rough=0.5), edge=0.005), (90, 0, 0), at=(0, -d / 2 + 0.02, 0.82))
    # The lid is built lying shut on its face, then opened about the hinge.
    lid = group(lid_parts(model), at=(0, d / 2 - 0.35, 1.12), turn=(108, 0, 0))
    hinge = turned(capsule(0.34, w * 0.74, dark_steel()), (0, 90, 0), at=(-w * 0.37, d / 2 - 0.3, 0.98))
    feet = [slab(2.4, 0.7, 0.2, 0.3, black_plastic(), edge=0.05, at=(x, y, -0.14)) for x in (-w * 0.36, w * 0.36) for y in (-d * 0.38, d * 0.38)]
    ports = [turned(usb_c_port(), (90, 0, 90 * side), at=(side * (w / 2 - 0.02), y, 0.55)) for side in (-1, 1) for y in (5.5, 7.2)]
    return group([base, well, pad, rim, notch, *keyboard(w), lid, hinge, *feet, *ports])


def keyboard(w):
    """Six rows; a wide bar in the last. All keys share one width so that the rows end flush."""
    cap = material('key', 0.03, rough=0.5)
    columns, pitch = 14, (w - 3.9) / 14
    keys = []
    for row in range(5):
        for column in range(columns):
            keys.append(slab(pitch - 0.28, 1.3, 0.12, 0.2, cap, edge=0.02, top_edge=0.05, at=((column - (columns - 1) / 2) * pitch, 6.9 - row * 1.58, 1.0)))
    y = 6.9 - 5 * 1.58
    for column in range(columns):
        if not 4 <= column <= 8:
            keys.append(slab(pitch - 0.28, 1.1, 0.12, 0.2, cap, edge=0.02, top_edge=0.05, at=((column - (columns - 1) / 2) * pitch, y, 1.0)))
    return [*keys, slab(pitch * 5 - 0.28, 1.1, 0.12, 0.2, cap, edge=0.02, top_edge=0.05, at=(-0.5 * pitch, y, 1.0))]


def lid_parts(model):
    """Its hinge side at y = 0, the screen looking up (+z), the far edge at +y."""
    w, d = model['width'], model['depth']
    tall = d - 0.6
    shell = slab(w, tall, 0.55, 1.1, body_metal(), edge=0.16, top_edge=0.1, at=(0, tall / 2, -0.3))
    glass = slab(w - 0.3, tall - 0.3, 0.05, 0.95, black_glass(), edge=0.01, top_edge=0.03, at=(0, tall / 2, 0.235))
    lit_w, lit_h = w - 1.6, tall - 2.2
    lit = slab(lit_w, lit_h, 0.006, 0.4, screen(model['wallpaper'], lit_w / lit_h), edge=0.001, at=(0, tall / 2 + 0.2, 0.283))
    return [shell, glass, lit]
