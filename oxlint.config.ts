/**
 * The walls of the house: who may import whom, room by room. server/testing/walls.test.ts plants a violation of each.
 */

/** Modules, low floor to high: each may use the verbs of those on lower floors. */
const floors = [
  ['configuration'],
  ['identity', 'newsletter'],
  ['products', 'branches'],
  ['catalogue-index'],
  ['search'],
  ['delivery'],
  ['addresses'],
  ['wishlists', 'reviews', 'questions', 'tickets', 'balances'],
  ['payments', 'cart'],
  ['orders', 'quotations'],
  ['invoices', 'notifications'],
  ['checkout', 'employee', 'erp'],
]
const rooms = [
  'contract',
  'domain',
  'search-engine',
  'server',
  'storefront',
  'backoffice',
  'e2e',
  'bench',
  'scripts',
  'studio',
]
const react = [
  'react',
  'react-dom',
  'react-router',
  '@react-router',
  'radix-ui',
  'lucide-react',
  'embla-carousel-react',
  'sonner',
  'react-hook-form',
  'leaflet',
  'libphonenumber-js',
  'card-validator',
  '@fontsource-variable',
]
const testTools = ['vitest', 'fast-check']

interface Pattern {
  group?: string[]
  regex?: string
  allowTypeImports?: boolean
  message: string
}

const within = (names: string[]): string[] => names.flatMap((name) => [name, `${name}/**`])

/** A path that climbs out of its room: another room is named by its #name, so that the other patterns see it. */
const leaving = (room: string): Pattern => ({
  regex: `^(\\.\\./)+(${rooms.filter((each) => each !== room).join('|')})/`,
  message: 'Name another room by its #name.',
})
/** Everything outside the room but what is allowed. */
const only = (message: string, allowed: string[]): Pattern => ({
  group: ['**', '!./**', '!../**', ...allowed.map((name) => `!${name}`)],
  message,
})
const denied = (message: string, names: string[], allowed: string[] = []): Pattern => ({
  group: [...names, ...allowed.map((name) => `!${name}`)],
  message,
})
const wall = (files: string[], ...patterns: Pattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const pages = ['#storefront/**', '#backoffice/**', '#e2e/**', '#bench/**']
const foreignTables: Pattern = {
  regex: '(modules|\\.\\.)/[^/]+/((write-)?repository|routes)\\.ts$',
  message: 'Call the other module’s verbs: its tables and its routes are its own.',
}
const ownHandle: Pattern = {
  regex: '^(pg|#server/platform/database/database\\.ts)$',
  allowTypeImports: true,
  message: 'A use case sees ctx.db and no other handle.',
}

const domainOnly = 'domain imports only domain.'
const searchEngineOnly = 'search-engine imports only itself.'
const pureOnly = 'domain and search-engine have no clock and no chance: time and ids come in as arguments.'
const contractOnly = 'contract imports only domain and zod.'
const platformOnly = 'server/platform imports contract and npm; it knows no module.'
const moduleOnly =
  'A module imports platform, contract, domain, search-engine, messages and the verbs of lower modules.'
const pagesOnly = 'The storefront imports contract, domain, React and its libraries; never the server.'
const outsideOnly =
  'e2e and bench import contract, server/db/demo and server/testing; everything else goes through HTTP.'

const moduleWall = (files: string, lower: string[]) =>
  wall(
    [files],
    leaving('server'),
    foreignTables,
    ownHandle,
    denied(
      moduleOnly,
      ['../**', '#server/**', ...within(react), ...pages],
      [
        '#server/platform/**',
        '#server/messages/**',
        '#server/db/tables.ts',
        ...lower.map((name) => `#server/modules/${name}/**`),
      ],
    ),
  )

const outsiderWall = (room: string, alsoMay: string[] = []) =>
  wall(
    [`${room}/**`],
    leaving(room),
    denied(
      outsideOnly,
      ['#server/**', '#domain/**', '#search-engine/**', ...pages],
      [`#${room}/**`, ...alsoMay, '#server/db/demo/**', '#server/testing/**'],
    ),
  )

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build/', 'studio/', 'var/'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // The compiler knows better what a package exports.
    'import/default': 'off',
    'import/named': 'off',
    'import/namespace': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    // `then` is a good name for what happens afterwards.
    'unicorn/no-thenable': 'off',
    // What only the browser knows is put into state after the first paint.
    'react/set-state-in-effect': 'off',
  },
  // The last one that names a file decides.
  overrides: [
    wall(['domain/**'], leaving('domain'), only(domainOnly, ['#domain/**'])),
    wall(['domain/**/*.test.ts'], leaving('domain'), only(domainOnly, ['#domain/**', 'stdnum', ...testTools])),
    wall(['search-engine/**'], leaving('search-engine'), only(searchEngineOnly, [])),
    wall(
      ['search-engine/**/*.test.ts'],
      leaving('search-engine'),
      only(searchEngineOnly, ['#domain/**', ...testTools]),
    ),
    wall(['contract/**'], leaving('contract'), only(contractOnly, ['#domain/**', 'zod', 'zod/mini'])),
    wall(
      ['contract/**/*.test.ts'],
      leaving('contract'),
      only(contractOnly, ['#domain/**', 'zod', 'zod/mini', ...testTools]),
    ),

    wall(
      ['server/**'],
      leaving('server'),
      denied('Only server/main.ts knows the storefront, as its build.', pages),
      denied('Only server/modules imports search-engine.', ['#search-engine/**']),
    ),
    wall(
      ['server/platform/**'],
      leaving('server'),
      { regex: '^(\\.\\./)+(modules|db|messages|pages|media|import|testing)/', message: platformOnly },
      denied(
        platformOnly,
        ['#server/**', '#domain/**', '#search-engine/**', ...within(react), ...pages],
        ['#server/platform/**', '#server/db/tables.ts', '#domain/refusal.ts'],
      ),
    ),
    wall(['server/platform/**/*.test.ts'], leaving('server'), denied(platformOnly, ['#server/modules/**', ...pages])),
    wall(
      ['server/messages/**'],
      leaving('server'),
      denied(
        'server/messages imports contract, domain and platform.',
        ['#server/**', ...pages],
        ['#server/platform/**'],
      ),
    ),
    moduleWall('server/modules/**', []),
    ...floors.flatMap((floor, height) =>
      floor.map((name) => moduleWall(`server/modules/${name}/**`, floors.slice(0, height).flat())),
    ),
    wall(
      ['server/modules/**/*.test.ts'],
      leaving('server'),
      foreignTables,
      denied('A test of a module uses the test store and any module’s verbs.', ['../**', ...pages]),
    ),

    wall(
      ['storefront/**', 'backoffice/**'],
      leaving('storefront'),
      only(pagesOnly, ['#contract/**', '#domain/**', '#storefront/**', 'virtual:*', ...within(react)]),
    ),
    wall(
      ['storefront/**/*.test.ts', 'storefront/**/*.test.tsx'],
      leaving('storefront'),
      only(pagesOnly, ['#contract/**', '#domain/**', '#storefront/**', 'node:*', ...within(react), ...testTools]),
    ),
    // What builds the pages and streams them also needs the tools.
    wall(
      ['storefront/*.config.ts', 'storefront/entry.server.tsx'],
      leaving('storefront'),
      denied(pagesOnly, ['#server/**', '#e2e/**', '#bench/**']),
    ),
    outsiderWall('e2e'),
    // The bench drives the same browser as the journeys, and fills a database of its own before the store opens it.
    outsiderWall('bench', ['#e2e/chromium.ts', '#server/platform/database/database.ts', '#server/platform/tokens.ts']),

    // The same arguments give the same answer, in the browser and on the server. A type may name a Date, code may not
    // make one.
    {
      files: ['domain/**', 'search-engine/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['Date', 'performance', 'crypto', 'globalThis'].map((name) => ({ name, message: pureOnly })),
        ],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pureOnly }],
      },
    },
    {
      files: ['domain/**/*.test.ts', 'domain/testing/**', 'search-engine/**/*.test.ts'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },

    {
      files: ['domain/**', 'search-engine/**', 'contract/**', 'server/**', 'storefront/**'],
      rules: { 'max-lines': ['error', { max: 260 }] },
    },
    // A native dialog hears Escape itself; what is clicked is its backdrop.
    {
      files: ['storefront/components/dialog.tsx'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    // A list of tables, texts or data, and what tests need, is one thing however long.
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'server/testing/**',
        'server/db/tables.ts',
        'server/db/demo/**',
        'storefront/messages/**',
        'search-engine/synonyms.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
}
