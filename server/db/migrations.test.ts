import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('migrations/', import.meta.url)
/** Those before it came when a database did not name the oldest release. */
const first = '0016_oldest_release.sql'
const names = readdirSync(folder).filter((name) => name > first)

/** The statements of a migration that take away or forbid what the release before may still do. */
function breakingStatements(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => /^(alter|drop) (table|view)/i.test(statement) && statement.split(',').some(breaks))
}

function breaks(clause: string): boolean {
  if (/\bdrop (table|view)\b|\bdrop column\b|\brename\b|\bset not null\b|\b(set data )?type\b/i.test(clause)) return true
  return /\badd (column )?.*\bnot null\b/i.test(clause) && !/\b(default|generated)\b/i.test(clause)
}

const naming = /update oldest_release set migration = '(\d{4}_\w+\.sql)'/i

test('each migration leaves the release before what it uses, or names the oldest release that can do without', () => {
  for (const name of names) {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    if (breakingStatements(sql).length === 0) continue
    const oldest = naming.exec(sql)?.[1]
    expect(
      oldest,
      `${name} takes something away: end it with update oldest_release set migration = '…' (docs/contributing.md)`,
    ).toBeDefined()
    expect(readdirSync(folder)).toContain(oldest)
    expect(String(oldest) <= name).toBe(true)
  }
})

test.each([
  ['alter table orders drop column note', true],
  ['alter table orders add column paid_at timestamptz, drop column note', true],
  ['drop table order_events', true],
  ['alter table orders rename column note to remark', true],
  ['alter table orders alter column note set not null', true],
  ['alter table orders alter column id type bigint', true],
  ['alter table orders add column channel text not null', true],
  ["alter table orders add column channel text not null default 'web'", false],
  ['alter table orders add column channel text', false],
  ['alter table orders drop constraint orders_note_check', false],
  ['-- alter table orders drop column note', false],
  ['create table order_notes (id int not null, text text not null)', false],
])('"%s" breaks the release before: %s', (sql, isBreaking) => {
  expect(breakingStatements(sql).length > 0).toBe(isBreaking)
})
