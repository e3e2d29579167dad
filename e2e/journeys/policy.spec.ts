import { expect, test } from '@playwright/test'
import { expectHydrated } from '../shopper.ts'

// One width is enough: the policy is the same at all. The other journeys fail wherever a page violates it.
test.skip(({ isMobile }) => isMobile)

test.describe.configure({ timeout: 180_000 })

test('no text becomes markup or a script, on any kind of page', async ({ page }) => {
  for (const path of ['/', '/shop', '/compare', '/cart', '/contact', '/home/policies/delivery', '/account', '/nope']) {
    await page.goto(path)
    await expectHydrated(page)
    const outcome = await page.evaluate(() => {
      const attempts: [string, () => void][] = [
        ['innerHTML', () => (document.createElement('div').innerHTML = '<img src=x onerror="document.title=1">')],
        ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')],
        ['script text', () => (document.createElement('script').text = 'document.title = 1')],
        ['script address', () => (document.createElement('script').src = '/x.js')],
      ]
      return attempts.flatMap(([name, attempt]) => {
        try {
          attempt()
          return [name]
        } catch {
          return []
        }
      })
    })
    expect(outcome, path).toEqual([])
  }
})
