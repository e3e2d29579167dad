import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunLimited } from './picture-limiter.ts'

/**
 * The bytes of a file in the cache. Where it is missing, `make` gives its bytes and they are stored; only then the
 * caller waits for the limiter. Another process never reads half a file. `time` becomes the file's modification time,
 * in seconds: that of the source it was made from, which `evictOutdated` compares.
 */
export async function cachedFile(
  path: string,
  make: () => Promise<Buffer>,
  runLimited: RunLimited = (_name, work) => work(),
  time?: number,
): Promise<Buffer> {
  const find = () => readFile(path).catch(() => undefined)
  const cached = await find()
  if (cached) return cached
  return runLimited(path, async () => {
    const storedMeanwhile = await find()
    if (storedMeanwhile) return storedMeanwhile
    const bytes = await make()
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${process.pid}`
    await writeFile(draft, bytes)
    if (time !== undefined) await utimes(draft, time, time)
    await rename(draft, path)
    return bytes
  })
}

/** The latest modification time of some files, in seconds; files that do not exist are skipped, 0 where none exists. */
export async function newestTime(files: readonly string[]): Promise<number> {
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return Math.max(0, ...stats.map((found) => (found ? found.mtimeMs / 1000 : 0)))
}

/** Some file systems store times in steps of two seconds. */
const clockStep = 2

/**
 * Removes a cached file whose time differs from the present time of its source: an upgrade has replaced the source. The
 * new source may be older than the cached file, as it was made before it was installed, so any difference counts.
 */
export async function evictOutdated(path: string, time: number): Promise<void> {
  const cached = await stat(path).catch(() => undefined)
  if (cached && Math.abs(cached.mtimeMs / 1000 - time) > clockStep) await rm(path, { force: true })
}

/** Records the use of a cached file in its modification time, for `evictLeastRecentlyUsed`. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
}

/** Removes the least recently used files of a folder, so that at most `max` stay. */
export async function evictLeastRecentlyUsed(folder: string, max: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= max) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const oldest = files.toSorted((a, b) => a.at - b.at).slice(0, names.length - max)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}
