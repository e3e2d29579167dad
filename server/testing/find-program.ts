import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of programs that some tests need and npm does not install; most of these folders are only on root's path.
 */
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
