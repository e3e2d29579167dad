import type { Database } from '#server/platform/database/database.ts'
import { listBranches } from './repository.ts'

/** The codes of all branches, closed ones included: an import opens the stock of new products in each. */
export async function listBranchCodes(db: Database): Promise<number[]> {
  return (await listBranches(db)).map((branch) => branch.code)
}
