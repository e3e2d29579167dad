import { existsSync, readFileSync } from 'node:fs'
import { substituteScenes } from '#domain/products/scene.ts'

const indexPath = new URL('../../../studio/pictures/index.json', import.meta.url)

/** The rendered pictures of the studio: the views of each scene, and the names of the banners. */
export interface Studio {
  scenes: Record<string, string[]>
  banners: string[]
}

/** The names to use before anything has been rendered: those that the studio is going to render. */
const unrendered: Studio = { scenes: { 'phone-triple': ['hero', 'back', 'front', 'side'] }, banners: [] }

/** Reads the index of the studio's pictures, so that no picture is named that does not exist. */
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
  const shown = [scene, ...substituteScenes(scene), ...Object.keys(studio.scenes)].find(
    (name) => studio.scenes[name]?.length,
  )
  const views = (shown && studio.scenes[shown]) || []
  return views.slice(0, viewsMax).map((view) => ({ picture: `${shown}-${view}-${hex}`, photoType: view }))
}
