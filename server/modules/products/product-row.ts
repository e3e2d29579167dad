import type { ProductField, ProductState } from './product-state.ts'

/** The columns of `products` that a list can change, with their types, by the field that they are of. */
const columnsOf = {
  name: { name_en: 'text', name_es: 'text' },
  features: { features_en: 'text', features_es: 'text' },
  specifications: { specifications: 'jsonb' },
  brand: { brand_id: 'integer' },
  category: { category_id: 'integer' },
  subcategory: { subcategory: 'text' },
  model: { model: 'text' },
  siblings: { siblings: 'text' },
  color: { color: 'text' },
  storage: { storage: 'text' },
  barcode: { barcode: 'text' },
  status: { status: 'text', delisted_at: 'timestamptz' },
  warrantyDays: { warranty_days: 'integer' },
  special: {
    special_price_centavos: 'integer',
    special_min_quantity: 'integer',
    special_from: 'timestamptz',
    special_until: 'timestamptz',
  },
  popularity: { popularity: 'integer' },
  ratingAverage: { rating_average: 'numeric' },
  reviewsCount: { reviews_count: 'integer' },
} as const satisfies Partial<Record<ProductField, Record<string, string>>>

type ColumnsOf = typeof columnsOf
type RowField = keyof ColumnsOf

/** A column and its type, as `json_to_recordset` wants them. */
export type TypedColumn = readonly [name: string, type: string]

export const productColumns: readonly TypedColumn[] = Object.values(columnsOf).flatMap((columns) =>
  Object.entries<string>(columns),
)

/** The columns of the given fields. */
export function columnsOfFields(fields: ReadonlySet<ProductField>): TypedColumn[] {
  return Object.entries(columnsOf)
    .filter(([field]) => fields.has(field as ProductField))
    .flatMap(([, columns]) => Object.entries<string>(columns))
}

/** What search engines do not see of a product: a change of these alone makes no page newer. */
const unseen: readonly string[] = ['popularity', 'siblings', 'stock', 'status'] satisfies ProductField[]

/** Whether one of the fields is shown on the product's page, or in its row. */
export const isSeen = (fields: ReadonlySet<ProductField>): boolean =>
  [...fields].some((field) => !unseen.includes(field))

export const isInRow = (field: ProductField): field is RowField => field in columnsOf

/** A product as its row; instants are texts of the ISO form. */
export function rowOf(product: ProductState, brandId: number): Record<string, unknown> & { code: string } {
  const { name, features, special } = product
  return {
    code: product.code,
    name_en: name.en,
    name_es: name.es,
    features_en: features.en,
    features_es: features.es,
    specifications: product.specifications,
    brand_id: brandId,
    category_id: product.category.id,
    subcategory: product.subcategory,
    model: product.model,
    siblings: product.siblings,
    color: product.color,
    storage: product.storage,
    barcode: product.barcode,
    status: product.status,
    // Who states the status of a product ends what a full list has done to it.
    delisted_at: null,
    warranty_days: product.warrantyDays,
    special_price_centavos: special?.priceCentavos ?? null,
    special_min_quantity: special?.minQuantity ?? 1,
    special_from: special?.from?.toISOString() ?? null,
    special_until: special?.until?.toISOString() ?? null,
    popularity: product.popularity,
    rating_average: product.ratingAverage,
    reviews_count: product.reviewsCount,
    created_at: product.createdAt.toISOString(),
  }
}
