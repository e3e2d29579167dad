import { createWriteStream, existsSync, realpathSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { namingPath } from './file-faults.ts'

/**
 * Writes a file by `write`: first beside it, and under its name once all is on the disk, so that a fault leaves neither half
 * a file nor takes an earlier one away. What is no ordinary file, such as a pipe, is written directly. Refuses a path that
 * cannot be written.
 */
export function writeWhole<Result>(path: string, write: (out: Writable) => Promise<Result>): Promise<Result> {
  return namingPath(path, async () => {
    const target = existsSync(path) ? realpathSync(path) : path
    if (existsSync(target) && !statSync(target).isFile()) return writeTo(target, write)
    const part = `${target}.part`
    try {
      const result = await writeTo(part, write)
      await rename(part, target)
      return result
    } catch (error) {
      await rm(part, { force: true }).catch(() => {})
      throw error
    }
  })
}

async function writeTo<Result>(path: string, write: (out: Writable) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'w')
  const out = createWriteStream(path, { fd: file })
  try {
    const result = await write(out)
    out.end()
    await finished(out)
    return result
  } catch (error) {
    out.destroy()
    await finished(out).catch(() => {})
    throw error
  }
}
