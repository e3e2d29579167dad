import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type Path } from 'opentype.js'

/** The weights of the store's typeface that pictures are drawn with. */
export type Weight = 500 | 700 | 800

const cuts = ['latin', 'latin-ext'] as const
const fonts = new Map<Weight, Promise<Font[]>>()

/**
 * Text as outlines: it looks the same on a machine that has no fonts at all, and nothing of it can be read as markup.
 */
export interface Drawn {
  /** The data of an SVG path, its baseline at y = 0, its start at x = 0. */
  path: string
  width: number
}

/** Draws one line. Characters that the typeface does not have are left out. `tracking` is a share of the size. */
export async function drawLine(text: string, weight: Weight, size: number, tracking = 0): Promise<Drawn> {
  const known = await fontsOf(weight)
  let path = ''
  let x = 0
  for (const character of text.normalize('NFC')) {
    const font = known.find((one) => one.charToGlyphIndex(character) > 0)
    if (!font) continue
    path += dataOf(font.charToGlyph(character).getPath(x, 0, size))
    x += widthOf(font, character, size) + tracking * size
  }
  return { path, width: x }
}

/**
 * Breaks a text between words into at most `linesMax` lines no wider than `width`; a text that is too long ends with
 * an ellipsis.
 */
export async function breakLines(
  text: string,
  { weight, size, width, linesMax }: { weight: Weight; size: number; width: number; linesMax: number },
): Promise<string[]> {
  const known = await fontsOf(weight)
  const measure = (line: string) =>
    [...line].reduce((sum, character) => {
      const font = known.find((one) => one.charToGlyphIndex(character) > 0)
      return font ? sum + widthOf(font, character, size) : sum
    }, 0)
  const lines: string[] = []
  let line = ''
  for (const word of text.normalize('NFC').split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (!line || measure(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  const shown = lines.slice(0, linesMax)
  const isCut = lines.length > linesMax
  return shown.map((one, index) => shortened(one, isCut && index === linesMax - 1, (part) => measure(part) <= width))
}

function shortened(line: string, isCut: boolean, isWithinWidth: (part: string) => boolean): string {
  if (!isCut && isWithinWidth(line)) return line
  let part = line
  while (part && !isWithinWidth(`${part}…`)) part = [...part].slice(0, -1).join('')
  return `${part.replace(/(?<![\s,;:])[\s,;:]+$/, '')}…`
}

/** The data of an SVG path, each number in full: librsvg cannot read some paths in the library's own short form. */
function dataOf({ commands }: Path): string {
  return commands
    .map(
      ({ type, ...points }) =>
        type +
        pointsOf(points)
          .map((value) => value.toFixed(2))
          .join(' '),
    )
    .join('')
}

function pointsOf({ x1, y1, x2, y2, x, y }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>): number[] {
  return [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
}

function widthOf(font: Font, character: string, size: number): number {
  return ((font.charToGlyph(character).advanceWidth ?? 0) * size) / font.unitsPerEm
}

/** The fonts of a weight, the common letters first, then those of other languages; parsed once. */
function fontsOf(weight: Weight): Promise<Font[]> {
  const known = fonts.get(weight)
  if (known) return known
  const read = Promise.all(
    cuts.map(async (cut) => {
      const file = fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-${cut}-${weight}-normal.woff`))
      const bytes = await readFile(file)
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    }),
  )
  fonts.set(weight, read)
  read.catch(() => fonts.delete(weight))
  return read
}
