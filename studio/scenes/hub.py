"""Hubs on a short cord, each with the ports of its kind in its sides."""
from connectors import card_slot, count_ports, ethernet_port, hdmi_port, light_dot, usb_a_port, usb_c_plug, usb_c_port
from materials import black_plastic, body_fabric, body_satin, body_soft, glow
from shapes import group, slab, stand, tube, turned


def sd_slot(at):
    return card_slot(2.46, 0.24, at)


SIZES = {'hero': 30, 'ports': 20, 'back': 30}
SCENES = {
    'hub': dict(category='adapter', shows='USB-C hub with 5 ports', views=['hero', 'ports'], elevations=SIZES,
                width=12.6, height=4.4, depth=1.35, front=[(usb_c_port, -4.8), (usb_a_port, -3.2), (usb_a_port, -1.3), (hdmi_port, 0.9), (sd_slot, 3.9)]),
    'hub-usba': dict(category='adapter', shows='USB-C hub with 4 ports', views=['hero'], elevations=SIZES,
                     width=9.6, height=3.0, depth=1.15, front=[(usb_a_port, x) for x in (-3.1, -1.0, 1.1, 3.2)]),
    'hub-dock': dict(category='adapter', shows='USB-C hub with 8 ports', views=['hero', 'back'], elevations=SIZES,
                     width=13.4, height=5.6, depth=2.0, front=[(usb_c_port, -4.9), (usb_c_port, -3.3), (usb_a_port, -1.1), (usb_a_port, 1.2), (usb_a_port, 3.5)],
                     back=[(hdmi_port, -3.6), (hdmi_port, -0.9), (ethernet_port, 2.4)]),
}
for model in SCENES.values():
    model['facts'] = dict(ports=count_ports(model['front'] + model.get('back', [])), plug='USB-C')


def build(scene, view):
    return group([turned(stand(hub(SCENES[scene], view)), (0, 0, {'hero': -26, 'ports': 12, 'back': 160}[view]))])


def hub(model, view):
    """Lying flat, its ports along the front (-y); the cord leaves at the left and comes round to the side that is seen."""
    w, h, d = model['width'], model['height'], model['depth']
    body = slab(w, h, d, min(1.0, h * 0.3), body_satin(), edge=0.26, top_edge=0.26)
    plate = slab(w - 1.3, h - 1.1, 0.03, 0.6, body_soft(), edge=0.005, top_edge=0.02, at=(0, 0, d - 0.01))
    light = light_dot(glow((0.95, 0.95, 0.9), 1.2), (-w / 2 + 1.5, 0, d + 0.02), 0.1)
    faces = [side(model, 'front', -1), *([side(model, 'back', 1)] if 'back' in model else [])]
    x, way = -w / 2, -1 if view != 'back' else 1
    reach = h / 2 + 3.0
    cord = tube([(x + 0.3, 0, d / 2), (x - 0.6, 0, d / 2), (x - 1.5, way * 0.9, 0.42), (x - 1.3, way * (reach - 1.2), 0.34), (x + 0.5, way * reach, 0.34),
                 (x + 2.2, way * (reach + 0.1), 0.34)], 0.24, body_fabric(7))
    sleeve = turned(slab(0.7, 0.7, 0.9, 0.34, black_plastic(), edge=0.1), (0, -90, 0), at=(x + 0.15, 0, d / 2))
    plug = group([turned(usb_c_plug(), (90, 0, 0))], at=(x + 2.2, way * (reach + 0.1), 0.34), turn=(0, 0, 90 + way * 5))
    feet = [slab(0.8, h * 0.6, 0.1, 0.3, black_plastic(), edge=0.03, at=(end * w * 0.4, 0, -0.06)) for end in (-1, 1)]
    return group([body, plate, light, *faces, cord, sleeve, plug, *feet])


def side(model, name, way):
    tall = 1.5 if any(make is ethernet_port for make, _ in model[name]) else 0.9
    strip = slab(model['width'] - 1.3, tall, 0.02, 0.3, black_plastic(), edge=0.004, at=(0, 0, -0.02))
    ports = [make(at=(x, 0, 0)) if make is not ethernet_port else make(at=(x, 0, 0), turn=180) for make, x in model[name]]
    return turned(group([strip, *ports]), (90, 0, 0 if way < 0 else 180), at=(0, way * model['height'] / 2, model['depth'] / 2))
