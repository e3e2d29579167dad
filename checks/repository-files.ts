import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own root, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** Folders of installed packages, builds, data and results. */
const ignored = new Set(['node_modules', 'build', 'var', '.react-router', '.git', 'test-results'])

/** Paths of all files and folders, from the root. */
export const allPaths = (): string[] =>
  globSync('**/*', { cwd: root, exclude: (path) => ignored.has(posix.basename(path)) }).sort()

/** Paths of all code files, from the root. */
export const codeFiles = (): string[] => allPaths().filter((path) => /\.(tsx?|mjs)$/.test(path))
