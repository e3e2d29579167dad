import type { APIRequestContext } from '@playwright/test'
import { type Page, pages } from '#contract/pages.ts'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { publicPages } from './public-pages.ts'

/** Signs the browser in as the demo's customer with addresses, partners, orders and balances. */
export async function signInAsAna(request: APIRequestContext, origin: string): Promise<void> {
  const { email: username, password } = demoAccounts[0]
  const response = await request.post(`${origin}/api/identity/sign-in`, {
    data: { username, password },
    headers: { 'x-token-transport': 'cookie', origin },
  })
  if (!response.ok()) throw new Error(await response.text())
}

/**
 * The pages that are personal, by their paths, with a record of the signed-in customer where a page shows one. Throws
 * where a page shows another kind of record.
 */
export async function accountPages(
  request: APIRequestContext,
  origin: string,
): Promise<{ name: string; path: string }[]> {
  const listOf = async (path: string) =>
    ((await (await request.get(`${origin}/api/ecommerce/${path}`)).json()) as { data: never }).data
  const { data: orders } = (await listOf('orders')) as {
    data: { id: number; global_id: string; status: string }[]
  }
  const [address] = (await listOf('addresses')) as { id: string }[]
  const { tracking } = (await listOf(`orders/${orders[0]?.id}`)) as { tracking: string | null }
  const records: Record<string, string | undefined> = {
    [pages.order.path]: String(orders[0]?.id),
    [pages.return.path]: String(orders[0]?.id),
    // A payment that nobody has: the page loads the same for every one.
    [pages.paymentReturn.path]: '00000000-0000-4000-8000-000000000000',
    [pages.orderComplete.path]: orders[0]?.global_id,
    [pages.track.path]: tracking?.split('/').pop(),
    [pages.address.path]: address?.id,
  }
  const delivered = orders.find(({ status }) => status === 'delivered')
  if (!delivered) throw new Error('The bench has no delivered order')
  const ofDelivered = {
    name: `${pages.return.path} of a delivered order`,
    path: pages.return.path.replace(':id', String(delivered.id)),
  }
  const ofEachStatus = [...new Map(orders.map((order) => [order.status, order])).values()].map(({ id, status }) => ({
    name: `${pages.order.path} with the status ${status}`,
    path: pages.order.path.replace(':id', String(id)),
  }))
  const [product] = (await publicPages(origin)).filter(({ path }) => path.startsWith('/products/'))
  if (!product) throw new Error('The bench has no product')
  const ofCustomer = { name: 'product page of a customer', path: product.path }
  const all = Object.values<Page>(pages)
    .filter(({ isPersonal }) => isPersonal)
    .map(({ path }) => ({
      name: path,
      path: path.replace(/:\w+/, () => {
        const record = records[path]
        if (!record) throw new Error(`The bench has no record for ${path}`)
        return record
      }),
    }))
  return [...all, ofDelivered, ...ofEachStatus, ofCustomer]
}
