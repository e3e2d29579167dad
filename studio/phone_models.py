"""The phones of the demo store as numbers: sizes from the diagonal of their screens, lenses as in their data.

A maker has a family likeness: Lumen has flat edges and a square or pill of cameras, Karibe a round one, Onza a bar over
rounded edges, Nubeo sharp corners and a quiet row, Solano a bold plate. Cheap phones have thicker rims and a chin.
"""
import math


def body(inches, aspect=2.16, rim=0.14, brow=None, chin=None, depth=0.8, corner=1.1, edge=0.1):
    """The size of a phone in centimetres round a lit screen of `inches` from corner to corner."""
    brow, chin = rim if brow is None else brow, rim if chin is None else chin
    lit_h = inches * 2.54 * aspect / math.hypot(1, aspect)
    lit_w = lit_h / aspect
    return dict(lit=(lit_w, lit_h), rim=rim, brow=brow, chin=chin, depth=depth, corner=corner, edge=edge,
                width=lit_w + 2 * rim + 1.5 * edge, height=lit_h + brow + chin + 1.5 * edge)


def cameras(size, at, lenses, flash, corner=None, plate='body', depth=0.13, extra=()):
    """`at` is from the upper left corner of the back to the middle of the plate; lenses are (x, y, radius) from there."""
    return dict(size=size, at=at, lenses=lenses, flash=flash, plate_corner=min(size) / 2 if corner is None else corner, plate=plate, island_depth=depth, extra=extra)


def column(count, radius=0.62, step=1.75, flash=(1.25, 0.0)):
    """Lenses below each other without a plate; those after the second are small."""
    lenses = [(0, (count - 1) * step / 2 - k * step, radius if k < 2 else radius * 0.7) for k in range(count)]
    return dict(size=None, at=(1.4, 1.3 + (count - 1) * step / 2), lenses=lenses, flash=(flash[0], lenses[0][1] + flash[1]), plate_corner=0, plate=None, island_depth=0.05, extra=())


def model(shape, eyes, punch, wallpaper, back='satin', frame='metal', accent=None):
    return dict(**shape, **eyes, punch=punch, wallpaper=wallpaper, back=back, frame=frame, accent=accent)


TRIANGLE = [(-0.86, 0.9, 0.78), (-0.86, -0.9, 0.78), (0.88, 0, 0.78)]
MODELS = {
    'lumen-aria-12-pro': model(body(6.7, 2.17, 0.13, corner=1.25, edge=0.09, depth=0.83), cameras((3.9, 4.0), (2.25, 2.3), TRIANGLE, (0.95, 1.35), 1.1), 'pill', 'dawn'),
    'lumen-aria-12': model(body(6.3, 2.15, 0.15, corner=1.2, edge=0.1, depth=0.78), cameras((3.1, 3.1), (1.9, 1.9), [(-0.62, 0.62, 0.7), (0.62, -0.62, 0.7)], (0.85, 0.85), 0.95), 'pill', 'lagoon'),
    'lumen-aria-11': model(body(6.1, 2.12, 0.2, corner=1.15, edge=0.12, depth=0.78), cameras((1.95, 3.8), (1.45, 2.3), [(0, 0.9, 0.7), (0, -0.9, 0.7)], (1.5, 0.9)), 'pill', 'petals berry'),
    'lumen-brisa-5': model(body(6.6, 2.2, 0.2, chin=0.32, corner=1.0, edge=0.12, depth=0.84), column(3, 0.66, 1.72), 'dot', 'mesh mint', back='gloss'),
    'lumen-brisa-5-lite': model(body(6.5, 2.16, 0.26, brow=0.3, chin=0.55, corner=0.95, edge=0.16, depth=0.89), column(2, 0.66, 1.72), 'drop', 'hills sky', frame='plastic'),
    'karibe-coral-x': model(body(6.8, 2.2, 0.12, corner=0.95, edge=0.28, depth=0.86), cameras((4.9, 4.9), (None, 3.1), [(-0.95, 0.95, 0.7), (0.95, 0.95, 0.7), (-0.95, -0.95, 0.7), (0.95, -0.95, 0.52)], (0, 0), plate='ring', depth=0.2), 'dot', 'petals orchid'),
    'karibe-coral-s': model(body(6.4, 2.18, 0.14, corner=1.0, edge=0.26, depth=0.82), cameras((4.3, 4.3), (None, 2.75), [(0, 0.98, 0.66), (-0.85, -0.49, 0.66), (0.85, -0.49, 0.5)], (0, -0.02), plate='ring', depth=0.18), 'dot', 'mesh orchid'),
    'karibe-ola-7': model(body(6.6, 2.2, 0.2, chin=0.36, corner=1.1, edge=0.22, depth=0.85), cameras((2.1, 5.4), (1.65, 3.3), [(0, 1.62, 0.74), (0, -0.1, 0.74), (0, -1.7, 0.42)], (1.55, 1.62), plate='glass', depth=0.12), 'dot', 'coast lagoon', back='gloss'),
    'karibe-ola-7-mini': model(body(5.8, 2.14, 0.2, chin=0.34, corner=1.1, edge=0.24, depth=0.88), cameras((1.9, 3.7), (1.5, 2.3), [(0, 0.88, 0.68), (0, -0.88, 0.5)], (1.4, 0.88), plate='glass', depth=0.12), 'dot', 'shapes citrus', back='gloss'),
    'karibe-arena-3': model(body(6.5, 2.1, 0.3, brow=0.36, chin=0.72, corner=0.9, edge=0.2, depth=0.92), cameras((1.7, 3.0), (1.35, 2.0), [(0, 0.6, 0.6)], (0, -0.75), 0.5, depth=0.1), 'drop', 'dunes clay', frame='plastic', back='soft'),
    'onza-uno-max': model(body(6.9, 2.2, 0.11, corner=0.8, edge=0.22, depth=0.88), cameras((7.3, 2.1), (None, 2.5), [(-2.35, 0, 0.72), (-0.75, 0, 0.72), (0.85, 0, 0.72), (2.2, 0, 0.45)], (2.95, 0.0), plate='visor', depth=0.2), 'dot', 'lines ember'),
    'onza-uno': model(body(6.5, 2.18, 0.13, corner=0.8, edge=0.2, depth=0.84), cameras((6.6, 1.95), (None, 2.4), [(-2.0, 0, 0.66), (-0.5, 0, 0.66), (0.95, 0, 0.5)], (2.05, 0.0), plate='visor', depth=0.18), 'dot', 'strata meadow'),
    'onza-nota-9': model(body(6.7, 2.2, 0.18, chin=0.28, corner=0.75, edge=0.18, depth=0.82), cameras((3.6, 3.3), (2.2, 2.1), [(-0.82, 0.7, 0.68), (0.82, 0.7, 0.5), (-0.82, -0.82, 0.45)], (0.82, -0.82), 0.45, plate='glass', depth=0.14), 'dot', 'arcs orchid'),
    'onza-nota-9-se': model(body(6.6, 2.18, 0.22, chin=0.4, corner=0.75, edge=0.18, depth=0.84), cameras((3.5, 1.9), (2.2, 1.45), [(-0.8, 0, 0.68), (0.72, 0.0, 0.46)], (2.3, 0.0), 0.45, plate='glass', depth=0.12), 'dot', 'folds sky', back='gloss'),
    'onza-chispa': model(body(6.5, 2.1, 0.28, brow=0.34, chin=0.64, corner=0.7, edge=0.16, depth=0.9), cameras((1.7, 3.9), (1.3, 2.4), [(0, 1.05, 0.58), (0, -0.35, 0.42)], (0, -1.35), 0.35, depth=0.08), 'drop', 'tiles carnival', frame='plastic', back='soft'),
    'nubeo-alto-4': model(body(6.2, 2.12, 0.12, corner=0.5, edge=0.06, depth=0.72), cameras((3.9, 1.75), (2.4, 1.45), [(-0.98, 0, 0.64), (0.62, 0, 0.64)], (1.55, 0.0), depth=0.08), 'left', 'folds slate', accent='stripe'),
    'nubeo-alto-4-plus': model(body(6.7, 2.12, 0.12, corner=0.5, edge=0.06, depth=0.74), cameras((5.3, 1.75), (3.1, 1.45), [(-1.68, 0, 0.64), (-0.1, 0, 0.64), (1.42, 0, 0.64)], (2.3, 0.0), depth=0.08), 'left', 'lines berry', accent='stripe'),
    'nubeo-medio-2': model(body(6.1, 2.12, 0.18, corner=0.62, edge=0.1, depth=0.78), cameras((3.4, 1.65), (2.1, 1.4), [(-0.8, 0, 0.6), (0.6, 0, 0.6)], (2.35, 0.0), 0.4, plate='glass', depth=0.08), 'left', 'arcs clay'),
    'solano-ruta-8': model(body(6.6, 2.16, 0.22, chin=0.34, corner=1.35, edge=0.14, depth=0.95), cameras((6.2, 3.2), (None, 2.2), [(-1.9, 0, 0.82), (0, 0.2, 0.6), (1.5, 0.2, 0.42)], (2.35, 0.2), 1.2, plate='plate', depth=0.14), 'dot', 'shapes dawn', frame='plastic', back='soft'),
    'solano-ruta-8-pro': model(body(6.7, 2.16, 0.18, chin=0.26, corner=1.35, edge=0.14, depth=0.98), cameras((6.4, 3.9), (None, 2.5), [(-1.8, 0.7, 0.82), (0.1, 0.7, 0.62), (-1.8, -1.0, 0.42), (0.1, -0.9, 0.62)], (1.8, 0.7), 1.2, plate='plate', depth=0.15), 'dot', 'hills clay', back='soft'),
    'solano-senda': model(body(6.5, 2.1, 0.28, brow=0.34, chin=0.6, corner=1.15, edge=0.2, depth=0.92), cameras((4.1, 2.0), (2.5, 1.7), [(-1.0, 0, 0.66), (0.45, 0, 0.46)], (1.35, 0.0), 0.9, depth=0.1), 'drop', 'hills slate', frame='plastic', back='soft'),
}

# Makers give the colours of a phone wallpapers of their own. By model and by colour, in the digits that the names of
# pictures have: what the screen shows in this colour; in all others it shows the model's.
BLACK, GRAPHITE, SPACE_GRAY, TITANIUM = '1b1c1f', '33363b', '4a4d52', '8d8a84'
SKY_BLUE, SEA_TEAL, FOREST_GREEN, MINT_GREEN, ROSE_GOLD, BURGUNDY = '8fb8de', '1f7a7a', '2f4a3a', 'a9d8c2', 'd9a79b', '6b1f2e'
COLOUR_WALLPAPERS = {
    'lumen-aria-12-pro': {TITANIUM: 'veils stone'},
    'lumen-aria-12': {BLACK: 'planet cobalt'},
    'lumen-aria-11': {BLACK: 'fluted amber'},
    'lumen-brisa-5': {GRAPHITE: 'fluted sky'},
    'lumen-brisa-5-lite': {SKY_BLUE: 'veils cobalt'},
    'karibe-coral-x': {SEA_TEAL: 'aurora reef'},
    'karibe-coral-s': {GRAPHITE: 'moonlight night'},
    'karibe-ola-7': {BLACK: 'bokeh amber'},
    'karibe-ola-7-mini': {BLACK: 'planet dusk'},
    'karibe-arena-3': {BLACK: 'contours amber'},
    'onza-uno-max': {FOREST_GREEN: 'leaves forest'},
    'onza-uno': {FOREST_GREEN: 'veils forest'},
    'onza-nota-9': {BLACK: 'lines lagoon'},
    'onza-nota-9-se': {GRAPHITE: 'strata slate'},
    'onza-chispa': {MINT_GREEN: 'shapes mint'},
    'nubeo-alto-4': {SPACE_GRAY: 'fluted dusk'},
    'nubeo-alto-4-plus': {ROSE_GOLD: 'veils rose'},
    'nubeo-medio-2': {BURGUNDY: 'mesh wine'},
    'solano-ruta-8': {BLACK: 'hills ember'},
    'solano-ruta-8-pro': {BLACK: 'contours meadow'},
    'solano-senda': {BLACK: 'dunes meadow'},
}

TALLEST = max(shape['height'] for shape in MODELS.values())


def true_scale(height):
    """The stage shows all phones equally tall: how much smaller one of `height` cm is than the tallest."""
    return round(height / TALLEST, 3)


def facts_of(name, shape):
    """What a picture of this phone states, to be compared with the data of the product."""
    return dict(model=name, inches=round(math.hypot(*shape['lit']) / 2.54, 1), lenses=len(shape['lenses']))


# Phones of no maker, by their number of cameras: for imported models of which no more is known, and for company.
GENERIC = {
    'dual': model(body(6.1, 2.12, 0.17, corner=1.1, edge=0.1, depth=0.78), cameras((2.1, 3.9), (1.55, 2.35), [(0, 0.88, 0.74), (0, -0.88, 0.74)], (1.55, 0.88)), 'pill', 'lagoon'),
    'triple': model(body(6.6, 2.17, 0.15, corner=1.2, edge=0.09, depth=0.83), cameras((3.9, 4.0), (2.25, 2.3), TRIANGLE, (0.95, 1.35), 1.1), 'pill', 'dawn'),
    'ring': model(body(6.7, 2.2, 0.13, corner=0.95, edge=0.26, depth=0.86), cameras((4.9, 4.9), (None, 3.1), [(-0.95, 0.95, 0.7), (0.95, 0.95, 0.7), (-0.95, -0.95, 0.7), (0.95, -0.95, 0.52)], (0, 0), plate='ring', depth=0.2), 'dot', 'orchid'),
    'bar': model(body(6.4, 2.12, 0.16, corner=0.75, edge=0.2, depth=0.87), cameras((6.6, 2.1), (None, 2.5), [(-1.1, 0, 0.72)], (0.9, 0.0), plate='visor', depth=0.2), 'dot', 'ember'),
}
