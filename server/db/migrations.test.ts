import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakingStatements, withoutComments } from '#server/testing/breaking-statements.ts'

const folder = new URL('migrations/', import.meta.url)
const all = readdirSync(folder).toSorted()
/** Those before it came when a database did not name the oldest release. */
const first = '0017_oldest_release.sql'
/** Migrations that were looked at and break nothing, with the reason. */
const harmless = new Map([
  ['0018_resumed_reservations.sql', 'the check that takes the place of another allows one word more'],
  ['0046_order_steps.sql', 'the index has another in its place, and the check allows what the default writes'],
  ['0050_payments.sql', 'no release before it writes movements of balances; triggers copy what it writes of payments'],
  ['0056_deposit_proofs.sql', 'the index has others in its place, and nothing names it'],
  ['0058_gift_cards_without_owner.sql', 'the check allows a null that was forbidden before'],
])
const names = all.filter((name) => name > first && !harmless.has(name))

test('the migrations are numbered one after the other, no number twice', () => {
  expect(all.map((name) => name.slice(0, 5))).toEqual(all.map((_, at) => `${String(at + 1).padStart(4, '0')}_`))
})

/** The oldest release that a migration names. */
const oldestNamed = (sql: string) =>
  /(?:^|;)\s*update oldest_release set migration = '(\d{4}_\w+\.sql)'/i.exec(withoutComments(sql))?.[1]

test('each migration leaves the release before what it uses, or names the oldest release that can do without', () => {
  for (const name of names) {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    if (breakingStatements(sql).length === 0) continue
    const oldest = oldestNamed(sql)
    expect(
      oldest,
      `${name} takes something away or forbids it (or so it seems: server/testing/breaking-statements.ts lists what does not): end it with update oldest_release set migration = '…' (CONTRIBUTING.md)`,
    ).toBeDefined()
    expect(all).toContain(oldest)
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
  ['alter table orders drop note', true],
  ['alter table orders alter column note drop default', true],
  ['alter table orders alter note drop default', true],
  ['alter table orders add unique (note)', true],
  ['alter table orders add column note text unique', true],
  ['alter table orders add check (total > 0)', true],
  ['alter table orders add constraint positive check (total > 0)', true],
  ['alter table orders add foreign key (branch) references branches', true],
  ['alter table orders add primary key (id)', true],
  ['alter table orders drop constraint orders_number_key', true],
  ['alter table orders add column price numeric(10, 2), drop note', true],
  ['create unique index orders_by_note on orders (note)', true],
  ['drop function note_order()', true],
  ['drop materialized view sales', true],
  ['drop index orders_by_note', true],
  ['drop trigger orders_noted on orders', true],
  ['truncate orders', true],
  ["comment on table orders is ';'; drop table orders", true],
  ['create function f() returns int language sql as $$ select 1; $$; drop table orders', true],
  ['alter table orders alter column note drop not null', false],
  ["alter table orders alter column note set default 'a, drop column note; --'", false],
  ["alter table orders add column kind text check (kind in ('a', 'b')), add column price numeric(10, 2)", false],
  ['create index orders_by_note on orders (note)', false],
  [
    'create table notes (id int); create unique index notes_by_id on notes (id); alter table notes add unique (id)',
    false,
  ],
  ['create function f() returns trigger language plpgsql as $$ begin drop table a; return null; end $$', false],
  ['/* drop table orders; */', false],
  ['-- alter table orders drop column note', false],
  ['create table order_notes (id int not null, text text not null)', false],
  ['create unlogged table notes (id int); alter table notes add unique (id)', false],
])('"%s" breaks the release before: %s', (sql, isBreaking) => {
  expect(breakingStatements(sql).length > 0).toBe(isBreaking)
})

test.each([
  [
    "alter table a drop b;\nupdate oldest_release set migration = '0017_oldest_release.sql';",
    '0017_oldest_release.sql',
  ],
  ["alter table a drop b;\n-- update oldest_release set migration = '0017_oldest_release.sql';", undefined],
  ["/* ; update oldest_release set migration = '0017_oldest_release.sql' */ alter table a drop b", undefined],
])('"%s" names the oldest release %s', (sql, oldest) => {
  expect(oldestNamed(sql)).toBe(oldest)
})
