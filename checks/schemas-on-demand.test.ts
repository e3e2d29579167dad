import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { codeFiles, root } from './repository-files.ts'

/** What an endpoint does not have in the browser, unless its module is imported on demand (storefront/light-contract.ts). */
const missing = ['input', 'reply', 'summary'] as const

/** The uses of a schema of an endpoint that the file imports statically: `createPartner.input`. */
function schemasUsedAtOnce(path: string, text: string): string[] {
  return parseSync(path, text)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.startsWith('#contract/'))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .flatMap(({ localName }) => missing.map((property) => `${localName.value}.${property}`))
    .filter((use) => isUsed(text, use))
}

/** Whether a text has `use` as an expression of its own: not as a part of `imported.createPartner.input`. */
function isUsed(text: string, use: string): boolean {
  const before = text.split(use).slice(0, -1)
  return before.some((part) => !/[\w.]$/.test(part))
}

test('the storefront uses schemas of the contract only where it loads them on demand', () => {
  const files = codeFiles().filter((path) => path.startsWith('storefront/') && !/\.test\.|\/testing-/.test(path))
  expect(
    files.filter((path) => readFileSync(root + path, 'utf8').includes("import('#contract/")).length,
  ).toBeGreaterThan(10)
  expect(
    files.flatMap((path) => schemasUsedAtOnce(path, readFileSync(root + path, 'utf8')).map((use) => `${path}: ${use}`)),
  ).toEqual([])
})

test('a schema of an endpoint that is imported statically is found, one that is loaded on demand is not', () => {
  const used = (text: string) =>
    schemasUsedAtOnce('a.ts', `import { createPartner } from '#contract/partners.ts'\n${text}`)
  expect(used('checkFields(createPartner.input, {})')).toEqual(['createPartner.input'])
  expect(used("(await import('#contract/partners.ts')).createPartner.input")).toEqual([])
})
