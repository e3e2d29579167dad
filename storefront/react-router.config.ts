import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  // scripts/build.mjs builds aside and moves the result into place.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? '../build/storefront',
  // The whole map of routes comes with the first page: it is small, and no later click waits for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
