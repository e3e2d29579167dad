import { readFileSync, readdirSync } from 'node:fs'
import type * as z from 'zod/mini'
import { type ColumnName, type Mapping, mappingSchema, numberedColumns } from './mapping-schema.ts'

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
  return parseMapping(content, `The mapping ${String(path)}`)
}

/** A mapping from its JSON. Refuses what is not one, naming the entry; `subject` begins the sentence. */
export function parseMapping(content: unknown, subject: string): Mapping {
  const parsed = mappingSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .flatMap(ofMeantForm)
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${sentenceOf(issue, content)}`)
  throw new ImportError(`${subject} has entries that cannot be used.\n  ${issues.join('\n  ')}`)
}

/** Of an entry with several forms, such as a number or an object, the faults of the form that it nearly has. */
function ofMeantForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((faults) =>
    faults.some(({ code, path }) => code === 'unrecognized_keys' || path.length > 0),
  )
  return meant?.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] })) ?? [issue]
}

function sentenceOf(issue: z.core.$ZodIssue, content: unknown): string {
  if (issue.code === 'unrecognized_keys') return `there is no entry called ${issue.keys.join(', ')}`
  if (isMissing(content, issue.path)) return 'is missing'
  if (issue.code === 'invalid_type') return `should be a ${issue.expected}`
  return issue.message === 'Invalid input' ? 'is missing or not of the right form' : issue.message
}

function isMissing(content: unknown, path: readonly PropertyKey[]): boolean {
  let entry = content as Record<PropertyKey, unknown> | undefined
  for (const key of path) entry = entry?.[key] as typeof entry
  return entry === undefined
}

/** What follows a refused header: how to read one whose signs are not UTF-8; empty for any other. */
export const encodingHint = (header: readonly string[]): string =>
  header.some((name) => name.includes('\ufffd'))
    ? ' Its signs are not UTF-8: save the file as UTF-8, or import it with the encoding latin1.'
    : ''

/** The columns that a file of refused rows has beside those of its list; a run of that file ignores them. */
export const refusedColumns = ['refused_line', 'refused_column', 'refused_reason'] as const

export const isRefusedColumn = (name: string): boolean =>
  (refusedColumns as readonly string[]).includes(name.trim().toLowerCase())

const shipped = new URL('./mappings/', import.meta.url)

/** The mapping of the store's own format. */
export const ownMapping = (): Mapping => readMapping(new URL('vitrina.json', shipped))

/** The shipped mapping whose columns are all in the header, or undefined. */
export function detectMapping(header: readonly string[]): Mapping | undefined {
  const mappings = readdirSync(shipped)
    .toSorted()
    .map((name) => readMapping(new URL(name, shipped)))
  return mappings.find((mapping) => missingColumns(mapping, header).length === 0 && knowsAll(mapping, header))
}

/** A mapping whose columns may be missing is only meant by a file that has no others. */
function knowsAll(mapping: Mapping, header: readonly string[]): boolean {
  if (!mapping.mayLackColumns) return true
  const numbered = numberedColumns.flatMap((name) => mapping.columns[name] ?? [])
  const known = new Set([...namedColumns(mapping).map(columnKey), ...refusedColumns])
  return header
    .map(columnKey)
    .every((key) => known.has(key) || numbered.some((pattern) => numberIn(pattern, key) !== undefined))
}

/**
 * The columns that a mapping names and a header lacks. Where only some columns are `used`, the others may be missing; the
 * code, or what it is made of, never.
 */
export function missingColumns(mapping: Mapping, header: readonly string[], used?: ReadonlySet<ColumnName>): string[] {
  const present = new Set(header.map(columnKey))
  return [...new Set(requiredColumns(mapping, used))].filter((name) => !present.has(columnKey(name)))
}

function requiredColumns(mapping: Mapping, used: ReadonlySet<ColumnName> | undefined): string[] {
  const { columns } = mapping
  const code = columns.code ? [columns.code] : [columns.name, columns.brand]
  if (mapping.mayLackColumns && !used) return code
  if (!used) return namedColumns(mapping)
  const isNumbered = (name: ColumnName) => (numberedColumns as readonly ColumnName[]).includes(name)
  return [...code, ...[...used].flatMap((name) => (isNumbered(name) ? [] : (columns[name] ?? [])))]
}

function namedColumns({ columns, specifications }: Mapping): string[] {
  const { levelPrice: _, branchStock: __, ...single } = columns
  return [...Object.values(single).filter((name) => name !== undefined), ...specifications.map((one) => one.column)]
}

/** Column names are compared without regard to case and outer spaces. */
export const columnKey = (name: string): string => name.trim().toLowerCase()

/** The number of a column such as `stock_25` of the pattern `stock_{}`, undefined for a column of another name. */
export function numberIn(pattern: string, name: string): number | undefined {
  const [before = '', after] = columnKey(pattern).split('{}')
  if (after === undefined) return undefined
  const key = columnKey(name)
  if (!key.startsWith(before) || !key.endsWith(after)) return undefined
  const digits = key.slice(before.length, key.length - after.length)
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined
}
