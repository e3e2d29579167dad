import { spawnSync } from 'node:child_process'
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core'
import { endWithUs } from '#server/testing/child-processes.ts'
import { findProgram } from '#server/testing/find-program.ts'
import type { OtherBrowser } from '../tab.ts'
import { type FirefoxTab, tabOf } from './firefox-tab.ts'

const candidates = [
  process.env['FIREFOX'],
  findProgram('firefox-esr'),
  // The `firefox` command of a snap package cannot read a profile in the folder for temporary files; the program inside
  // the package can.
  '/snap/firefox/current/usr/lib/firefox/firefox',
  findProgram('firefox'),
]

/**
 * The machine's Firefox, $FIREFOX first; undefined where there is none, or only a script that explains how to install
 * one.
 */
export const firefoxPath = candidates.find((path) => path && isFirefox(path))

function isFirefox(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return /Firefox \d/.test(stdout ?? '')
}

interface Start {
  /** The folder of the browser's profile; without it the browser gets a new one, which is removed when it ends. */
  profile?: string
  preferences?: Record<string, boolean | number | string>
}

/**
 * Starts Firefox without a window. Puppeteer drives the released Firefox by WebDriver BiDi; Playwright drives builds of
 * its own, and through this protocol only the newest release.
 */
export async function startFirefox({ profile, preferences = {} }: Start = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: true,
    defaultViewport: { width: 1366, height: 768 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', ...preferences },
    ...(profile ? { userDataDir: profile } : {}),
  })
  const process = browser.process()
  if (process) endWithUs(process)
  return browser
}

/** Opens a context with the cookies of a shopper who reads English and has chosen branch 1. */
export async function openContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.createBrowserContext()
  const { hostname: domain } = new URL(origin)
  await context.setCookie(
    { name: 'language', value: 'en', domain, path: '/' },
    { name: 'branch', value: '1', domain, path: '/' },
  )
  return context
}

/**
 * Opens a tab for a shopper who has closed the welcome dialog and the cookie notice. Faults on its pages are added to
 * `faults`: errors of scripts, errors in the console, violations of the Content-Security-Policy.
 */
export async function openTab(browser: Browser | BrowserContext, faults: string[]): Promise<FirefoxTab> {
  const page = await browser.newPage()
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    // Firefox ends the downloads of a page that is being left, and the page logs that its parts did not load.
    let isLeft = false
    addEventListener('beforeunload', () => (isLeft = true))
    const log = console.error.bind(console)
    console.error = (...values: unknown[]) => {
      if (isLeft) return
      // The driver passes on an error that is logged as a value as the word "error" alone.
      log(...values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)))
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI} for ${violatedDirective}`),
    )
    try {
      localStorage.setItem('cookie-consent', '1')
      localStorage.setItem('welcome', '1')
    } catch {
      // Where site data is blocked, the welcome and the notice open on every page.
    }
  })
  return tabOf(page)
}

/** Firefox for journeys that run in several browsers. */
export async function startFirefoxForJourneys(): Promise<OtherBrowser> {
  const firefox = await startFirefox()
  return {
    async openTab(origin, faults) {
      const context = await openContext(firefox, origin)
      return { ...(await openTab(context, faults)), close: () => context.close() }
    },
    close: () => firefox.close(),
  }
}
