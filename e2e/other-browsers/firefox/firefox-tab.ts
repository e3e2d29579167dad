import type { ElementHandle, Page } from 'puppeteer-core'
import type { Json, Tab, TabElement } from '../tab.ts'

export interface FirefoxTab extends Tab {
  page: Page
}

export function tabOf(page: Page): FirefoxTab {
  return {
    page,
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    // Not `page.goBack`: it waits for a document, and the store's own pages change without one.
    back: () => page.evaluate(() => history.back()),
    run: (task, ...input) => page.evaluate(task as (...input: Json[]) => never, ...input),
    async element(task, ...input) {
      const found = await page.evaluateHandle(task as (...input: Json[]) => unknown, ...input)
      const handle = found.asElement() as ElementHandle<Element> | null
      return handle ? elementOf(handle) : undefined
    },
    picture: () => page.screenshot(),
    close: () => page.close(),
  }
}

function elementOf(handle: ElementHandle<Element>): TabElement {
  return {
    place: async () => JSON.stringify(await handle.boundingBox()),
    click: () => handle.click(),
    type: (text) => handle.type(text),
    pressEnter: () => handle.press('Enter'),
    async choose(value) {
      await handle.select(value)
    },
  }
}
