import { type RawBuilder, sql } from 'kysely'
import { isOpen } from './reservations-repository.ts'

/**
 * The SQL expression for how many units of a product at a branch a customer's open reservation holds, 0 where none. The
 * arguments are expressions of the statement around it. Those units are free for that customer alone.
 */
export function reservedForCustomer({
  customerId,
  branchCode,
  productCode,
}: {
  customerId: RawBuilder<unknown>
  branchCode: RawBuilder<unknown>
  productCode: RawBuilder<unknown>
}): RawBuilder<number> {
  return sql<number>`
  coalesce((select vl.quantity from verifications v join verification_lines vl on vl.verification_id = v.id
    where v.customer_id = ${customerId} and ${isOpen}
      and vl.branch_code = ${branchCode} and vl.product_code = ${productCode}), 0)`
}
