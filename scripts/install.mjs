// Runs before `npm start` and `npm test` on whatever Node the machine has: installs the packages when they are missing or older than
// the lock file, so that a fresh clone needs no other command.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const lock = 'package-lock.json'
const mark = 'node_modules/.package-lock.json'

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Vitrina needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}
if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing packages …')
  const started = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
