"""The dials of watches, each a function of the screen's aspect. No letters, no digits: hands and signs say the time."""
import numpy as np

from wallpapers import over, rgb, smooth


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


def bars_dial(aspect):
    """Sixty bars along the edge of an upright screen, bright up to the minute; broad hands over a glow from below."""
    x, y = plane(aspect)
    h = 1 / aspect
    image = rgb('#120720') + (rgb('#7a1f5c') - rgb('#120720')) * smooth(0.5 * h, -1.3 * h, y)[..., None]
    image = image + rgb('#ff6a3d') * 0.75 * np.exp(-((x * 0.9) ** 2 + (y + 1.25 * h) ** 2) * 2.2)[..., None]
    for minute in range(60):
        angle = minute * np.pi / 30
        reach = (np.abs(np.sin(angle)) ** 5 + (np.abs(np.cos(angle)) / h) ** 5) ** -0.2
        long = minute % 5 == 0
        colour = rgb('#ffd9a8') if minute <= 10 or long else rgb('#6d4a6b')
        image = stroke(image, x, y, angle, (0.76 if long else 0.82) * reach, 0.9 * reach, 0.034 if long else 0.016, colour)
    image = stroke(image, x, y, np.radians(305), 0.1, 0.5, 0.075, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(60), 0.1, 0.74, 0.06, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(212), -0.2, 0.8, 0.016, rgb('#ff8f4a'))
    return over(image, smooth(0.075, 0.065, np.hypot(x, y)), rgb('#ff8f4a'))


def tide_dial(aspect):
    """A low sun over three waves; thin hands."""
    x, y = plane(aspect)
    h = 1 / aspect
    t = np.clip(0.5 + 0.5 * y / h, 0, 1)[..., None]
    image = rgb('#ffb27a') * (1 - t) + rgb('#274a9c') * t + rgb('#ffcf8a') * 0.35 * np.exp(-((y / h + 0.1) * 3) ** 2)[..., None]
    image = over(image, smooth(0.34, 0.33, np.hypot(x - 0.3, y - 0.02)), rgb('#fff0c9'))
    waves = ((0.0, 0.085, 3.4, 0.4, '#31b8c6'), (-0.28, 0.07, 4.2, 2.0, '#12809f'), (-0.6, 0.06, 3.0, 3.6, '#0b3f6d'))
    for level, power, pace, phase, colour in waves:
        crest = level * h + power * np.sin(pace * x + phase) + power * 0.35 * np.sin(2.3 * pace * x + phase)
        image = over(image, smooth(-0.008, 0.008, crest - y), rgb(colour))
        image = over(image, np.exp(-((crest - y - 0.012) / 0.014) ** 2) * 0.75, rgb('#eafcff'))
    for hour in range(12):
        a = hour * np.pi / 6
        reach = 0.87 * min(1 / max(abs(np.sin(a)), 1e-6), h / max(abs(np.cos(a)), 1e-6), 1.06)
        image = over(image, smooth(0.042, 0.03, np.hypot(x - reach * np.sin(a), y - reach * np.cos(a))), rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(305), -0.1, 0.46, 0.04, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(60), -0.1, 0.68, 0.03, rgb('#ffffff'))
    return over(image, smooth(0.07, 0.06, np.hypot(x, y)), rgb('#0b3f6d'))


def small_dial(image, x, y, middle, done, colour):
    """A dial in the dial: a thin circle, bright as far as it has come, with its own hand."""
    dx, dy = x - middle[0], y - middle[1]
    away, turn = np.hypot(dx, dy), (np.arctan2(dx, dy) / (2 * np.pi)) % 1
    image = over(image, smooth(0.27, 0.255, away), rgb('#191b20'))
    image = over(image, smooth(0.022, 0.012, np.abs(away - 0.225)) * np.where(turn < done, 1, 0.22), rgb(colour))
    return stroke(image, dx, dy, done * 2 * np.pi, -0.05, 0.15, 0.016, rgb('#ffffff'))


def counters_dial(aspect):
    """Black, with three small dials, sixty fine strokes and an orange second hand."""
    x, y = plane(aspect)
    image = np.zeros((*x.shape, 3)) + rgb('#07080a')
    image = over(image, smooth(1.0, 0.2, np.hypot(x - 0.3, y - 0.5)) * 0.2, rgb('#5b6472'))
    for minute in range(60):
        long = minute % 5 == 0
        colour = rgb('#ffffff') if long else rgb('#7d848f')
        image = stroke(image, x, y, minute * np.pi / 30, 0.76 if long else 0.88, 0.93, 0.026 if long else 0.009, colour)
    for middle, done, colour in (((0.44, 0), 0.7, '#ffb03a'), ((-0.44, 0), 0.45, '#58d3ff'), ((0, -0.44), 0.85, '#7df08c')):
        image = small_dial(image, x, y, middle, done, colour)
    image = stroke(image, x, y, np.radians(305), -0.1, 0.5, 0.05, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(60), -0.1, 0.74, 0.04, rgb('#ffffff'))
    image = stroke(image, x, y, np.radians(150), -0.22, 0.84, 0.015, rgb('#ff6a1f'))
    return over(image, smooth(0.075, 0.065, np.hypot(x, y)), rgb('#ff6a1f'))


def summit_dial(aspect):
    """The contour lines of a mountain, a compass needle round the edge, hands to be read from afar."""
    x, y = plane(aspect)
    peak = 1.5 * np.exp(-((x + 0.25) ** 2 + (y - 0.15) ** 2) * 2.4) + 0.9 * np.exp(-((x - 0.5) ** 2 + (y + 0.45) ** 2) * 5)
    level = (peak + 0.07 * np.sin(5 * x + 2) * np.cos(4 * y)) * 7
    image = rgb('#0a1512') + (rgb('#1f4a38') - rgb('#0a1512')) * np.clip(peak / 1.4, 0, 1)[..., None]
    image = over(image, smooth(0.11, 0.05, np.abs(level - np.round(level))) * 0.55, rgb('#5fb389'))
    image = over(image, smooth(0.74, 0.76, np.hypot(x, y)), rgb('#0a0d0c'))
    for hour in range(12):
        image = stroke(image, x, y, hour * np.pi / 6, 0.82, 0.93, 0.045 if hour % 3 == 0 else 0.022, rgb('#f2f4ee'))
    a = np.radians(24)
    along, across = x * np.sin(a) + y * np.cos(a), x * np.cos(a) - y * np.sin(a)
    image = over(image, smooth(0.006, -0.006, np.abs(across) - 0.45 * (0.95 - along)) * (along > 0.78), rgb('#ff5a2a'))
    image = stroke(image, x, y, np.radians(305), 0.0, 0.46, 0.075, rgb('#f2f4ee'))
    image = stroke(image, x, y, np.radians(60), 0.0, 0.68, 0.055, rgb('#f2f4ee'))
    return over(image, smooth(0.1, 0.09, np.hypot(x, y)), rgb('#ff5a2a'))
