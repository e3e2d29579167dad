import { defineConfig } from 'vitest/config'

/** The tests that `npm run check` runs: they read files and need no database. */
export default defineConfig({
  test: {
    include: ['checks/**/*.test.ts', 'docs/documents.test.ts', 'server/openapi-document.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
    isolate: false,
    pool: 'threads',
  },
})
