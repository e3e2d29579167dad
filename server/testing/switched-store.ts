import { openDatabase } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from './make.ts'
import { startPostgres } from './postgres.ts'
import { startStore } from './store-process.ts'

export interface SwitchedStore {
  url: string
  /** Changes the setting `general.web_page` directly in the database, as staff do while the store runs. */
  setPage(value: { active: boolean; message?: string; employee_active?: boolean }): Promise<void>
  /** Makes the customer with this e-mail an employee. */
  employ(email: string): Promise<void>
  /** How many units the carts of all customers hold. */
  countUnits(): Promise<number>
  stop(): Promise<void>
}

/** Starts a store on PostgreSQL with one branch and one product, A, whose settings a journey can change meanwhile. */
export async function startSwitchedStore(): Promise<SwitchedStore> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const { db, close } = await openDatabase({ url, poolSize: 2, folder: '' })
    await makeBranch(db, { code: 1 })
    await makeProduct(db, { code: 'A', stock: { 1: 5 } })
    const store = await startStore({ DATABASE_URL: url, DEMO: '0', DATA_DIR: '' })
    return {
      url: store.url,
      async setPage(value) {
        const row = { value: JSON.stringify(value), updated_at: new Date() }
        await db
          .insertInto('settings')
          .values({ name: 'general.web_page', ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
      },
      async employ(email) {
        await db.updateTable('customers').set({ is_employee: true }).where('email', '=', email).execute()
      },
      async countUnits() {
        const lines = await db.selectFrom('cart_lines').select('quantity').execute()
        return lines.reduce((sum, line) => sum + line.quantity, 0)
      },
      async stop() {
        await store.stop()
        await close()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
