const lexeme = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]*"/g

/** A migration without its comments. */
export function withoutComments(sql: string): string {
  return sql.replaceAll(lexeme, (text) => (/^(--|\/\*)/.test(text) ? ' ' : text))
}

/**
 * Statements that the previous release does not notice. Statements about a table that the same migration creates are
 * allowed as well.
 */
const allowed = [
  /^create (table|unlogged table|sequence|index|view|materialized view|type|trigger) /,
  /^create (or replace )?(function|view) /,
  /^(insert into|update|comment on|analyze) /,
]

const allowedInTable = [
  /^alter (column )?\S+ (set default|drop not null|set statistics|set storage|set compression)\b/,
  // A unique or primary key may not be dropped: an `on conflict` of the previous release may name it.
  /^drop constraint (if exists )?\w+_(check|fkey)$/,
  /^validate constraint /,
  /^set \(/,
]

/**
 * The statements of a migration that remove or forbid something that the previous release may still use, and statements
 * of unknown effect.
 */
export function breakingStatements(sql: string): string[] {
  const statements = withoutComments(sql)
    .replaceAll(lexeme, (text) => (text.startsWith('"') ? text.replaceAll(/\W/g, '_') : `''`))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
  const ownTables = new Set(
    statements.map((statement) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1]),
  )
  return statements.filter((statement) => {
    const table = /^(?:alter table (?:only )?|create unique index .*?\bon (?:only )?)([\w.]+)/.exec(statement)?.[1]
    if (table && ownTables.has(table)) return false
    const clauses = /^alter table (?:only )?\S+ (.+)$/.exec(statement)?.[1]
    if (clauses) return !clausesOf(clauses).every(isAllowedInTable)
    return !allowed.some((pattern) => pattern.test(statement))
  })
}

function isAllowedInTable(clause: string): boolean {
  if (allowedInTable.some((pattern) => pattern.test(clause))) return true
  const added =
    /^add (?:column )?(?:if not exists )?(?!constraint\b|unique\b|check\b|foreign\b|primary\b|exclude\b)\S+ (.+)$/.exec(
      clause,
    )?.[1]
  if (!added || /\b(unique|primary key)\b/.test(added)) return false
  return !/\bnot null\b/.test(added) || /\b(default|generated)\b/.test(added)
}

/** The parts of a text between its commas, apart from commas in brackets. */
function clausesOf(text: string): string[] {
  const clauses = ['']
  let depth = 0
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (sign === ',' && depth === 0) clauses.push('')
    else clauses[clauses.length - 1] += sign
  }
  return clauses.map((clause) => clause.trim())
}
