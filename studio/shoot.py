"""Run inside Blender: photographs the named pictures, or lists what can be photographed.

  blender -b -noaudio -P studio/shoot.py -- list OUT.json
  blender -b -noaudio -P studio/shoot.py -- shoot FOLDER PIXELS SAMPLES phone-dual/hero watch-round/side ...

A picture is scene/view, or scene/view/colour where that colour of a phone has its own wallpaper.
"""
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)

import stage  # noqa: E402
import use_stage  # noqa: E402

MODULES = sorted(name[:-3] for name in os.listdir(os.path.join(HERE, 'scenes')) if name.endswith('.py'))


def catalogue():
    """Every scene: its module and what it tells. A scene module has SCENES = {name: {category, shows, views, ...}}."""
    found = {}
    for module_name in MODULES:
        module = importlib.import_module('scenes.' + module_name)
        for scene, told in module.SCENES.items():
            found[scene] = (module, told)
    return found


def write_list(path):
    keys = ('category', 'shows', 'views', 'facts', 'scale', 'of')
    of_phones = ('wallpaper', 'wallpapers')
    listed = {}
    for scene, (_, told) in catalogue().items():
        stated = keys + of_phones if told['category'] == 'phone' else keys
        listed[scene] = {'shows': '', **{key: told[key] for key in stated if key in told}}
    with open(path, 'w') as file:
        json.dump(listed, file)


def photograph(folder, pixels, samples, picture):
    scene, view, *colour = picture.split('/')
    path = folder + '/' + picture.replace('/', '-')
    module, told = catalogue()[scene]
    started = time.time()
    stage.clear()
    group = module.build(scene, view, *colour)
    if told['category'] == 'use':
        use_stage.shoot(path, round(pixels * 2 / 3), round(samples * 1.34))
        print(f'SHOT {picture} {time.time() - started:.0f}s', flush=True)
        return
    stage.dress(told.get('elevations', {}).get(view, 8), 1.0)
    stage.fit(group, stage.FRAME, 1.0)
    if colour:
        stage.shoot_screens(path, pixels)
    else:
        stage.shoot(path, pixels, pixels, samples)
    print(f'SHOT {picture} {time.time() - started:.0f}s', flush=True)


task, *rest = sys.argv[sys.argv.index('--') + 1:]
if task == 'list':
    write_list(rest[0])
else:
    for picture in rest[3:]:
        photograph(rest[0], int(rest[1]), int(rest[2]), picture)
