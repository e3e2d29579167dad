import { sceneFor } from '#domain/products/scene.ts'
import type { Database } from '#server/platform/database/database.ts'
import { insertCategory } from './write-repository.ts'

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
