import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no violation of the accessibility rules on the open page. In the dark theme only colour contrast is checked. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    const axe = new AxeBuilder({ page })
    // Colour transitions between the themes have to finish first. Reading the style of an element starts its transition,
    // also far below the window.
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
      for (const element of document.querySelectorAll('main *')) void getComputedStyle(element).color
      // One that repeats for ever, such as that of a placeholder, has no end.
      for (const animation of document.getAnimations())
        if (
          animation.timeline instanceof DocumentTimeline &&
          animation.effect?.getComputedTiming().endTime !== Infinity
        )
          animation.finish()
    }, theme)
    const { violations } = await (theme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast')).analyze()
    const found: string[] = []
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes)
        if (id !== 'target-size' || (await isSmall(page, String(target[0])))) found.push(`${id}: ${html.slice(0, 200)}`)
    expect(found, `${page.url()}, ${theme}`).toEqual([])
  }
}

/**
 * Whether an element is too small to press also in the middle of the window: where the page happens to be scrolled, the
 * header or the bar at the lower edge may cover a part of it.
 */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules('target-size').analyze()
  return violations.length > 0
}

/**
 * Expects that the links beside the page scroll away whole where the page is scrolled to its end, and that one that the
 * keyboard then reaches comes into view below the header with its whole height.
 */
export async function expectSideNavigationAtEnd(page: Page): Promise<void> {
  const list = page.locator('.side-navigation > ul')
  const height = () => list.evaluate((it) => it.getBoundingClientRect().height)
  const before = await height()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await height()).toBe(before)
  const link = list.locator('a').first()
  await link.focus()
  const bottomOfHeader = await page.locator('.header').evaluate((it) => it.getBoundingClientRect().bottom)
  await expect.poll(() => link.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottomOfHeader)
  const { violations } = await new AxeBuilder({ page }).include('.side-navigation').withRules('target-size').analyze()
  expect(violations).toEqual([])
}
