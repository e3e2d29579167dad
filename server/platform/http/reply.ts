import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'

const compiled = new WeakMap<Endpoint, z.ZodMiniType>()

/**
 * A use case's answer as its endpoint lets it out: what the schema does not name stays here, and what it would not
 * allow is a fault of ours. The schema is turned into code when it is first used: a list of 24 cards takes a quarter of
 * the time, and of the memory.
 */
export function presentReply(endpoint: Endpoint, reply: unknown): unknown {
  const known = compiled.get(endpoint)
  if (known) return known.parse(reply)
  const schema = z.compile(endpoint.reply)
  compiled.set(endpoint, schema)
  return schema.parse(reply)
}
