import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, orderAsNewCustomer, test } from '../shopper.ts'

/** The search among the orders of an account, by the name of a product. */

const texts = {
  en: {
    field: 'Product or order number',
    found: (text: string) => `1 order for “${text}”`,
    none: 'None of your orders has “zzz” as its number or among its products.',
    all: 'Show all orders',
    underWay: 'In progress',
    filters: /^Filters/,
  },
  es: {
    field: 'Producto o número de pedido',
    found: (text: string) => `1 pedido con “${text}”`,
    none: 'Ninguno de tus pedidos tiene “zzz” como número ni entre sus productos.',
    all: 'Ver todos los pedidos',
    underWay: 'En curso',
    filters: /^Filtros/,
  },
} as const

/** The code of the product in the customer's only order. */
async function orderedCode(page: Page): Promise<string> {
  const { data } = (await (await page.request.get('/api/ecommerce/orders')).json()) as {
    data: { data: { shown_products: { codarticulo: string }[] }[] }
  }
  return data.data[0]!.shown_products[0]!.codarticulo
}

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    const own = texts[language]

    test('ORDER-18: an order is found by a product, in all tabs, and a search that finds none says so', async ({
      page,
      baseURL,
    }) => {
      await orderAsNewCustomer(page, baseURL as string)
      const code = (await orderedCode(page)).toLowerCase()
      await page.goto('/account/orders')
      const main = page.getByRole('main')
      const tab = main.getByRole('link', { name: own.underWay })
      await expect(tab).toHaveAttribute('aria-current', 'page')
      const field = main.getByRole('searchbox', { name: own.field })
      await field.fill(code)
      await field.press('Enter')
      await expect(main.getByRole('status').filter({ hasText: own.found(code) })).toBeVisible()
      await expect(tab).not.toHaveAttribute('aria-current')
      // Filters change nothing of what is found.
      await expect(main.getByRole('button', { name: own.filters })).toHaveCount(0)
      await expectAccessible(page)

      await main.getByRole('searchbox', { name: own.field }).fill('zzz')
      await main.getByRole('searchbox', { name: own.field }).press('Enter')
      await expect(main.getByText(own.none)).toBeVisible()
      await main.getByRole('link', { name: own.all }).click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(main.getByRole('searchbox', { name: own.field })).toHaveValue('')
    })
  })
}
