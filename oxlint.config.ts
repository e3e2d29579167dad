/** Rules for the code. Who may import whom stands in boundaries.ts, which `npm run check` holds all imports to. */
import { purePackages } from './boundaries.ts'

const pureOnly = 'No clock and no random numbers here: time and ids come in as arguments.'

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build/', 'var/'],
  rules: {
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    eqeqeq: 'error',
    'max-params': ['error', { max: 4 }],
    'max-lines-per-function': ['error', { max: 65 }],
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
    // The same arguments give the same answer, in the browser and on the server. A type may name a Date, code may not
    // make one.
    {
      files: purePackages.map((name) => `${name}/**`),
      rules: {
        'no-restricted-globals': [
          'error',
          ...['Date', 'performance', 'crypto', 'globalThis'].map((name) => ({ name, message: pureOnly })),
        ],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pureOnly }],
      },
    },
    {
      files: purePackages.flatMap((name) => [`${name}/**/*.test.ts`, `${name}/testing/**`]),
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },

    {
      files: [
        'domain/**',
        'search-engine/**',
        'contract/**',
        'server/**',
        'storefront/**',
        'bench/**',
        'checks/**',
        'docs/**',
        'scripts/**',
        'studio/**',
      ],
      rules: { 'max-lines': ['error', { max: 260 }] },
    },
    // The groups of tests are functions too.
    { files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'], rules: { 'max-lines-per-function': 'off' } },
    // The framework calls it with five.
    { files: ['storefront/entry.server.tsx'], rules: { 'max-params': 'off' } },
    // A list of tables, texts or data, and what tests need, is one thing however long.
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'server/testing/**',
        'contract/refusals.ts',
        'server/db/tables.ts',
        'server/db/demo/**',
        'storefront/messages/**',
        'server/modules/product-text/product-concepts.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
}
