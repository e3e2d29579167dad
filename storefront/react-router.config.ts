import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../build/storefront',
  // The whole map of routes comes with the first page: it is small, and no later click waits for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
