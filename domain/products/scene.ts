/** The fields of a product by which its studio scene is chosen. */
export interface SceneInput {
  categoryId: number
  name: string
  /** The number of cameras on the back, for phones. */
  cameras?: number | undefined
}

const usbA = /usb[ -]?a\b|\busb(?: \d(?:\.\d)?)? (?:to|a)\b/i
const usbC = /usb-?c|tipo c/i
const car = /\bcar\b|carro|veh[ií]c/i

/**
 * By category: the words in a name, English or Spanish, that say what the product is, and the scene that shows exactly
 * this; of several patterns a name has all. The first that fits counts, so narrower kinds come first. Null says that the
 * studio has drawn nothing of that kind.
 */
const byCategory: Record<number, readonly (readonly [RegExp | readonly RegExp[], string | null])[]> = {
  1: [
    [
      /fold|flip|plegable|keypad|\bkeys\b|tecla|botones|feature phone|rugged|todoterreno|sat[eé]lit|clamshell|de tapa/i,
      null,
    ],
  ],
  2: [
    [/ring holder|anillo de agarre/i, 'grip-ring'],
    [/strap|correa|band\b/i, 'watch-strap'],
    [[/smart ?watch|reloj/i, /round|redond/i], 'watch-round'],
    [/outdoor smart ?watch|reloj inteligente para exterior/i, 'watch-outdoor'],
    [/smart ?watch|reloj inteligente/i, 'watch-square'],
  ],
  3: [
    [/\bCR2032\b/i, 'cells-coin'],
    [/\bAAA\b/, 'cells-aaa'],
    [/\bAA\b/, 'cells-aa'],
    [/replacement|repuesto|reemplazo/i, 'battery'],
  ],
  5: [
    [/party|fiesta/i, 'speaker-box'],
    [/shower|ducha/i, 'speaker-shower'],
    [/bookshelf|estante/i, 'speaker-shelf'],
    [/for the home|para el hogar/i, 'speaker-home'],
    [/(wireless|portable|bluetooth) speaker|bocina (inalámbrica|portátil|bluetooth)/i, 'speaker-tube'],
  ],
  9: [
    [
      /micro|mini.?usb|hdmi|ethernet|display ?port|vga|aux|3\.5|usb-b|(?:type|tipo).?b|30.?pin|magn|\d[ -]?(?:in|en)[ -]?1/i,
      null,
    ],
    [[/lightning/i, usbA], null],
    [[/lightning/i, usbC], 'cable-lightning'],
    [/lightning/i, null],
    [[usbA, usbC], 'cable-usba'],
    [usbC, 'cable-usbc'],
  ],
  11: [
    [
      [
        car,
        /wireless|inal[aá]mbric|magn[eé]t|magsafe|lightning|micro|triple|quad|(?:[3-9]|tres)[ -]?(?:usb|port|puert)|(?:dual|doble|2) usb-?[ac]/i,
      ],
      null,
    ],
    [car, 'charger-car'],
    [/desk|mesa|escritorio/i, 'charger-desk'],
    [[/usb-a/i, /usb-c/i], 'charger-wall'],
    [[/wall|pared/i, /usb-a/i], 'charger-wall-usba'],
    [[/wall|pared/i, /usb-c/i], 'charger-wall-small'],
  ],
  12: [[/\bcase\b|funda|cover/i, 'case']],
  16: [
    [[/earphones|audífonos (de|con) cable/i, /usb-c/i], 'earphones-usbc'],
    [/earphones|audífonos (de|con) cable/i, 'earphones'],
    [[/earbuds|botón/i, /sport|deportiv/i], 'earbuds-sport'],
    [/earbud|in-ear|inalámbricos de botón|buds|botón/i, 'earbuds'],
    [/microphone|micrófono/i, 'headset'],
    [/headphones|audífonos/i, 'headphones'],
  ],
  19: [
    [/\bssd\b/i, 'memory-ssd'],
    [/microsd/i, 'memory-card'],
    [/usb-c (and|y) usb-a|usb-a (and|y) usb-c/i, 'memory-stick-dual'],
    [/usb (drive|stick)|memoria usb/i, 'memory-stick'],
  ],
  25: [[/touch|táctil/i, 'touch']],
  31: [
    [/screwdriver|destornillador/i, 'tools-bits'],
    [/repair (set|kit)|reparación/i, 'tools-repair'],
    [/soldering station|estación de soldar/i, 'tools-solder'],
    [/hot air|aire caliente/i, 'tools-hot-air'],
    [/multimeter|multímetro/i, 'tools-multimeter'],
    [/tweezers|pinzas/i, 'tools-tweezers'],
    [/work mat|alfombrilla/i, 'tools-mat'],
    [/cleaning kit|kit de limpieza/i, 'tools-cleaning'],
    [/uv lamp|lámpara uv/i, 'tools-uv'],
  ],
  33: [
    [/gr[aá]fic|graphic|drawing|dibujo|e-?reader|e-?book|lector|keyboard|teclado|kids|niñ/i, null],
    [/(?:)/, 'tablet'],
  ],
  34: [
    [/privacy|privacidad/i, 'glass-private'],
    [/glass|mica|vidrio/i, 'glass'],
  ],
  36: [
    [/doorbell|timbre/i, 'camera-doorbell'],
    [/action camera|cámara de acción/i, 'camera-action'],
    [/webcam|cámara web/i, 'camera-web'],
    [/solar/i, 'camera-solar'],
    [/outdoor|exterior/i, 'camera-outdoor'],
    [/pan and tilt|giratoria/i, 'camera'],
    [/indoor|interior/i, 'camera-indoor'],
  ],
  40: [
    [/magnetic|magnétic/i, 'power-bank-magnetic'],
    [/solar/i, 'power-bank-solar'],
    [/power ?bank|batería externa/i, 'power-bank'],
  ],
  43: [
    [/keyboard and mouse|teclado y ratón/i, 'keyboard-mouse'],
    [/mini (computer|pc)|mini ?computadora/i, 'computer-mini'],
    [/laptop|notebook|portátil/i, 'laptop'],
  ],
  47: [
    [/adapter|adaptador/i, 'sim-adapters'],
    [/\bsim\b|chip/i, 'sim'],
  ],
  50: [
    [[/\bhub\b/i, /\b5[ -]?(?:port|puert|(?:in|en)[ -]?1)|five ports|cinco puertos/i], 'hub'],
    [/\bhub\b|dock/i, null],
    [/usb-c (to|a) hdmi/i, 'adapter-hdmi'],
    [/usb-c (to|a) ethernet/i, 'adapter-ethernet'],
    [/usb-c (to|a) 3\.5 mm/i, 'adapter-audio'],
    [/usb-c (to|a) usb-a/i, 'adapter-usba'],
    [[/usb-a (to|a) usb-c/i, /2 (pieces|piezas)/i], 'adapter-usbc-pair'],
    [/card reader|lector de tarjetas/i, 'card-reader'],
  ],
  51: [
    [[/desk|mesa|escritorio/i, /wireless charging|carga inalámbrica/i], 'stand-charge'],
    [/(wireless charging|carga inalámbrica)/i, 'mount-charge'],
    [/air vent|rejilla/i, 'mount-vent'],
    [/motorcycle|bicycle|motor\b|bicicleta/i, 'mount-handlebar'],
    [/folding|plegable/i, 'stand-folding'],
    [/suction|ventosa/i, 'mount'],
    [/\bdesk\b|mesa|escritorio/i, 'stand'],
  ],
  52: [
    [/wired|con cable/i, 'gamepad-wired'],
    [/rear keys|botones traseros/i, 'gamepad-pro'],
    [/children|niños/i, 'gamepad-small'],
    [/controller|control de juego/i, 'gamepad'],
  ],
  53: [
    [/clip-on|pinza/i, 'ring-light-clip'],
    [[/ring light|aro de luz/i, /tall|alto/i], 'ring-light-tall'],
    [/ring light|aro de luz/i, 'ring-light'],
    [/flexible/i, 'tripod-flex'],
    [/bluetooth/i, 'tripod-tall'],
    [/camera|cámara/i, 'tripod-camera'],
    [/tripod|trípode/i, 'tripod'],
  ],
}

/**
 * The scene of the studio that shows exactly this kind of product: a phone's by its number of cameras, another's by its
 * category and the words of its name. Undefined where the name does not say a kind that the studio has drawn: a picture
 * of something like it would say something untrue.
 */
export function sceneFor({ categoryId, name, cameras }: SceneInput): string | undefined {
  const found = byCategory[categoryId]?.find(([patterns]) => [patterns].flat().every((one) => one.test(name)))
  if (categoryId === 1) return found ? undefined : phoneScene(cameras)
  return found?.[1] ?? undefined
}

const phoneScenes: Record<number, string> = { 1: 'phone-bar', 2: 'phone-dual', 3: 'phone-triple', 4: 'phone-ring' }

/** A phone of which the number of cameras is not known is seen from the front alone. */
const phoneScene = (cameras: number | undefined): string => (cameras && phoneScenes[cameras]) || 'phone'
