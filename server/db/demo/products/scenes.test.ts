import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourIn } from '#domain/products/colours.ts'
import { sceneFor } from '#domain/products/scene.ts'
import { demoLines, sceneOf } from './build-products.ts'
import type { Line } from './line.ts'

/** What can be seen in a picture beside the kind of thing: a slug of its model or of the one it fits, counts and sizes. */
interface Facts {
  model?: string
  fits?: string
  lenses?: number
  inches?: number
  ports?: Record<string, number>
  plug?: string
  mah?: number
}

interface Scene {
  category: string
  shows: string
  views: string[]
  facts?: Facts
  /** How tall it is shown beside the tallest phone, from 0 to 1. */
  scale?: number
  /** What the screen of a phone shows; by six hex digits, what it shows in colours with a wallpaper of their own. */
  wallpaper?: string
  wallpapers?: Record<string, string>
}

const project = new URL('../../../../', import.meta.url)
const { scenes, home, banners } = JSON.parse(readFileSync(new URL('studio/pictures/index.json', project), 'utf8')) as {
  scenes: Record<string, Scene>
  home: { name: string; renders: string[] }[]
  banners: { name: string; renders: string[] }[]
}

const kindOf = ({ category, kind }: Line) => kind?.[0] ?? (category === 1 ? 'phone' : 'tablet')
const lineName = ({ brand, model }: Line) => `${brand} ${model}`
const lineOf = (name: string, kind = '') =>
  demoLines.find((line) => lineName(line) === name && kindOf(line).includes(kind)) as Line

const small = ['a', 'and', 'for', 'from', 'of', 'the', 'to', 'with']
/** What a kind says and no picture can show, or what every picture of its scene shows. */
const unseen = new Set(
  `bluetooth card children data fine heat-resistant in kit noise-cancelling phone piece port precision prepaid
  rechargeable screen set traveller wireless day digital true`.split(/\s+/),
)
/** Measures that no picture shows; charge is a fact of the picture. */
const unseenMeasures = /[\d,.]+ (W|GB|mAh|days)\b/g

/** The words and figures that say what a thing is, without the device it fits; `cells` and `cell` are the same. */
function termsOf(text: string): Set<string> {
  const terms =
    text
      .replace(/ for [A-Z].*/, '')
      .replace(unseenMeasures, '')
      .toLowerCase()
      .match(/[a-z0-9.-]*[a-z0-9]/g) ?? []
  const said = terms.filter((word) => !small.includes(word))
  return new Set(said.map((word) => word.replace(/(?<=[a-z]{2}[a-rt-z])s$/, '')))
}

/** A scene shows a kind when it shows nothing else, and everything in the kind that can be seen. */
function fits(kind: string, scene: string | undefined): boolean {
  const shown = termsOf((scene !== undefined && scenes[scene]?.shows) || '')
  const said = termsOf(kind)
  const showsOnlyThis = [...shown].every((word) => said.has(word))
  return shown.size > 0 && showsOnlyThis && [...said].every((word) => shown.has(word) || unseen.has(word))
}

const factsShown = (scene: string) => Object.keys(scenes[scene]?.facts ?? {}).length

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-')

/** The same facts from the data of a product; what its data does not say is missing. */
function factsOf({ category, brand, model, cameras, kind, specs }: Line): Facts {
  const spec = (name: string) => specs.find(([one]) => one === name)?.[1]
  const [inches, mah] = [spec('display'), /([\d,]+) mAh/.exec(kind?.[0] ?? '')?.[1]]
  const [device, ports, plug] = [spec('compatibleWith'), spec('ports'), spec('connector')]
  return {
    model: slugOf(`${brand} ${model}`),
    ...(device && { fits: slugOf(device) }),
    ...(category === 1 && { lenses: cameras }),
    ...(inches && { inches: Number.parseFloat(inches) }),
    ...(ports && { ports: portsIn(ports) }),
    ...(plug && { plug }),
    ...(mah && { mah: Number(mah.replace(',', '')) }),
  }
}

/** `2 USB-C, 1 of 3.5 mm`: how many there are of each. */
const portsIn = (text: string) =>
  Object.fromEntries(text.split(', ').map((part) => [part.replace(/^\d+ (of )?/, ''), Number.parseInt(part)]))

/** Whether the data of a product says each of the facts that a picture shows. */
const isTrue = (shown: Facts, stated: Facts) =>
  Object.entries(shown).every(([name, value]) => sorted(stated[name as keyof Facts]) === sorted(value))
const sorted = (value: Facts[keyof Facts]) =>
  JSON.stringify(typeof value === 'object' ? Object.entries(value).toSorted() : value)

/** A scene shows a line when it shows its kind, and every fact that can be seen in it is one of the line. */
function shows(line: Line, scene: string | undefined): boolean {
  return scene !== undefined && fits(kindOf(line), scene) && isTrue(scenes[scene]?.facts ?? {}, factsOf(line))
}

/** Scenes that show a line; of those with more facts, such as its very model, no other will do. */
function scenesOf(line: Line): string[] {
  const found = Object.keys(scenes).filter((scene) => shows(line, scene))
  const most = Math.max(...found.map(factsShown))
  return found.filter((scene) => factsShown(scene) === most)
}

test('the scene of every demo product shows what the product is', () => {
  const wrong = demoLines
    .filter((line) => !scenesOf(line).includes(sceneOf(line) ?? ''))
    .map((line) => `${lineName(line)}: ${kindOf(line)} as ${sceneOf(line)}, not ${scenesOf(line).join(', ')}`)
  expect(wrong).toEqual([])
})

test('a keyboard with the scene of a laptop does not pass, nor a thing without a scene', () => {
  expect(fits('wireless keyboard and mouse', 'laptop')).toBe(false)
  expect(fits('laptop', 'laptop')).toBe(true)
  expect(fits('laptop', undefined)).toBe(false)
})

test('glass and screens have the camera opening of the phone that they fit', () => {
  const bodies = readFileSync(new URL('../../../../studio/phone_models.py', import.meta.url), 'utf8')
  const drawn = [...bodies.matchAll(/^ {4}'(\w+)-([\w-]+)': model\(.*'(pill|dot|left|drop)'/gm)]
  const openings = new Map(
    drawn.map(([, brand, model, opening]) => [`${brand} ${model!.replaceAll('-', ' ')}`, opening]),
  )
  expect(openings.size).toBeGreaterThan(20)
  openings.set('nubeo flip one', 'fold')
  const wrong = demoLines
    .filter(({ category }) => category === 34 || category === 25)
    .map((line) => [kindOf(line), sceneOf(line), openings.get(kindOf(line).split(' for ')[1]!.toLowerCase())])
    .filter(([, scene, opening]) => !opening || !scene!.endsWith(`-${opening}`))
  expect(wrong).toEqual([])
})

test('a phone, a tablet, a laptop, a smart watch or a case has the picture of its own model alone', () => {
  const ofModels = demoLines.filter(
    (line) => [1, 12, 33].includes(line.category) || /^laptop$|smart watch/.test(kindOf(line)),
  )
  expect(ofModels.length).toBeGreaterThan(70)
  expect(ofModels.filter((line) => scenesOf(line).length !== 1).map(lineName)).toEqual([])
})

/** The categories in which different models may have one picture, and why it says nothing untrue. */
const sharedPictures: Record<number, string> = {
  3: 'a battery for a phone is a plain black cell; its picture has no size, no capacity and no device',
  9: 'cables with the same plugs and the same cord differ in what the cord carries, which no picture shows',
  19: 'a microSD card has the form that its standard gives; its picture has no capacity',
  25: 'a screen is drawn by the opening for the camera; a test above compares it with the phone that it fits',
  34: 'glass is drawn by the opening for the camera; a test above compares it with the phone that it fits',
  47: 'a SIM card has the form that its standard gives; plans differ in their price alone',
}

/** The scenes that show more than one model. */
function sharedScenes(lines: readonly Line[]): { scene: string; category: number; models: string[] }[] {
  const byScene = Map.groupBy(lines, (line) => sceneOf(line) ?? '')
  return [...byScene].flatMap(([scene, shown]) => {
    const models = [...new Set(shown.map((line) => `${lineName(line)}, ${kindOf(line)}`))]
    return models.length > 1 ? [{ scene, category: shown[0]!.category, models }] : []
  })
}

test('two models have the same picture only where they look alike', () => {
  const shared = sharedScenes(demoLines)
  expect(shared.filter(({ category }) => !(category in sharedPictures))).toEqual([])
  const needed = new Set(shared.map(({ category }) => String(category)))
  expect(Object.keys(sharedPictures).filter((category) => !needed.has(category))).toEqual([])
})

test('a watch with the picture of another model is found', () => {
  const watch = lineOf('vitrina Pulso')
  const lines = [watch, { ...lineOf('vitrina Pulso 2'), scene: sceneOf(watch)! }]
  expect(sharedScenes(lines)).toMatchObject([{ scene: 'watch-vitrina-pulso', category: 2 }])
})

test('no picture of a product is the picture of another under a second name', () => {
  const ownScenes = demoLines.filter(({ category }) => !(category in sharedPictures)).map((line) => sceneOf(line)!)
  const files = [...new Set(ownScenes)].flatMap((scene) => filesOf(scene))
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(`studio/pictures/${file}`, project)))
      .digest('hex')
  const alike = [...Map.groupBy(files, digest).values()].filter((names) => names.length > 1)
  expect(files.length).toBeGreaterThan(200)
  expect(alike).toEqual([])
})

/** The views of a scene, and those in which colours with a wallpaper of their own show it: a phone's back has no screen. */
function filesOf(scene: string): string[] {
  const { views, wallpapers = {} } = scenes[scene]!
  const screens = views.filter((view) => view !== 'back')
  const own = Object.keys(wallpapers).flatMap((hex) => screens.map((view) => `${view}-${hex}`))
  return [...views, ...own].map((view) => `${scene}-${view}.avif`)
}

const phones = demoLines.filter(({ category }) => category === 1)

/** The wallpapers that the phones show, each in the colours in which it is sold. */
const wallpapersIn = (shown: Record<string, Scene>) =>
  new Set(
    phones.flatMap((line) => {
      const { wallpaper, wallpapers } = shown[sceneOf(line)!]!
      return line.colours.flatMap((colour) => wallpapers?.[colourIn(colour)!.hex] ?? wallpaper ?? [])
    }),
  )

test('the phones show at least forty wallpapers, and would not without those of their second colours', () => {
  expect(wallpapersIn(scenes).size).toBeGreaterThanOrEqual(40)
  const withoutSecond = Object.entries(scenes).map(([name, { wallpapers: _, ...scene }]) => [name, scene] as const)
  expect(wallpapersIn(Object.fromEntries(withoutSecond)).size).toBeLessThan(40)
})

test('the second color of a phone has a wallpaper in another pattern and another palette, and no mask of its own', () => {
  const partsOf = (wallpaper: string) => (wallpaper.includes(' ') ? wallpaper.split(' ') : ['dunes', wallpaper])
  const files = new Set(readdirSync(new URL('studio/pictures/', project)))
  const withSecond = phones.filter((line) => scenes[sceneOf(line)!]!.wallpapers)
  expect(withSecond.length).toBe(21)
  for (const line of withSecond) {
    const scene = sceneOf(line)!
    const [first, second] = line.colours.map((colour) => colourIn(colour)!.hex)
    const { wallpaper, wallpapers } = scenes[scene]!
    expect([scene, first, ...Object.keys(wallpapers!)]).toEqual([scene, first, second])
    expect(partsOf(wallpapers![second!]!).filter((part) => partsOf(wallpaper!).includes(part))).toEqual([])
    expect(filesOf(scene).filter((file) => !files.has(file))).toEqual([])
    expect(files).not.toContain(`${scene}-hero-${second}.mask.avif`)
  }
})

test('a phone of which only the number of cameras is known shows as many lenses, and no size', () => {
  const shown = [1, 2, 3, 4].map((cameras) => scenes[sceneFor({ categoryId: 1, name: 'Any', cameras })!]!)
  expect(shown.map(({ facts }) => facts)).toEqual([1, 2, 3, 4].map((lenses) => ({ lenses })))
  expect(shown.filter(({ views }) => views.includes('size'))).toEqual([])
  expect(scenes[sceneFor({ categoryId: 1, name: 'Any' })!]).toMatchObject({ views: ['hero'] })
})

test('a phone whose screen is three quarters of an inch larger is shown taller', () => {
  const phones = Object.entries(scenes).flatMap(([name, { shows, facts, scale }]) =>
    shows === 'phone' && facts?.inches ? { name, inches: facts.inches, scale } : [],
  )
  expect(phones.length).toBeGreaterThan(15)
  const wrong = phones.flatMap((small) =>
    phones
      .filter(({ inches, scale = 1 }) => inches >= small.inches + 0.75 && scale <= (small.scale ?? 1))
      .map((large) => `${large.name} is not taller than ${small.name}`),
  )
  expect(wrong).toEqual([])
})

test('the pictures fit into 11.5 MB, each of one scene into 36 kB', () => {
  const folder = new URL('studio/pictures/', project)
  const sizes = readdirSync(folder).map((file) => ({ file, bytes: statSync(new URL(file, folder)).size }))
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(11_500_000)
  const ofScenes = Object.keys(scenes).flatMap(filesOf)
  expect(sizes.filter(({ file, bytes }) => ofScenes.includes(file) && bytes > 36_000)).toEqual([])
})

test.each([
  ['lumen Aria 12', '', 'phone-solano-basico-4g'],
  ['lumen Aria 12', '', 'phone-lumen-aria-11'],
  ['lumen Aria 12', '', 'phone-dual'],
  ['karibe Página 8', '', 'tablet-kora-cuento'],
  ['vitrina Pulso 2', '', 'watch-vitrina-pulso'],
  ['lumen Aria Watch', '', 'watch-round'],
  ['nubeo Cielo 14', '', 'laptop-nubeo-cielo-16'],
  ['onza Libreta 15', '', 'laptop'],
  ['lumen Aria Buds', '', 'earbuds'],
  ['vitrina Clara', 'for Lumen Aria 12', 'case-clear-onza-uno-max'],
  ['vitrina Clara', 'for Lumen Aria 12', 'case-silicone-lumen-aria-12'],
  ['vitrina Puente 5', '', 'hub-usba'],
  ['voltara Auto Dúo', '', 'charger-car-mini'],
  ['vitrina P65 Trío', '', 'charger-wall-small'],
  ['vitrina Paso', '', 'adapter-usbc-pair'],
  ['kora Paso Doble', '', 'adapter-usba'],
  ['vitrina Reserva 20', '', 'power-bank-5'],
  ['vitrina AA4', '', 'cells-coin'],
  ['vitrina Taller 25', '', 'tools-repair'],
  ['voltara Aro Alto', '', 'ring-light'],
  ['voltara Celda 5000', 'for Onza Chispa', 'battery-block'],
  ['voltara Celda 1800', '', 'battery'],
])('%s %s does not pass with the picture %s', (name, kind, scene) => {
  const line = lineOf(name, kind)
  expect(scenesOf(line)).toContain(sceneOf(line))
  expect(scenesOf(line)).not.toContain(scene)
})

/** Every picture of a product that is sold, in the colours in which it is. */
const sold = new Set(
  demoLines.flatMap((line) =>
    line.colours.flatMap((colour) =>
      scenes[sceneOf(line) ?? '']!.views.map((view) => `${sceneOf(line)}-${view}-${colourIn(colour)?.hex}`),
    ),
  ),
)

test('pictures of several products show what is sold, in colours in which it is sold', () => {
  const shown = [...home, ...banners].flatMap(({ name, renders }) => renders.map((render) => ({ name, render })))
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.filter(({ render }) => !sold.has(render))).toEqual([])
  expect(sold).not.toContain('headphones-hero-1f7a7a')
})

test('so do the pictures that home names by itself', () => {
  const folder = new URL('storefront/routes/home/', project)
  const pages = readdirSync(folder).filter((file) => file.endsWith('.tsx'))
  const named = pages.flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/['/]((?!use-)[a-z][a-z0-9-]+-[0-9a-f]{6})'/g),
  ])
  expect(named.length).toBeGreaterThan(3)
  expect(named.map(([, picture]) => picture).filter((picture) => !sold.has(picture!))).toEqual([])
})
