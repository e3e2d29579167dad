"""Screen pictures, painted from numbers: layered dunes for phones, dials for watches. No letters, no brands."""
import bpy
import numpy as np

# From the sky at the top to the nearest dune at the bottom.
PALETTES = {
    'dawn': ('#1b1464', '#5b2a9d', '#c2398f', '#f4694c', '#ffa53a', '#ffd27a'),
    'lagoon': ('#04263f', '#06506b', '#0a8f98', '#37c6b4', '#9be8c9', '#f4f1d0'),
    'orchid': ('#20104a', '#4b2bb3', '#7f56f0', '#c084fc', '#f5a9e1', '#ffd9ec'),
    'ember': ('#0b0d1f', '#2b1240', '#7a1b4e', '#d5374a', '#ff7a3d', '#ffc247'),
    'meadow': ('#072a2b', '#0d5a4b', '#1f9a68', '#77cf73', '#d2ee86', '#fff6b8'),
    'sky': ('#0a1a5c', '#1747b8', '#2f86f0', '#74c0fb', '#c6e8ff', '#ffe3c4'),
}


def rgb(text):
    return np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def smooth(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)  # high may be below low: then it falls
    return t * t * (3 - 2 * t)


def dunes(name, aspect, width=420):
    colours = [rgb(c) for c in PALETTES[name]]
    height = int(width / aspect)
    y, x = np.mgrid[0:height, 0:width]
    x = x / width
    y = y / height  # 0 at the bottom: Blender stores the lowest row first
    phase = sum(map(ord, name)) % 7
    shade = y[..., None]
    sky = colours[0] * shade + colours[1] * (1 - shade)
    # One light in the sky, so that the picture has a place to look at.
    sun = np.exp(-(((x - 0.68) * aspect * 2) ** 2 + ((y - 0.74) * 2) ** 2) * 7)[..., None]
    image = sky + sun * (colours[3] - sky) * 0.85
    for layer, colour in enumerate(colours[1:]):
        crest = 0.66 - layer * 0.135
        crest += 0.075 * np.sin(2.6 * x + layer * 2.1 + phase) + 0.03 * np.sin(5.3 * x - layer * 1.3 + phase)
        below = crest - y
        cover = smooth(-0.0015, 0.0015, below)[..., None]
        depth = smooth(0, 0.34, below)[..., None]
        glow = np.exp(-np.clip(below, 0, 1) * 30)[..., None]
        lit = colour * (1.06 - 0.5 * depth) + (1 - colour) * glow * 0.28
        image = image * (1 - cover) + lit * cover
        shadow = np.exp(-np.clip(-below, 0, 1) * 16)[..., None] * (1 - cover)
        image = image * (1 - 0.22 * shadow)
    return np.clip(image, 0, 1)


def plane(aspect, width=600):
    """Coordinates from the middle, -1..1 across, y upwards."""
    height = int(width / aspect)
    y, x = np.mgrid[0:height, 0:width]
    return (x + 0.5) / width * 2 - 1, ((y + 0.5) / height * 2 - 1) / aspect


def rings_dial(aspect):
    """Three rings of the day's movement, each bright where it is done and dim where it is not."""
    x, y = plane(aspect)
    image = np.zeros((*x.shape, 3)) + rgb('#05060a')
    radius = np.hypot(x, y)
    turn = (np.degrees(np.arctan2(x, y)) % 360) / 360
    for middle, done, first, last in ((0.80, 0.86, '#ff7a18', '#ffc247'), (0.58, 0.68, '#12b5a6', '#7df0c8'), (0.36, 0.45, '#6a4bff', '#d38bff')):
        band = smooth(0.092, 0.084, np.abs(radius - middle))
        colour = rgb(first) + (rgb(last) - rgb(first)) * np.clip(turn / done, 0, 1)[..., None]
        lit = np.where(turn < done, 1.0, 0.2)
        for angle in (0, done):
            cx, cy = middle * np.sin(angle * 2 * np.pi), middle * np.cos(angle * 2 * np.pi)
            lit = np.maximum(lit, smooth(0.092, 0.084, np.hypot(x - cx, y - cy)))
        image = image * (1 - band[..., None]) + colour * (lit * band)[..., None]
    return image


def hands_dial(aspect):
    """Hours, minutes and a mango second hand at ten past ten, over a deep blue sunburst."""
    x, y = plane(aspect)
    radius = np.hypot(x, y)
    angle = np.arctan2(x, y)
    image = rgb('#0b2350') + (rgb('#2f6fd0') - rgb('#0b2350')) * (0.5 + 0.5 * np.cos(2 * angle - 0.9))[..., None] * (0.35 + 0.5 * radius)[..., None]
    for hour in range(12):
        a = hour * np.pi / 6
        image = stroke(image, x, y, a, 0.74, 0.9, 0.032 if hour % 3 else 0.05, rgb('#ffffff'))
    small = np.hypot(x, y + 0.42)
    image = over(image, smooth(0.232, 0.222, small), rgb('#0a1c40'))
    image = over(image, smooth(0.012, 0.004, np.abs(small - 0.2)) * np.where(np.arctan2(x, y + 0.42) < 1.4, 1, 0.25), rgb('#37c6b4'))
    image = stroke(image, x, y, np.radians(305), -0.08, 0.5, 0.045, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(60), -0.08, 0.72, 0.035, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(196), -0.16, 0.8, 0.014, rgb('#ff9330'))
    return over(image, smooth(0.062, 0.052, radius), rgb('#ff9330'))


def stroke(image, x, y, angle, start, end, half, colour):
    """A round-ended line that leaves the middle at an angle from twelve o'clock."""
    along = np.clip(x * np.sin(angle) + y * np.cos(angle), start, end)
    away = np.hypot(x - along * np.sin(angle), y - along * np.cos(angle))
    return over(image, smooth(half + 0.006, half - 0.006, away), colour)


def over(image, cover, colour):
    return image * (1 - cover[..., None]) + colour * cover[..., None]


DIALS = {'rings': rings_dial, 'hands': hands_dial}


def paint_wallpaper(name, aspect):
    picture = np.clip(DIALS[name](aspect) if name in DIALS else dunes(name, aspect), 0, 1)
    height, width, _ = picture.shape
    image = bpy.data.images.new('wallpaper ' + name, width, height)
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
