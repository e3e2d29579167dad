import sharp from 'sharp'
import { isColour } from '#domain/products/colours.ts'
import { type PictureName, paintedRender, pictureNameOf } from '../picture.ts'
import { type Drawn, type Weight, breakLines, drawLine } from './letters.ts'

/** The contents of the preview picture of a shared link. */
export interface PreviewCard {
  shopName: string
  /** The largest line: a product's name, or what the store sells. */
  title: string
  price?: string | undefined
  oldPrice?: string | undefined
  /** The path of a studio picture without width and ending. */
  picture?: string | undefined
}

const previewSize = { width: 1200, height: 630 } as const
const bytesMax = 120_000
const margin = 72
const textWidth = 484
const stage = { left: 612, side: 560 }
/** Design tokens of the light theme: paper, ink, muted, accent, price-drop, stage-mango. */
const colours = {
  paper: '#fcf9f5',
  ink: '#191e28',
  muted: '#565c69',
  accent: '#fd9320',
  drop: '#b33a0a',
  stage: '#f8e8d3',
}

/** The preview picture of a shared link, 1200 × 630: logo, text, and the product. JPEG of at most 120 kB. */
export async function drawPreview(card: PreviewCard): Promise<Buffer> {
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${scenery}${await textOf(card)}</svg>`,
  )
  const product = await productImage(card)
  const { data, info } = await sharp(ground)
    .composite(product ? [product] : [])
    .flatten({ background: colours.paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let quality = 84; ; quality -= 8) {
    const bytes = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length <= bytesMax || quality < 50) return bytes
  }
}

const scenery = `<defs><radialGradient id="light" cx="0.5" cy="0.42" r="0.62"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="${colours.paper}"/><path d="M632 0H1200V630H632a40 40 0 0 1-40-40V40a40 40 0 0 1 40-40Z" fill="${colours.stage}"/><rect x="592" width="608" height="630" fill="url(#light)"/>
<g transform="translate(${margin} 64) scale(1.5)"><path d="M13 4.5h6l6.2 20H6.8Z" fill="${colours.accent}"/><path d="M2.5 27.5h27M6 27V9.5a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6V27" fill="none" stroke="${colours.ink}" stroke-width="2.7" stroke-linecap="round"/></g>`

async function textOf({ shopName, title, price, oldPrice }: PreviewCard): Promise<string> {
  const parts = [at(await fitted(shopName, 800, 40), margin + 62, 104, colours.ink)]
  const { lines, size } = await titleLines(title, price ? 3 : 4)
  const lineHeight = size * 1.16
  const bottom = price ? (oldPrice ? 400 : 424) : 470
  for (const [index, line] of lines.entries()) {
    const y = bottom - (lines.length - 1 - index) * lineHeight
    parts.push(at(await drawLine(line, 700, size, -0.015), margin, y, colours.ink))
  }
  if (price)
    parts.push(at(await fitted(price, 800, 76), margin, oldPrice ? 494 : 524, oldPrice ? colours.drop : colours.ink))
  if (oldPrice) {
    const old = await fitted(oldPrice, 500, 36)
    parts.push(at(old, margin, 550, colours.muted))
    parts.push(
      `<rect x="${margin - 2}" y="536" width="${(old.width + 4).toFixed(1)}" height="3" fill="${colours.muted}"/>`,
    )
  }
  return parts.join('')
}

/** The title as large as it fits: a short name is larger than a long one. */
async function titleLines(title: string, linesMax: number): Promise<{ lines: string[]; size: number }> {
  const text = title.slice(0, 300)
  for (const size of [60, 52]) {
    const lines = await breakLines(text, { weight: 700, size, width: textWidth, linesMax })
    if (!lines.some((line) => line.endsWith('…'))) return { lines, size }
  }
  return {
    lines: await breakLines(text, { weight: 700, size: 44, width: textWidth, linesMax: linesMax + 1 }),
    size: 44,
  }
}

/** One line no wider than the side with the text. */
async function fitted(text: string, weight: Weight, size: number): Promise<Drawn> {
  const drawn = await drawLine(text, weight, size, -0.02)
  return drawn.width <= textWidth ? drawn : drawLine(text, weight, (size * textWidth) / drawn.width, -0.02)
}

function at({ path }: Drawn, x: number, y: number, fill: string): string {
  return path ? `<path transform="translate(${x} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>` : ''
}

/** The studio picture of the product; undefined where there is none. */
export function productPicture({ picture }: PreviewCard): PictureName | undefined {
  const name = pictureNameOf(`${picture?.replace(/^\/media\//, '') ?? ''}-800`)
  return name && (!name.colour || isColour(name.colour)) ? name : undefined
}

async function productImage(card: PreviewCard): Promise<{ input: Buffer; left: number; top: number } | undefined> {
  const name = productPicture(card)
  if (!name) return undefined
  const painted = await (await paintedRender(name)).png().toBuffer()
  const input = await sharp(painted)
    .resize(stage.side, stage.side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return { input, left: stage.left, top: Math.round((previewSize.height - stage.side) / 2) }
}
