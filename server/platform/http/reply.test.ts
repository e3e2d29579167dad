import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { query } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { presentReply } from './reply.ts'

const replying = (reply: z.ZodMiniType) => query('catalog', 'GET things', { summary: '', input: z.object({}), reply })

test('the schema of every reply can be compiled', () => {
  for (const { endpoint } of routes)
    expect(() => z.compile(endpoint.reply, { strict: true }), endpoint.path).not.toThrow()
})

test('fields that the schema does not name are removed, at any depth', () => {
  const endpoint = replying(z.object({ lines: z.array(z.object({ name: z.string() })) }))
  expect(presentReply(endpoint, { lines: [{ name: 'Aria', cost: 12 }], secret: 'x' })).toEqual({
    lines: [{ name: 'Aria' }],
  })
})

test('a reply that does not match its schema fails', () => {
  expect(() => presentReply(replying(z.object({ name: z.string() })), { name: 12 })).toThrow()
})
