import { accountRows } from './account-rows.ts'
import type { AccessRow } from './access-row.ts'
import { deviceRows } from './device-rows.ts'
import { orderRows } from './order-rows.ts'
import { publicRows } from './public-rows.ts'

/**
 * What each principal may do: one row for each endpoint of the API, by its name. `access.test.ts` calls all of them, and
 * `surplus-fields.test.ts` sends the commands among them with the fields of all entities.
 */
export const accessTable: Record<string, AccessRow> = { ...publicRows, ...accountRows, ...deviceRows, ...orderRows }
