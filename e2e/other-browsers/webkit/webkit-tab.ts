import { expect } from '@playwright/test'
import type { Json, Tab, TabElement } from '../tab.ts'
import { pageFaults } from './page-faults.ts'
import type { Session } from './web-driver.ts'

/** The key under which WebDriver writes a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Reference = { [elementKey]: string }
const enterKey = '\uE007'

/** The tab of a session. What goes wrong on its pages is added to `faults` with each call. */
export function tabOf(session: Session, faults: string[]): Tab {
  const evaluate = async (task: (...input: never[]) => unknown, input: Json[]) => {
    const script = `const faults = (${pageFaults})(); return { result: (${task})(...arguments), faults }`
    // WebDriver has no undefined.
    const args = input.map((one) => one ?? null)
    const reply = await session.send('POST', '/execute/sync', { script, args })
    const { result, faults: found } = reply as { result: unknown; faults: string[] }
    faults.push(...found)
    return result
  }
  /** Leaves the open document by a command, and waits until there is another one. */
  const leave = async (path: string, body?: object) => {
    await evaluate(() => document.documentElement.setAttribute('data-left', ''), [])
    await session.send('POST', path, body)
    const hasLeft = () => evaluate(() => !document.documentElement.hasAttribute('data-left'), [])
    await expect.poll(() => hasLeft().catch(() => false)).toBe(true)
  }
  return {
    open: (url) => leave('/url', { url }),
    reload: () => leave('/refresh'),
    back: async () => {
      await session.send('POST', '/back')
    },
    run: (task, ...input) => evaluate(task, input) as never,
    async element(task, ...input) {
      const found = (await evaluate(task, input)) as Reference | null
      return found ? elementOf(session, found) : undefined
    },
    picture: async () => Buffer.from((await session.send('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await evaluate(() => null, []).finally(() => session.send('DELETE', ''))
    },
  }
}

function elementOf(session: Session, reference: Reference): TabElement {
  const path = `/element/${reference[elementKey]}`
  const type = async (text: string) => {
    await session.send('POST', `${path}/value`, { text })
  }
  /** The driver scrolls no further than to the edge, where a bar of the page may cover the element. */
  const toMiddle = () => {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })'
    return session.send('POST', '/execute/sync', { script, args: [reference] })
  }
  return {
    place: async () => JSON.stringify(await session.send('GET', `${path}/rect`)),
    async click() {
      await toMiddle()
      await session.send('POST', `${path}/click`)
    },
    type,
    pressEnter: () => type(enterKey),
    async choose(value) {
      await toMiddle()
      const option = { using: 'css selector', value: `option[value="${value}"]` }
      const found = (await session.send('POST', `${path}/element`, option)) as Reference
      await session.send('POST', `/element/${found[elementKey]}/click`)
    },
  }
}
