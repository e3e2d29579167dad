import { existsSync, readFileSync } from 'node:fs'
import { standInsFor } from '#domain/products/scene.ts'

const indexPath = new URL('../../../studio/pictures/index.json', import.meta.url)

/** What the studio has rendered: the views of each scene, and the names of the banners. */
export interface Studio {
  scenes: Record<string, string[]>
  banners: string[]
}

/** What stands in before anything has been rendered: names that the studio is going to use. */
const unrendered: Studio = { scenes: { 'phone-triple': ['hero', 'back', 'front', 'side'] }, banners: [] }

/** Reads the index of the studio's pictures; pictures that nobody rendered are never named. */
export function readStudio(): Studio {
  if (!existsSync(indexPath)) return unrendered
  const index = JSON.parse(readFileSync(indexPath, 'utf8')) as {
    scenes: Record<string, { views: string[] }>
    banners: { name: string }[]
  }
  const scenes = Object.fromEntries(Object.entries(index.scenes).map(([scene, { views }]) => [scene, views]))
  return { scenes, banners: index.banners.map((banner) => banner.name) }
}

const viewsMax = 6

/**
 * The pictures of a product: up to six views of a scene, or of the nearest one that exists, in a body colour of six hex
 * digits.
 */
export function studioPictures(studio: Studio, scene: string, hex: string): { picture: string; photoType: string }[] {
  const shown = [scene, ...standInsFor(scene), ...Object.keys(studio.scenes)].find(
    (name) => studio.scenes[name]?.length,
  )
  const views = (shown && studio.scenes[shown]) || []
  return views.slice(0, viewsMax).map((view) => ({ picture: `${shown}-${view}-${hex}`, photoType: view }))
}
