import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, orderAsNewCustomer } from '../shopper.ts'
import { test } from '../store-with-staff.ts'

/** What the page of an order on hold says in the language of its reader. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const written = {
  note_en: 'The blue one comes from another branch.',
  note_es: 'El azul viene de otra sucursal.',
}

const own = {
  en: {
    onHold: 'Your order is on hold',
    writes: `The branch writes: “${written.note_en}”`,
    other: written.note_es,
    write: 'Write to the store',
    subject: (id: number) => `Order ${id}, on hold`,
    cancel: 'Cancel order',
    nothingPaid: 'You have not paid anything yet.',
  },
  es: {
    onHold: 'Tu pedido está en espera',
    writes: `La sucursal escribe: “${written.note_es}”`,
    other: written.note_en,
    write: 'Escribir a la tienda',
    subject: (id: number) => `Pedido ${id}, en espera`,
    cancel: 'Cancelar pedido',
    nothingPaid: 'Todavía no has pagado nada.',
  },
}

const sectionOf = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })

for (const [language, texts] of Object.entries(own))
  test.describe(`in ${language}`, () => {
    test('ORDER-32: what staff have written in both languages is read in that of the page, and the store is written to', async ({
      page,
      store,
    }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: store.url }])
      await orderAsNewCustomer(page, store.url)
      const id = await store.latestOrder()
      await store.change(`orders/${id}/status`, { status: 'on_hold', ...written })
      await page.goto(`/account/orders/${id}`)
      const paused = sectionOf(page, texts.onHold).first()
      await expect(paused).toContainText(texts.writes)
      await expect(page.locator('main')).not.toContainText(texts.other)
      await expect(page.locator('main')).not.toContainText(/written in|escrito en/)
      // ORDER-29: a branch may be closed; a mail names the order.
      const mail = paused.getByRole('link', { name: texts.write })
      const subject = encodeURIComponent(texts.subject(id))
      await expect(mail).toHaveAttribute('href', `mailto:hola@vitrina.example?subject=${subject}`)
      await expect(paused).toContainText('hola@vitrina.example')
      await expect(paused.getByRole('button', { name: texts.cancel })).toBeVisible()
      await expect(paused).toContainText(texts.nothingPaid)
      await expectAccessible(page)
      // Once it is paid, the page does not say so any more.
      await store.query(
        `update payments set state = 'captured' where id in (select payment_id from payment_allocations where order_id = $1)`,
        [id],
      )
      await page.reload()
      await expect(mail).toBeVisible()
      await expect(paused).not.toContainText(texts.nothingPaid)
      await page.goto('/account/orders')
      const listed = page.locator('main :is(li, tr)', { hasText: String(id) }).filter({ visible: true })
      await expect(listed).toContainText(texts.writes.slice(0, -1))
      await expect(listed).not.toContainText(texts.other)
      // What was written at an earlier step stands in the details.
      await store.move(id, 'created')
      await page.goto(`/account/orders/${id}`)
      await expect(page.locator('details li', { hasText: texts.writes.split('“')[1]!.slice(0, -1) })).toBeVisible()
      await expect(page.locator('main')).not.toContainText(texts.other)
    })
  })
