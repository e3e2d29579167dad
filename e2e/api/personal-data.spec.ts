import { type APIRequestContext, expect, test } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { demoAccounts } from '#server/db/demo/accounts.ts'

type PageName = keyof typeof pages

const [account] = demoAccounts

/** The data of a response of the API. */
async function dataOf(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await request.fetch(`/api/${path}`, { method, ...(body && { data: body }) })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { data: unknown }).data
}

/** The texts in a value, in its lists and in their objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Codes and pictures of the products in a list of orders: the catalogue's, which pages show to everybody. */
function catalogueTextsIn(orders: unknown): string[] {
  const { data } = orders as { data: { shown_products: unknown }[] }
  return data.flatMap((order) => textsIn(order.shown_products))
}

/** The customer's own record that a page shows; a page of another kind of record needs a line here. */
async function recordsOf(request: APIRequestContext): Promise<Partial<Record<PageName, string>>> {
  const { data: orders } = (await dataOf(request, 'GET', 'ecommerce/orders')) as {
    data: { id: number; global_id: string }[]
  }
  const [address] = (await dataOf(request, 'GET', 'ecommerce/addresses')) as { id: string }[]
  return {
    product: 'ADA-0016',
    policies: 'delivery',
    order: String(orders[0]!.id),
    return: String(orders[0]!.id),
    track: `${orders[0]!.id}.${'x'.repeat(43)}`,
    orderComplete: orders[0]!.global_id,
    paymentReturn: orders[0]!.global_id,
    address: address!.id,
  }
}

test('no page holds anything of the customer who opens it, in its HTML or in its data', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL as string
  const signedIn = await request.post('/api/identity/sign-in', {
    data: { username: account.email, password: account.password },
    headers: { 'x-token-transport': 'cookie', origin },
  })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  const paths = [
    'users/profile',
    'users/settings',
    'users/partners',
    'addresses',
    'orders',
    'deposits',
    'gift-cards',
    'balance',
  ]
  const own: unknown[] = [account.email, account.name]
  for (const path of paths) own.push(await dataOf(request, 'GET', `ecommerce/${path}`))
  const records = await recordsOf(request)
  // What a page of everybody shows is not the customer's: the names of branches, of payment methods and of states.
  const everybodys = await (await request.get('/home/policies/delivery')).text()
  // An instant of the demo is that of other rows too.
  const catalogues = new Set(catalogueTextsIn(await dataOf(request, 'GET', 'ecommerce/orders')))
  const isOwn = (text: string) =>
    text.length > 6 && !catalogues.has(text) && !everybodys.includes(text) && !/^\d{4}-\d\d-\d\dT/.test(text)
  const texts = new Set(textsIn(own).filter(isOwn))
  expect(texts).toContain(account.email)
  expect(texts.size).toBeGreaterThan(20)
  // A branch that no other test opens: each page is rendered for its request and not taken from the cache.
  const { cookies } = await request.storageState()
  const cookie = [...cookies.map(({ name, value }) => `${name}=${value}`), 'branch=9', 'language=es'].join('; ')
  expect(cookie).toContain('vitrina_access=')
  const found: string[] = []
  for (const [name, { path }] of Object.entries(pages)) {
    const record = records[name as PageName]
    if (path.includes(':') && record === undefined) throw new Error(`Add to recordsOf which record ${path} shows.`)
    const url = record === undefined ? path : path.replace(/:\w+/, record)
    for (const part of [url, url === '/' ? '/_.data' : `${url}.data`]) {
      const response = await request.get(part, { headers: { cookie } })
      expect([part, response.status()]).toEqual([part, 200])
      const html = await response.text()
      for (const text of texts) if (text !== record && html.includes(text)) found.push(`${part}: ${text}`)
    }
  }
  expect(found).toEqual([])
})
