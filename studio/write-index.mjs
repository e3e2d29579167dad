// pictures/index.json: what the store may ask for. It lists what is on the disk, in the order the scenes tell it.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { arrangements } from './arrangements.mjs'

const placeholderBytesMax = 400

export async function writeIndex(pictures, pictureViews) {
  const scenes = {}
  const uses = {}
  for (const [name, { category, shows, views, facts, scale, of, wallpaper, wallpapers = {} }] of Object.entries(pictureViews)) {
    const ready = views.filter((view) => existsSync(join(pictures, `${name}-${view}.avif`)))
    if (category === 'use') {
      if (ready.length > 0) uses[of] = [...(uses[of] ?? []), ...ready.map((view) => `${name}-${view}`)]
      continue
    }
    if (ready.length === 0) continue
    const ownColours = Object.entries(wallpapers).filter(([colour]) => existsSync(join(pictures, `${name}-${ready[0]}-${colour}.avif`)))
    scenes[name] = {
      category,
      shows,
      facts,
      scale,
      wallpaper,
      wallpapers: ownColours.length > 0 ? Object.fromEntries(ownColours) : undefined,
      views: ready,
      placeholder: await placeholder(join(pictures, `${name}-${ready[0]}.avif`), 16, 16),
    }
  }
  await write(pictures, { scenes, uses, home: await homePictures(pictures) })
}

/** The same index with what `compose.mjs` has put together since: the pictures of the home page. */
export async function writeHomeIndex(pictures) {
  const index = JSON.parse(await readFile(join(pictures, 'index.json'), 'utf8'))
  await write(pictures, { ...index, home: await homePictures(pictures) })
}

const isBanner = (name) => name.startsWith('banner-')

async function bannerPictures(pictures) {
  const all = await arrangedPictures(pictures, isBanner)
  return all.map(({ name, renders, placeholder }) => ({ name, renders, placeholder }))
}

const homePictures = (pictures) => arrangedPictures(pictures, (name) => !isBanner(name))

/** The pictures that are put together of several, with the renders in each. */
async function arrangedPictures(pictures, isOne) {
  const ready = Object.entries(arrangements).filter(([name]) => isOne(name) && existsSync(join(pictures, `${name}.avif`)))
  return Promise.all(
    ready.map(async ([name, { width, height, objects }]) => {
      const small = await placeholder(join(pictures, `${name}.avif`), width === height ? 16 : 20, width === height ? 16 : 8)
      const renders = objects.map(([picture, colour]) => `${picture}-${colour.slice(1)}`)
      return { name, width, height, renders, placeholder: small }
    }),
  )
}

async function write(pictures, { scenes, home, ...others }) {
  const index = { scenes, ...others, banners: await bannerPictures(pictures), home }
  await writeFile(join(pictures, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
}

/** A picture of a few pixels, shown blurred until the real one is there. */
async function placeholder(file, width, height) {
  for (let quality = 50; ; quality -= 10) {
    const bytes = await sharp(file).resize(width, height).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= placeholderBytesMax || quality <= 10) return uri
  }
}
