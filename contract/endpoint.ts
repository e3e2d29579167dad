import type * as z from 'zod/mini'

/** The four API bases (WIRE-2). A deployment may split them over hosts, so the client knows each by its own URL. */
export const bases = ['ecommerce', 'catalog', 'erp', 'identity'] as const
export type Base = (typeof bases)[number]
export const basePath = (base: Base): string => `/api/${base}`

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the wire. Its input is one flat object: a name that stands in the path as `{name}` travels there, the
 * rest in the query string of a GET or DELETE and in the body of the others. The reply schema is the presenter as well:
 * what it does not name never leaves the server.
 */
export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  kind: 'query' | 'command'
  base: Base
  method: Method
  path: string
  summary: string
  input: I
  reply: O
  /**
   * Sent as multipart form by our client; the names listed travel as JSON texts in it. The server accepts JSON as well.
   */
  multipart?: readonly string[]
  /** Accepts an `Idempotency-Key` header (WIRE-9). */
  idempotent?: boolean
}

export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.input<I> : never
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.output<I> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never
export type ReplyInputOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.input<O> : never

interface Details<I, O> {
  summary: string
  input: I
  reply: O
  multipart?: readonly string[]
  idempotent?: boolean
}

/** A call that changes nothing: `query('catalog', 'GET products', …)`. It runs outside a transaction. */
export function query<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  base: Base,
  line: string,
  details: Details<I, O>,
): Endpoint<I, O> {
  return { kind: 'query', base, ...splitLine(line), ...details }
}

/** A call that changes something. The edge runs it inside one transaction, which a refusal rolls back. */
export function command<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  base: Base,
  line: string,
  details: Details<I, O>,
): Endpoint<I, O> {
  return { kind: 'command', base, ...splitLine(line), ...details }
}

/** The names that stand in braces in a path: `carts/{id}` gives `['id']`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** Whether everything but the path names travels in the query string. */
export function inputInQuery(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.method === 'DELETE'
}

function splitLine(line: string): { method: Method; path: string } {
  const [method, path] = line.split(' ') as [Method, string]
  return { method, path }
}
