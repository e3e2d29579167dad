import { tmpdir } from 'node:os'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './e2e/chromium.ts'

// The workers inherit these from the first process that reads this file.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000)))
const folder = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'vitrina-e2e-')))
const baseURL = `http://127.0.0.1:${port}`
/** The store of the other variant, with its own demo in its own folder: a database belongs to one store variant. */
const variantPort = String(Number(port) + 10_000)
const variantURL = `http://127.0.0.1:${variantPort}`

/** The machine's own browsers are driven step by step, which takes several times as long on a busy machine. */
const patience = { timeout: 240_000, expect: { timeout: 60_000 } }

export default defineConfig({
  testDir: 'e2e',
  testMatch: 'journeys/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // A store of its own renders its pictures while the first pages load: on a busy machine a page then opens after ten
  // seconds and more.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'en-US',
    actionTimeout: 30_000,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
    // A trace of each test takes a quarter of the time of all: `--trace retain-on-failure` records it where it serves.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'api', testMatch: 'api/*.spec.ts' },
    // The tests start the machine's own browsers themselves; where it has none, each test reports itself as skipped.
    { name: 'firefox', testMatch: 'other-browsers/*.spec.ts', ...patience },
    {
      name: 'webkit',
      testMatch: 'other-browsers/*.spec.ts',
      testIgnore: 'other-browsers/firefox.spec.ts',
      ...patience,
    },
    { name: 'laptop', use: { viewport: { width: 1366, height: 768 } } },
    // The journeys before the cart, in the other store variant.
    { name: 'variant', grep: /@variant/, use: { viewport: { width: 1366, height: 768 }, baseURL: variantURL } },
  ],
  webServer: [store(baseURL, port, folder, 'main'), store(variantURL, variantPort, join(folder, 'variant'), 'variant')],
})

function store(url: string, ownPort: string, ownFolder: string, storeVariant: 'main' | 'variant') {
  return {
    // Playwright holds the other end of its standard input, so the store ends with Playwright.
    command: 'node --import ./server/testing/end-with-parent.ts server/main.ts',
    url: `${url}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: ownPort,
      DATA_DIR: ownFolder,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      HOLD_SECONDS: '900',
      REGISTRATIONS_PER_HOUR: '1000',
      PAYMENT_ATTEMPTS: '1000',
      STORE_LOOK: storeVariant,
    },
  }
}
