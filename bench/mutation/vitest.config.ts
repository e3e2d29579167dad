import { defineConfig } from 'vitest/config'

/** Only the tests of the rules, which need no database. */
export default defineConfig({ test: { include: ['domain/**/*.test.ts'], testTimeout: 60_000 } })
