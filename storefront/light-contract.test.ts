import { expect, test } from 'vitest'
import { withoutSchemas } from './light-contract.ts'

test('an endpoint has no schemas and no summary, and everything else that its callers use', () => {
  const code = withoutSchemas(`export const createPartner = command('ecommerce', 'POST users/partners', {
    summary: 'Add a partner; the first one becomes the default',
    input: z.strictObject({ name: text(1, 60), reply: z.boolean() }),
    reply: partner,
    idempotent: true,
  })`)
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    `export const createPartner = command('ecommerce', 'POST users/partners', { idempotent: true, })`,
  )
})

test('the last detail of an endpoint goes too, with and without a comma behind it', () => {
  expect(withoutSchemas(`const a = query('erp', 'GET a', { idempotent: true, reply: b })`)).toBe(
    `const a = query('erp', 'GET a', { idempotent: true,  })`,
  )
  expect(withoutSchemas(`const a = query('erp', 'GET a', { reply: b, })`)).toBe(`const a = query('erp', 'GET a', {  })`)
})

test('another value that takes calls to make is marked as free of side effects', () => {
  expect(withoutSchemas('export const fields = { name: text(1, 60) }')).toBe(
    'export const fields = /*@__PURE__*/ (() => ({ name: text(1, 60) }))()',
  )
  expect(withoutSchemas('const id = z.uuid(), max = 5')).toBe('const id = /*@__PURE__*/ (() => (z.uuid()))(), max = 5')
})

test('functions, types and imports stay as they are', () => {
  const code = `import * as z from 'zod/mini'
export type Id = z.output<typeof id>
export function isId(value: string): boolean { return z.safeParse(id, value).success }
export const toId = (value: string) => z.parse(id, value)`
  expect(withoutSchemas(code)).toBe(code)
})
