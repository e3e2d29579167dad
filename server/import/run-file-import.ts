import { parseArgs } from 'node:util'
import type { Database } from '#server/platform/database/database.ts'
import { explainFault } from '#server/platform/start-faults.ts'
import { ImportError } from './mapping.ts'
import { openStore } from './open-store.ts'

const allStored = 0
const failed = 1
const someRefused = 2

interface FileImport {
  usage: string
  /** The names of its options besides `--dry-run` and `--help`; none takes a value. */
  flags?: readonly string[]
  /** Opens the file before the store, so that a wrong path needs no database; gives the import of its rows. */
  open: (path: string) => Promise<(db: Database, options: ImportOptions) => Promise<Imported>>
}

export interface ImportOptions {
  isDryRun: boolean
  /** The flags that were given. */
  flags: ReadonlySet<string>
}

/** What an import did, in plain lines, and how many rows it refused. */
export interface Imported {
  report: string
  refused: number
}

/**
 * Runs a command that imports one file; returns the exit code: 0 when every row was stored, 2 when some were refused, 1
 * when nothing was imported, with the reason on the error stream.
 */
export async function runFileImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { usage, flags = [], open }: FileImport,
): Promise<number> {
  try {
    const { given, positionals } = parseFlags(args, ['dry-run', ...flags])
    if (given.has('help')) {
      console.log(usage)
      return allStored
    }
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new ImportError(`Name one file to import.\n\n${usage}`)
    const load = await open(path)
    const database = await openStore(environment)
    try {
      const { report, refused } = await load(database.db, { isDryRun: given.has('dry-run'), flags: given })
      console.log(report)
      return refused > 0 ? someRefused : allStored
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explainImport(error))
    return failed
  }
}

function parseFlags(args: readonly string[], flags: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
      help: { type: 'boolean', short: 'h' },
    },
  })
  return { given: new Set(Object.keys(values)), positionals }
}

/** What went wrong with a command, as its user can act on it. */
export function explainImport(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  const isOwn = error instanceof ImportError || code.startsWith('ERR_PARSE_ARGS')
  return isOwn ? (error as Error).message : explainFault(error)
}
