import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'

const waitMs = 30_000

/**
 * Waits for a visible element of a kind with a given label, title for screen readers or text, and gives the first one.
 * Puppeteer's own search by names queries the whole accessibility tree, which takes Firefox a second or two each time.
 */
export async function find(page: Page, kind: string, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
  for (const until = Date.now() + waitMs; Date.now() < until; await sleep(50)) {
    const found = await search(page, kind, name)
    if (found) return found
  }
  throw new Error(`No ${kind} called ${String(name)} is seen on ${page.url()}`)
}

async function search(
  page: Page,
  kind: string,
  name: string | RegExp,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const [source, flags] = typeof name === 'string' ? [name, undefined] : [name.source, name.flags]
  const found = await page
    .evaluateHandle(
      (kind, source, flags) => {
        const nameOf = (element: HTMLElement) => {
          const labels = (element as HTMLInputElement).labels
          const text = element.getAttribute('aria-label') ?? (labels?.length ? labels[0]?.innerText : element.innerText)
          return (text ?? '').trim()
        }
        const isCalledSo = (name: string) =>
          flags === undefined ? name === source : new RegExp(source, flags).test(name)
        return [...document.querySelectorAll<HTMLElement>(kind)].find(
          (element) => element.checkVisibility({ visibilityProperty: true }) && isCalledSo(nameOf(element)),
        )
      },
      kind,
      source,
      flags,
    )
    .catch(ofLeftPage)
  return (found?.asElement() as ElementHandle<HTMLElement> | null | undefined) ?? undefined
}

/** A page that is being left cannot be queried; the next one can. */
function ofLeftPage(): undefined {
  return undefined
}

export async function press(page: Page, kind: string, name: string | RegExp): Promise<void> {
  await clickAtRest(await find(page, kind, name))
}

export async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  const field = await find(page, 'input', name)
  await clickAtRest(field)
  await field.type(text)
}

/** Clicks an element once it has stopped moving. Puppeteer clicks where the element was a moment before. */
async function clickAtRest(element: ElementHandle<HTMLElement>): Promise<void> {
  let before: string | undefined
  for (const until = Date.now() + waitMs; Date.now() < until; await sleep(100)) {
    const place = JSON.stringify(await element.boundingBox())
    if (place === before) break
    before = place
  }
  await element.click()
}

/** Opens a page of the store and waits until it is hydrated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]')
}

/** The current text of an element, for polling; empty while the page is being left. */
export async function textOf(page: Page, selector: string): Promise<string> {
  const text = await page
    .evaluate(
      (all) => [...document.querySelectorAll<HTMLElement>(all)].map(({ innerText }) => innerText).join('\n'),
      selector,
    )
    .catch(ofLeftPage)
  return text ?? ''
}
