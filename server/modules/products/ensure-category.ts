import { sceneFor } from '#domain/products/scene.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CategoryState } from './product-state.ts'
import { insertCategories, insertCategory } from './write-repository.ts'

/** After the categories that the store has put in order. */
const lastPosition = 100

/** Creates the category that an import names, unless its id exists: an existing category stays as it is. */
export async function ensureCategory(
  db: Database,
  { id, slug, en, es }: { id: number; slug: string; en: string; es: string },
): Promise<void> {
  // Empty where the studio has no scene of the kind that the name says.
  const scene = sceneFor({ categoryId: id, name: en }) ?? ''
  await insertCategory(db, { id, slug, name_en: en, name_es: es, scene, position: lastPosition })
}

/**
 * Creates categories with the numbers that they have. Throws a data fault of the database where a number or a slug is
 * taken by now: somebody has made another category since the numbers were chosen.
 */
export async function ensureCategories(db: Database, categories: readonly CategoryState[]): Promise<void> {
  if (categories.length === 0) return
  await insertCategories(
    db,
    categories.map(({ id, slug, name }) => ({
      id,
      slug,
      name_en: name.en,
      name_es: name.es,
      scene: sceneFor({ categoryId: id, name: name.en }) ?? '',
      position: lastPosition,
    })),
  )
}
