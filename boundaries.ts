/**
 * Who may import whom: the one place that states it. `checks/boundaries.test.ts` holds every import of the repository
 * to these lists, type imports and dynamic imports included, and `npm run check` runs it.
 */

/** Libraries that belong into a browser page. */
const pageLibraries = [
  'react',
  'react-dom',
  'react-router',
  '@react-router',
  'lucide-react',
  'leaflet',
  '@simplewebauthn/browser',
  '@fontsource-variable',
] as const
/** Draws QR codes, on pages and in mails. */
const qrCodes = 'uqr'
const testLibraries = ['vitest', 'fast-check'] as const
const anyLibrary = { allBut: [] } as const

/** Packages whose functions give the same result for the same arguments: they have no clock and no random numbers. */
export const purePackages = ['domain', 'search-engine'] as const

/** Imports of one package. Folders and files are named from the root; a folder stands for everything below it. */
export interface Imports {
  /** Folders and files of other packages. A package's own files are always allowed. */
  from: readonly string[]
  /** Libraries of npm and modules of Node (`node:*`): these alone, or all but these. */
  libraries: { only: readonly string[] } | { allBut: readonly string[] }
  /** Files and libraries that may be named in an `import type` alone. */
  typesFrom?: readonly string[]
}

export interface Package extends Imports {
  /** The folder or file that the rule is for. A file belongs to the longest one that contains it. */
  path: string
  /** Why the rule stands, as the last sentence of a complaint. */
  because: string
  /** What `*.test.ts` files may import instead. */
  tests?: Imports
}

export const packages: readonly Package[] = [
  {
    path: 'domain',
    because: 'The rules in domain/ give the same result in the browser and on the server.',
    from: [],
    libraries: { only: [] },
    tests: { from: [], libraries: { only: ['stdnum', ...testLibraries] } },
  },
  {
    path: 'search-engine',
    because: 'The search engine knows no product.',
    from: [],
    libraries: { only: [] },
    tests: { from: ['domain'], libraries: { only: testLibraries } },
  },
  {
    path: 'contract',
    because: 'The contract is read by both sides of the wire.',
    from: ['domain'],
    libraries: { only: ['zod', 'zod/mini'] },
    tests: { from: ['domain'], libraries: { only: ['zod', 'zod/mini', ...testLibraries] } },
  },
  {
    path: 'server',
    because: 'The server reaches the pages only as their build.',
    from: ['contract', 'domain', 'server'],
    libraries: anyLibrary,
    tests: { from: ['contract', 'domain', 'search-engine', 'server'], libraries: anyLibrary },
  },
  {
    path: 'server/platform',
    because: 'The platform knows no module.',
    from: ['contract', 'server/db/tables.ts', 'domain/refusal.ts'],
    libraries: { allBut: pageLibraries },
    tests: {
      from: ['contract', 'domain', 'server/app.ts', 'server/db', 'server/messages', 'server/testing'],
      libraries: { allBut: pageLibraries },
    },
  },
  {
    path: 'server/messages',
    because: 'Texts for mails know no module.',
    from: ['contract', 'domain', 'server/platform'],
    libraries: { allBut: pageLibraries },
    tests: { from: ['contract', 'domain', 'server/platform', 'server/testing'], libraries: { allBut: pageLibraries } },
  },
  {
    path: 'server/modules',
    because: 'A module is called by the edge with its context: it opens no database and knows no page.',
    from: ['contract', 'domain', 'search-engine', 'server/platform', 'server/messages', 'server/db/tables.ts'],
    libraries: { allBut: [...pageLibraries, 'pg'] },
    typesFrom: ['server/platform/database/database.ts', 'pg'],
    tests: { from: ['contract', 'domain', 'search-engine', 'server'], libraries: { allBut: pageLibraries } },
  },
  {
    path: 'storefront',
    because: 'Pages reach the server through the contract alone.',
    from: ['contract', 'domain'],
    libraries: { only: [...pageLibraries, qrCodes] },
    tests: {
      from: ['contract', 'domain'],
      libraries: { only: ['node:*', qrCodes, ...pageLibraries, ...testLibraries] },
    },
  },
  ...[
    'storefront/vite.config.ts',
    'storefront/light-contract.ts',
    'storefront/light-contract.test.ts',
    'storefront/light-router.ts',
    'storefront/light-router.test.ts',
    'storefront/one-language.ts',
    'storefront/one-language.test.ts',
    'storefront/react-router.config.ts',
    'storefront/entry.server.tsx',
  ].map((path) => ({
    path,
    because: 'Building and streaming the pages needs tools, but nothing of the server.',
    from: ['contract', 'domain', 'storefront'],
    libraries: anyLibrary,
  })),
  {
    path: 'e2e',
    because: 'Journeys use the store through its pages and its API.',
    from: ['contract', 'server/db/demo', 'server/testing'],
    libraries: anyLibrary,
  },
  {
    path: 'bench',
    because: 'Measurements use the store through HTTP, on a database that they fill themselves.',
    from: [
      'contract',
      'server/db/demo',
      'server/testing',
      'e2e/chromium.ts',
      'server/platform/database/database.ts',
      'server/platform/session-tokens.ts',
      // The yardstick compares the store's search with others, each in its own process memory.
      'domain/search',
      'server/modules/product-text',
    ],
    libraries: anyLibrary,
  },
  {
    path: 'scripts',
    because: 'Scripts start the store as its users do, and build its pages by the lists of the storefront.',
    from: [
      'server',
      'checks',
      'boundaries.ts',
      'storefront/chunk-groups.ts',
      'storefront/navigation/preloaded-pages.ts',
      'storefront/routes.ts',
    ],
    libraries: anyLibrary,
  },
  {
    path: 'docs',
    because: 'Tests of the documents use the store as its callers do.',
    from: ['checks', 'contract', 'server'],
    libraries: anyLibrary,
  },
  {
    path: 'studio',
    because: 'The studio draws pictures and knows nothing of the store but the rule by which it paints them.',
    from: ['server/media/recolour.ts'],
    libraries: anyLibrary,
  },
  {
    path: 'checks',
    because: 'Checks read the repository as text, and the contract for its document.',
    from: ['boundaries.ts', 'contract'],
    libraries: anyLibrary,
  },
  { path: 'playwright.config.ts', because: 'It starts the journeys.', from: ['e2e'], libraries: anyLibrary },
  { path: 'vitest.config.ts', because: 'It starts the tests.', from: [], libraries: anyLibrary },
  { path: 'oxlint.config.ts', because: 'It states rules.', from: ['boundaries.ts'], libraries: anyLibrary },
  { path: 'boundaries.ts', because: 'It states rules.', from: [], libraries: { only: [] } },
]

/**
 * Modules of the next areas, not written yet: accounts (wishlists, tickets, notifications) and money (the others). Their
 * layers are decided already, since each has to call modules that exist. A module that is written leaves this list.
 */
export const plannedModules = ['wishlists', 'tickets', 'notifications', 'quotations', 'invoices', 'employee'] as const

/** The modules of the server, low to high: each may call the use cases of modules in lower layers. */
export const moduleLayers: readonly (readonly string[])[] = [
  ['configuration', 'taxpayers'],
  ['codes'],
  ['identity'],
  ['customer-settings'],
  ['device-alerts', 'two-step', 'phone-confirmation', 'uploads'],
  ['sign-in', 'identity-service'],
  ['branches', 'approvals', 'profile-picture', 'business-profiles', 'customer-codes', 'email-confirmation', 'passkeys'],
  ['inventory', 'identification'],
  ['products', 'product-text'],
  ['reviews'],
  ['catalogue-index', 'questions'],
  ['search', 'showcase', 'related', 'compare', 'product-page'],
  ['delivery'],
  ['addresses', 'partners'],
  ['wishlists', 'tickets', 'balances', 'saved-cards', 'profile'],
  ['payments', 'cart'],
  ['deposit-proofs'],
  ['orders', 'quotations'],
  ['invoices', 'notifications'],
  ['checkout', 'returns', 'employee', 'erp', 'account-data', 'payment-sandbox'],
]

/** The folders of the storefront, low to high: each may import those in lower layers. */
export const storefrontLayers: readonly (readonly string[])[] = [
  ['theme'],
  ['messages'],
  ['page', 'mobile-app', 'overlay-history'],
  ['ui'],
  ['hydration', 'navigation'],
  ['product'],
  ['shopper'],
  ['cart'],
  ['map', 'search', 'share', 'compare', 'checkout', 'chat'],
  ['addresses', 'cards', 'gift-cards'],
  ['quick-view'],
  ['product-card'],
  ['recent'],
  ['shell'],
  ['routes'],
]

/**
 * Folders whose subfolders are layers. Files of the folder itself stand above all its layers, and a test may import any
 * of them.
 */
export const layeredFolders: readonly { path: string; layers: readonly (readonly string[])[] }[] = [
  { path: 'server/modules', layers: moduleLayers },
  { path: 'storefront', layers: storefrontLayers },
]

/** Files of a module that no other module may import, and who else may. */
export const privateFiles = [
  { of: 'server/modules', name: /repository\.ts$/, alsoFor: ['server/races'] },
  { of: 'server/modules', name: /routes\.ts$/, alsoFor: ['server/app.ts'] },
] as const
