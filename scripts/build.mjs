// Builds the pages and writes a .br and .gz beside each text file. With --if-needed only when a source has changed
// since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lightManifest, manifestOf } from './light-manifest.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const built = 'build/storefront'
/**
 * The build runs in a folder of its own and is moved into place at the end: a build that fails leaves the last good one
 * for a running store.
 */
const aside = `build/next-${process.pid}`
const stamp = 'build/stamp'
/** What the pages are made of: the storefront with the two packages that boundaries.ts lets it import, and the tools. */
const sources = [
  'storefront',
  'contract',
  'domain',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/light-manifest.mjs',
]

/**
 * A hash of all sources of a build. Modification times do not count: a copy, or a change of branch and back, needs no
 * new build.
 */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) name.startsWith('.') || add(join(path, name))
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\n`).update(readFileSync(path))
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!/\.(js|css|svg|txt|webmanifest)$/.test(name)) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Removes the folders of builds whose process was killed. */
function removeLeftovers() {
  for (const name of existsSync('build') ? readdirSync('build') : []) {
    const pid = Number(/^next-(\d+)$/.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join('build', name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Builds the pages for a browser in one language into a folder, with the server's part. */
function buildFor(language, folder) {
  const env = { ...process.env, BUILD_DIRECTORY: join('..', folder), PAGES_LANGUAGE: language }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }
  const { status, error } = spawnSync('react-router', ['build', 'storefront', '--emptyOutDir'], options)
  if (error) throw error
  if (status === 0) return
  rmSync(aside, { recursive: true, force: true })
  process.exit(status ?? 1)
}

/**
 * Adds the files of the second language to those of the first; the names of files with the same content are equal. The
 * server's part is the same but for its list of files, which goes to `server/files-es.json`.
 */
function addSpanish() {
  const spanish = join(aside, 'es')
  buildFor('es', spanish)
  const files = join(spanish, 'client/assets')
  const [list] = manifestsIn(files)
  writeFileSync(join(aside, 'server/files-es.json'), JSON.stringify(manifestOf(readFileSync(list, 'utf8'))))
  cpSync(files, join(aside, 'client/assets'), { recursive: true })
  rmSync(spanish, { recursive: true })
}

/** The lists of routes in a folder of built files, one for each language. */
const manifestsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => join(folder, name))

function build(current) {
  console.log('Building the pages … (some twenty seconds, Ctrl+C stops it)')
  mkdirSync('build', { recursive: true })
  removeLeftovers()
  buildFor('en', aside)
  addSpanish()
  for (const list of manifestsIn(join(aside, 'client/assets')))
    writeFileSync(list, lightManifest(readFileSync(list, 'utf8')))
  compress(join(aside, 'client'))
  // Without the stamp, a build that was interrupted does not count.
  rmSync(stamp, { force: true })
  rmSync(built, { recursive: true, force: true })
  renameSync(aside, built)
  writeFileSync(stamp, current)
}

/** Whether the built pages match the current sources. */
function isBuilt(current) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current
}

const current = fingerprint()
const isNeeded = () => !process.argv.includes('--if-needed') || !isBuilt(current)
try {
  const waiting = 'Another start is building the pages here; waiting for it … (Ctrl+C stops waiting)'
  if (isNeeded()) await oneAtATime('build', waiting, () => isNeeded() && build(current))
} catch (error) {
  const isClosed = ['EACCES', 'EROFS', 'EPERM'].includes(error.code)
  console.error(
    isClosed
      ? `The pages have to be built, but this folder cannot be written to (${error.message}). Run npm run build where it can, and copy build/ here.`
      : error.code === 'ENOENT'
        ? `The pages could not be built (${error.message}). Run npm start or npm run build, which find the tools.`
        : error,
  )
  process.exit(1)
}
