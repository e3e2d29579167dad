import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/**
 * The programs of the machine that some tests need and no package of npm brings; most stand where only root's path
 * looks.
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
