import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { InTurn } from './turns.ts'

/**
 * The bytes of a file, made by `make` and kept when it is not there yet; only who has it made waits for a turn. Another process never reads half
 * of it.
 */
export async function keptFile(path: string, make: () => Promise<Buffer>, inTurn: InTurn = (_name, work) => work()): Promise<Buffer> {
  const find = () => readFile(path).catch(() => undefined)
  const kept = await find()
  if (kept) return kept
  return inTurn(path, async () => {
    const madeMeanwhile = await find()
    if (madeMeanwhile) return madeMeanwhile
    const bytes = await make()
    await mkdir(dirname(path), { recursive: true })
    const aside = `${path}.${process.pid}`
    await writeFile(aside, bytes)
    await rename(aside, path)
    return bytes
  })
}

/** Forgets a kept file that is older than one of those that it was made from: an upgrade brought a newer one. */
export async function dropOutdated(path: string, sources: readonly string[]): Promise<void> {
  const [kept, ...made] = await Promise.all([path, ...sources].map((file) => stat(file).catch(() => undefined)))
  if (kept && made.some((source) => source && source.mtimeMs > kept.mtimeMs)) await rm(path, { force: true })
}

/** Says that a kept file was asked for: the longest unasked are the first to go. */
export async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
}

/** Removes the files of a folder that were asked for the longest ago, so that at most `max` stay. */
export async function sweep(folder: string, max: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= max) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const oldest = files.toSorted((a, b) => a.at - b.at).slice(0, names.length - max)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}
