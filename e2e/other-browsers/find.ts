import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Json, Tab, TabElement } from './tab.ts'

const waitMs = 60_000

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

/** Clicks an element. */
export async function press(tab: Tab, kind: string, name: string | RegExp): Promise<void> {
  await use(tab, { kind, name }, clickAtRest)
}

/** Writes a text into a field, in place of what it held, and presses Enter where that is asked for. */
export async function fill(tab: Tab, name: string | RegExp, text: string, then?: 'Enter'): Promise<void> {
  await use(tab, { kind: 'input', name }, async (field) => {
    await clickAtRest(field)
    await tab.run(() => document.activeElement instanceof HTMLInputElement && document.activeElement.select())
    await field.type(text)
    if (then) await field.pressEnter()
  })
}

/** Finds an element and does something with it; where the page has replaced it before, with the one in its place. */
async function use(
  tab: Tab,
  { kind, name }: { kind: string; name: string | RegExp },
  act: (element: TabElement) => Promise<void>,
): Promise<void> {
  for (const until = Date.now() + waitMs; ;) {
    const element = await find(tab, kind, name)
    try {
      return await act(element)
    } catch (error) {
      const isReplaced =
        /detached|stale element|no such (element|node)|not interactable|not clickable|intercepted/.test(String(error))
      if (!isReplaced || Date.now() > until) throw error
    }
  }
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
  await expect.poll(() => evaluate(tab, () => document.documentElement.dataset['hydrated'] !== undefined)).toBe(true)
}

/** The result of a function in the page, for polling; undefined while the page is being left. */
export function evaluate<Input extends Json[], Result>(
  tab: Tab,
  task: (...input: Input) => Result,
  ...input: Input
): Promise<Result | undefined> {
  return tab.run(task, ...input).catch(() => undefined)
}

/** The current text of an element, for polling. */
export async function textOf(tab: Tab, selector: string): Promise<string> {
  const textOfAll = (all: string) =>
    [...document.querySelectorAll<HTMLElement>(all)].map(({ innerText }) => innerText).join('\n')
  return (await evaluate(tab, textOfAll, selector)) ?? ''
}

/** The path and the query of the open page, for polling. */
export async function addressOf(tab: Tab): Promise<string> {
  return (await evaluate(tab, () => location.pathname + location.search)) ?? ''
}
