import { parseArgs } from 'node:util'
import { ImportError } from './mapping.ts'
import { type Encoding, encodings } from './price-list-file.ts'

export const usage = `npm run import -- FILE [options]

  --mapping FILE.json    how the columns become products (default: the shipped mapping that fits the header)
  --rate INR=0.72        RD$ for one unit of the list's currency, instead of the mapping's
  --only price,stock     change these columns of known products, nothing else
  --full                 the list is whole: products that it lacks are hidden, once --yes says so
  --yes                  hide them
  --stock FILE.csv       then set stock from a file with the columns product, branch and quantity
  --pictures FILE.zip    the paths of pictures are in this archive instead of the folder of the list
  --encoding latin1      the files are in Latin-1 (Windows-1252) instead of UTF-8
  --refused FILE.csv     where the refused rows go (default: FILE.refused.csv beside the list)
  --differences FILE.csv write each cell that differs, with its value before and after
  --dry-run              change nothing, say what would be done

docs/import.md describes what a mapping holds.`

export interface CommandOptions {
  path: string
  mapping: string | undefined
  rate: string | undefined
  only: string | undefined
  stock: string | undefined
  encoding: Encoding
  pictures: string | undefined
  refused: string | undefined
  differences: string | undefined
  isFull: boolean
  mayHide: boolean
  dryRun: boolean
}

/** The options of the command; undefined where its usage is requested. Refuses what does not go with each other. */
export function readOptions(args: readonly string[]): CommandOptions | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mapping: text,
      rate: text,
      only: text,
      stock: text,
      pictures: text,
      encoding: text,
      refused: text,
      differences: text,
      full: flag,
      yes: flag,
      'dry-run': flag,
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new ImportError(`Name one file to import.\n\n${usage}`)
  const encoding = encodings.find((name) => name === (values.encoding ?? 'utf8'))
  if (!encoding) throw new ImportError(`--encoding is one of ${encodings.join(', ')}, but is "${values.encoding}".`)
  if (values.full && values.only !== undefined)
    throw new ImportError(
      '--full and --only do not go with each other: a list of some columns says nothing of missing products.',
    )
  if (values.yes && !values.full)
    throw new ImportError('--yes goes with --full: it hides the products that a full list lacks.')
  return {
    path,
    encoding,
    pictures: values.pictures,
    mapping: values.mapping,
    rate: values.rate,
    only: values.only,
    stock: values.stock,
    refused: values.refused,
    differences: values.differences,
    isFull: values.full ?? false,
    mayHide: values.yes ?? false,
    dryRun: values['dry-run'] ?? false,
  }
}
