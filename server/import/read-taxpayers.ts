import { createReadStream, existsSync, openSync, readSync, closeSync, statSync } from 'node:fs'
import { ImportError } from './mapping.ts'

const fileBytesMax = 1_000_000_000
const linesMax = 5_000_000
/** Longer lines are no rows of the register; only this much of them is read into memory. */
const lineLengthMax = 4_000

export interface TaxpayersFile {
  bytes: number
  lines(): AsyncGenerator<RegisterLine>
}

export interface RegisterLine {
  line: number
  text: string
  /** False for the last line of a file that does not end with a line break. */
  isEnded: boolean
  /** How much of the file has been read. */
  bytesRead: number
}

/** Opens the tax authority's file, `DGII_RNC.TXT`. Refuses one that is missing, too large, or still packed. */
export function openTaxpayersFile(path: string): TaxpayersFile {
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`)
  const stat = statSync(path)
  if (!stat.isFile()) throw new ImportError(`${path} is not a file.`)
  if (stat.size > fileBytesMax)
    throw new ImportError(
      `${path} has ${Math.ceil(stat.size / 1e6)} MB; at most ${fileBytesMax / 1e6} MB can be imported.`,
    )
  if (isArchive(path))
    throw new ImportError(`${path} is an archive. Unpack it (unzip ${path}) and import the .TXT file inside.`)
  return { bytes: stat.size, lines: () => readLines(path) }
}

/** The lines of the file, whose signs are those of ISO-8859-15. It holds one chunk of the file in memory at a time. */
async function* readLines(path: string): AsyncGenerator<RegisterLine> {
  const decoder = new TextDecoder('iso-8859-15')
  const file = createReadStream(path, { highWaterMark: 64 * 1024 })
  let [line, bytesRead, rest] = [0, 0, '']
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytesRead += chunk.length
    const texts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = (texts.pop() ?? '').slice(0, lineLengthMax + 1)
    for (const text of texts) yield { line: (line += 1), text, isEnded: true, bytesRead }
    if (line > linesMax) throw new ImportError(`The file has more than ${linesMax} lines. Nothing was changed.`)
  }
  if (rest) yield { line: line + 1, text: rest, isEnded: false, bytesRead }
}

function isArchive(path: string): boolean {
  const start = Buffer.alloc(2)
  const file = openSync(path, 'r')
  try {
    readSync(file, start)
    return start.toString('latin1') === 'PK'
  } finally {
    closeSync(file)
  }
}
