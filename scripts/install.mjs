// Runs before `npm start`, `npm test` and `npm run dev` with the machine's own Node: installs the packages where
// node_modules does not match the lock file. So a fresh clone needs no other command, and a complete one needs no
// network.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'

const oldest = [20, 0]
/** From this version on Node runs the server's TypeScript directly, and the packages support it. */
const oldestForServer = [22, 22]

/**
 * Whether the packages of the lock file are installed. npm writes its record only at the end: after an interrupted
 * install the record is missing, or folders that it names are.
 */
function isInstalled() {
  try {
    const noted = readPackages('node_modules/.package-lock.json')
    return Object.entries(readPackages('package-lock.json')).every(([path, { version, optional }]) => {
      if (path === '') return true
      // Packages for other systems are never installed.
      if (!noted[path]) return optional === true
      return noted[path].version === version && existsSync(join(path, 'package.json'))
    })
  } catch {
    return false
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function isAtLeast(version, [major, minor]) {
  const [itsMajor, itsMinor] = version.replace('v', '').split('.').map(Number)
  return itsMajor > major || (itsMajor === major && itsMinor >= minor)
}

function install() {
  refuseClosedFolder()
  console.log('Installing packages … (about a minute, Ctrl+C stops it)')
  const started = Date.now()
  const isWindows = process.platform === 'win32'
  // The pages are built here, so the development packages are needed even where NODE_ENV is production.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, signal, error } = spawnSync(isWindows ? 'npm.cmd' : 'npm', options, {
    stdio: 'inherit',
    shell: isWindows,
  })
  if (error) stop(`npm could not be started (${error.message}). It comes with Node; make sure that it is on the PATH.`)
  if (signal) stop('Stopped. The next start begins the installation anew.', 130)
  if (status !== 0)
    stop('The packages were not installed. This needs the npm registry; what npm says stands above.', status ?? 1)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Ends at once where the folder cannot be written to: npm would first try the network, and then explain it in many
 * lines.
 */
function refuseClosedFolder() {
  try {
    rmdirSync(mkdtempSync('.writable-'))
  } catch (error) {
    stop(
      `The packages have to be installed, but this user may not write to ${resolve('.')} (${error.code}). ` +
        'Give it the right to, or copy the folder to a place of its own and start there.',
    )
  }
}

function stop(sentence, status = 1) {
  console.error(sentence)
  process.exit(status)
}

if (!isAtLeast(process.version, oldest)) stop(`Vitrina needs Node ${oldest[0]} or newer; this is ${process.version}.`)
if (!isInstalled()) {
  const waiting = 'Another start is installing the packages here; waiting for it … (Ctrl+C stops waiting)'
  // A process that waited finds the packages installed.
  await oneAtATime('install', waiting, () => isInstalled() || install())
}
// npm's scripts use the Node that came with the packages first; without one, the machine's own has to be recent enough.
if (
  !existsSync('node_modules/.bin/node') &&
  !existsSync('node_modules/.bin/node.cmd') &&
  !isAtLeast(process.version, oldestForServer)
) {
  stop(
    `No Node comes with the packages for ${process.platform} on ${process.arch}, so this machine's own is used: ` +
      `it needs ${oldestForServer.join('.')} or newer, and this is ${process.version}.`,
  )
}
