import { defineConfig } from 'vitest/config'

/** The tests that `npm run check` runs: they read files, so they need neither a database nor a second process. */
export default defineConfig({
  test: {
    include: ['checks/**/*.test.ts', 'server/openapi-document.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
    isolate: false,
    pool: 'threads',
  },
})
