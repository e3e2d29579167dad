"""Screen pictures, painted from numbers: landscapes and patterns. No letters, no brands."""
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
    'citrus': ('#3b1c05', '#a8460b', '#ef7d1a', '#fbb03b', '#ffdc73', '#fff3cf'),
    'berry': ('#2a0620', '#6d0f45', '#b8246b', '#e85d92', '#f7a6be', '#fde4e4'),
    'mint': ('#0b3a3a', '#157f73', '#4cc3a5', '#a5e6cc', '#e4f7e6', '#f6efe2'),
    'clay': ('#3a1d16', '#7c3b28', '#bf6b47', '#e2a077', '#f2cfae', '#f8ebdc'),
    'slate': ('#10151d', '#2a3442', '#51627a', '#8a9db5', '#c3d0de', '#eef2f6'),
    'stone': ('#26221f', '#4f463f', '#8b7d71', '#b9a999', '#dccdbb', '#f6eee3'),
    'cobalt': ('#02040f', '#07123f', '#1238a8', '#3f7bff', '#9cc4ff', '#eaf3ff'),
    'dusk': ('#140f2e', '#3a2f6b', '#7a5fa8', '#c58fb8', '#f3b9a6', '#fde6c8'),
    'forest': ('#06140f', '#123324', '#24593f', '#4f8a5f', '#a3c191', '#ecefd6'),
    'reef': ('#021a2b', '#053f57', '#0d8a8a', '#3fd6a8', '#a9f2b8', '#ffd9a8'),
    'night': ('#030712', '#0b1a33', '#173a5e', '#3c6f96', '#9cc3d9', '#fdf3d6'),
    'rose': ('#4a2530', '#94586a', '#cf94a0', '#e9bfc2', '#f7dfdc', '#fff4ef'),
    'wine': ('#1c0410', '#4d0a22', '#8f1d3a', '#cf4a55', '#f09a86', '#fbdcc4'),
    'amber': ('#120a06', '#3a1c0c', '#8a420f', '#d9791c', '#f9b857', '#ffedc7'),
    'carnival': ('#1c2a6b', '#0fa3a3', '#f2503b', '#ffb52e', '#f48fb1', '#fdf1dc'),
}


def rgb(text):
    return np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def smooth(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)  # high may be below low: then it falls
    return t * t * (3 - 2 * t)


def dunes(name, aspect, width=640):
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


def over(image, cover, colour):
    return image * (1 - cover[..., None]) + colour * cover[..., None]


def palette(name):
    return [rgb(colour) for colour in PALETTES[name]]


def canvas(aspect, width=640):
    """x from 0 to 1 across, y from 0 at the bottom upwards in the same unit, and the height."""
    height = int(width / aspect)
    y, x = np.mgrid[0:height, 0:width]
    return (x + 0.5) / width, (y + 0.5) / width, height / width


def ramp(t, colours):
    """A smooth run through the colours for t from 0 to 1."""
    t = np.clip(t, 0, 1) * (len(colours) - 1)
    image = np.zeros((*t.shape, 3))
    for index, colour in enumerate(colours):
        image += np.clip(1 - np.abs(t - index), 0, 1)[..., None] * colour
    return image


def petals(name, aspect):
    """Broad petals that turn about a point below the middle, each lit along its edge."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    dx, dy = x - 0.42, y - 0.34 * h
    radius, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
    image = ramp(y / h, [colours[0], colours[0] * 0.5 + colours[1] * 0.5])
    for index in range(11, -1, -1):
        middle = 0.7 + index * np.pi * 2 / 12 * 2.6
        away = (angle - middle + np.pi) % (2 * np.pi) - np.pi
        reach = 0.3 + 0.085 * index
        edge = reach * (1 - (away / 0.62) ** 2)
        cover = smooth(-0.004, 0.004, edge - radius) * (np.abs(away) < 0.62)
        light = colours[1 + index % 5] * (0.55 + 0.6 * np.clip(radius / reach, 0, 1)[..., None])
        light = light + 0.3 * np.exp(-np.clip(edge - radius, 0, 1) * 26)[..., None] * (1 - light)
        shadow = np.exp(-np.abs(np.clip(radius - edge, 0, 9)) * 16) * (np.abs(away) < 0.8) * 0.35
        image = image * (1 - shadow[..., None])
        image = over(image, cover, light)
    return image


def mesh(name, aspect):
    """Soft clouds of colour that flow into each other."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    seed = sum(map(ord, name))
    image, total = np.zeros((*x.shape, 3)), np.zeros(x.shape)
    warp = 0.09 * np.sin(4.2 * y + 2.4 * x + seed)
    for index, colour in enumerate(colours):
        cx, cy = 0.5 + 0.52 * np.cos(seed + index * 2.4), h * (0.1 + 0.16 * index + 0.06 * np.sin(seed + index))
        weight = np.exp(-((x + warp - cx) ** 2 + ((y + warp - cy) / (0.62 * h)) ** 2) * 6)
        image += weight[..., None] * colour
        total += weight
    return image / total[..., None]


def shapes(name, aspect):
    """A few large plain forms that overlap like cut paper."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = np.zeros((*x.shape, 3)) + colours[5]
    forms = ((0.12, 0.82, 0.5, 1), (0.95, 0.62, 0.46, 3), (0.3, 0.42, 0.38, 2), (0.86, 0.2, 0.5, 4), (0.14, 0.06, 0.44, 0))
    for cx, cy, radius, tone in forms:
        away = radius - np.hypot(x - cx, y - cy * h)
        image = image * (1 - 0.3 * np.exp(-np.clip(-(away + 0.012), 0, 9) * 22) * (away < 0))[..., None]
        image = over(image, smooth(-0.002, 0.002, away), colours[tone] * (0.9 + 0.2 * (y / h))[..., None])
    return image


def coast(name, aspect):
    """A beach seen from above: sea, foam, wet sand, sand."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    line = x - 0.5 + (y / h - 0.5) * 0.5 + 0.06 * np.sin(7 * y) + 0.025 * np.sin(17 * y + 1) + 0.01 * np.sin(41 * y)
    ripple = 0.05 * np.sin(60 * line + 5 * np.sin(5 * y) + 3 * np.sin(9 * x))
    image = ramp(0.98 + line * 1.15 + ripple * (line < -0.1) * 0.4, colours[:4])
    for offset, width, share in ((0.0, 0.016, 0.95), (-0.075, 0.01, 0.5), (-0.17, 0.012, 0.3)):
        wave = line - offset + 0.012 * np.sin(30 * y + offset * 90)
        image = over(image, np.exp(-(wave / width) ** 2) * share, rgb('#ffffff'))
    sand = smooth(0.004, 0.03, line)
    wet = colours[5] * (0.72 + 0.28 * smooth(0.02, 0.16, line))[..., None]
    grain = 1 + 0.02 * np.sin(260 * x + 40 * np.sin(90 * y))
    return over(image, sand, wet * grain[..., None])


def strata(name, aspect):
    """Layers of stone that bend together, thin and thick by turns."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    bend = y / h + 0.09 * np.sin(3.4 * x + 0.6) + 0.045 * np.sin(6.1 * x - 4 * y) + 0.02 * np.sin(13 * x + 5 * y)
    level = bend * 13
    which = np.floor(level).astype(int)
    within = level - which
    tones = np.array([colours[(k * 5 + k // 3) % 6] for k in range(40)])
    light = tones[np.clip(which + 4, 0, 39)] * (0.82 + 0.26 * within)[..., None]
    return light * (1 - 0.45 * np.exp(-within * 24))[..., None]


def bokeh(name, aspect):
    """Lights of a town out of focus."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[1] * 0.35, colours[0] * 0.7, colours[0] * 0.4])
    chance = np.random.default_rng(sum(map(ord, name)))
    for _ in range(46):
        cx, cy, radius = chance.random(), h * chance.beta(2, 2.6), 0.035 + 0.11 * chance.random() ** 2
        away = np.hypot(x - cx, y - cy)
        light = smooth(radius + 0.006, radius - 0.006, away) * (0.16 + 0.24 * chance.random()) * (0.75 + 0.5 * np.clip(away / radius, 0, 1) ** 4)
        image = 1 - (1 - image) * (1 - light[..., None] * colours[2 + chance.integers(0, 4)])
    return image


def lines(name, aspect):
    """Threads of light that run side by side and cross once."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[0] * 0.35, colours[0] * 0.9, colours[1] * 0.6])
    t = y / h
    for index in range(34):
        share = index / 33
        path = 0.5 + 0.42 * np.sin(2.1 * t + 2.2 * share - 0.4) * np.cos(2.7 * t - 1.2 * share + 0.5) + (share - 0.5) * 0.34
        away = np.abs(x - path)
        light = np.exp(-(away / 0.0034) ** 2) * 0.85 + np.exp(-away / 0.03) * 0.1
        image = 1 - (1 - image) * (1 - light[..., None] * ramp(np.array(share), colours[2:]))
    return image


def hills(name, aspect):
    """Ridge behind ridge in the haze of the morning, and a low sun."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[4], colours[5], colours[3], colours[2]])
    sun = np.hypot(x - 0.36, y - 0.66 * h)
    image = over(image, smooth(0.105, 0.1, sun), rgb('#fff4dc'))
    image = image + np.exp(-sun * 7)[..., None] * 0.22
    for layer in range(6):
        crest = h * (0.58 - layer * 0.095)
        for octave, power in ((3.1, 0.07), (7.3, 0.03), (17.1, 0.012), (39.7, 0.005)):
            crest = crest + power * np.abs(np.sin(octave * x + layer * 1.9 + octave)) * (1 if octave < 10 else 1.2)
        tone = colours[3] * (1 - (layer + 1) / 6) + colours[0] * ((layer + 1) / 6)
        haze = np.clip((crest - y) / 0.4, 0, 1)[..., None]
        image = over(image, smooth(-0.003, 0.003, crest - y), tone * (1 - haze * 0.15) + colours[4] * haze * 0.16)
    return image


def arcs(name, aspect):
    """Bands of a rainbow of paper from one corner."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    away = np.hypot(x - 1.02, y - 0.16 * h) / (0.17 * h + 0.05)
    which = np.clip(np.floor(away), 0, 5).astype(int)
    within = away - which
    image = np.array(colours)[(which * 5 + 1) % 6] * (0.84 + 0.2 * np.clip(within, 0, 1))[..., None]
    return image * (1 - 0.42 * np.exp(-np.clip(within, 0, 1) * 14) * (which > 0))[..., None]


def folds(name, aspect):
    """Silk: light over soft folds that run across."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    phase = sum(map(ord, name)) % 5
    slope = 5.2 * (x * 0.8 + y * 0.62) + 0.9 * np.sin(2.6 * y - 1.4 * x + phase) + 0.5 * np.sin(5.1 * x + 3.3 * y)
    wave = 0.5 + 0.5 * np.sin(slope * 1.7)
    light = ramp(wave, colours[:5])
    return light * (0.62 + 0.5 * wave)[..., None] + 0.22 * np.clip(np.sin(slope * 1.7 + 0.7), 0, 1)[..., None] ** 6


def tiles(name, aspect):
    """Quarter rounds in a grid, as on the floors of old houses."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    side = 0.25
    column, row = np.floor(x / side).astype(int), np.floor(y / side).astype(int)
    u, v = x / side - column, y / side - row
    turn = (column * 7 + row * 5 + column * row) % 4
    u = np.where(turn % 2 == 1, 1 - u, u)
    v = np.where(turn >= 2, 1 - v, v)
    image = np.array(colours)[(column * 2 + row * 3) % 6] * 1.0
    away = np.hypot(u, v)
    image = over(image, smooth(1.0, 0.985, away), np.array(colours)[(column + row * 2 + 3) % 6])
    return over(image, smooth(0.5, 0.485, away), np.array(colours)[(column * 3 + row + 1) % 6])


def veils(name, aspect):
    """Sheets of thin cloth before each other, each lit along its upper edge."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[1], colours[0], colours[0] * 0.7])
    phase = sum(map(ord, name)) % 5
    for index in range(7):
        crest = h * (0.95 - 0.13 * index) + 0.34 * np.sin(2.3 * x + 0.75 * index + phase) + 0.07 * np.sin(4.9 * x - 0.6 * index)
        below = crest - y
        light = ramp(np.array(index / 6), colours[1:])
        sheet = light * (0.86 + 0.3 * np.exp(-np.clip(below, 0, 9) * 7))[..., None]
        cover = smooth(-0.002, 0.002, below) * (0.25 + 0.6 * np.exp(-np.clip(below, 0, 9) * 2.4))
        image = image * (1 - 0.28 * np.exp(-np.clip(-below, 0, 9) * 12) * (below < 0))[..., None]
        image = over(image, cover, sheet)
        image = 1 - (1 - image) * (1 - 0.3 * np.exp(-(below / 0.004) ** 2)[..., None] * colours[5])
    return image


def planet(name, aspect):
    """A planet from near by, with the sun behind its rim."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    radius = 0.98
    dx, dy = x - 0.66, y - 0.2 * h
    away = np.hypot(dx, dy)
    towards = np.clip((-0.5 * dx + 0.87 * dy) / np.maximum(away, 1e-6), 0, 1)
    image = ramp(y / h, [colours[0], colours[0], colours[1] * 0.7])
    halo = np.exp(-np.clip(away - radius, 0, 9) * 6.5) * towards ** 2
    image = 1 - (1 - image) * (1 - halo[..., None] * ramp(halo, [colours[1], colours[2], colours[4]]))
    depth = np.clip(radius - away, 0, 9)
    inside = ramp(np.exp(-depth * 4.2) * towards ** 1.6, [colours[0] * 0.6, colours[1], colours[2], colours[3], colours[4]])
    image = over(image, smooth(-0.002, 0.002, radius - away), inside)
    rim = np.exp(-((away - radius) / 0.007) ** 2) * towards ** 3
    return 1 - (1 - image) * (1 - rim[..., None] * colours[5])


def fluted(name, aspect):
    """A soft light behind a pane of fluted glass."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    flutes = 13
    within = (x * flutes) % 1 - 0.5
    seen = x + 0.42 * within * (1 - 0.5 * within ** 2)
    away = np.hypot((seen - 0.52) * 0.9, (y - 0.56 * h) * 0.72)
    wave = 0.5 + 0.5 * np.sin(3.1 * y + 4.4 * seen + 0.8)
    light = ramp(np.clip(1.02 - away * 1.25 + 0.14 * (wave - 0.5), 0, 1), [colours[0], colours[1], colours[2], colours[3], colours[4], colours[5]])
    return light * (0.84 + 0.22 * np.cos(within * 2.6))[..., None] + 0.07 * np.exp(-((within + 0.3) / 0.06) ** 2)[..., None] * light


def aurora(name, aspect):
    """Northern lights over dark hills."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[2] * 0.8, colours[1], colours[0], colours[0] * 0.6])
    chance = np.random.default_rng(sum(map(ord, name)))
    for _ in range(90):
        cx, cy, size = chance.random(), h * (0.3 + 0.7 * chance.random()), 0.0012 + 0.0016 * chance.random()
        star = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / size ** 2) * (0.25 + 0.6 * chance.random())
        image = 1 - (1 - image) * (1 - star[..., None])
    for index, reach in enumerate((0.95, 0.7, 0.5)):
        foot = h * (0.3 + 0.17 * index) + 0.17 * np.sin(2.6 * x + 0.5 * index + 0.4) + 0.05 * np.sin(6.1 * x + index)
        above = y - foot
        rays = 0.66 + 0.2 * np.sin(23 * x + 4 * np.sin(5 * x + index)) + 0.14 * np.sin(61 * x + 3 * index)
        curtain = smooth(-0.07, 0.1, above) * np.exp(-np.clip(above, 0, 9) * 3.1 / reach) * rays * (0.9 - 0.16 * index)
        light = ramp(np.clip(above / reach, 0, 1), [colours[4], colours[3], colours[2], colours[1]])
        image = 1 - (1 - image) * (1 - curtain[..., None] * light)
    for layer in range(3):
        crest = h * (0.24 - 0.075 * layer) + 0.05 * np.sin(3.4 * x + 2 * layer) + 0.018 * np.abs(np.sin(11 * x + 3 * layer))
        image = over(image, smooth(-0.003, 0.003, crest - y), colours[0] * (0.9 - 0.25 * layer) + colours[2] * (0.14 - 0.05 * layer))
    return image


def moonlight(name, aspect):
    """The moon over a calm sea."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    horizon = 0.4 * h
    up = np.clip((y - horizon) / (h - horizon), 0, 1)
    image = ramp(up, [colours[3], colours[2], colours[1], colours[0]])
    moon = np.hypot(x - 0.5, y - 0.68 * h)
    image = 1 - (1 - image) * (1 - 0.5 * np.exp(-moon * 4.5)[..., None] * colours[4])
    image = over(image, smooth(0.152, 0.148, moon), colours[5] * (0.97 - 0.05 * np.sin(19 * x + 3 * np.sin(17 * y)) * np.sin(15 * y + 2))[..., None])
    down = np.clip((horizon - y) / horizon, 0, 1)
    sea = ramp(down, [colours[3] * 0.8, colours[2] * 0.8, colours[1], colours[0]])
    # Waves are closer to each other towards the horizon.
    row = np.log1p(9 * down) * 26
    ripple = np.sin(row + 1.3 * np.sin(5 * x + 0.7 * row)) * 0.5 + np.sin(2.3 * row - 7 * x + 2 * np.sin(11 * x)) * 0.5
    spread = 0.07 + 0.2 * down
    glitter = smooth(0.0, 0.85, ripple) * np.exp(-((x - 0.5) / spread) ** 2) * (1 - 0.55 * down)
    sea = sea + (0.05 * ripple * down)[..., None] * colours[3]
    sea = 1 - (1 - np.clip(sea, 0, 1)) * (1 - 0.85 * glitter[..., None] * colours[5])
    return over(image, smooth(-0.001, 0.001, horizon - y), sea)


def contours(name, aspect):
    """The lines of equal height of a map."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    phase = sum(map(ord, name)) % 6
    height = 0.5 + 0.22 * np.sin(3.1 * x + 1.7 * y + phase) + 0.2 * np.sin(2.3 * y - 2.6 * x + 1.1 + phase) + 0.1 * np.sin(5.3 * x + 2.9 * y) + 0.06 * np.sin(4.1 * y - 6.7 * x + 2)
    image = ramp(height, [colours[0] * 0.75, colours[0], colours[1], colours[2] * 0.9])
    level = height * 17
    slope = np.hypot(*np.gradient(level)) * (x.shape[1] / 640)
    from_line = np.abs(level - np.round(level)) / np.maximum(slope, 1e-6)
    bold = np.where(np.round(level).astype(int) % 4 == 0, 1.0, 0.0)
    line = smooth(1.7 + 0.9 * bold, 0.5 + 0.9 * bold, from_line) * (0.45 + 0.4 * bold)
    return over(image, line, ramp(height, [colours[2], colours[3], colours[4], colours[5]]))


def leaves(name, aspect):
    """Long leaves over each other, as in a garden after rain."""
    x, y, h = canvas(aspect)
    colours = palette(name)
    image = ramp(y / h, [colours[0] * 0.6, colours[0], colours[1] * 0.8])
    # From the back to the front: the foot of a leaf, where it points to, its length and its breadth.
    grown = ((1.1, 0.72, 2.5, 1.15, 0.2, 1), (-0.1, 0.62, 0.9, 1.2, 0.21, 1), (1.12, 0.34, 2.2, 1.25, 0.22, 2), (-0.12, 0.28, 0.75, 1.2, 0.22, 2),
             (0.5, -0.06, 1.75, 1.2, 0.21, 3), (1.1, 0.04, 2.35, 1.0, 0.19, 3), (-0.1, 0.0, 0.95, 0.95, 0.18, 4))
    for foot_x, foot_y, angle, length, breadth, tone in grown:
        dx, dy = x - foot_x, y - foot_y * h
        along = (dx * np.cos(angle) + dy * np.sin(angle)) / length
        aside = (dy * np.cos(angle) - dx * np.sin(angle)) - 0.1 * (along - 0.5) ** 2
        t = np.clip(along, 0, 1)
        half = breadth * np.sin(np.pi * t ** 0.82) ** 0.9
        edge = np.where((along > 0) & (along < 1), half - np.abs(aside), -1.0)
        vein = 0.5 + 0.5 * np.cos((along * length - np.abs(aside) * 0.75) * 62)
        light = colours[tone] * np.where(aside > 0, 1.08, 0.82)[..., None] * (0.72 + 0.34 * t + 0.05 * vein)[..., None]
        light = over(light, np.exp(-(aside / 0.005) ** 2) * 0.6 * (1 - t), np.minimum(colours[tone] * 0.5 + colours[5] * 0.5, 1))
        image = image * (1 - 0.42 * np.exp(-np.clip(-edge, 0, 9) * 20) * (edge < 0))[..., None]
        image = over(image, smooth(-0.002, 0.002, edge), light)
    return image


STYLES = {'dunes': dunes, 'petals': petals, 'mesh': mesh, 'shapes': shapes, 'coast': coast, 'strata': strata, 'bokeh': bokeh,
          'lines': lines, 'hills': hills, 'arcs': arcs, 'folds': folds, 'tiles': tiles, 'veils': veils, 'planet': planet,
          'fluted': fluted, 'aurora': aurora, 'moonlight': moonlight, 'contours': contours, 'leaves': leaves}


def painted(name, aspect):
    """`style palette` such as `coast lagoon`; a palette alone is dunes."""
    style, _, colours = name.rpartition(' ')
    return np.clip(STYLES[style or 'dunes'](colours, aspect), 0, 1)


def paint_wallpaper(name, aspect):
    """A picture for a screen by its name, or what a function of the aspect paints, such as a dial."""
    picture = np.clip(name(aspect), 0, 1) if callable(name) else painted(name, aspect)
    height, width, _ = picture.shape
    image = bpy.data.images.new(f'wallpaper {name}', width, height)
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
