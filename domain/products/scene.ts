/** The fields of a product by which its studio scene is chosen. */
export interface SceneInput {
  categoryId: number
  name: string
  /** The number of cameras on the back, for phones. */
  cameras?: number | undefined
}

/** By category: words in a name that have a scene of their own, and the scene of all other names. */
const byCategory: Record<number, { patterns?: [RegExp, string][]; scene: string }> = {
  2: { patterns: [[/round|redond|aria/i, 'watch-round']], scene: 'watch-square' },
  3: { scene: 'battery' },
  5: { patterns: [[/box|caja|party|fiesta|torre|tower/i, 'speaker-box']], scene: 'speaker-tube' },
  9: { patterns: [[/lightning/i, 'cable-lightning']], scene: 'cable-usbc' },
  11: { patterns: [[/\bcar\b|carro|vehic/i, 'charger-car']], scene: 'charger-wall' },
  12: { scene: 'case' },
  16: {
    patterns: [
      [/earphones|\bwired\b|(de|con) cable/i, 'earphones'],
      [/earbud|in-ear|inalámbricos de botón|buds|botón/i, 'earbuds'],
    ],
    scene: 'headphones',
  },
  19: { patterns: [[/microsd|\bsd\b|card|tarjeta/i, 'memory-card']], scene: 'memory-stick' },
  25: { scene: 'touch' },
  31: { scene: 'tools' },
  33: { scene: 'tablet' },
  34: { scene: 'glass' },
  36: { scene: 'camera' },
  40: { scene: 'power-bank' },
  43: { scene: 'laptop' },
  47: { scene: 'sim' },
  50: { patterns: [[/adapter|adaptador|reader|lector/i, 'adapter']], scene: 'hub' },
  51: { patterns: [[/\bdesk\b|\bstand\b|mesa|escritorio/i, 'stand']], scene: 'mount' },
  52: { scene: 'gamepad' },
  53: { patterns: [[/ring light|aro de luz/i, 'ring-light']], scene: 'tripod' },
}

/**
 * The scene of the studio nearest to a product: a phone's by its number of cameras, another's by its category and name;
 * a category that the studio does not know is shown by a case.
 */
export function sceneFor({ categoryId, name, cameras }: SceneInput): string {
  if (categoryId === 1) return phoneScene(cameras)
  const category = byCategory[categoryId]
  return category?.patterns?.find(([pattern]) => pattern.test(name))?.[1] ?? category?.scene ?? 'case'
}

function phoneScene(cameras = 3): string {
  if (cameras <= 1) return 'phone-bar'
  if (cameras === 2) return 'phone-dual'
  return cameras === 3 ? 'phone-triple' : 'phone-ring'
}

/** The scenes that may replace one that has not been rendered, the best first. */
export function substituteScenes(scene: string): string[] {
  const family = scene.split('-')[0]
  const relatives: Record<string, string[]> = {
    phone: ['phone-triple', 'phone-dual', 'phone-ring', 'phone-bar'],
    charger: ['charger-wall', 'charger-car'],
    cable: ['cable-usbc', 'cable-lightning'],
    speaker: ['speaker-tube', 'speaker-box'],
    watch: ['watch-square', 'watch-round'],
    headphones: ['earbuds'],
    earbuds: ['headphones'],
    earphones: ['earbuds', 'headphones'],
    hub: ['adapter', 'cable-usbc'],
    adapter: ['hub', 'memory-stick'],
    mount: ['stand', 'phone-triple'],
    stand: ['mount', 'phone-triple'],
    gamepad: ['headphones'],
    tripod: ['ring-light', 'phone-triple'],
    ring: ['tripod', 'phone-triple'],
    power: ['charger-wall'],
    tablet: ['phone-triple'],
    laptop: ['tablet'],
    touch: ['tablet'],
    battery: ['power-bank'],
    memory: ['memory-card', 'memory-stick', 'power-bank'],
    camera: ['speaker-tube'],
    sim: ['memory-card'],
    case: ['phone-bar', 'phone-dual'],
  }
  return [...(relatives[family ?? ''] ?? []), 'phone-triple', 'phone-dual']
}
