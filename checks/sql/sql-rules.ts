import { moduleLayers } from '../../boundaries.ts'
import type { SqlInFile } from './find-sql.ts'

/** Files of the server that may contain SQL, besides tests. Each entry is a folder, a file, or a pattern of paths. */
export const sqlPlaces: readonly { path: string | RegExp; because: string }[] = [
  {
    path: /^server\/modules\/[^/]+\/([a-z-]+-)?repository\.ts$/,
    because: 'A repository holds its module’s statements.',
  },
  {
    path: /^server\/modules\/inventory\/(at-open-branch|free-stock|reserved-for-customer)\.ts$/,
    because: 'An expression on stock for statements of several modules.',
  },
  {
    path: /^server\/modules\/products\/(base-price|card-columns|special-columns)\.ts$/,
    because: 'An expression on products for statements of several modules.',
  },
  {
    path: 'server/modules/reviews/rating-tenths.ts',
    because: 'An expression on reviews for the statements of the catalogue index.',
  },
  {
    path: 'server/modules/reviews/review-orders.ts',
    because: 'The orders of reviews, for their list and for the page of a product.',
  },
  {
    path: 'server/modules/configuration/buying-rules.ts',
    because: 'The statement that reads a session selects the rules for buying as well.',
  },
  {
    path: 'server/modules/inventory/lock-timeout.ts',
    because: 'It sets a limit of the transaction and names no table.',
  },
  { path: 'server/platform', because: 'The platform opens the database, and has tables of its own.' },
  { path: 'server/pages/store-build.ts', because: 'Built files are stored in tables of the pages.' },
  { path: 'server/pages/other-builds.ts', because: 'Built files are read from tables of the pages.' },
  { path: 'server/background.ts', because: 'It says which rows of the platform’s tables are old.' },
  {
    path: 'server/import/open-store.ts',
    because: 'It finds out whether the database has a store, before any module runs.',
  },
  { path: 'server/db', because: 'The demo and the move of a store write whole tables.' },
  { path: 'server/testing', because: 'Tests make and read rows.' },
  { path: 'server/reports', because: 'A report compares the rows of all modules with each other.' },
  { path: 'server/races', because: 'The races compare the rows with what was sold.' },
  {
    path: 'server/access',
    because: 'These tests change rows in ways that no endpoint allows, and read the names of columns.',
  },
]

/** The tables of each module. Those of the platform and of the pages are in no module's statements. */
export const moduleTables: Readonly<Record<string, readonly string[]>> = {
  configuration: ['settings'],
  taxpayers: ['taxpayers', 'incoming_taxpayers'],
  codes: ['code_requests', 'codes'],
  identity: ['customers', 'sessions'],
  uploads: ['uploads'],
  'two-step': ['authenticators', 'recovery_codes', 'trusted_devices'],
  'sign-in': ['sign_ins'],
  approvals: ['approvals'],
  'business-profiles': ['business_profiles'],
  'customer-codes': ['erp_customers'],
  identification: ['identifications'],
  passkeys: ['passkeys', 'used_passkey_challenges'],
  branches: ['branches'],
  inventory: ['stock', 'stock_movements', 'verifications', 'verification_lines', 'reserved_times', 'unreleased_stock'],
  products: [
    'brands',
    'categories',
    'products',
    'product_pictures',
    'product_photos',
    'product_photo_sources',
    'prices',
    'product_fits',
  ],
  'catalogue-index': ['catalogue_changes', 'catalogue_readers', 'vain_searches'],
  reviews: ['reviews'],
  questions: ['questions', 'answers'],
  search: ['search_history', 'search_events'],
  delivery: ['delivery_zones', 'national_rates', 'travel_minutes'],
  addresses: ['addresses'],
  partners: ['partners'],
  profile: ['customer_profiles'],
  balances: [
    'balances',
    'balance_movements',
    'deposits',
    'credit_notes',
    'gift_cards',
    'credit_limits',
    'ledger_transactions',
    'ledger_entries',
  ],
  'deposit-proofs': ['deposit_proofs', 'deposit_proof_pictures'],
  payments: ['order_attempts', 'payments', 'payment_allocations', 'payment_events', 'payment_operations'],
  'saved-cards': ['saved_cards', 'vault_deletions'],
  'payment-sandbox': ['sandbox_cards', 'sandbox_charges', 'sandbox_steps'],
  'customer-settings': ['customer_settings'],
  cart: ['cart_lines'],
  orders: ['orders', 'order_lines', 'order_payments', 'order_events', 'invoice_requests'],
  returns: ['returns', 'return_lines', 'return_pictures'],
  erp: ['import_jobs'],
}

/** Tables of the platform and of the pages. */
export const otherTables: readonly string[] = [
  'rate_limits',
  'idempotency_keys',
  'outbox',
  'builds',
  'build_files',
  'oldest_release',
  'database_state',
]

export const isSqlPlace = (path: string, { path: place }: (typeof sqlPlaces)[number]): boolean =>
  typeof place === 'string' ? path === place || path.startsWith(`${place}/`) : place.test(path)

/**
 * Says why a file may not contain its SQL: the file is no place for it, or a module reads a table of a module that is
 * not in a lower layer, or writes one that is not its own.
 */
export function sqlComplaints(path: string, found: SqlInFile): string[] {
  if (!sqlPlaces.some((place) => isSqlPlace(path, place))) return [`${path} contains SQL: move it to a repository.`]
  const module = /^server\/modules\/([^/]+)\//.exec(path)?.[1]
  if (module === undefined) return []
  return [
    ...found.writes
      .filter((table) => !moduleTables[module]?.includes(table))
      .map((table) => `${path} writes ${table}, which is not a table of ${module}.`),
    ...found.reads
      .filter((table) => !mayRead(module, table))
      .map((table) => `${path} reads ${table}, which is not a table of ${module} or of a module in a lower layer.`),
  ]
}

function mayRead(module: string, table: string): boolean {
  const owner = Object.keys(moduleTables).find((name) => moduleTables[name]?.includes(table))
  return owner !== undefined && (owner === module || layerOf(owner) < layerOf(module))
}

const layerOf = (module: string): number => moduleLayers.findIndex((layer) => layer.includes(module))
