import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = fileURLToPath(new URL('../../scripts/licences.mjs', import.meta.url))
const free = { version: '1.0.0', license: '(MIT OR GPL-3.0-only)', integrity: 'sha512-AAEC' }

/** The output of the licence check for a lock file with one more package. */
function check(added: object) {
  const packages = {
    '': { name: 'shop', version: '1.0.0', license: 'MIT' },
    'node_modules/@free/one': free,
    'node_modules/added': added,
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  return { status, faults: stderr.trim() }
}

test.each([
  [
    'a licence that binds the shop that uses it',
    { version: '1.0.0', license: 'GPL-3.0-only' },
    'is under GPL-3.0-only,',
  ],
  [
    'one of two licences that both bind',
    { version: '1.0.0', license: 'MIT AND Hippocratic-2.1' },
    'is under MIT AND Hippocratic-2.1,',
  ],
  [
    'a choice beside a licence that binds in any case',
    { version: '1.0.0', license: '(MIT OR Apache-2.0) AND GPL-3.0-only' },
    'is under (MIT OR Apache-2.0) AND GPL-3.0-only,',
  ],
  ['no licence', { version: '1.0.0' }, 'is under no licence,'],
  [
    'a script at installation',
    { version: '1.0.0', license: 'MIT', hasInstallScript: true },
    'runs a script when it is installed',
  ],
])('a package with %s is refused, and the message names it', (_, added, fault) => {
  const { status, faults } = check(added)
  expect(status).toBe(1)
  expect(faults).toContain(`node_modules/added ${fault}`)
})

test('the bill of materials contains the packages that the store runs on, with version, licence and hash, and no development tool', () => {
  expect(check({ version: '1.0.0', license: 'MIT', dev: true })).toEqual({ status: 0, faults: '' })
  const { components } = JSON.parse(readFileSync(join(folder, 'build/sbom.cdx.json'), 'utf8'))
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'node_modules/@free/one',
      name: '@free/one',
      version: '1.0.0',
      purl: 'pkg:npm/%40free/one@1.0.0',
      licenses: [{ expression: '(MIT OR GPL-3.0-only)' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    },
  ])
})
