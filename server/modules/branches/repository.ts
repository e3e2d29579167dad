import type { Database } from '#server/platform/database/database.ts'

export interface Branch {
  code: number
  id: string
  name: string
  address: string
  city: string
  phone: string
  lat: number
  lng: number
  active: boolean
  /** As `Mo-Sa 09:00-19:00`; null where nobody has set them. */
  opening_hours: string | null
}

/** All branches, closed ones included, in the order of their codes. */
export async function listBranchRows(db: Database): Promise<Branch[]> {
  return db.selectFrom('branches').selectAll().orderBy('code').execute()
}

/** Whether the store has a branch with this code, open or closed. */
export async function hasBranch(db: Database, code: number): Promise<boolean> {
  return (await db.selectFrom('branches').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
}
