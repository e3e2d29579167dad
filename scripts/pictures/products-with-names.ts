// npm run pictures:names -- FOLDER: every product of the demo store, its picture above its Spanish name and its code, on pages of
// 48, to see at a glance whether a picture states something that the name does not.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { buildProducts } from '#server/db/demo/products/build-products.ts'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import { paintedRender, pictureNameOf } from '#server/media/picture.ts'
import { escapeHtml } from '#server/platform/html.ts'

type Product = ReturnType<typeof buildProducts>[number]

const [columns, rows] = [8, 6]
const [side, width, height] = [150, 190, 226]
const lineLength = 30
const ground = '#faf8f5'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder for the pages: npm run pictures:names -- FOLDER')
await mkdir(folder, { recursive: true })
const products = buildProducts(new Date(), readStudio())
const perPage = columns * rows
for (let page = 0; page * perPage < products.length; page += 1) {
  const file = join(folder, `page-${String(page + 1).padStart(2, '0')}.png`)
  await writePage(file, products.slice(page * perPage, (page + 1) * perPage))
  console.log(file)
}

async function writePage(file: string, shown: readonly Product[]): Promise<void> {
  const cells = await Promise.all(shown.map(drawCell))
  const size = { width: columns * width, height: Math.ceil(shown.length / columns) * height }
  await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(cells.flat())
    .png()
    .toFile(file)
}

async function drawCell({ code, name, pictures }: Product, index: number): Promise<OverlayOptions[]> {
  const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height]
  const lines = [...brokenInLines(name.es), code].map(
    (line, at) => `<text x="4" y="${14 + at * 13}">${escapeHtml(line)}</text>`,
  )
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height - side}" font-family="sans-serif" font-size="11">${lines.join('')}</svg>`
  const picture = await drawn(pictures[0]?.picture)
  return [
    ...(picture ? [{ input: picture, left: left + (width - side) / 2, top }] : []),
    { input: Buffer.from(label), left, top: top + side },
  ]
}

async function drawn(picture: string | undefined): Promise<Buffer | undefined> {
  const name = picture === undefined ? undefined : pictureNameOf(`${picture}-320`)
  if (!name) return undefined
  return sharp(await (await paintedRender(name)).png().toBuffer())
    .resize(side, side)
    .png()
    .toBuffer()
}

function brokenInLines(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > lineLength) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
