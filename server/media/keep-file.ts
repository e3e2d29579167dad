import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { InTurn } from './turns.ts'

/**
 * The bytes of a file, made by `make` and kept when it is not there yet; only who has it made waits for a turn. Another
 * process never reads half of it. `time`, in seconds, is that of what it was made from, where that matters: see
 * `dropOutdated`.
 */
export async function keptFile(
  path: string,
  make: () => Promise<Buffer>,
  inTurn: InTurn = (_name, work) => work(),
  time?: number,
): Promise<Buffer> {
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
    if (time !== undefined) await utimes(aside, time, time)
    await rename(aside, path)
    return bytes
  })
}

/** The time of the newest of some files, in seconds; those that are not there count for nothing. */
export async function newestTime(files: readonly string[]): Promise<number> {
  const facts = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return Math.max(0, ...facts.map((fact) => (fact ? fact.mtimeMs / 1000 : 0)))
}

/** Some discs tell times in steps of two seconds. */
const clockStep = 2

/**
 * Forgets a kept file that bears another time than what it is made from has now: an upgrade brought another. That one
 * may well be older than the kept file, since it was made before it was installed.
 */
export async function dropOutdated(path: string, time: number): Promise<void> {
  const kept = await stat(path).catch(() => undefined)
  if (kept && Math.abs(kept.mtimeMs / 1000 - time) > clockStep) await rm(path, { force: true })
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
