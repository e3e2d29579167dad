import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { query } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { presentReply } from './reply.ts'

const replying = (reply: z.ZodMiniType) => query('catalog', 'GET things', { summary: '', input: z.object({}), reply })

test('every reply can be turned into code', () => {
  for (const { endpoint } of routes)
    expect(() => z.compile(endpoint.reply, { strict: true }), endpoint.path).not.toThrow()
})

test('what the schema does not name stays here, however deep', () => {
  const endpoint = replying(z.object({ lines: z.array(z.object({ name: z.string() })) }))
  expect(presentReply(endpoint, { lines: [{ name: 'Aria', cost: 12 }], secret: 'x' })).toEqual({
    lines: [{ name: 'Aria' }],
  })
})

test('what the schema would not allow does not leave', () => {
  expect(() => presentReply(replying(z.object({ name: z.string() })), { name: 12 })).toThrow()
})
