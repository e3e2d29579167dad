/** The products that a shopper expects: those whose English card matches every field. */
export interface ProductPattern {
  code?: string
  category?: number
  brand?: string
  /** Any of these models. */
  model?: string | readonly string[]
  name?: RegExp
  color?: string
  storage?: string
  /** Whether the product has to be in stock at the shopper's branch. */
  inStock?: true
}

export interface Query {
  q: string
  language: 'en' | 'es'
  /** The branch; 1 where none is named. */
  place?: number
  expected: ProductPattern
}

const es = (q: string, expected: ProductPattern, place?: number): Query => ({
  q,
  language: 'es',
  expected,
  ...(place && { place }),
})
const en = (q: string, expected: ProductPattern, place?: number): Query => ({
  q,
  language: 'en',
  expected,
  ...(place && { place }),
})

/**
 * Searches of the demo store, written as shoppers in Santo Domingo type them, each with the expected products. They
 * were written before the search was tuned: where a search misses, the search is corrected and not its expectation.
 */
export const queries: readonly Query[] = [
  // Kinds of products, in Dominican words and in those of other countries, in both languages.
  es('celular', { category: 1 }),
  es('celulares', { category: 1 }),
  es('teléfono', { category: 1 }),
  es('movil', { category: 1 }),
  en('cellphone', { category: 1 }),
  en('phones', { category: 1 }),
  en('smartphone', { category: 1 }),
  es('funda', { category: 12 }),
  es('carcasa', { category: 12 }),
  es('estuches', { category: 12 }),
  en('cover', { category: 12 }),
  en('phone case', { category: 12 }),
  es('cargador', { category: 11 }),
  es('cubo cargador', { category: 11 }),
  en('chargers', { category: 11 }),
  es('bocina', { category: 5 }),
  es('altavoz', { category: 5 }),
  es('parlantes', { category: 5 }),
  en('speaker', { category: 5 }),
  es('mica', { category: 34 }),
  es('vidrio templado', { category: 34 }),
  es('protector de pantalla', { category: 34 }),
  en('screen protector', { category: 34 }),
  en('tempered glass', { category: 34 }),
  es('audífonos', { category: 16 }),
  es('auriculares', { category: 16 }),
  es('manos libres', { category: 16 }),
  en('headphones', { category: 16 }),
  en('earbuds', { category: 16, name: /earbuds/ }),
  es('cable', { category: 9 }),
  en('charging cord', { category: 9 }),
  es('power bank', { category: 40 }),
  en('powerbank', { category: 40 }),
  es('batería portátil', { category: 40 }),
  en('portable charger', { category: 40 }),
  es('pila para celular', { category: 3, name: /replacement battery/ }),
  es('reloj', { category: 2, name: /smart watch,|smart watch$/ }),
  en('smartwatch', { category: 2, name: /smart watch/ }),
  es('tableta', { category: 33 }),
  en('tablets', { category: 33 }),
  es('memoria', { category: 19, name: /microSD|drive/ }),
  en('pendrive', { category: 19, name: /drive/ }),
  en('micro sd', { category: 19, name: /microSD/ }),
  es('cámara de seguridad', { category: 36, name: /security camera/ }),
  es('computadora', { category: 43, name: /laptop|computer/ }),
  en('laptop', { category: 43, name: /laptop/ }),
  es('herramientas', { category: 31 }),
  es('pantalla tactil', { category: 25 }),
  es('chip', { category: 47 }),
  en('sim card', { category: 47 }),

  // Names and models, whole and in part; accessories of a phone come after the phone.
  en('lumen aria 12', { category: 1, model: 'Aria 12' }),
  en('aria 12', { category: 1, model: 'Aria 12' }),
  es('aria 12 pro', { category: 1, model: 'Aria 12 Pro' }),
  es('ruta 8', { category: 1, model: 'Ruta 8' }),
  es('nota 9 se', { category: 1, model: 'Nota 9 SE' }),
  en('coral x', { category: 1, model: 'Coral X' }),
  en('brisa5', { category: 1, model: 'Brisa 5' }),
  es('onza uno', { category: 1, model: 'Uno' }),
  es('flip one', { category: 1, model: 'Flip One' }),
  en('karibe phones', { category: 1, brand: 'Karibe' }),
  es('funda aria 12', { category: 12, name: /for Lumen Aria 12(,|$)/ }),
  es('funda para aria 12 pro', { category: 12, name: /for Lumen Aria 12 Pro(,|$)/ }),
  en('case for coral s', { category: 12, name: /for Karibe Coral S(,|$)/ }),
  es('mica nota 9', { category: 34, name: /for Onza Nota 9$/ }),
  en('ruta 8 battery', { category: 3, name: /for Solano Ruta 8$/ }),
  es('pantalla brisa 5', { category: 25, name: /for Lumen Brisa 5$/ }),
  es('cristal alto 4', { category: 34, name: /for Nubeo Alto 4$/ }),
  en('aria buds pro', { category: 16, model: 'Aria Buds Pro' }),
  en('aria watch', { category: 2, model: ['Aria Watch', 'Aria Watch Max'] }),
  es('bocina ola', { category: 5, model: 'Ola Sound' }),

  // Codes and model numbers.
  en('CEL-0010', { code: 'CEL-0010' }),
  es('fun-0017', { code: 'FUN-0017' }),
  es('car0003', { code: 'CAR-0003' }),
  en('V45', { category: 11, model: 'V45' }),
  en('v100', { category: 11, model: 'V100 Mesa' }),
  es('p65', { category: 11, model: 'P65 Trío' }),
  en('CR2032', { model: 'CR2032' }),
  en('tester m2', { model: 'Tester M2' }),
  en('nervio 240', { category: 9, model: 'Nervio 240' }),

  // Typos and missing accents.
  es('lumne aria 12', { category: 1, model: 'Aria 12' }),
  es('karive coral', { category: 1, model: ['Coral X', 'Coral S'] }),
  es('solno ruta', { category: 1, model: ['Ruta 8', 'Ruta 8 Pro'] }),
  es('cargdor', { category: 11 }),
  es('audifono', { category: 16 }),
  es('audifnos inalambricos', { category: 16, name: /wireless/ }),
  en('sperker', { category: 5 }),
  en('hedphones', { category: 16 }),
  en('chager', { category: 11 }),
  es('bosina', { category: 5 }),
  es('fnuda silicona', { category: 12, model: 'Seda' }),
  es('celuar', { category: 1 }),
  en('tempred glas', { category: 34 }),
  es('guira 10', { category: 5, model: 'Güira 10' }),
  es('basico 4g', { category: 1, model: 'Básico 4G' }),
  es('bateria', { category: 3 }),

  // Several words: colour, storage, kind, power, port; both languages in one search.
  es('aria 12 negro 256gb', { category: 1, model: 'Aria 12', color: 'black', storage: '256 GB' }),
  en('aria 12 black', { category: 1, model: 'Aria 12', color: 'black' }),
  es('celular 512 gb', { category: 1, storage: '512 GB' }),
  en('1tb lumen', { category: 1, storage: '1 TB' }),
  es('micro sd 128gb', { category: 19, storage: '128 GB', name: /microSD/ }),
  es('memoria usb 64 gb', { category: 19, storage: '64 GB', name: /USB drive/ }),
  es('cargador de carro', { category: 11, name: /car charger/ }),
  en('car charger', { category: 11, name: /car charger/ }),
  es('cargador tipo c', { category: 11, name: /USB-C/ }),
  en('usb-c charger 30w', { category: 11, model: 'P30' }),
  es('cargador 100w', { category: 11, name: /100 W/ }),
  es('cable lightning', { category: 9, name: /Lightning/ }),
  en('type c cable', { category: 9, name: /USB-C/ }),
  en('usbc cable 2m', { category: 9, name: /2 m USB-(C|A) to USB-C/ }),
  es('audifonos bluetooth', { category: 16, name: /wireless/ }),
  en('noise cancelling headphones', { category: 16, name: /noise-cancelling/ }),
  es('audífonos para niños', { category: 16, model: 'Peque' }),
  es('funda transparente', { category: 12, model: 'Clara' }),
  es('funda transparente aria 11', { category: 12, name: /clear case for Lumen Aria 11$/ }),
  en('wallet case', { category: 12, model: 'Piel' }),
  en('mica privacy', { category: 34, model: 'Discreta' }),
  es('bocina negra vitrina', { category: 5, brand: 'Vitrina', color: 'black' }),
  en('red speaker', { category: 5, color: 'red' }),
  es('speaker para fiestas', { category: 5, name: /party speaker/ }),
  es('power bank 20000mah', { category: 40, name: /20,000 mAh/ }),
  es('power bank 10000', { category: 40, name: /10,000 mAh/ }),
  en('wireless keyboard', { model: 'Tecla' }),
  es('soporte carro', { name: /car holder/ }),
  es('correa reloj', { model: 'Correa 22' }),
  en('screwdriver', { category: 31, model: 'Taller 25' }),
  es('disco duro externo', { category: 19, model: 'Disco' }),
  en('kids tablet', { category: 33, model: 'Cuento' }),
  es('camara exterior', { category: 36, model: 'Ojo Patio' }),

  // Adapters, holders, controllers and tripods.
  es('adaptador usb c', { category: 50, name: /USB-C/ }),
  en('usb hub', { category: 50, name: /hub/ }),
  es('adaptador hdmi', { category: 50, name: /HDMI/ }),
  es('lector de memoria', { category: 50, name: /card reader/ }),
  es('soporte para motor', { category: 51, model: 'Motor' }),
  es('soporte de mesa para celular', { name: /desk stand/ }),
  en('phone holder', { category: 51 }),
  es('control de juego', { category: 52 }),
  es('mando inalambrico', { category: 52, name: /wireless/ }),
  en('gamepad', { category: 52 }),
  es('tripode', { category: 53, name: /tripod/ }),
  es('aro de luz', { category: 53, name: /ring light/ }),
  en('ring lite', { category: 53, name: /ring light/ }),

  // Words that are still being typed.
  es('carg', { category: 11 }),
  es('bocin', { category: 5 }),
  en('headph', { category: 16 }),
  es('lumen ari', {
    brand: 'Lumen',
    model: /* phones, buds and watches alike */ [
      'Aria 12 Pro',
      'Aria 12',
      'Aria 11',
      'Aria Buds',
      'Aria Buds Pro',
      'Aria Watch',
      'Aria Watch Max',
    ],
  }),
  es('power ban', { category: 40 }),
  es('funda sili', { category: 12, model: 'Seda' }),

  // Products that the branch has in stock come before others.
  es('funda', { category: 12, inStock: true }, 7),
  es('cable usb c', { category: 9, inStock: true }, 15),
  en('speaker', { category: 5, inStock: true }, 12),
  en('lumen phone', { category: 1, brand: 'Lumen', inStock: true }, 9),
]
