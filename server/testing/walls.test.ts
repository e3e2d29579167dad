import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

/**
 * Plants imports in a copy of the house and looks which of them the walls catch. A wall that reads nothing would catch
 * nothing.
 */

const house = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'vitrina-walls-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))
for (const name of ['oxlint.config.ts', 'package.json']) copyFileSync(join(house, name), join(copy, name))

const modulesByFloor = [
  ['configuration'],
  ['identity', 'newsletter'],
  ['products', 'branches'],
  ['catalogue-index'],
  ['search'],
  ['delivery'],
  ['addresses'],
  ['wishlists', 'reviews', 'questions', 'tickets', 'balances'],
  ['payments', 'cart'],
  ['orders', 'quotations'],
  ['invoices', 'notifications'],
  ['checkout', 'employee', 'erp'],
]
const modules = modulesByFloor.flatMap((floor, height) => floor.map((name) => ({ name, height })))

/** A file and what it imports there. */
type Import = [from: string, specifier: string]

const forbidden: Import[] = [
  ['domain/cart/a.ts', '#contract/cart.ts'],
  ['domain/cart/a.ts', '#server/platform/ids.ts'],
  ['domain/cart/a.ts', '#storefront/messages/en.ts'],
  ['domain/cart/a.ts', '../../contract/cart.ts'],
  ['domain/cart/a.ts', 'node:crypto'],
  ['domain/cart/a.ts', 'zod/mini'],
  ['domain/cart/a.ts', 'vitest'],
  ['domain/cart/a.test.ts', '#contract/cart.ts'],
  ['domain/cart/a.ts', '#search-engine/text-index.ts'],
  ['search-engine/a.ts', '#domain/cart/cart.ts'],
  ['search-engine/a.ts', '../domain/cart/cart.ts'],
  ['search-engine/a.ts', '#server/platform/ids.ts'],
  ['search-engine/a.ts', 'node:crypto'],
  ['search-engine/a.ts', 'lru-cache'],
  ['search-engine/a.test.ts', '#server/app.ts'],
  ['contract/cart.ts', '#server/platform/ids.ts'],
  ['contract/cart.ts', '#storefront/messages/en.ts'],
  ['contract/cart.ts', '../server/platform/ids.ts'],
  ['contract/cart.ts', 'kysely'],
  ['contract/cart.ts', 'node:fs'],
  ['server/platform/a.ts', '#server/modules/cart/add-line.ts'],
  ['server/platform/a.ts', '../modules/cart/add-line.ts'],
  ['server/platform/http/a.ts', '../../modules/cart/add-line.ts'],
  ['server/platform/a.ts', '#server/messages/mails.ts'],
  ['server/platform/a.ts', '#server/app.ts'],
  ['server/platform/a.ts', '#domain/cart/cart.ts'],
  ['server/platform/a.ts', '#search-engine/text-index.ts'],
  ['server/pages/a.ts', '#search-engine/text-index.ts'],
  ['server/platform/a.ts', '#storefront/messages/en.ts'],
  ['server/platform/a.test.ts', '#server/modules/cart/add-line.ts'],
  ['server/messages/a.ts', '#server/modules/cart/add-line.ts'],
  ['server/a.ts', '#storefront/root.tsx'],
  ['server/a.ts', '../storefront/root.tsx'],
  ['server/modules/cart/a.ts', '#server/modules/products/repository.ts'],
  ['server/modules/cart/a.ts', '#server/modules/products/write-repository.ts'],
  ['server/modules/cart/a.ts', '#server/modules/products/routes.ts'],
  ['server/modules/cart/a.ts', '../products/get-product.ts'],
  ['server/modules/cart/a.ts', '../../platform/ids.ts'],
  ['server/modules/cart/a.ts', '../../../domain/cart/cart.ts'],
  ['server/modules/cart/a.ts', '#server/app.ts'],
  ['server/modules/cart/a.ts', '#server/testing/store.ts'],
  ['server/modules/cart/a.ts', '#server/db/demo/demo-store.ts'],
  ['server/modules/cart/a.ts', '#server/platform/database/database.ts'],
  ['server/modules/cart/a.ts', '#storefront/messages/en.ts'],
  ['server/modules/cart/a.ts', 'react'],
  ['server/modules/cart/a.ts', 'pg'],
  ['server/modules/cart/a.test.ts', '#server/modules/products/repository.ts'],
  ['server/modules/a-new-noun/a.ts', '#server/modules/products/get-product.ts'],
  ['storefront/routes/home/a.tsx', '#server/app.ts'],
  ['storefront/routes/home/a.tsx', '../../../server/app.ts'],
  ['storefront/routes/home/a.tsx', 'kysely'],
  ['storefront/routes/home/a.tsx', '#search-engine/text-index.ts'],
  ['storefront/routes/home/a.tsx', 'zod/mini'],
  ['storefront/routes/home/a.tsx', 'node:fs'],
  ['storefront/entry.server.tsx', '#server/app.ts'],
  ['storefront/a.test.ts', '#server/app.ts'],
  ['e2e/a.ts', '#server/app.ts'],
  ['e2e/a.ts', '#storefront/messages/en.ts'],
  ['e2e/a.ts', '../server/app.ts'],
  ['bench/a.ts', '#server/modules/cart/add-line.ts'],
  ['bench/a.ts', '#domain/cart/cart.ts'],
  ['bench/a.ts', '#search-engine/text-index.ts'],
]

const allowed: Import[] = [
  ['domain/cart/a.ts', '#domain/money/money.ts'],
  ['domain/cart/a.ts', '../money/money.ts'],
  ['domain/cart/a.test.ts', 'fast-check'],
  ['search-engine/a.ts', './bits.ts'],
  ['search-engine/a.test.ts', '#domain/testing/shortest-ms.ts'],
  ['contract/cart.ts', './fields.ts'],
  ['contract/cart.ts', '#domain/cart/cart.ts'],
  ['contract/cart.ts', 'zod/mini'],
  ['server/platform/http/a.ts', '../context.ts'],
  ['server/platform/http/a.ts', '#contract/endpoint.ts'],
  ['server/platform/http/a.ts', 'hono'],
  ['server/platform/a.test.ts', '#server/testing/store.ts'],
  ['server/messages/a.ts', '#server/platform/mail.ts'],
  ['server/a.ts', './modules/cart/routes.ts'],
  ['server/modules/cart/a.ts', './repository.ts'],
  ['server/modules/cart/a.ts', '#server/platform/context.ts'],
  ['server/modules/cart/a.ts', '#server/messages/mails.ts'],
  ['server/modules/cart/a.ts', '#contract/cart.ts'],
  ['server/modules/cart/a.ts', '#domain/cart/cart.ts'],
  ['server/modules/cart/a.ts', 'kysely'],
  ['server/modules/search/a.ts', '#search-engine/text-index.ts'],
  ['server/modules/search/a.test.ts', '#search-engine/text-index.ts'],
  ['server/modules/cart/a.test.ts', '#server/testing/store.ts'],
  ['server/modules/cart/a.test.ts', '#server/modules/orders/verb.ts'],
  ['storefront/routes/home/a.tsx', '#contract/cart.ts'],
  ['storefront/routes/home/a.tsx', '#domain/cart/cart.ts'],
  ['storefront/routes/home/a.tsx', '../../components/button.tsx'],
  ['storefront/routes/home/a.tsx', 'react-router'],
  ['e2e/a.ts', '#contract/cart.ts'],
  ['e2e/a.ts', '#server/testing/postgres.ts'],
  ['bench/a.ts', '#server/db/demo/demo-store.ts'],
]

interface Finding {
  filename: string
  code: string
}

function lint(files: Record<string, string>): Finding[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const run = spawnSync(process.execPath, [join(house, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const path of Object.keys(files)) rmSync(join(copy, path))
  const report = JSON.parse(run.stdout) as { diagnostics: Finding[]; number_of_files: number }
  expect(report.number_of_files).toBeGreaterThanOrEqual(Object.keys(files).length)
  return report.diagnostics
}

/**
 * Lints all imports in one go, each in a file of its own beside the one it is planted in; answers with those that were
 * caught.
 */
function caught(imports: Import[]): Import[] {
  const paths = imports.map(([from], at) =>
    from.includes('entry.server') ? from : from.replace(/(\.test)?\.(tsx?)$/, `-${at}$1.$2`),
  )
  const found = lint(
    Object.fromEntries(
      imports.map(([, specifier], at) => [paths[at], `import { thing } from '${specifier}'\nthing()\n`]),
    ),
  )
  const walled = new Set(
    found.filter((finding) => finding.code === 'eslint(no-restricted-imports)').map((finding) => finding.filename),
  )
  return imports.filter((_, at) => walled.has(paths[at] as string))
}

describe('the walls', () => {
  const caughtImports = caught(forbidden)
  test.each(forbidden)('%s may not import %s', (...planted) => {
    expect(caughtImports).toContainEqual(planted)
  })

  const wronglyCaught = caught(allowed)
  test.each(allowed)('%s may import %s', (...planted) => {
    expect(wronglyCaught).not.toContainEqual(planted)
  })

  test('a module may use the modules on lower floors, and none beside or above it', () => {
    const pairs = modules.flatMap((user) =>
      modules.filter((used) => used.name !== user.name).map((used) => ({ user, used })),
    )
    const imports = pairs.map(({ user, used }): Import => [
      `server/modules/${user.name}/a.ts`,
      `#server/modules/${used.name}/verb.ts`,
    ])
    expect(caught(imports)).toEqual(
      imports.filter((_, at) => pairs[at] && pairs[at].used.height >= pairs[at].user.height),
    )
  })

  test('the type of the database handle may be named in a module, its opener may not', () => {
    const findings = lint({
      'server/modules/cart/a.ts': `import type { Database } from '#server/platform/database/database.ts'\nexport type A = Database\n`,
    })
    expect(findings).toEqual([])
  })

  test('a dynamic import and a re-export are imports', () => {
    const findings = lint({
      'domain/a.ts': `export const a = () => import('#server/app.ts')\n`,
      'domain/b.ts': `export { b } from '#server/app.ts'\n`,
    })
    expect(findings.map((finding) => finding.filename).sort()).toEqual(['domain/a.ts', 'domain/b.ts'])
  })

  test('files that import each other in a circle are found', () => {
    const findings = lint({
      'domain/cart/a.ts': `import { b } from '#domain/cart/b.ts'\nexport const a = () => b()\n`,
      'domain/cart/b.ts': `import { c } from '../money/c.ts'\nexport const b = () => c()\n`,
      'domain/money/c.ts': `import { a } from '../cart/a.ts'\nexport const c = (): unknown => a\n`,
    })
    expect(findings.map((finding) => finding.code)).toContain('import(no-cycle)')
  })

  test('domain and search-engine have no clock and no chance; tests of domain may use both', () => {
    const impure = [
      'new Date()',
      'Date.now()',
      'Math.random()',
      'performance.now()',
      'globalThis.Math',
      'crypto.randomUUID()',
    ]
    const findings = lint({
      ...Object.fromEntries(impure.map((code, at) => [`domain/impure-${at}.ts`, `export const value = ${code}\n`])),
      'search-engine/impure.ts': 'export const value = Math.random()\n',
      'domain/pure.ts': 'export const hasBegun = (from: Date, now: Date): boolean => Math.min(+from, +now) === +from\n',
      'domain/pure.test.ts': 'export const now = new Date()\n',
    })
    expect(findings.map(({ filename }) => filename).sort()).toEqual([
      ...impure.map((_, at) => `domain/impure-${at}.ts`),
      'search-engine/impure.ts',
    ])
  })

  test('a file above 260 lines is two things; a test may be longer', () => {
    const long = 'export {}\n'.repeat(261)
    const findings = lint({
      'domain/long.ts': long,
      'server/long.ts': long,
      'storefront/long.tsx': long,
      'contract/long.test.ts': long,
    })
    const tooLong = findings
      .filter((finding) => finding.code === 'eslint(max-lines)')
      .map((finding) => finding.filename)
    expect(tooLong.sort()).toEqual(['domain/long.ts', 'server/long.ts', 'storefront/long.tsx'])
  })
})
