import * as z from 'zod/mini'

const localizedText = z.strictObject({ en: z.string(), es: z.string() })
const column = z.string().check(z.minLength(1))
const count = z.int().check(z.gte(0), z.lte(1_000_000))
/** The name of several columns: `{}` stands for a number, as in `stock_{}`. */
const numbered = z.string().check(z.regex(/^[^{}]*\{\}[^{}]*$/))
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const isPattern = (text: string) => {
  try {
    new RegExp(text, 'iu')
    return true
  } catch {
    return false
  }
}

/** One column as a specification. `{}` in `value` stands for the cell. */
const specification = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    column,
    name: localizedText,
    value: localizedText,
    min: z.number(),
    max: z.number(),
  }),
  z.strictObject({
    kind: z.literal('numbers'),
    column,
    name: localizedText,
    value: localizedText,
    joinedBy: z.string(),
    min: z._default(z.number(), 0),
  }),
  z.strictObject({
    kind: z.literal('text'),
    column,
    name: localizedText,
    accept: z.optional(z.string().check(z.refine(isPattern))),
  }),
  z.strictObject({ kind: z.literal('yesNo'), column, name: localizedText }),
])
export type SpecificationColumn = z.output<typeof specification>

const columns = z.strictObject({
  name: column,
  nameEs: z.optional(column),
  brand: column,
  price: column,
  code: z.optional(column),
  color: z.optional(column),
  rating: z.optional(column),
  ratingsCount: z.optional(column),
  popularity: z.optional(column),
  memoryGb: z.optional(column),
  storageGb: z.optional(column),
  storage: z.optional(column),
  cameras: z.optional(column),
  category: z.optional(column),
  categoryEs: z.optional(column),
  categoryId: z.optional(column),
  subcategory: z.optional(column),
  model: z.optional(column),
  siblings: z.optional(column),
  description: z.optional(column),
  descriptionEs: z.optional(column),
  barcode: z.optional(column),
  status: z.optional(column),
  warrantyDays: z.optional(column),
  specifications: z.optional(column),
  specificationsEs: z.optional(column),
  compatibleDevices: z.optional(column),
  pictures: z.optional(column),
  quantityPrices: z.optional(column),
  specialPrice: z.optional(column),
  specialQuantity: z.optional(column),
  specialFrom: z.optional(column),
  specialUntil: z.optional(column),
  createdAt: z.optional(column),
  levelPrice: z.optional(numbered),
  branchStock: z.optional(numbered),
})
export type ColumnName = keyof z.output<typeof columns>
/** The columns of which a file has several, one for each price level or branch. */
export const numberedColumns = ['levelPrice', 'branchStock'] as const satisfies ColumnName[]

const ownCategory = z.union([
  z.int().check(z.gte(1)),
  z.strictObject({ id: z.optional(z.int().check(z.gte(1))), slug, en: z.string(), es: z.string() }),
])
export type OwnCategory = z.output<typeof ownCategory>

export const mappingSchema = z.strictObject({
  title: z.string(),
  columns,
  currency: z.strictObject({
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    pesos: z.number().check(z.positive()),
    source: z.optional(z.string()),
  }),
  decimalComma: z._default(z.boolean(), false),
  currencySigns: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(10))), []),
  roundUpToPesos: z.number().check(z.gte(0.01), z.lte(1_000)),
  levelDiscountPercent: z._default(
    z.record(z.string().check(z.regex(/^[2-9]$/)), z.number().check(z.gte(0), z.lt(100))),
    {},
  ),
  category: z.optional(z.strictObject({ id: z.int().check(z.gte(1)), slug, en: z.string(), es: z.string() })),
  categories: z._default(z.record(z.string(), ownCategory), {}),
  stock: z._default(z.union([count, z.record(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), count)]), 0),
  warrantyDays: z._default(count, 90),
  brandNames: z._default(z.record(z.string(), z.string()), {}),
  capitalBrands: z._default(z.boolean(), false),
  unbranded: z._default(z.array(z.string()), []),
  specifications: z._default(z.array(specification), []),
  /** Whether names stay as they are written: nothing of them becomes brand, memory or storage. */
  wholeNames: z._default(z.boolean(), false),
  /** Whether a file may lack any column but the code, and a product its price. For the store's own format. */
  mayLackColumns: z._default(z.boolean(), false),
})

/** How the columns of a price list become products; docs/import.md explains each entry. */
export type Mapping = z.output<typeof mappingSchema>
