import type { Database } from '#server/platform/database/database.ts'
import { listBranchRows } from './repository.ts'

/** The codes of all branches, closed ones included: an import adds the first stock of new products at each of them. */
export async function listBranchCodes(db: Database): Promise<number[]> {
  return (await listBranchRows(db)).map((branch) => branch.code)
}
