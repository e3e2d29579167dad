import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no violation of the accessibility rules on the open page. In the dark theme only colour contrast is checked. The
 * page is scrolled to its top: a link that is half below the fixed header counts as too small, wherever the page happens
 * to be.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  for (const theme of ['light', 'dark']) {
    const axe = new AxeBuilder({ page })
    // Colour transitions between the themes have to finish first. Reading the style of an element starts its transition,
    // also far below the window.
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
      for (const element of document.querySelectorAll('main *')) void getComputedStyle(element).color
      for (const animation of document.getAnimations())
        if (animation.timeline instanceof DocumentTimeline) animation.finish()
    }, theme)
    const { violations } = await (theme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast')).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
    expect(found, `${page.url()}, ${theme}`).toEqual([])
  }
}

/**
 * Expects that no link beside the page is pushed below the header where the page is scrolled to its end: the header's own
 * buttons would cover a part of it.
 */
export async function expectSideNavigationAtEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const top = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().top)
  const bottomOfHeader = await page.locator('.header').evaluate((it) => it.getBoundingClientRect().bottom)
  await expect.poll(() => top('.side-navigation > ul')).toBeGreaterThan(bottomOfHeader)
  const { violations } = await new AxeBuilder({ page }).include('.side-navigation').withRules('target-size').analyze()
  expect(violations).toEqual([])
}
