import { existsSync, realpathSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { namingPath } from './file-faults.ts'
import type { CommandOptions } from './import-options.ts'
import { ImportError } from './mapping.ts'
import type { PriceListFile } from './price-list-file.ts'
import {
  type WrittenRows,
  createRefusedFile,
  createRowsFile,
  refusedPathOf,
  removeRefusedFile,
} from './refused-file.ts'
import type { Difference } from './store-batch.ts'
import type { RefusedLine } from './summary.ts'

type Paths = Pick<CommandOptions, 'path' | 'mapping' | 'stock' | 'pictures' | 'refused' | 'differences'>

/**
 * Refuses output files of the command that are one of the files it reads, or each other, and those of an option that cannot
 * be written. Reads nothing, and leaves no file behind.
 */
export async function checkOutputFiles(options: Paths): Promise<void> {
  const inputs: [string, string | undefined][] = [
    ['the list', options.path],
    ['the file of --mapping', options.mapping],
    ['the file of --stock', options.stock],
    ['the file of --pictures', options.pictures],
  ]
  const outputs: [string, string | undefined][] = [
    ['--differences', options.differences],
    [
      options.refused === undefined ? 'the file of refused rows' : '--refused',
      options.refused ?? refusedPathOf(options.path),
    ],
    ['the file of refused rows of stock', options.stock && refusedPathOf(options.stock)],
  ]
  const taken = new Map<string, string>()
  for (const [name, path] of inputs) if (path !== undefined) taken.set(placeOf(path), name)
  for (const [name, path] of outputs) {
    if (path === undefined) continue
    const other = taken.get(placeOf(path))
    if (other !== undefined) throw new ImportError(overwriting(name, path, other))
    taken.set(placeOf(path), name)
  }
  for (const [option, path] of outputs.slice(0, 2))
    if (path !== undefined && option.startsWith('--')) await namingPath(`${option}: ${path}`, () => tryToWrite(path))
}

function overwriting(name: string, path: string, other: string): string {
  const isOption = name.startsWith('--')
  return isOption
    ? `${name} names ${path}, which is ${other}: it would be overwritten.`
    : `${path}, which is ${other}, would be overwritten with refused rows: rename it, or name another file with --refused.`
}

/** The file that a path leads to, whatever way it is written; one that does not exist is in its folder. */
function placeOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const folder = dirname(resolve(path))
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path))
}

/** Opening a file for more at its end changes nothing of it, and finds every reason for which it cannot be written. */
async function tryToWrite(path: string): Promise<void> {
  const isNew = !existsSync(path)
  const file = await open(path, 'a')
  await file.close()
  if (isNew) await rm(path)
}

interface OutputOptions {
  /** Where refused rows go that no option has a file for. */
  refusedPath: string
  refused: string | undefined
  differences: string | undefined
  dryRun: boolean
}

export type Outputs = ReturnType<typeof createOutputs>

/** The files that a run writes of its list: the refused rows, and the differences where they were asked for. */
export function createOutputs(file: PriceListFile, { refusedPath, dryRun, ...requested }: OutputOptions) {
  const path = requested.refused ?? refusedPath
  const isRequested = requested.refused !== undefined
  const refused = dryRun && !isRequested ? undefined : createRefusedFile(path, file, { isRequested })
  const differences =
    requested.differences === undefined
      ? undefined
      : createRowsFile(requested.differences, differenceColumns, { isRequested: true })
  return {
    addRefused: (row: RefusedLine): void => refused?.add(row),
    addDifference: ({ line, code, column, before, after }: Difference): void =>
      differences?.add([String(line), code, column, before, after]),
    /**
     * Waits until all is written; gives what a report says of the files, and whether they have everything. `isWhole` says
     * that the list was read to its end: then refused rows of an earlier run are out of date.
     */
    async end({ isWhole }: { isWhole: boolean }): Promise<{ lines: string[]; isWritten: boolean }> {
      const [rows, cells] = [await refused?.end(), await differences?.end()]
      if (refused && !isRequested && rows?.count === 0 && isWhole) await removeRefusedFile(path)
      return {
        lines: [...refusedSentence(path, rows), ...faultSentence('differences', requested.differences, cells)],
        isWritten: !rows?.fault && !cells?.fault,
      }
    },
  }
}

const differenceColumns = ['line', 'code', 'column', 'before', 'after']

function refusedSentence(path: string, rows: WrittenRows | undefined): string[] {
  if (rows?.fault !== undefined) return faultSentence('refused rows', path, rows)
  return rows?.count ? [`The refused rows are in ${path}, with the reasons: correct and import that file.`] : []
}

function faultSentence(what: string, path: string | undefined, rows: WrittenRows | undefined): string[] {
  return rows?.fault === undefined ? [] : [`The ${what} could not be written to ${path}: ${rows.fault}.`]
}
