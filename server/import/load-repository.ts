import { sceneFor } from '#domain/catalogue/scene.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Mapping } from './mapping.ts'

/** The codes of all branches: every new product opens its stock in each. */
export async function listBranchCodes(db: Database): Promise<number[]> {
  return (await db.selectFrom('branches').select('code').orderBy('code').execute()).map((branch) => branch.code)
}

/** Makes sure that the list's category exists; the store's own names for it stay. */
export async function ensureCategory(db: Database, { id, slug, en, es }: Mapping['category']): Promise<void> {
  await db
    .insertInto('categories')
    .values({ id, slug, name_en: en, name_es: es, scene: sceneFor({ categoryId: id, name: en }), position: 100 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
