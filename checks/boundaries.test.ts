import { describe, expect, test } from 'vitest'
import { layeredFolders, packages, plannedModules } from '../boundaries.ts'
import { complaintAbout } from './boundary-rules.ts'
import { fileEdges, findCycles } from './cycles.ts'
import { importsOf, readImports } from './import-graph.ts'
import { codeFiles } from './repository-files.ts'

const imports = readImports()

test('no import crosses a boundary', () => {
  expect(imports.length).toBeGreaterThan(4000)
  expect(imports.map(complaintAbout).filter((complaint) => complaint !== undefined)).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(findCycles(fileEdges(imports))).toEqual([])
})

test('every listed layer has a folder with code, except the modules that are planned', () => {
  const folders = new Set(codeFiles().flatMap((path) => parentsOf(path)))
  const listed = layeredFolders.flatMap(({ path, layers }) => layers.flat().map((name) => `${path}/${name}`))
  const planned = plannedModules.map((name) => `server/modules/${name}`)
  expect(listed.filter((folder) => !folders.has(folder)).toSorted()).toEqual(planned.toSorted())
})

/** `a/b/c.ts` is in the folders `a` and `a/b`. */
function parentsOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))
}

/** What the check says about one import in a file. */
const complaint = (from: string, specifier: string): string | undefined =>
  complaintAbout(importsOf(from, `import { thing } from '${specifier}'`)[0]!)

const forbidden: [from: string, specifier: string][] = [
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
  ['server/modules/cart/a.ts', '#server/modules/products/related-repository.ts'],
  ['server/modules/cart/a.ts', '#server/modules/products/routes.ts'],
  ['server/modules/cart/a.ts', '#server/modules/products/compare-routes.ts'],
  ['server/pages/a.ts', '#server/modules/products/repository.ts'],
  ['server/import/a.ts', '#server/modules/products/routes.ts'],
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
  ['storefront/routes/home/a.tsx', 'zod/mini'],
  ['storefront/routes/home/a.tsx', 'node:fs'],
  ['storefront/entry.server.tsx', '#server/app.ts'],
  ['storefront/a.test.ts', '#server/app.ts'],
  ['storefront/routes/home/a.tsx', 'pg'],
  ['storefront/ui/a.tsx', '../cart/cart-store.ts'],
  ['storefront/shell/a.tsx', '../root.tsx'],
  ['storefront/a-new-folder/a.tsx', '../ui/dialog.tsx'],
  ['e2e/a.ts', '#server/app.ts'],
  ['e2e/a.ts', '#storefront/messages/en.ts'],
  ['e2e/a.ts', '../server/app.ts'],
  ['storefront/routes/home/a.tsx', '#search-engine/text-index.ts'],
  ['bench/a.ts', '#server/modules/cart/add-line.ts'],
  ['bench/a.ts', '#domain/cart/cart.ts'],
  ['bench/a.ts', '#search-engine/text-index.ts'],
  ['scripts/a.mjs', '../storefront/root.tsx'],
  ['studio/a.mjs', '../server/app.ts'],
  ['checks/a.ts', '../server/app.ts'],
  ['docs/documents.test.ts', '../server/app.ts'],
  ['docs/documents.test.ts', '#storefront/root.tsx'],
  ['a-new-folder/a.ts', '#domain/cart/cart.ts'],
]

const allowed: [from: string, specifier: string][] = [
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
  ['server/platform/http/a.ts', 'lru-cache'],
  ['server/platform/a.test.ts', '#server/testing/store.ts'],
  ['server/messages/a.ts', '#server/platform/mail.ts'],
  ['server/modules/cart/a.ts', './repository.ts'],
  ['server/modules/cart/a.ts', '#server/platform/context.ts'],
  ['server/modules/cart/a.ts', '#server/messages/mails.ts'],
  ['server/modules/cart/a.ts', '#contract/cart.ts'],
  ['server/modules/cart/a.ts', '#domain/cart/cart.ts'],
  ['server/modules/cart/a.ts', 'kysely'],
  ['server/modules/cart/a.test.ts', '#server/testing/store.ts'],
  ['server/modules/cart/a.test.ts', '#server/modules/orders/verb.ts'],
  ['server/modules/catalogue-index/a.ts', '#search-engine/text-index.ts'],
  ['server/modules/search/a.test.ts', '#search-engine/text-index.ts'],
  ['server/app.ts', './modules/cart/routes.ts'],
  ['server/app.ts', './modules/products/compare-routes.ts'],
  ['server/races/a.test.ts', '#server/modules/orders/repository.ts'],
  ['storefront/routes/home/a.tsx', '#contract/cart.ts'],
  ['storefront/routes/home/a.tsx', '#domain/cart/cart.ts'],
  ['storefront/routes/home/a.tsx', '../../theme/a.ts'],
  ['storefront/routes/home/a.tsx', 'react-router'],
  ['e2e/a.ts', '#contract/cart.ts'],
  ['e2e/a.ts', '#server/testing/postgres.ts'],
  ['bench/a.ts', '#server/db/demo/demo-store.ts'],
  ['docs/documents.test.ts', '#server/testing/store.ts'],
  ['docs/documents.test.ts', '../checks/repository-files.ts'],
]

describe('each boundary', () => {
  test.each(forbidden)('%s may not import %s', (from, specifier) => {
    expect(complaint(from, specifier)).toContain(`${from} imports ${specifier}.`)
  })

  test.each(allowed)('%s may import %s', (from, specifier) => {
    expect(complaint(from, specifier)).toBeUndefined()
  })

  test.each(packages.map(({ path }) => path))('%s may not import a journey’s private file', (path) => {
    const from = /\.tsx?$/.test(path) ? path : `${path}/a.ts`
    const isItself = path === 'e2e' || path === 'playwright.config.ts'
    expect(complaint(from, '#e2e/a-journey.ts') === undefined).toBe(isItself)
  })

  test.each(layeredFolders)('a layer of $path may import lower layers, and none beside or above it', (folder) => {
    const names = folder.layers.flatMap((layer, height) => layer.map((name) => ({ name, height })))
    for (const importer of names)
      for (const imported of names.filter(({ name }) => name !== importer.name)) {
        const found = complaint(`${folder.path}/${importer.name}/a.ts`, `#${folder.path}/${imported.name}/verb.ts`)
        const isLower = imported.height < importer.height
        expect(found === undefined, `${importer.name} imports ${imported.name}: ${found}`).toBe(isLower)
      }
  })

  test.each(layeredFolders)('a layer of $path imports no file that stands above the layers', ({ path, layers }) => {
    const name = layers.at(-1)?.[0]
    expect(complaint(`${path}/${name}/a.ts`, `#${path}/top.ts`)).toContain('above all layers')
    expect(complaint(`${path}/top.ts`, `#${path}/${name}/a.ts`)).toBeUndefined()
  })

  test('a module may name the types of the database handle, but not open one', () => {
    const openDatabase = '#server/platform/database/database.ts'
    const type = importsOf('server/modules/cart/a.ts', `import type { Database } from '${openDatabase}'`)
    expect(type.map(complaintAbout)).toEqual([undefined])
    expect(complaint('server/modules/cart/a.ts', openDatabase)).toContain('Only its types may be imported.')
    expect(complaint('server/modules/cart/a.ts', 'pg')).toBeDefined()
  })
})

describe('the imports of a file', () => {
  const importsIn = (text: string) => importsOf('server/modules/cart/a.ts', text).map(({ to, isType }) => [to, isType])

  test.each([
    [`import { a } from './b.ts'`, [['server/modules/cart/b.ts', false]]],
    [`import '../b.ts'`, [['server/modules/b.ts', false]]],
    [`import type { A } from '#domain/b.ts'`, [['domain/b.ts', true]]],
    [`import { type A } from './b.ts'`, [['server/modules/cart/b.ts', true]]],
    [`import { type A, b } from './b.ts'`, [['server/modules/cart/b.ts', false]]],
    [`export { a } from '#server/app.ts'`, [['server/app.ts', false]]],
    [`export * from 'zod/mini'`, [['zod/mini', false]]],
    [`export type { A } from './b.ts'`, [['server/modules/cart/b.ts', true]]],
    [`const a = () => import('./b.ts')`, [['server/modules/cart/b.ts', false]]],
    [`type A = typeof import('./b.ts')`, [['server/modules/cart/b.ts', true]]],
    [`type A = import('#domain/b.ts').B[]`, [['domain/b.ts', true]]],
    [`// import { a } from './b.ts'\nconst a = "import './b.ts'"`, []],
  ])('%s', (text, expected) => {
    expect(importsIn(text)).toEqual(expected)
  })
})

describe('a circle of files', () => {
  const cyclesIn = (files: Record<string, string>) =>
    findCycles(fileEdges(Object.entries(files).flatMap(([path, text]) => importsOf(path, text))))

  test('is found over values, over types and over a dynamic import', () => {
    const circle = {
      'domain/cart/a.ts': `import { b } from '#domain/cart/b.ts'`,
      'domain/cart/b.ts': `import type { C } from '../money/c.ts'`,
      'domain/money/c.ts': `export const c = () => import('../cart/a.ts')`,
      'domain/money/d.ts': `import { a } from '../cart/a.ts'`,
    }
    expect(cyclesIn(circle).map((files) => files.toSorted())).toEqual([
      ['domain/cart/a.ts', 'domain/cart/b.ts', 'domain/money/c.ts'],
    ])
  })

  test('is a file that imports itself, and is none where two files import a third', () => {
    expect(cyclesIn({ 'a.ts': `import { a } from './a.ts'` })).toEqual([['a.ts']])
    expect(cyclesIn({ 'a.ts': `import { c } from './c.ts'`, 'b.ts': `import { c } from './c.ts'` })).toEqual([])
  })
})
