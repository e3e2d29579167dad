import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { firefoxPath, startFirefoxForJourneys } from './firefox/start-firefox.ts'
import type { OtherBrowser, Tab } from './tab.ts'
import { missingForWebKit, startWebKit } from './webkit/start-webkit.ts'

/** The browsers by the names of their projects in `playwright.config.ts`. */
const browsers: Record<string, { missing: string[]; start: () => Promise<OtherBrowser> }> = {
  firefox: { missing: firefoxPath ? [] : ['Firefox'], start: startFirefoxForJourneys },
  webkit: { missing: missingForWebKit, start: startWebKit },
}

/**
 * A test with a tab in the browser of its project. A fault on its pages fails it. Where the machine lacks a program, it
 * is skipped and says so.
 */
export const test = base.extend<{ tab: Tab }, { otherBrowser: OtherBrowser | undefined }>({
  otherBrowser: [
    async ({ playwright: _ }, use, { project }) => {
      const { missing, start } = browsers[project.name]!
      const browser = missing.length === 0 ? await start() : undefined
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ otherBrowser, baseURL }, use, testInfo) => {
    const need = `needs ${browsers[testInfo.project.name]!.missing.join(' and ')}`
    if (!otherBrowser) console.warn(`SKIPPED, ${need}: ${testInfo.title}`)
    testInfo.skip(!otherBrowser, need)
    const faults: string[] = []
    const tab = await otherBrowser!.openTab(baseURL as string, faults)
    await use(tab)
    try {
      if (testInfo.error) await writeFile(testInfo.outputPath('window.png'), await tab.picture())
    } finally {
      await tab.close()
    }
    expect(faults, 'faults in the pages').toEqual([])
  },
})

export { expect }
