import { type Box, type Group, drawDiagram, heightOf } from './diagram.ts'
import { type Edge, edgesBetween, foldersBelow, withoutImplied } from './imports.ts'

interface Layered {
  folder: string
  title: string
  /** The layers as boundaries.ts states them, low to high. */
  layers: readonly (readonly string[])[]
}

const rowWidth = 860
const gap = 12
const left = 30
/** About the width of a letter of the faint text. */
const letterWidth = 6.8

/**
 * The folders below one folder in their layers, the highest at the top; those of one layer share a row. A folder that
 * does not exist yet is left out.
 */
export function drawLayers({ folder, title, layers: stated }: Layered): string {
  const existing = foldersBelow(folder)
  const layers = stated.map((layer) => layer.filter((name) => existing.has(name))).filter((layer) => layer.length > 0)
  const names = layers.flat()
  const uses = withoutImplied(edgesBetween((path) => folderOf(path, folder, names)))
  const boxes: Box[] = []
  let y = 40
  for (const layer of layers.toReversed()) {
    const row = rowOf(layer, y, uses)
    boxes.push(...row)
    y += Math.max(...row.map(heightOf)) + gap
  }
  const frame: Group = { x: left - gap, y: 12, width: rowWidth + 2 * gap, height: y - 12, title: folder }
  const described = layers.map((layer, at) => `Layer ${at + 1}: ${layer.join(', ')}.`).join(' ')
  return drawDiagram({
    title,
    description: `From low to high. A folder imports only folders of lower layers. ${described}`,
    boxes,
    groups: [frame],
    arrows: [],
  })
}

function folderOf(path: string, folder: string, names: readonly string[]): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const name = path.slice(folder.length + 1).split('/')[0] as string
  return names.includes(name) ? name : undefined
}

/**
 * The boxes of one layer, side by side. Each names the highest folders that it imports; the others follow from these.
 */
function rowOf(layer: readonly string[], y: number, uses: readonly Edge[]): Box[] {
  const width = (rowWidth - (layer.length - 1) * gap) / layer.length
  return layer.map((name, at) => {
    const used = uses.filter((edge) => edge.from === name).map((edge) => edge.to)
    const lines = used.length > 0 ? wrapped(`uses ${used.join(', ')}`, width / letterWidth) : []
    return { id: name, x: left + at * (width + gap), y, width, title: name, lines }
  })
}

/** A text split at its spaces into lines of at most `lettersMax` letters. */
function wrapped(text: string, lettersMax: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line === '' || line.length + 1 + word.length <= lettersMax) lines[lines.length - 1] = `${line} ${word}`.trim()
    else lines.push(word)
  }
  return lines
}
