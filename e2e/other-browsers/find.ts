import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Tab, TabElement } from './tab.ts'

const waitMs = 30_000

/** Waits for a visible element of a kind with a given label, title for screen readers or text, and gives the first one. */
export async function find(tab: Tab, kind: string, name: string | RegExp): Promise<TabElement> {
  let cause: unknown
  for (const until = Date.now() + waitMs; Date.now() < until; await sleep(50)) {
    try {
      const found = await search(tab, kind, name)
      if (found) return found
    } catch (error) {
      // A page that is being left cannot be queried; the next one can.
      cause = error
    }
  }
  throw new Error(`No ${kind} called ${String(name)} is seen on ${await addressOf(tab)}`, { cause })
}

/** Puppeteer's own search by names queries the whole accessibility tree, which takes Firefox a second or two each time. */
function search(tab: Tab, kind: string, name: string | RegExp): Promise<TabElement | undefined> {
  const [source, flags] = typeof name === 'string' ? [name, undefined] : [name.source, name.flags]
  return tab.element(
    (kind, source, flags) => {
      const nameOf = (element: HTMLElement) => {
        const labels = (element as HTMLInputElement).labels
        const text = element.getAttribute('aria-label') ?? (labels?.length ? labels[0]?.innerText : element.innerText)
        return (text ?? '').trim()
      }
      const isCalledSo = (name: string) =>
        typeof flags === 'string' ? new RegExp(source, flags).test(name) : name === source
      return [...document.querySelectorAll<HTMLElement>(kind)].find(
        (element) => element.checkVisibility({ visibilityProperty: true }) && isCalledSo(nameOf(element)),
      )
    },
    kind,
    source,
    flags,
  )
}

/** Clicks an element. Where the page replaces it before the click, the one in its place is clicked. */
export async function press(tab: Tab, kind: string, name: string | RegExp): Promise<TabElement> {
  for (const until = Date.now() + waitMs; ;) {
    const element = await find(tab, kind, name)
    try {
      await clickAtRest(element)
      return element
    } catch (error) {
      const isBeforeClick = /detached|stale element|no such element|not interactable|intercepted/.test(String(error))
      if (!isBeforeClick || Date.now() > until) throw error
    }
  }
}

/** Writes a text into a field, in place of what it held. */
export async function fill(tab: Tab, name: string | RegExp, text: string): Promise<TabElement> {
  const field = await press(tab, 'input', name)
  await tab.run(() => (document.activeElement as HTMLInputElement).select())
  await field.type(text)
  return field
}

/** Clicks an element once it has stopped moving: a browser clicks where the element was a moment before. */
async function clickAtRest(element: TabElement): Promise<void> {
  let before: string | undefined
  for (const until = Date.now() + waitMs; Date.now() < until; await sleep(100)) {
    const place = await element.place()
    if (place === before) break
    before = place
  }
  await element.click()
}

/** Opens a page of the store and waits until it is hydrated. */
export async function visit(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await expectHydrated(tab)
}

/** Waits until the page reacts to clicks. */
export async function expectHydrated(tab: Tab): Promise<void> {
  const isHydrated = () => tab.run(() => document.documentElement.dataset['hydrated'] !== undefined)
  await expect.poll(() => isHydrated().catch(() => false)).toBe(true)
}

/** The current text of an element, for polling; empty while the page is being left. */
export async function textOf(tab: Tab, selector: string): Promise<string> {
  const text = await tab
    .run(
      (all) => [...document.querySelectorAll<HTMLElement>(all)].map(({ innerText }) => innerText).join('\n'),
      selector,
    )
    .catch(() => '')
  return text ?? ''
}

/** The path and the query of the open page, for polling; empty while the page is being left. */
export async function addressOf(tab: Tab): Promise<string> {
  return (await tab.run(() => location.pathname + location.search).catch(() => '')) ?? ''
}
