import { texts } from '../texts.ts'
import { paymentTexts } from '../payment-texts.ts'
import { addressOf, evaluate, fill, find, press, textOf, visit } from './find.ts'
import { expect, test } from './journey.ts'

const messages = texts.en

/** Runs in the page: the whole name of the first product of a list, of which its card may show less. */
function nameOfFirst(): string | undefined {
  const link = document.querySelector<HTMLElement>('main article :is(h2, h3) a')
  return link?.ariaLabel ?? link?.innerText
}

test('a guest finds a phone, registers while buying it, and pays in cash where it is picked up', async ({
  tab,
  baseURL,
}) => {
  const heading = () => textOf(tab, 'h1')
  await visit(tab, `${baseURL}/`)
  await fill(tab, messages.search, 'Lumen Aria', 'Enter')
  await expect.poll(heading).toContain('Lumen Aria')
  const firstFound = async () => (await evaluate(tab, nameOfFirst)) ?? ''
  await expect.poll(firstFound).toContain('Lumen Aria')
  const name = await firstFound()
  await press(tab, 'main article a', name)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/products\//)
  // The heading breaks a long name, and has the end of it for assistive technology only.
  const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')
  await expect.poll(async () => withoutSpaces(await heading())).toBe(withoutSpaces(name))
  await press(tab, 'main button', messages.addToCart)
  await expect.poll(() => textOf(tab, '[role=status]')).toContain(messages.added)

  await press(tab, 'header a', /^Cart, 1/)
  await expect.poll(heading).toBe(messages.cart)
  await find(tab, 'main a', name)
  await press(tab, 'main button', messages.buy)
  await press(tab, 'dialog [role=tab]', messages.firstPurchase)
  await fill(tab, messages.firstName, 'Marina')
  await fill(tab, messages.lastName, 'Objío')
  await fill(tab, messages.email, `e2e-${crypto.randomUUID()}@example.com`)
  await fill(tab, messages.phone, '8095550142')
  await press(tab, 'dialog input[type=checkbox]', messages.acceptPolicies)
  await press(tab, 'dialog button[type=submit]', messages.continueToCheckout)

  await expect.poll(() => addressOf(tab)).toMatch(/^\/checkout/)
  await press(tab, 'main button', messages.changeDelivery)
  await press(tab, 'main input[type=radio]', messages.pickup)
  await press(tab, 'button', messages.goOn)
  await press(tab, 'main input[type=radio]', paymentTexts.en.cash)
  await press(tab, 'button', messages.placeOrder)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/checkout\/complete\/[0-9a-f-]{36}$/)
  await expect.poll(heading).toMatch(messages.thanks)
  await press(tab, 'main a', messages.seeOrder)
  await find(tab, 'main a', name)
})
