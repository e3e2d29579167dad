import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

/** The programs of the machine that some tests need and no package of npm brings; most stand where only root's path looks. */
const folders = [...(process.env['PATH'] ?? '').split(':').filter(Boolean), '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** The path of a program of this machine; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isRunnable)
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A test that needs programs of the machine. Where one is missing it is skipped, which is said at once and again at the end of `npm test`. */
export function testWith(programs: readonly string[], title: string, run: () => Promise<void> | void, timeoutMs?: number): void {
  const missing = programs.filter((name) => !findProgram(name))
  if (missing.length === 0) return test(title, run, timeoutMs)
  const reason = `needs ${missing.join(' and ')}`
  console.warn(`SKIPPED, ${reason}: ${title}`)
  test.skip(`${title} (${reason})`, run)
}
