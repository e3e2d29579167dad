import type { LocalizedText } from '#server/modules/products/localized-text.ts'

/** What a specification is called; its texts are in `specNames`. */
export type SpecName = keyof typeof specNames
/** A specification: its name, its value, and the Spanish value where it differs. */
export type Spec = readonly [SpecName, string, string?]

/** One model of the demo store; each of its options in each of its colours is a product. */
export interface Line {
  category: number
  brand: string
  model: string
  /**
   * What it is, as the name says it: `30 W USB-C wall charger`, `Cargador de pared USB-C 30 W`. None for phones and
   * tablets.
   */
  kind?: readonly [en: string, es: string]
  /** English colour words. */
  colours: readonly string[]
  /** RD$ of a model without options. */
  pesos?: number
  /** Storage or size, and RD$. */
  options?: readonly (readonly [string, number])[]
  subcategory?: string
  cameras?: number
  scene?: string
  /** What its description says of it; otherwise a sentence for its category. */
  about?: readonly [en: string, es: string]
  /** The points below it; otherwise those of its category. */
  points?: readonly (readonly [en: string, es: string])[]
  specs: readonly Spec[]
}

export const specNames = {
  display: { en: 'Display', es: 'Pantalla' },
  chip: { en: 'Chip', es: 'Procesador' },
  memory: { en: 'RAM', es: 'Memoria RAM' },
  storage: { en: 'Storage', es: 'Almacenamiento' },
  battery: { en: 'Battery', es: 'Batería' },
  charging: { en: 'Charging', es: 'Carga' },
  rearCameras: { en: 'Rear cameras', es: 'Cámaras traseras' },
  frontCamera: { en: 'Front camera', es: 'Cámara frontal' },
  network: { en: 'Network', es: 'Red' },
  nfc: { en: 'NFC', es: 'NFC' },
  sim: { en: 'SIM cards', es: 'Tarjetas SIM' },
  power: { en: 'Power', es: 'Potencia' },
  ports: { en: 'Ports', es: 'Puertos' },
  standard: { en: 'Fast charging', es: 'Carga rápida' },
  input: { en: 'Input', es: 'Entrada' },
  length: { en: 'Length', es: 'Largo' },
  connector: { en: 'Connector', es: 'Conector' },
  material: { en: 'Material', es: 'Material' },
  compatibleWith: { en: 'Compatible with', es: 'Compatible con' },
  /** For compatibility beyond models of the store, such as phones of a size. */
  worksWith: { en: 'Works with', es: 'Funciona con' },
  playtime: { en: 'Playing time', es: 'Tiempo de reproducción' },
  connection: { en: 'Connection', es: 'Conexión' },
  water: { en: 'Water resistance', es: 'Resistencia al agua' },
  capacity: { en: 'Capacity', es: 'Capacidad' },
  speed: { en: 'Speed', es: 'Velocidad' },
  resolution: { en: 'Resolution', es: 'Resolución' },
  weight: { en: 'Weight', es: 'Peso' },
  system: { en: 'Operating system', es: 'Sistema operativo' },
  size: { en: 'Size', es: 'Tamaño' },
  inTheBox: { en: 'In the box', es: 'Incluye' },
  colour: { en: 'Color', es: 'Color' },
} as const satisfies Record<string, LocalizedText>

/** The scene that shows one model, such as `phone-solano-basico-4g`: `family` is a kind of scene, `brand` a slug. */
export function sceneOfModel(family: string, brand: string, model: string): string {
  const plain = model.normalize('NFD').replace(/[^a-zA-Z0-9 ]/g, '')
  return `${family}-${brand}-${plain.toLowerCase().replaceAll(' ', '-')}`
}
