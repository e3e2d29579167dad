// Builds the pages and writes a .br and .gz beside each text file. With --if-needed only when a source is newer than the last build.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const built = 'build/storefront'
const stamp = 'build/stamp'
const sources = ['storefront', 'contract', 'domain', 'package-lock.json']

/** Sizes and times of all sources: it differs whenever a source does, in a few milliseconds. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) name.startsWith('.') || add(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
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

const wanted = fingerprint()
if (process.argv.includes('--if-needed') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0)
console.log('Building the pages …')
rmSync(built, { recursive: true, force: true })
execFileSync('react-router', ['build', 'storefront'], { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
compress(join(built, 'client'))
mkdirSync('build', { recursive: true })
writeFileSync(stamp, wanted)
