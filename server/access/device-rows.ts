import { randomUUID } from 'node:crypto'
import { type AccessRow, customers, refusedFor } from './access-row.ts'

/** The devices on which a customer is signed in. */
export const deviceRows: Record<string, AccessRow> = {
  'GET ecommerce/users/devices': { callers: customers },
  // What it names here is nobody’s.
  'POST ecommerce/users/devices/sign-out': {
    callers: refusedFor(customers, 'not-found'),
    recordsInside: { ids: 'server/modules/identity/devices.test.ts' },
    input: () => ({ ids: [randomUUID()] }),
  },
  'DELETE ecommerce/users/devices': { callers: customers },
  'DELETE ecommerce/users/devices/{id}': { callers: customers, records: { id: 'device' } },
}
