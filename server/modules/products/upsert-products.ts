import type { PriceRow, SpecialPrice } from '#domain/products/unit-price.ts'
import { addInitialStock } from '#server/modules/inventory/move-stock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocalizedText } from './localized-text.ts'
import { sanitiseFeatures } from './sanitise-features.ts'
import type { Specification } from './specification.ts'
import { type CompatibleDeviceRow, replaceCompatibleDevices } from './compatibility-repository.ts'
import * as repository from './write-repository.ts'

export interface ProductToWrite {
  code: string
  name: LocalizedText
  /** Short HTML. It is sanitised before it is stored. */
  features: LocalizedText
  specifications: Specification[]
  brand: { name: string; slug: string }
  categoryId: number
  subcategory: string | null
  model: string
  /** An English colour word. */
  color: string | null
  storage: string | null
  warrantyDays: number
  special: SpecialPrice | null
  popularity: number
  ratingAverage: number
  reviewsCount: number
  createdAt: Date
  prices: PriceRow[]
  pictures: { picture: string; photoType: string }[]
  stock: { branchCode: number; onHand: number }[]
  /** The devices that the product is made for. Where a list does not give them, the stored ones stay. */
  compatibleDevices?: Device[]
}

/** A maker and a model, whether the store sells it or not. */
export interface Device {
  brand: { name: string; slug: string }
  model: string
}

export interface UpsertedProducts {
  created: string[]
  updated: string[]
  unchanged: string[]
}

/**
 * Creates products, or updates those whose texts, attributes or prices differ. Only products without stock or pictures
 * get those of the list: counted stock and pictures chosen by staff stay. Must be called in a transaction, with each
 * code once.
 */
export async function upsertProducts(db: Database, products: readonly ProductToWrite[]): Promise<UpsertedProducts> {
  const brands = await repository.ensureBrands(db, differentBrands(products))
  const rows = await repository.upsertProductRows(
    db,
    products.map((product) => toRow(product, brands.get(product.brand.slug) as number)),
  )
  const priced = await repository.replacePrices(db, products.flatMap(pricesOf))
  const fitted = await replaceCompatibleDevices(
    db,
    products.flatMap(compatibleDevicesOf(brands)),
    codesWithCompatibility(products),
  )
  await repository.insertFirstPictures(db, products.flatMap(picturesOf))
  await addInitialStock(
    db,
    products.flatMap(({ code, stock }) => stock.map((each) => ({ ...each, productCode: code }))),
  )
  const created = new Set(rows.filter((row) => row.created).map((row) => row.code))
  const updated = new Set([...rows.map((row) => row.code), ...priced, ...fitted].filter((code) => !created.has(code)))
  const unchanged = products.map((product) => product.code).filter((code) => !created.has(code) && !updated.has(code))
  return { created: [...created], updated: [...updated], unchanged }
}

/** To be called once after many products were written: without statistics PostgreSQL plans for an empty catalogue. */
export async function analyzeTables(db: Database): Promise<void> {
  await repository.analyzeProducts(db)
}

function differentBrands(products: readonly ProductToWrite[]): { name: string; slug: string }[] {
  const named = products
    .toReversed()
    .flatMap(({ brand, compatibleDevices = [] }) => [...compatibleDevices.map((device) => device.brand), brand])
  return [...new Map(named.map((brand) => [brand.slug, brand])).values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

function toRow(product: ProductToWrite, brandId: number): repository.ProductRowToWrite {
  const { code, name, features, specifications, special, model, color, storage } = product
  return {
    code,
    name_en: name.en,
    name_es: name.es,
    features_en: sanitiseFeatures(features.en),
    features_es: sanitiseFeatures(features.es),
    specifications,
    brand_id: brandId,
    category_id: product.categoryId,
    subcategory: product.subcategory,
    model,
    color,
    storage,
    warranty_days: product.warrantyDays,
    special_price_centavos: special?.priceCentavos ?? null,
    special_min_quantity: special?.minQuantity ?? 1,
    special_from: special?.from ?? null,
    special_until: special?.until ?? null,
    popularity: product.popularity,
    rating_average: product.ratingAverage,
    reviews_count: product.reviewsCount,
    created_at: product.createdAt,
  }
}

function pricesOf({ code, prices }: ProductToWrite): repository.PriceToWrite[] {
  return prices.map((price) => ({
    product_code: code,
    level: price.level,
    min_quantity: price.minQuantity,
    price_centavos: price.priceCentavos,
  }))
}

function picturesOf({ code, pictures }: ProductToWrite): repository.PictureToWrite[] {
  return pictures.map(({ picture, photoType }, position) => ({
    product_code: code,
    position,
    picture,
    photo_type: photoType,
  }))
}

function compatibleDevicesOf(brands: ReadonlyMap<string, number>) {
  return ({ code, compatibleDevices = [] }: ProductToWrite): CompatibleDeviceRow[] =>
    compatibleDevices.map(({ brand, model }) => ({
      product_code: code,
      brand_id: brands.get(brand.slug) as number,
      model,
    }))
}

const codesWithCompatibility = (products: readonly ProductToWrite[]) =>
  products.filter(({ compatibleDevices }) => compatibleDevices).map(({ code }) => code)
