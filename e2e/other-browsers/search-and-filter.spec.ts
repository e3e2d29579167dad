import { shopTexts } from '../shop-texts.ts'
import { texts } from '../texts.ts'
import { addressOf, evaluate, fill, find, press, textOf, visit } from './find.ts'
import { expect, test } from './journey.ts'
import type { Tab } from './tab.ts'

const messages = shopTexts.en

/** The text of each product of the list, for polling; what the shopper saw lately stands in a row of its own below. */
async function cards(tab: Tab): Promise<string[]> {
  const texts = () =>
    [...document.querySelectorAll<HTMLElement>('main .product-grid article')].map(({ innerText }) => innerText)
  return (await evaluate(tab, texts)) ?? []
}

const isOfBrand = (text: string) => /^Vitrina/m.test(text)

/** Waits until the list has products, all of them such ones. */
async function expectCards(tab: Tab, isRight: (text: string) => boolean): Promise<void> {
  const areRight = async () => {
    const texts = await cards(tab)
    return texts.length > 0 && texts.every(isRight)
  }
  await expect.poll(areRight).toBe(true)
}

test('a shopper follows a suggestion, says for which phone, filters and sorts, and goes back', async ({
  tab,
  baseURL,
}) => {
  await visit(tab, `${baseURL}/`)
  await fill(tab, texts.en.search, 'charg')
  await find(tab, '[role=listbox]', messages.suggestions)
  await press(tab, '[role=listbox] [role=option]', /charg/i)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/shop\?(q|category)=/)
  await expect.poll(() => textOf(tab, 'main article')).toMatch(/charg/i)

  await press(tab, 'header button', 'Categories')
  await press(tab, 'a', /^Phone cases/)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/shop\?category=12/)
  await fill(tab, 'Find a phone', 'aria 12 pro')
  await press(tab, 'aside a', /^Aria 12 Pro\s+\d/)
  await expect.poll(() => addressOf(tab)).toContain('fits=lumen%2FAria+12+Pro')
  await find(tab, 'main a', messages.remove('For Lumen Aria 12 Pro'))
  const isForPhone = (text: string) => text.includes('For Lumen Aria 12 Pro')
  await expectCards(tab, isForPhone)

  await press(tab, 'aside label', /^Vitrina\s+\d/)
  await expect.poll(() => addressOf(tab)).toContain('brands_selected=')
  await find(tab, 'main a', messages.remove('Vitrina'))
  await expectCards(tab, (text) => isForPhone(text) && isOfBrand(text))

  const sort = await find(tab, 'main select', /^Sort by/)
  await sort.choose('price_asc')
  await expect.poll(() => addressOf(tab)).toContain('order_by=price_asc')
  const areCheapestFirst = async () => {
    const prices = (await cards(tab)).map((text) => Number(/RD\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    return prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] as number))
  }
  await expect.poll(areCheapestFirst).toBe(true)

  await press(tab, 'main article :is(h2, h3) a', /./)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/products\//)
  await tab.back()
  await expect.poll(() => addressOf(tab)).toContain('order_by=price_asc')
  await expect.poll(areCheapestFirst).toBe(true)
  await tab.back()
  await expect.poll(() => addressOf(tab)).not.toContain('order_by')
  await tab.back()
  await expect.poll(() => addressOf(tab)).not.toContain('brands_selected')
  await expect.poll(async () => (await cards(tab)).some((text) => !isOfBrand(text))).toBe(true)
  await expectCards(tab, isForPhone)
})
