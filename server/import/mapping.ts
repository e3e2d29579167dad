import { readFileSync, readdirSync } from 'node:fs'
import * as z from 'zod/mini'

const localizedText = z.strictObject({ en: z.string(), es: z.string() })
const column = z.string().check(z.minLength(1))
const count = z.int().check(z.gte(0), z.lte(1_000_000))
const isPattern = (text: string) => {
  try {
    new RegExp(text, 'iu')
    return true
  } catch {
    return false
  }
}

/** One column as a specification. `{}` in `value` stands for the cell. */
const specification = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    column,
    name: localizedText,
    value: localizedText,
    min: z.number(),
    max: z.number(),
  }),
  z.strictObject({
    kind: z.literal('numbers'),
    column,
    name: localizedText,
    value: localizedText,
    joinedBy: z.string(),
    min: z._default(z.number(), 0),
  }),
  z.strictObject({
    kind: z.literal('text'),
    column,
    name: localizedText,
    accept: z.optional(z.string().check(z.refine(isPattern))),
  }),
  z.strictObject({ kind: z.literal('yesNo'), column, name: localizedText }),
])
export type SpecificationColumn = z.output<typeof specification>

const schema = z.strictObject({
  title: z.string(),
  columns: z.strictObject({
    name: column,
    nameEs: z.optional(column),
    brand: column,
    price: column,
    code: z.optional(column),
    color: z.optional(column),
    rating: z.optional(column),
    memoryGb: z.optional(column),
    storageGb: z.optional(column),
    cameras: z.optional(column),
  }),
  currency: z.strictObject({
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    pesos: z.number().check(z.positive()),
    source: z.optional(z.string()),
  }),
  roundUpToPesos: z.int().check(z.gte(1), z.lte(1_000)),
  levelDiscountPercent: z._default(
    z.record(z.string().check(z.regex(/^[2-9]$/)), z.number().check(z.gte(0), z.lt(100))),
    {},
  ),
  category: z.strictObject({
    id: z.int().check(z.gte(1)),
    slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    en: z.string(),
    es: z.string(),
  }),
  stock: z.union([count, z.record(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), count)]),
  warrantyDays: z._default(count, 90),
  brandNames: z._default(z.record(z.string(), z.string()), {}),
  unbranded: z._default(z.array(z.string()), []),
  specifications: z._default(z.array(specification), []),
})

/** How the columns of a price list become products; docs/import.md explains each entry. */
export type Mapping = z.output<typeof schema>

/** An unusable file, mapping or option; the message says what the operator has to change. */
export class ImportError extends Error {}

/** Reads a mapping file. Refuses what is not one, naming the entry. */
export function readMapping(path: string | URL): Mapping {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ImportError(`The mapping ${String(path)} cannot be read: ${(error as Error).message}`)
  }
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${sentenceOf(issue)}`)
  throw new ImportError(`The mapping ${String(path)} has entries that cannot be used.\n  ${issues.join('\n  ')}`)
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no entry called ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type') return `should be a ${issue.expected}`
  return issue.message === 'Invalid input' ? 'is missing or not of the right form' : issue.message
}

const shipped = new URL('./mappings/', import.meta.url)

/** The shipped mapping whose columns are all in the header, or undefined. */
export function detectMapping(header: readonly string[]): Mapping | undefined {
  const mappings = readdirSync(shipped)
    .toSorted()
    .map((name) => readMapping(new URL(name, shipped)))
  return mappings.find((mapping) => missingColumns(mapping, header).length === 0)
}

/** The columns that a mapping names and a header lacks. */
export function missingColumns(mapping: Mapping, header: readonly string[]): string[] {
  const present = new Set(header.map(columnKey))
  return [...new Set(namedColumns(mapping))].filter((name) => !present.has(columnKey(name)))
}

function namedColumns({ columns, specifications }: Mapping): string[] {
  return [...Object.values(columns).filter((name) => name !== undefined), ...specifications.map((one) => one.column)]
}

/** Column names are compared without regard to case and outer spaces. */
export const columnKey = (name: string): string => name.trim().toLowerCase()
