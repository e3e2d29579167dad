import type { ColumnType, Generated } from 'kysely'

/** The tables of the database, column by column; the migrations beside this file decide. */
type Json<T> = ColumnType<T, string, string>
type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that the database fills in by itself. */
type StampedInstant = ColumnType<Date, Date | string | undefined, Date | string>

interface SettingsTable {
  name: string
  value: Json<unknown>
  updated_at: StampedInstant
}

interface BranchesTable {
  code: number
  id: Generated<string>
  name: string
  address: string
  city: string
  phone: string
  lat: number
  lng: number
  active: Generated<boolean>
  opening_hours: string | null
}

interface DeliveryZonesTable {
  id: Generated<string>
  branch_code: number
  name: string
  polygon: Json<unknown>
  base_centavos: number
  per_km_centavos: number
  per_minute_centavos: number
  speed_kmh: number
}

interface NationalRatesTable {
  province: string
  cost_centavos: number
  days_min: number
  days_max: number
}

interface TravelMinutesTable {
  branch_code: number
  lat_e4: number
  lng_e4: number
  minutes: number | null
  measured_at: Instant
}

interface BrandsTable {
  id: Generated<number>
  name: string
  slug: string
  is_house_brand: Generated<boolean>
}

interface CategoriesTable {
  id: number
  slug: string
  name_en: string
  name_es: string
  scene: string
  position: Generated<number>
}

interface ProductsTable {
  code: string
  id: Generated<string>
  name_en: string
  name_es: string
  features_en: Generated<string>
  features_es: Generated<string>
  specifications: ColumnType<unknown, string | undefined, string>
  brand_id: number
  category_id: number
  subcategory: string | null
  model: Generated<string>
  siblings: string | null
  color: string | null
  storage: string | null
  status: Generated<string>
  warranty_days: Generated<number>
  special_price_centavos: number | null
  special_min_quantity: Generated<number>
  special_from: Instant | null
  special_until: Instant | null
  popularity: Generated<number>
  rating_average: ColumnType<string, number | string | undefined, number | string>
  reviews_count: Generated<number>
  created_at: StampedInstant
  changed_at: StampedInstant
  barcode: string | null
  delisted_at: Instant | null
}

interface PricesTable {
  product_code: string
  level: number
  min_quantity: Generated<number>
  price_centavos: number
}

interface ProductPicturesTable {
  product_code: string
  position: number
  picture: string
  photo_type: string
}

/** Photographs that an import brought. */
interface ProductPhotosTable {
  name: string
  size_bytes: number
  bytes: Buffer | null
  bucket_key: string | null
  created_at: Instant
}

interface ProductPhotoSourcesTable {
  address: string
  photo: string
}

/** Lists that came over the API. */
interface ImportJobsTable {
  id: string
  created_by: string
  created_at: Instant
  options: Json<unknown>
  list: Buffer | null
  list_bytes: number
  started_at: Instant | null
  alive_at: Instant | null
  bytes_read: Generated<number>
  rows_read: Generated<number>
  cancel_at: Instant | null
  ended_at: Instant | null
  outcome: string | null
  report: Json<unknown> | null
  refused_rows: Buffer | null
}

/** Each change of what a branch has on hand; the database refuses changes of it. */
interface StockMovementsTable {
  id: Generated<number>
  product_code: string
  branch_code: number
  units: number
  reason: 'opening' | 'imported' | 'sold' | 'canceled' | 'returned' | 'counted' | 'unexplained'
  order_id: number | null
  at: StampedInstant
}

interface StockTable {
  product_code: string
  branch_code: number
  on_hand: number
  reserved: Generated<number>
}

/** Written by the database itself, beside each change of a product, price or stock. */
interface CatalogueChangesTable {
  xid: ColumnType<string, undefined, never>
  product_code: string
  /** What of the product changed; null stands for anything. */
  part: 'prices' | 'stock' | null
  at: StampedInstant
}

/** How far each running process has read the changes of the catalogue. */
interface CatalogueReadersTable {
  process_id: string
  /** The snapshot of the database up to which it has read them. */
  read_to: string
  at: StampedInstant
}

interface CustomersTable {
  id: string
  code: string
  email: string
  username: string | null
  password_hash: string
  first_name: string
  last_name: string
  phone: string
  identification: string | null
  company: string | null
  tax_id: string | null
  price_level: Generated<number>
  is_employee: Generated<boolean>
  may_sign_in: Generated<boolean>
  created_from: Generated<string>
  language: string | null
  phone_verified_at: Instant | null
  /** When the customer deleted the account: who they were is no longer in the row. */
  deleted_at: Instant | null
  policies_accepted_at: Instant | null
  created_at: Instant
  email_confirmed_at: Instant | null
  must_change_password: Generated<boolean>
  first_session_at: Instant | null
}

interface CodeRequestsTable {
  id: string
  customer_id: string | null
  purpose: string
  target: string | null
  tries: Generated<number>
  codes_sent: Generated<number>
  resent: Generated<number>
  created_at: Instant
  expires_at: Instant
}

interface CodesTable {
  id: string
  request_id: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

interface SignInsTable {
  id: string
  customer_id: string | null
  request_id: string
  email_hash: string | null
  client_hash: string | null
  generation: Generated<number>
  passed: Generated<string[]>
  is_remembered: boolean
  new_password_hash: string | null
  created_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

/** What a customer says about themselves beside the fields of `customers`. A customer without a row said nothing. */
interface CustomerProfilesTable {
  customer_id: string
  gender: string | null
  birth_date: string | null
  /** When the customer confirmed a national ID whose check digit is wrong; null where it is right. */
  identification_confirmed_at: Instant | null
  updated_at: Instant
}

/** The choices of an account. A customer without a row has chosen nothing. */
interface CustomerSettingsTable {
  customer_id: string
  currency: Generated<string>
  theme: string | null
  /** The phone that accessories are bought for; empty where the customer removed it. */
  phone: string | null
  /** Since when the customer wants no mail about unknown devices. */
  device_alert_off_at: Instant | null
  newsletter_at: Instant | null
  updates_at: Instant | null
  offers_at: Instant | null
  desktop_at: Instant | null
  bills_email: string | null
  updated_at: Instant
}

interface SessionsTable {
  id: string
  customer_id: string
  generation: Generated<number>
  rotated_at: Instant
  device: string
  created_at: Instant
  expires_at: Instant
  ended_at: Instant | null
  ended_reason: string | null
  ends_at: Instant | null
  used_at: Instant | null
  predecessor_used_at: Instant | null
  known_device: string | null
  authenticated_at: Instant | null
  signed_in_country: string | null
  last_used_country: string | null
}

interface AuthenticatorsTable {
  customer_id: string
  sealed_secret: string | null
  confirmed_at: Instant | null
  pending_secret: string | null
  pending_until: Instant | null
  last_time_step: Generated<number>
  sms_phone: string | null
}

interface RecoveryCodesTable {
  customer_id: string
  code_hash: string
  created_at: Instant
  used_at: Instant | null
}

interface TrustedDevicesTable {
  customer_id: string
  device_hash: string
  created_at: Instant
  trusted_until: Instant
  id: Generated<string>
  device: Generated<string>
}

interface PasskeysTable {
  id: string
  customer_id: string
  credential_id: string
  public_key: string
  sign_count: number
  transports: string[]
  is_syncable: boolean
  is_synced: boolean
  name: string
  created_at: Instant
  last_used_at: Instant | null
  removed_at: Instant | null
}

interface UsedPasskeyChallengesTable {
  id: string
  expires_at: Instant
}

interface ApprovalsTable {
  id: string
  device: string
  is_remembered: boolean
  tries: Generated<number>
  customer_id: string | null
  session_id: string | null
  approved_at: Instant | null
  refused_at: Instant | null
  used_at: Instant | null
  created_at: Instant
  expires_at: Instant
}

interface RateLimitsTable {
  key: string
  points: Generated<number>
  expire: number | null
}

interface IdempotencyKeysTable {
  owner: string
  key: string
  request_hash: string
  reply: Json<unknown> | null
  created_at: Instant
}

interface OutboxTable {
  id: Generated<number>
  kind: string
  recipient: string
  payload: Json<unknown>
  created_at: Instant
  attempts: Generated<number>
  next_attempt_at: Instant
  locked_until: Instant | null
  sent_at: Instant | null
  failed_at: Instant | null
  last_error: string | null
}

interface CartLinesTable {
  customer_id: string
  branch_code: number
  product_code: string
  quantity: number
  note: string | null
  added_at: Instant
}

interface AddressesTable {
  id: string
  customer_id: string
  name: string
  phone: string
  province: string
  city: string
  sector: string
  street: string
  house: string
  number: Generated<string>
  reference: Generated<string>
  directions: Generated<string>
  lat: number | null
  lng: number | null
  is_default: Generated<boolean>
  created_at: Instant
  deleted_at: Instant | null
  /** Until when an active quotation with delivery goes there. */
  quoted_until: Instant | null
}

/** A person who may collect the customer's orders. */
interface PartnersTable {
  id: string
  customer_id: string
  full_name: string
  identification: string
  /** When the customer confirmed a number whose check digit is wrong; null where it is right. */
  identification_confirmed_at: Instant | null
  whatsapp: string
  is_default: Generated<boolean>
  created_at: Instant
}

/** The reservations. The table keeps the name by which processes of the release before know it. */
interface VerificationsTable {
  id: string
  customer_id: string
  /** Nobody reads or writes it: the release before still requires the column. */
  items_centavos: Generated<number>
  created_at: Instant
  expires_at: Instant
  released_at: Instant | null
  placed_at: Instant | null
  placed_request_hash: string | null
  placed_global_id: string | null
  ended_by: 'left' | 'expired' | 'silent' | 'replaced' | 'resumed' | 'price_changed' | 'payment_refused' | null
  reported_at: Instant | null
  payment_from: Instant | null
  payment_until: Instant | null
  is_counted: Generated<boolean>
  shown_total_centavos: number | null
}

interface ReservedTimesTable {
  customer_id: string
  product_code: string
  times: string
  counted_at: Instant
}

/** The lines of reservations. */
interface VerificationLinesTable {
  verification_id: string
  branch_code: number
  product_code: string
  quantity: number
  unit_price_centavos: number
  note: string | null
  position: number | null
}

interface UnreleasedStockTable {
  verification_id: string
  branch_code: number
  product_code: string
  quantity: number
  reason: string
  since: Instant
  attempts: Generated<number>
  next_attempt_at: Instant
  alarmed_at: Instant | null
}

interface OrdersTable {
  id: Generated<number>
  global_id: string
  customer_id: string
  branch_code: number
  status: Generated<string>
  delivery: string
  address: Json<unknown> | null
  customer_name: string
  note: string | null
  tax_id: string | null
  /** The name that the tax authority's register had for the number when the order was placed. */
  tax_name: string | null
  subtotal_centavos: number
  tax_centavos: number
  delivery_centavos: Generated<number>
  total_centavos: number
  created_at: Instant
  origin: Generated<string>
  language: string | null
  return_numbers: Generated<string[]>
  /** Within how many working days national shipping arrives, as the checkout promised. */
  promised_days: number | null
}

interface ReturnsTable {
  id: string
  number: string
  order_id: number
  customer_id: string
  state: Generated<string>
  comment: string | null
  preference: string
  ending: string | null
  requested_at: Instant
  decided_at: Instant | null
  withdrawn_at: Instant | null
  decided_by: string | null
  note: string | null
  restocked: boolean | null
  credit_note_id: string | null
  credited_centavos: number | null
}

interface ReturnLinesTable {
  return_id: string
  product_code: string
  quantity: number
  reason: string
  amount_centavos: number
}

interface ReturnPicturesTable {
  return_id: string
  position: number
  upload_id: string
}

interface OrderLinesTable {
  order_id: number
  product_code: string
  name_en: string
  name_es: string
  quantity: number
  unit_price_centavos: number
  subtotal_centavos: number
  tax_centavos: number
  total_centavos: number
  note: string | null
  position: number | null
}

/** Written by processes of the release before alone; a trigger copies it to `payments`. */
interface OrderPaymentsTable {
  order_id: number
  kind: string
  amount_centavos: number
  state: string
}

/** A request to place orders whose payments need a provider. */
interface OrderAttemptsTable {
  id: string
  customer_id: string
  reservation_id: string
  request: Json<unknown>
  request_hash: string
  language: string
  state: Generated<'open' | 'placed' | 'failed'>
  failure: Json<unknown> | null
  created_at: Instant
  ended_at: Instant | null
  locked_until: Instant | null
  rests_until: Instant | null
  reminded_at: Instant | null
  placed_mail: Json<unknown> | null
}

interface PaymentsTable {
  id: string
  customer_id: string
  global_id: string
  attempt_id: string | null
  position: Generated<number>
  branch_code: number | null
  kind: string
  amount_centavos: number
  state: string
  balance_id: string | null
  saved_card_id: string | null
  vault_token: string | null
  card_brand: string | null
  card_last_four: string | null
  provider: string | null
  authorization_reference: string | null
  capture_reference: string | null
  usd_cents: number | null
  usd_rate: ColumnType<string | null, number | string | null | undefined, number | string | null>
  action_url: string | null
  failure: string | null
  created_at: Instant
}

/** What of a payment pays which order. */
interface PaymentAllocationsTable {
  order_id: number
  payment_id: string
  amount_centavos: number
}

interface PaymentEventsTable {
  id: Generated<number>
  payment_id: string
  state: string
  at: Instant
  actor_id: string | null
}

/** A bank deposit that a customer says they made. */
interface DepositProofsTable {
  id: string
  customer_id: string
  global_id: string | null
  bank: string
  document_id: string
  amount_centavos: number
  state: Generated<'pending_approval' | 'accepted' | 'refused'>
  filed_at: Instant
  reviewed_at: Instant | null
  reviewed_by: string | null
  refusal_reason: string | null
  balance_id: string | null
  language: string | null
}

interface DepositProofPicturesTable {
  proof_id: string
  upload_id: string
  position: number
}

/** The calls to providers, each made once however often it is repeated. */
interface PaymentOperationsTable {
  id: string
  payment_id: string
  order_id: number | null
  kind: 'authorize' | 'capture' | 'void' | 'refund'
  amount_centavos: number
  state: Generated<'open' | 'done' | 'declined' | 'canceled' | 'unresolved'>
  reference: string | null
  number: ColumnType<number, undefined, never>
  created_at: Instant
  attempts: Generated<number>
  next_attempt_at: Instant
  locked_until: Instant | null
  ended_at: Instant | null
  last_error: string | null
  declined_before: Generated<number>
  actor_id: string | null
}

interface LedgerTransactionsTable {
  id: string
  kind: string
  order_id: number | null
  payment_id: string | null
  actor_id: string | null
  at: Instant
}

/** The entries of the ledger on the store's own accounts, debits above zero. */
interface LedgerEntriesTable {
  transaction_id: string
  account: string
  amount_centavos: number
}

interface OrderEventsTable {
  id: Generated<number>
  order_id: number
  status: string
  at: Instant
  actor_id: string | null
  note: string | null
  note_en: string | null
  note_es: string | null
  carrier: string | null
  parcel_number: string | null
}

interface InvoiceRequestsTable {
  order_id: number
  requested_at: Instant
  kind: 'consumer' | 'tax'
  tax_id: string | null
}

interface ProductFitsTable {
  product_code: string
  brand_id: number
  model: string
}

interface ReviewsTable {
  id: Generated<string>
  product_code: string
  customer_id: string | null
  author: string
  rating: number
  language: string
  title: string
  comment: string
  title_translated: string | null
  comment_translated: string | null
  search_text: string
  images: ColumnType<unknown, string | undefined, string>
  is_verified_buyer: Generated<boolean>
  votes: Generated<number>
  created_at: Instant
}

interface QuestionsTable {
  id: Generated<string>
  product_code: string
  customer_id: string | null
  author: string
  language: string
  text: string
  text_translated: string | null
  search_text: string
  votes: Generated<number>
  score: Generated<number>
  answers_count: Generated<number>
  created_at: Instant
}

interface AnswersTable {
  id: Generated<string>
  question_id: string
  customer_id: string | null
  author: string
  is_store: Generated<boolean>
  language: string
  text: string
  text_translated: string | null
  search_text: string
  votes: Generated<number>
  score: Generated<number>
  created_at: Instant
}

interface BalancesTable {
  id: string
  customer_id: string | null
  kind: string
  expires_at: Instant | null
  created_at: Instant
}

interface BalanceMovementsTable {
  balance_id: string
  number: number
  kind: string
  amount_centavos: number
  balance_after_centavos: number
  document_id: string | null
  due_at: Instant | null
  at: Instant
  transaction_id: string
  previous_number: ColumnType<number | null, undefined, never>
  balance_before_centavos: ColumnType<number, undefined, never>
}

interface DepositsTable {
  balance_id: string
  kind: Generated<string>
  document_id: string
  bank: string
}

interface CreditNotesTable {
  balance_id: string
  kind: Generated<string>
  document_id: string
  reason: string
}

interface GiftCardsTable {
  balance_id: string
  kind: string
  code: string
}

interface CreditLimitsTable {
  balance_id: string
  kind: Generated<string>
  limit_centavos: number
}

interface SavedCardsTable {
  id: string
  customer_id: string
  vault_token: string
  brand: string
  last_four: string
  expiry_month: number
  expiry_year: number
  holder: string
  is_default: Generated<boolean>
  is_remembered: Generated<boolean>
  fingerprint: string | null
  created_at: Instant
}

interface VaultDeletionsTable {
  vault_token: string
  created_at: Instant
}

interface SearchHistoryTable {
  id: string
  customer_id: string
  key: string
  description: string
  rank: Generated<number>
}

interface SearchEventsTable {
  id: Generated<number>
  customer_id: string
  kind: string
  product_code: string
  query_id: string | null
  position: number | null
  created_at: Instant
}

interface VainSearchesTable {
  text: string
  day: string
  times: number
}

interface BuildsTable {
  id: string
  started_at: StampedInstant
}

interface BuildFilesTable {
  build_id: string
  path: string
  encoding: string
  bytes: Buffer
}

interface OldestReleaseTable {
  is_only: Generated<boolean>
  migration: string
}

interface DatabaseStateTable {
  is_only: Generated<boolean>
  identity: string
  alive_at: Instant
}

interface UploadsTable {
  id: string
  customer_id: string
  purpose: string
  type: string
  width: number
  height: number
  size_bytes: number
  bytes: Buffer | null
  bucket_key: string | null
  created_at: Instant
  attached_at: Instant | null
  deleted_at: Instant | null
  purge_failed_at: Instant | null
}

interface BusinessProfilesTable {
  customer_id: string
  kind: 'person' | 'business'
  company: string | null
  tax_id: string | null
  category: 'ambulante-retail' | 'ambulante-wholesale' | 'retail-store' | 'wholesale-store' | null
  recurrence: 'daily' | 'several-times-a-week' | 'weekly' | 'biweekly' | 'monthly' | null
  buying: 'inventory' | 'by-order' | null
  average_monthly_centavos: number | null
  attendant_name: string | null
  updated_at: Instant
}

interface ErpCustomersTable {
  code: string
  email: string | null
  phone: string | null
  company: string | null
  tax_id: string | null
  price_level: number
  updated_at: Instant
  customer_id: string | null
  claimed_at: Instant | null
  account_code: string | null
}

interface TaxpayersTable {
  tax_id: string
  name: string
  trade_name: string | null
  state: 'active' | 'suspended' | 'ceased' | 'annulled' | 'other'
}

/** The rows of the tax authority's file while it is imported; the last four are null for a refused row. */
interface IncomingTaxpayersTable {
  tax_id: string
  line: number
  name: string | null
  trade_name: string | null
  state: 'active' | 'suspended' | 'ceased' | 'annulled' | 'other' | null
}

interface IdentificationsTable {
  customer_id: string
  kind: 'national-id' | 'rnc' | 'passport'
  number: string
  number_confirmed_at: Instant | null
  state: 'submitted' | 'accepted' | 'refused'
  submitted_at: Instant
  reviewed_at: Instant | null
  refusal_reason: string | null
}

interface SandboxCardsTable {
  token: string
  form_id: string
  brand: string
  last_four: string
  expiry_month: number
  expiry_year: number
  fingerprint: string
  behaviour: string
  created_at: Instant
}

interface SandboxChargesTable {
  operation_id: string
  reference: string
  method: string
  card_token: string | null
  behaviour: string
  currency: string
  amount_hundredths: number
  captured_hundredths: Generated<number>
  refunded_hundredths: Generated<number>
  status: string
  decline_reason: string | null
  page_id: string
  return_url: string
  cancel_url: string
  description: string
  language: string
  created_at: Instant
}

interface SandboxStepsTable {
  operation_id: string
  charge_reference: string
  kind: string
  reference: string
  amount_hundredths: number | null
  decline_reason: string | null
  created_at: Instant
}

export interface Tables {
  settings: SettingsTable
  branches: BranchesTable
  delivery_zones: DeliveryZonesTable
  national_rates: NationalRatesTable
  travel_minutes: TravelMinutesTable
  brands: BrandsTable
  categories: CategoriesTable
  products: ProductsTable
  prices: PricesTable
  product_pictures: ProductPicturesTable
  product_photos: ProductPhotosTable
  import_jobs: ImportJobsTable
  product_photo_sources: ProductPhotoSourcesTable
  stock: StockTable
  stock_movements: StockMovementsTable
  catalogue_changes: CatalogueChangesTable
  catalogue_readers: CatalogueReadersTable
  customers: CustomersTable
  customer_profiles: CustomerProfilesTable
  customer_settings: CustomerSettingsTable
  code_requests: CodeRequestsTable
  codes: CodesTable
  sign_ins: SignInsTable
  passkeys: PasskeysTable
  used_passkey_challenges: UsedPasskeyChallengesTable
  sessions: SessionsTable
  authenticators: AuthenticatorsTable
  recovery_codes: RecoveryCodesTable
  trusted_devices: TrustedDevicesTable
  approvals: ApprovalsTable
  rate_limits: RateLimitsTable
  idempotency_keys: IdempotencyKeysTable
  outbox: OutboxTable
  cart_lines: CartLinesTable
  addresses: AddressesTable
  partners: PartnersTable
  verifications: VerificationsTable
  verification_lines: VerificationLinesTable
  reserved_times: ReservedTimesTable
  unreleased_stock: UnreleasedStockTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_payments: OrderPaymentsTable
  order_events: OrderEventsTable
  invoice_requests: InvoiceRequestsTable
  returns: ReturnsTable
  return_lines: ReturnLinesTable
  return_pictures: ReturnPicturesTable
  order_attempts: OrderAttemptsTable
  payments: PaymentsTable
  payment_allocations: PaymentAllocationsTable
  payment_events: PaymentEventsTable
  payment_operations: PaymentOperationsTable
  deposit_proofs: DepositProofsTable
  deposit_proof_pictures: DepositProofPicturesTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  product_fits: ProductFitsTable
  reviews: ReviewsTable
  questions: QuestionsTable
  answers: AnswersTable
  balances: BalancesTable
  balance_movements: BalanceMovementsTable
  deposits: DepositsTable
  credit_notes: CreditNotesTable
  gift_cards: GiftCardsTable
  credit_limits: CreditLimitsTable
  saved_cards: SavedCardsTable
  vault_deletions: VaultDeletionsTable
  search_history: SearchHistoryTable
  search_events: SearchEventsTable
  vain_searches: VainSearchesTable
  builds: BuildsTable
  build_files: BuildFilesTable
  oldest_release: OldestReleaseTable
  database_state: DatabaseStateTable
  uploads: UploadsTable
  business_profiles: BusinessProfilesTable
  erp_customers: ErpCustomersTable
  identifications: IdentificationsTable
  sandbox_cards: SandboxCardsTable
  sandbox_charges: SandboxChargesTable
  sandbox_steps: SandboxStepsTable
  taxpayers: TaxpayersTable
  incoming_taxpayers: IncomingTaxpayersTable
}
