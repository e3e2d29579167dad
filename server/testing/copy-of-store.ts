import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copied = [
  'server',
  'contract',
  'domain',
  'search-engine',
  'scripts',
  'storefront',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const linked = ['node_modules', 'studio']

/**
 * Copies the store's sources into a folder, where a test may change them; an earlier build in the folder stays. The
 * folder must not be below node_modules, where Node does not run TypeScript.
 */
export function copyStore(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of copied) {
    rmSync(join(folder, name), { recursive: true, force: true })
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  for (const name of linked) if (!existsSync(join(folder, name))) symlinkSync(join(root, name), join(folder, name))
}

/** Changes a file of a copy; throws where the change has no effect. */
export function changeFile(folder: string, name: string, how: (text: string) => string): void {
  const path = join(folder, name)
  const before = readFileSync(path, 'utf8')
  const after = how(before)
  if (after === before) throw new Error(`${name} of the copy is the same`)
  writeFileSync(path, after)
}

/**
 * The environment of a command in a copy: that of a shell whose path contains npm's programs, and no variable of the
 * test run.
 */
export function plainEnvironment(): Record<string, string | undefined> {
  return { HOME: process.env['HOME'], PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` }
}
