import { defineConfig } from 'vitest/config'

/** The tests of the rules alone: they need no database. */
export default defineConfig({ test: { include: ['domain/**/*.test.ts'], testTimeout: 60_000 } })
