import { expect, test } from 'vitest'
import { setCartLine } from '#contract/cart.ts'
import { makeBuyer, startTwoProcesses, total } from './two-processes.ts'

const setup = await startTwoProcesses()
const [one, other] = setup.stores
const setPage = (value: object) =>
  one.database.pool.query(
    `insert into settings (name, value, updated_at) values ('general.web_page', $1, now()) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )

test('a buying rule that one process changed in the database applies to the next request of another process', async () => {
  const buyer = await makeBuyer(setup)
  const elsewhere = other.client({ headers: buyer.headers })
  for (let round = 0; round < 20; round += 1) {
    await setPage({ active: false })
    await expect(elsewhere.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2 })).rejects.toMatchObject({
      reason: 'page-disabled',
    })
    await setPage({ active: true })
    await elsewhere.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2 })
  }
  await setPage({ customer_active: false })
  await expect(buyer.place(total)).rejects.toMatchObject({ reason: 'customers-disabled' })
})
