import type { Page } from '@playwright/test'
import { addToCart, expect, expectHydrated, test } from '../shopper.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

const linePx = 16
const badgePaddingPx = 4

/** The titles of the cards of a list with their lines of facts, their other colours and sizes, and whether a title is cut. */
const cardsOf = (page: Page) =>
  page
    .locator('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const link = card.querySelector('h2 a, h3 a') as HTMLElement
        const heading = link.parentElement as HTMLElement
        return {
          title: link.textContent,
          name: link.ariaLabel ?? link.textContent,
          facts: card.querySelector('.product-facts')?.textContent?.split(' · ') ?? [],
          others: card.querySelector('.product-options')?.firstElementChild?.textContent?.split(/ (?:in|en) |, /) ?? [],
          isCut: heading.scrollHeight > heading.clientHeight + 1,
          optionsHeight: card.querySelector('.options-line')?.clientHeight ?? 0,
          hasTooWideOptions: [...card.querySelectorAll('.options-line')].some(
            (it) => it.scrollWidth > it.clientWidth + 1,
          ),
          badgeHeight: card.querySelector('.badge')?.clientHeight ?? 0,
        }
      }),
    )

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    // PRODUCT-13
    for (const category of [1, 9, 11, 12])
      test(`cards of category ${category} state each fact once, and cut none`, async ({ page }) => {
        for (const width of [320, 390, 1366]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`/shop?category=${category}&limit=48`)
          const cards = await cardsOf(page)
          expect(cards.length).toBeGreaterThan(5)
          expect(cards.filter(({ isCut }) => isCut)).toEqual([])
          expect(cards.filter(({ title, name }) => !name.startsWith(title))).toEqual([])
          expect(cards.filter(({ title, facts }) => facts.some((fact) => title.includes(fact)))).toEqual([])
          expect(cards.filter(({ others, facts }) => facts.some((fact) => others.includes(fact)))).toEqual([])
          const linesMax = width === 320 ? 2 : 1
          expect(cards.filter(({ optionsHeight }) => optionsHeight > linesMax * linePx)).toEqual([])
          expect(cards.filter(({ hasTooWideOptions }) => hasTooWideOptions)).toEqual([])
          expect(cards.filter(({ badgeHeight }) => badgeHeight > linePx + badgePaddingPx)).toEqual([])
          // Otherwise the lines that are measured here are those of no card.
          if (category === 9) expect(cards.some(({ optionsHeight }) => optionsHeight > 0)).toBe(true)
        }
      })

    test('a phone in the cart has its model in the title, its storage and colour on the line below', async ({
      page,
      messages,
    }) => {
      await page.goto('/shop?category=1&q=aria+12+pro')
      const [card] = await cardsOf(page)
      await page.getByRole('link', { name: card!.name, exact: true }).first().click()
      await expectHydrated(page)
      await addToCart(page, messages)
      await page.goto('/cart')
      const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: card!.name, exact: true }) })
      await expect(line.getByText('Lumen Aria 12 Pro', { exact: true })).toBeVisible()
      await expect(line.getByText(card!.facts.join(' · '), { exact: true })).toBeVisible()
    })
  })
}
