import { type Locator, type Page, expect } from '@playwright/test'

/**
 * A thumb on a phone that counts. Each touch of the screen is a tap, one on a field too, unless the field has the focus
 * already; a field that is filled counts as typed. Waiting and scrolling are free.
 */
export class Thumb {
  readonly taps: string[] = []
  readonly typed: string[] = []

  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(what: string, target: Locator): Promise<void> {
    const shown = target.filter({ visible: true }).first()
    await expect(shown).toBeVisible()
    await shown.scrollIntoViewIfNeeded()
    await expectInPlace(shown)
    await shown.tap()
    this.taps.push(what)
  }

  async type(what: string, target: Locator, text: string): Promise<void> {
    const field = target.filter({ visible: true }).first()
    await expect(field).toBeVisible()
    const hasFocus = () => field.evaluate((it) => it === it.ownerDocument.activeElement)
    if (!(await hasFocus())) await this.tap(`field "${what}"`, field)
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
    this.typed.push(what)
  }

  /** The key of the phone's keyboard that goes to the next field: it belongs to typing. */
  async next(): Promise<void> {
    await this.page.keyboard.press('Enter')
  }

  /** The taps one below the other, then the fields. */
  toString(): string {
    const taps = this.taps.map((tap, index) => `${String(index + 1).padStart(3)}. ${tap}`)
    return [...taps, `     typed: ${this.typed.join(', ')}`].join('\n')
  }
}

/** Waits until an element has stopped moving for a moment: a header that is sliding in is not where it is touched. */
async function expectInPlace(element: Locator): Promise<void> {
  const movesFor = (ms: number) =>
    element.evaluate(async (it, wait) => {
      const before = it.getBoundingClientRect()
      await new Promise((done) => setTimeout(done, wait))
      const after = it.getBoundingClientRect()
      return after.x !== before.x || after.y !== before.y
    }, ms)
  await expect.poll(() => movesFor(150)).toBe(false)
}
