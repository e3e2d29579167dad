import { searchText } from '#domain/catalogue/search-text.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Makers of plain rows for tests. Each takes what its test is about and fills in the rest. */

export async function makeBranch(db: Database, branch: { code: number; name?: string; lat?: number; lng?: number }): Promise<number> {
  const { code, name = `Branch ${code}`, lat = 18.47, lng = -69.9 } = branch
  await db
    .insertInto('branches')
    .values({ code, name, address: 'Calle Uno 1', city: 'Santo Domingo', phone: '18095550100', lat, lng })
    .execute()
  return code
}

export interface ProductToMake {
  code: string
  name?: string
  nameEs?: string
  brand?: string
  categoryId?: number
  prices?: { level?: number; minQuantity?: number; priceCentavos: number }[]
  priceCentavos?: number
  special?: { priceCentavos: number; minQuantity?: number; from?: Date; until?: Date }
  stock?: Record<number, number>
  status?: 'active' | 'hidden'
  popularity?: number
  createdAt?: Date
}

export async function makeProduct(db: Database, product: ProductToMake): Promise<string> {
  const { code, name = `Product ${code}`, nameEs = name, brand = 'Lumen', categoryId = 1, special, status = 'active' } = product
  const slug = brand.toLowerCase()
  await db.insertInto('brands').values({ name: brand, slug }).onConflict((c) => c.doNothing()).execute()
  const { id: brandId } = await db.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await db
    .insertInto('categories')
    .values({ id: categoryId, slug: `category-${categoryId}`, name_en: `Category ${categoryId}`, name_es: `Categoría ${categoryId}`, scene: 'phone-triple' })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('products')
    .values({
      code,
      name_en: name,
      name_es: nameEs,
      brand_id: brandId,
      category_id: categoryId,
      status,
      search_text: searchText([code, name, nameEs, brand]),
      popularity: product.popularity ?? 0,
      ...(product.createdAt && { created_at: product.createdAt }),
      special_price_centavos: special?.priceCentavos ?? null,
      special_min_quantity: special?.minQuantity ?? 1,
      special_from: special?.from ?? null,
      special_until: special?.until ?? null,
    })
    .execute()
  const prices = product.prices ?? [{ priceCentavos: product.priceCentavos ?? 100_000 }]
  for (const { level = 1, minQuantity = 1, priceCentavos } of prices) {
    await db.insertInto('prices').values({ product_code: code, level, min_quantity: minQuantity, price_centavos: priceCentavos }).execute()
  }
  for (const [branchCode, onHand] of Object.entries(product.stock ?? {})) {
    await db.insertInto('stock').values({ product_code: code, branch_code: Number(branchCode), on_hand: onHand }).execute()
  }
  return code
}
