import { lineHeight, rectangle, svg, text } from './svg.ts'
import type { Table } from './schema.ts'

/** The areas of the data model, in columns from left to right; each table has its place in one of them. */
const columns: readonly (readonly Area[])[] = [
  [
    {
      title: 'Products',
      tables: [
        'brands',
        'categories',
        'products',
        'product_pictures',
        'product_photos',
        'product_photo_sources',
        'prices',
        'product_fits',
      ],
    },
    { title: 'Catalogue index', tables: ['catalogue_changes', 'catalogue_readers'] },
    { title: 'Imports', tables: ['import_jobs'] },
  ],
  [
    {
      title: 'Branches and stock',
      tables: ['branches', 'delivery_zones', 'national_rates', 'travel_minutes', 'stock', 'stock_movements'],
    },
    {
      title: 'Reservations',
      tables: ['verifications', 'verification_lines', 'reserved_times', 'unreleased_stock'],
    },
    { title: 'Configuration', tables: ['settings'] },
    { title: 'Taxpayers', tables: ['taxpayers', 'incoming_taxpayers'] },
  ],
  [
    { title: 'Uploads', tables: ['uploads'] },
    {
      title: 'Customers',
      tables: ['customers', 'sessions', 'customer_profiles', 'customer_settings', 'addresses', 'partners'],
    },
    { title: 'Businesses', tables: ['business_profiles', 'identifications', 'erp_customers'] },
    {
      title: 'Signing in',
      tables: [
        'sign_ins',
        'approvals',
        'code_requests',
        'codes',
        'authenticators',
        'recovery_codes',
        'trusted_devices',
      ],
    },
    { title: 'Passkeys', tables: ['passkeys', 'used_passkey_challenges'] },
    { title: 'Cart', tables: ['cart_lines'] },
    { title: 'Saved cards', tables: ['saved_cards', 'vault_deletions'] },
    { title: 'Payment sandbox', tables: ['sandbox_cards', 'sandbox_charges', 'sandbox_steps'] },
    { title: 'Search', tables: ['search_history', 'search_events', 'vain_searches'] },
  ],
  [
    { title: 'Orders', tables: ['orders', 'order_lines', 'order_payments', 'order_events', 'invoice_requests'] },
    { title: 'Returns', tables: ['returns', 'return_lines', 'return_pictures'] },
    {
      title: 'Balances',
      tables: ['balances', 'balance_movements', 'deposits', 'credit_notes', 'gift_cards', 'credit_limits'],
    },
    { title: 'Ledger', tables: ['ledger_transactions', 'ledger_entries'] },
    {
      title: 'Payments',
      tables: [
        'payments',
        'payment_allocations',
        'payment_events',
        'payment_operations',
        'order_attempts',
        'deposit_proofs',
        'deposit_proof_pictures',
      ],
    },
    { title: 'Platform', tables: ['outbox', 'idempotency_keys', 'rate_limits'] },
  ],
  [
    { title: 'Reviews and questions', tables: ['reviews', 'questions', 'answers'] },
    { title: 'Releases', tables: ['builds', 'build_files', 'oldest_release', 'database_state'] },
  ],
]

interface Area {
  title: string
  tables: readonly string[]
}

const columnWidth = 264
const gap = 26
const top = 30

/** Every table with its columns; key columns stand in bold, references name their table. Refuses a table without a place. */
export function drawDataModel(tables: readonly Table[]): string {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const placed = columns.flat().flatMap((area) => area.tables)
  const wrong = [...tables.map(({ name }) => name), ...placed].filter(
    (name) => !byName.has(name) || placed.filter((one) => one === name).length !== 1,
  )
  if (wrong.length > 0)
    throw new Error(`Give these tables one place in scripts/pictures/data-model.ts: ${wrong.join(', ')}`)
  const elements: string[] = []
  const heights = columns.map((areas, at) => drawColumn(areas, at, byName, elements))
  return svg(
    {
      title: 'The data model',
      description: tables.map(describe).join(' '),
      width: columns.length * (columnWidth + gap) + gap,
      height: Math.max(...heights) + gap,
    },
    elements,
  )
}

/** Draws the areas of a column below each other and gives the height that they need. */
function drawColumn(
  areas: readonly Area[],
  at: number,
  byName: ReadonlyMap<string, Table>,
  elements: string[],
): number {
  const x = gap + at * (columnWidth + gap)
  let y = top
  for (const area of areas) {
    elements.push(text('faint', area.title, { x, y }))
    y += 10
    for (const name of area.tables) y = drawTable(byName.get(name) as Table, x, y, elements)
    y += gap
  }
  return y
}

function drawTable({ name, columns: fields }: Table, x: number, y: number, elements: string[]): number {
  const height = (fields.length + 1) * lineHeight + 16
  elements.push(rectangle('box', { x, y, width: columnWidth, height }), text('title', name, { x: x + 10, y: y + 20 }))
  fields.forEach(({ name: field, type, isKey, references }, at) => {
    const line = y + 22 + (at + 1) * lineHeight
    elements.push(text(isKey ? 'key' : 'plain', field, { x: x + 10, y: line }))
    const note = references ? `→ ${references}` : type
    elements.push(text(references ? 'reference' : 'faint', note, { x: x + columnWidth - 10, y: line, anchor: 'end' }))
  })
  return y + height + 12
}

const describe = ({ name, columns: fields }: Table): string =>
  `${name}: ${fields.map((field) => field.name + (field.references ? ` (references ${field.references})` : '')).join(', ')}.`
