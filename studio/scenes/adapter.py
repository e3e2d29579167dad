"""Small adapters: one plug becomes another. Most have a short cord, so that plug and socket look at the shopper together."""
from connectors import card_slot, ethernet_port, hdmi_port, jack_port, light_dot, usb_a_port, usb_a_tip, usb_c_plug, usb_c_port, usb_c_tip
from materials import black_plastic, body_fabric, body_metal, body_satin, body_soft, glow
from shapes import group, lathe, slab, stand, tube, turned

LOW = {'hero': 26, 'end': 22, 'plug': 26}
SCENES = {
    'adapter-usba': dict(category='adapter', shows='USB-C to USB-A adapter', views=['hero'], elevations=LOW, facts=dict(ports={'USB-A': 1}, plug='USB-C')),
    'adapter-usbc-pair': dict(category='adapter', shows='USB-A to USB-C adapter, 2 pieces', views=['hero'], elevations=LOW, facts=dict(ports={'USB-C': 1}, plug='USB-A')),
    'adapter-audio': dict(category='adapter', shows='USB-C to 3.5 mm adapter', views=['hero'], elevations=LOW, facts=dict(ports={'3.5 mm': 1}, plug='USB-C')),
    'adapter-hdmi': dict(category='adapter', shows='USB-C to HDMI adapter', views=['hero'], elevations=LOW, facts=dict(ports={'HDMI': 1}, plug='USB-C')),
    'adapter-ethernet': dict(category='adapter', shows='USB-C to Ethernet adapter', views=['hero'], elevations=LOW, facts=dict(ports={'Ethernet': 1}, plug='USB-C')),
    'card-reader': dict(category='adapter', shows='SD and microSD card reader', views=['hero'], elevations=LOW, facts=dict(ports={'SD': 1, 'microSD': 1}, plug='USB-C')),
}


def build(scene, view):
    return BUILD[scene]()


def corded(head, width, length, lift, cord=0.22):
    """A head that lies with its socket towards -y; its cord leaves behind, turns round and brings the plug to the front."""
    right = width / 2 + 2.0
    path = [(0, length - 0.1, lift), (0.05, length + 0.9, lift), (0.9, length + 2.3, lift * 0.8 + 0.05), (right - 0.7, length + 2.2, 0.34),
            (right + 0.35, length + 0.8, 0.34), (right + 0.3, length - 0.9, 0.34)]
    plug = group([turned(usb_c_plug(), (90, 0, 0))], at=(right + 0.3, length - 0.9, 0.34), turn=(0, 0, 3))
    sleeve = turned(lathe([(0, 0), (0.46, 0), (0.4, 0.5), (0.27, 0.95), (0, 0.95)], black_plastic(), 0.08), (-90, 0, 0), at=(0, length - 0.05, lift))
    return stand(group([head, sleeve, tube(path, cord, body_fabric(7)), plug], turn=(0, 0, -24)))


def box(width, height, length, port, corner=0.24):
    """A head lying along y, its socket in a dark face that looks along -y."""
    body = slab(width, height, length, corner, body_satin(), edge=0.12, top_edge=0.1)
    face = slab(width - 0.24, height - 0.2, 0.03, corner * 0.7, black_plastic(), edge=0.006, at=(0, 0, length - 0.012))
    line = slab(width + 0.012, height + 0.012, 0.04, corner + 0.006, body_metal(), edge=0.01, at=(0, 0, length * 0.2))
    port.location.z = length + 0.018
    return turned(group([body, face, line, port]), (90, 0, 0), at=(0, length, height / 2))


def usb_a():
    return corded(box(2.0, 1.15, 2.9, usb_a_port(), 0.3), 2.0, 2.9, 0.575)


def audio():
    shell = lathe([(0, 0), (0.4, 0), (0.5, 0.3), (0.52, 2.5), (0, 2.5)], body_metal(), 0.1)
    face = lathe([(0, 0), (0.46, 0), (0.46, 0.04), (0, 0.04)], black_plastic(), 0.01, at=(0, 0, 2.48))
    head = turned(group([shell, face, jack_port((0, 0, 2.52))]), (90, 0, 0), at=(0, 2.5, 0.52))
    return corded(head, 1.0, 2.5, 0.52, cord=0.17)


def hdmi():
    return corded(box(2.7, 1.3, 4.6, hdmi_port(), 0.4), 2.7, 4.6, 0.65)


def ethernet():
    return corded(box(2.4, 1.9, 5.2, ethernet_port(turn=180), 0.3), 2.4, 5.2, 0.95)


def reader():
    """A flat reader, both slots in its front, the plug at the end of a short cord."""
    width, height, length = 5.0, 1.15, 3.4
    body = slab(width, height, length, 0.4, body_satin(), edge=0.14, top_edge=0.1)
    face = slab(width - 0.3, height - 0.26, 0.03, 0.3, black_plastic(), edge=0.006, at=(0, 0, length - 0.012))
    slots = [card_slot(2.46, 0.24, (-0.85, 0, length + 0.018)), card_slot(1.16, 0.13, (1.4, 0, length + 0.018))]
    lamp = light_dot(glow((0.35, 0.9, 0.75), 1.2), (2.2, 0, length + 0.018), 0.05)
    head = turned(group([body, face, *slots, lamp]), (90, 0, 0), at=(0, length, height / 2))
    return corded(head, width, length, height / 2)


def pair():
    """Two of a kind: one shows its USB-C socket, the other its USB-A plug."""
    socket = turned(small(), (90, 0, 0), at=(0, 0, 0))
    plug = turned(small(), (90, 0, 0), at=(0, 0, 0))
    return group([stand(group([socket], at=(-1.15, -0.2, 0), turn=(0, 0, -24))), stand(group([plug], at=(1.9, 2.0, 0), turn=(0, 0, 112)))])


def small():
    """Upright: the USB-C socket on top, the USB-A plug below."""
    body = slab(1.6, 0.8, 1.9, 0.26, body_metal(), edge=0.1, top_edge=0.08)
    face = slab(1.4, 0.62, 0.02, 0.2, black_plastic(), edge=0.004, at=(0, 0, 1.89))
    return group([body, face, usb_c_port((0, 0, 1.905)), turned(group([usb_a_tip()]), (180, 0, 0), at=(0, 0, 0.02))])


BUILD = {'adapter-usba': usb_a, 'adapter-usbc-pair': pair, 'adapter-audio': audio, 'adapter-hdmi': hdmi, 'adapter-ethernet': ethernet, 'card-reader': reader}
