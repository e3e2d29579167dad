import type * as z from 'zod/mini'
import type { Sentence } from './field-messages.ts'

/** The four API bases (WIRE-2). A deployment may split them over hosts, so the client has a URL for each. */
const bases = ['ecommerce', 'catalog', 'erp', 'identity'] as const
export type Base = (typeof bases)[number]
export const basePath = (base: Base): string => `/api/${base}`

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * An endpoint of the API. Its input is one flat object: properties that the path names as `{name}` go into the path, all
 * others into the query string of a GET or DELETE and into the body of other methods. The server sends only properties
 * that the reply schema names.
 */
export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  kind: 'query' | 'command'
  base: Base
  method: Method
  path: string
  summary: string
  input: I
  reply: O
  /** The client sends a multipart form, with these properties as JSON texts. The server accepts JSON as well. */
  multipart?: readonly string[]
  /**
   * The request is a multipart form with these files, by the names of their fields, and the other properties as texts;
   * those that `multipart` names are JSON texts.
   * The server streams it and accepts no JSON.
   */
  files?: FileFields
  /** The response is a file of this type instead of JSON. */
  sendsFile?: string
  /** The input of a DELETE is in its body: it holds a secret, which a URL would show in logs. */
  inputInBody?: true
  /** Accepts an `Idempotency-Key` header (WIRE-9). */
  idempotent?: boolean
}

/** Fields with a file each. `missing` is the error of a required one that the request leaves out. */
export type FileFields = Readonly<Record<string, { missing?: Sentence }>>

export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.input<I> : never
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.output<I> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never
export type ReplyInputOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.input<O> : never

interface Details<I, O> {
  summary: string
  input: I
  reply: O
  multipart?: readonly string[]
  files?: FileFields
  inputInBody?: true
  idempotent?: boolean
}

/** An endpoint that changes nothing: `query('catalog', 'GET products', …)`. It runs outside a transaction. */
export function query<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  base: Base,
  line: string,
  details: Details<I, O>,
): Endpoint<I, O> {
  return { kind: 'query', base, ...splitLine(line), ...details }
}

/**
 * An endpoint that changes data. The edge runs it inside one transaction, which a refusal rolls back; a route with
 * `singleWrite` runs without one.
 */
export function command<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  base: Base,
  line: string,
  details: Details<I, O>,
): Endpoint<I, O> {
  return { kind: 'command', base, ...splitLine(line), ...details }
}

/** The name of an endpoint, unique in the API: `GET catalog/products/{id}`. */
export const endpointName = ({ method, base, path }: Endpoint): string => `${method} ${base}/${path}`

/** The names in braces in a path: `carts/{id}` gives `['id']`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** Whether the input outside of the path goes into the query string. */
export function inputInQuery(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || (endpoint.method === 'DELETE' && !endpoint.inputInBody)
}

/** The method and the path of a line such as `GET products/{id}`. */
export function splitLine(line: string): { method: Method; path: string } {
  const [method, path] = line.split(' ') as [Method, string]
  return { method, path }
}
