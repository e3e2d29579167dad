import { existsSync, readFileSync } from 'node:fs'
import { isColour } from '#domain/products/colours.ts'
import { hasSymbol, symbolFor } from '#domain/products/symbol.ts'

const indexPath = new URL('../../../studio/pictures/index.json', import.meta.url)

/**
 * The rendered pictures of the studio: the views of each scene, the names of the banners, and by the scene of a product
 * the photographs of its use.
 */
export interface Studio {
  scenes: Record<string, string[]>
  banners: string[]
  uses: Record<string, readonly string[]>
}

/** The names to use before anything has been rendered: those that the studio is going to render. */
const unrendered: Studio = { scenes: { 'phone-triple': ['hero', 'back', 'front', 'side'] }, banners: [], uses: {} }

/** Reads the index of the studio's pictures, so that no picture is named that does not exist. */
export function readStudio(): Studio {
  if (!existsSync(indexPath)) return unrendered
  const index = JSON.parse(readFileSync(indexPath, 'utf8')) as {
    scenes: Record<string, { views: string[] }>
    banners: { name: string }[]
    uses: Record<string, string[]>
  }
  const scenes = Object.fromEntries(Object.entries(index.scenes).map(([scene, { views }]) => [scene, views]))
  return { scenes, banners: index.banners.map((banner) => banner.name), uses: index.uses }
}

const viewsMax = 6

/** What the pictures of a product are chosen by. */
interface Shown {
  categoryId: number
  /** The scene of exactly its kind, as `sceneFor` finds it. */
  scene: string | undefined
  /** The colour of its body, six hex digits. */
  hex: string
}

/**
 * The pictures of a product: up to six views of its scene in the colour of its body. Where the studio has no scene of
 * its kind, the neutral symbol of its category, which says nothing about the product.
 */
export function studioPictures(
  studio: Studio,
  { categoryId, scene, hex }: Shown,
): { picture: string; photoType: string }[] {
  const views = (scene !== undefined && studio.scenes[scene]) || []
  if (views.length === 0) return [{ picture: symbolFor(categoryId), photoType: 'symbol' }]
  return views.slice(0, viewsMax).map((view) => ({ picture: `${scene}-${view}-${hex}`, photoType: view }))
}

/** Whether the studio has a picture: the symbol of a category, or a view of a scene in a colour of the shop. */
export function isStudioPicture(
  { scenes }: Studio,
  { picture, photoType }: { picture: string; photoType: string },
): boolean {
  if (photoType === 'symbol') return hasSymbol(picture)
  const [, scene = '', view = '', hex = ''] = /^(.+)-([a-z]+)-([0-9a-f]{6})$/.exec(picture) ?? []
  return (scenes[scene]?.includes(view) ?? false) && isColour(hex)
}

/** The photographs of a product in use, in the color of its body: those of the scene that its own pictures show. */
export function usePictures({ uses }: Studio, pictures: readonly { picture: string }[]): string[] {
  const [, scene = '', hex] = /^(.+)-[a-z]+-([0-9a-f]{6})$/.exec(pictures[0]?.picture ?? '') ?? []
  return (uses[scene] ?? []).map((name) => `${name}-${hex}`)
}
