import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstPriceLevel, unitPriceCentavos } from '#domain/products/unit-price.ts'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { basePrice } from './base-price.ts'

const store = await testStore()
const { db } = store.database

const priceRows = fc.uniqueArray(
  fc.record({ level: fc.constantFrom(1, 2, 7), minQuantity: fc.constantFrom(1, 5, 10), priceCentavos: fc.nat(3_000) }),
  { selector: ({ level, minQuantity }) => `${level} ${minQuantity}`, maxLength: 9 },
)

test('the base price of a statement is the price of one unit at level 1 by the rule', async () => {
  await store.reset()
  await makeProduct(db, { code: 'A', prices: [] })
  await fc.assert(
    fc.asyncProperty(priceRows, async (prices) => {
      await db.deleteFrom('prices').execute()
      for (const { level, minQuantity, priceCentavos } of prices)
        await db
          .insertInto('prices')
          .values({ product_code: 'A', level, min_quantity: minQuantity, price_centavos: priceCentavos })
          .execute()
      const { rows } = await sql<{
        price: number | null
      }>`select ${basePrice('p.code')} as price from products p`.execute(db)
      const byRule = unitPriceCentavos({ prices, level: firstPriceLevel, quantity: 1, now: new Date() })
      expect(rows[0]?.price).toBe(byRule ?? null)
    }),
    { numRuns: 40 },
  )
})
