import * as z from 'zod/mini'
import { download } from './download.ts'
import { command, query } from './endpoint.ts'
import { flag, instant, maybe, maybeValue, text } from './fields.ts'
import { pageFields, pageOf } from './paging.ts'

const importOutcomes = ['done', 'failed', 'canceled'] as const

/** RD$ for one unit of a list's currency; a number above zero. */
const rate = text(1, 20).check(
  z.refine((written) => /^\d{1,7}(\.\d{1,9})?$/.test(written) && Number(written) > 0, {
    params: { sentence: 'list-rate' },
  }),
)

type Scope = { only?: string | undefined; full?: boolean | undefined; hide?: boolean | undefined }

const importJob = z.object({
  id: z.string(),
  created: instant,
  /** `waiting`, `running`, or how it has ended. */
  state: z.enum(['waiting', 'running', ...importOutcomes]),
  /** How much of the list has been read, in percent. */
  progress: z.number(),
  rows: z.number(),
  rows_per_second: z.nullable(z.number()),
  seconds_left: z.nullable(z.number()),
  ended: z.nullable(instant),
  /** Null until the end. */
  report: z.nullable(
    z.object({
      message: z.nullable(z.string()),
      created: z.number(),
      updated: z.number(),
      unchanged: z.number(),
      refused: z.number(),
      /** The first refused rows; all of them are in the file of refused rows. */
      refusals: z.array(z.object({ line: z.number(), column: z.string(), reason: z.string() })),
      changes: z.array(z.object({ column: z.string(), count: z.number() })),
      unlisted: z.nullable(z.object({ count: z.number(), hidden: z.number() })),
      lines: z.array(z.string()),
    }),
  ),
})

export const createImport = command('erp', 'POST imports', {
  summary:
    'Employees: import a price list (CSV or XLSX), as npm run import does. The reply is a job, which goes on by itself; the list is in the store’s own format unless a mapping is given',
  input: z
    .strictObject({
      mapping: maybe(text(2, 100_000)).check(z.describe('A mapping as JSON.')),
      rate: maybe(rate).check(z.describe('RD$ for one unit of the list’s currency, instead of the mapping’s.')),
      only: maybe(text(1, 500)).check(z.describe('Columns of known products that change, such as price,stock.')),
      encoding: maybeValue(z.enum(['utf8', 'latin1'])),
      full: maybeValue(flag).check(z.describe('The list is whole.')),
      hide: maybeValue(flag).check(z.describe('Hide the products that a whole list lacks.')),
      dry_run: maybeValue(flag),
    })
    .check(
      z.refine(({ full, hide }: Scope) => full === true || hide !== true, {
        path: ['hide'],
        params: { sentence: 'list-goes-with-full' },
      }),
      z.refine(({ full, only }: Scope) => full !== true || !only, {
        path: ['only'],
        params: { sentence: 'list-only-or-full' },
      }),
    ),
  idempotent: true,
  files: { list: { missing: 'list-required' } },
  reply: importJob,
})

export const listImports = query('erp', 'GET imports', {
  summary: 'Employees: list the imports, newest first, in pages',
  input: z.strictObject(pageFields(20)),
  reply: pageOf(importJob),
})

export const getImport = query('erp', 'GET imports/{id}', {
  summary: 'Employees: get an import with its progress, and its report once it has ended',
  input: z.strictObject({ id: z.uuid() }),
  reply: importJob,
})

export const cancelImport = command('erp', 'POST imports/{id}/cancel', {
  summary: 'Employees: stop an import. What has been stored stays',
  input: z.strictObject({ id: z.uuid() }),
  reply: importJob,
})

export const getRefusedRows = download('erp', 'GET imports/{id}/refused', {
  summary: 'Employees: get the refused rows of an import as CSV, to be corrected and imported',
  type: 'text/csv',
  input: z.strictObject({ id: z.uuid() }),
})
