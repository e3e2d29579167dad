import { defineConfig } from 'vitest/config'

// The embedded database takes a second or two to come up in each test process, more on a busy machine.
const patientMs = 60_000

export default defineConfig({
  test: {
    include: ['{domain,search-engine,contract,server,storefront,bench,checks,docs,scripts}/**/*.test.ts'],
    globalSetup: './server/testing/snapshot.ts',
    testTimeout: patientMs,
    hookTimeout: patientMs * 2,
    maxWorkers: 2,
    // A worker whose runner was killed ends, and with it what its tests started.
    execArgv: ['--import', new URL('./server/testing/end-with-parent.ts', import.meta.url).href],
    expect: { poll: { timeout: 10_000 } },
    isolate: false,
  },
})
