import { Visitor, parseSync } from 'vite'

/** The tables that the SQL of a file names, in alphabetical order; both lists are empty where it names none. */
export interface SqlInFile {
  reads: string[]
  writes: string[]
}

/** The methods of Kysely that begin a statement or add a table to it. */
const readingMethods = /^(selectFrom|(inner|left|right|full|cross)Join)$/
const writingMethods = /^(insertInto|updateTable|deleteFrom|mergeInto)$/

/**
 * The SQL in a file: templates of `sql`, statements of Kysely's query builder, texts given to `query(…)`, and tables
 * given to `deleteInBatches`. Undefined where there is none. Only names in `tables` count, since the name after `from`
 * may also be that of a common table expression.
 */
export function findSql(path: string, text: string, tables: ReadonlySet<string>): SqlInFile | undefined {
  const reads = new Set<string>()
  const writes = new Set<string>()
  let hasSql = false
  const note = (into: Set<string>, names: readonly string[]) => {
    hasSql = true
    for (const name of names) if (tables.has(name)) into.add(name)
  }
  const noteText = (sql: string) => {
    note(writes, namesAfter(sql, /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+([a-z_]+)/gi))
    note(reads, namesAfter(sql, /(?<!\bdelete\s+)\b(?:from|join|using|table)\s+([a-z_]+)/gi))
  }
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') noteText(textOf(quasi) ?? '')
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'deleteInBatches') note(writes, [tableProperty(given[1])])
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const first = textOf(given[0])
      if (readingMethods.test(name)) note(reads, [firstWord(first)])
      else if (writingMethods.test(name)) note(writes, [firstWord(first)])
      else if (name === 'query' && first !== undefined) noteText(first)
    },
  }).visit(parseSync(path, text).program)
  return hasSql ? { reads: [...reads].sort(), writes: [...writes].sort() } : undefined
}

const namesAfter = (sql: string, pattern: RegExp): string[] => [...sql.matchAll(pattern)].map(([, name = '']) => name)

/** `orders as o` names the table orders. */
const firstWord = (text: string | undefined): string => text?.split(' ')[0] ?? ''

/** The fixed text of a string or a template, a question mark for each value; undefined for anything else. */
function textOf(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as {
    type?: string
    value?: unknown
    quasis?: { value: { raw: string } }[]
  }
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.raw).join('?') : undefined
}

/** The table in the options `{ table: 'outbox', … }`. */
function tableProperty(node: unknown): string {
  const { properties = [] } = (node ?? {}) as { properties?: { key?: { name?: string }; value?: unknown }[] }
  return textOf(properties.find(({ key }) => key?.name === 'table')?.value) ?? ''
}
