import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { codeFiles, root } from './repository-files.ts'

/** What an endpoint of `#contract/…` does not have in the browser, only one of `#schemas/…` (storefront/light-contract.ts). */
const missing = ['input', 'reply', 'summary'] as const

/**
 * Uses of a schema that the browser does not have, such as `createPartner.input`, and imports of schemas that are not on
 * demand.
 */
function misusedSchemas(path: string, text: string): string[] {
  const imports = parseSync(path, text).module.staticImports
  const atOnce = imports.filter(({ moduleRequest }) => moduleRequest.value.startsWith('#schemas/'))
  const onDemand = text.match(/import\('#contract\/[\w./-]+'\)\)\.\w+\.(?:input|reply|summary)\b/g) ?? []
  const used = imports
    .filter(({ moduleRequest }) => moduleRequest.value.startsWith('#contract/'))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .flatMap(({ localName }) => missing.map((property) => `${localName.value}.${property}`))
    .filter((use) => isUsed(text, use))
  return [...atOnce.map(({ moduleRequest }) => moduleRequest.value), ...onDemand, ...used]
}

/** Whether a text has `use` as an expression of its own: not as a part of `imported.createPartner.input`. */
function isUsed(text: string, use: string): boolean {
  const before = text.split(use).slice(0, -1)
  return before.some((part) => !/[\w.]$/.test(part))
}

test('the storefront uses schemas of the contract only where it loads them on demand', () => {
  const files = codeFiles().filter((path) => path.startsWith('storefront/') && !/\.test\.|\/testing-/.test(path))
  expect(
    files.filter((path) => readFileSync(root + path, 'utf8').includes("import('#schemas/")).length,
  ).toBeGreaterThan(10)
  expect(
    files.flatMap((path) => misusedSchemas(path, readFileSync(root + path, 'utf8')).map((use) => `${path}: ${use}`)),
  ).toEqual([])
})

test('a schema that the browser does not have is found, one that is loaded on demand is not', () => {
  const used = (text: string) =>
    misusedSchemas('a.ts', `import { createPartner } from '#contract/partners.ts'\n${text}`)
  expect(used('checkFields(createPartner.input, {})')).toEqual(['createPartner.input'])
  expect(used("(await import('#contract/partners.ts')).createPartner.input")).toHaveLength(1)
  expect(used("import { createAddress } from '#schemas/addresses.ts'")).toEqual(['#schemas/addresses.ts'])
  expect(used("(await import('#schemas/partners.ts')).createPartner.input")).toEqual([])
})
