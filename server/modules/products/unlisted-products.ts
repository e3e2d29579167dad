import type { Database } from '#server/platform/database/database.ts'
import * as repository from './listed-products-repository.ts'

/** How many products the store shows that a full list with these codes lacks. */
export const countUnlisted = (db: Database, codes: readonly string[]): Promise<number> =>
  repository.countUnlisted(db, codes)

/** Hides the products that a full list with these codes lacks, in one statement; gives how many. */
export const hideUnlisted = (db: Database, codes: readonly string[], now: Date): Promise<number> =>
  repository.hideUnlisted(db, codes, now)
