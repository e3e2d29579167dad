import { openDatabase } from '#server/platform/database/database.ts'
import { hostileTexts } from './hostile-text.ts'
import { makeBranch, makeProduct } from './make.ts'
import { startPostgres } from './postgres.ts'
import { startStore } from './store-process.ts'

export interface HostileStore {
  url: string
  /**
   * The codes of the products; the name, model, colour, description and specification of each are the hostile text at
   * the same index.
   */
  codes: string[]
  stop(): Promise<void>
}

const nameMax = 160

/**
 * Starts a store whose products contain the hostile texts in every field, written without any check, as an older
 * program or somebody by hand might have done.
 */
export async function startHostileStore(): Promise<HostileStore> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const codes = await fill(url)
    const store = await startStore({ DATABASE_URL: url, DEMO: '0', DATA_DIR: '' })
    return {
      url: store.url,
      codes,
      stop: async () => {
        await store.stop()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function fill(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url, poolSize: 2, folder: '' })
  await makeBranch(db, { code: 1 })
  const codes: string[] = []
  for (const [at, text] of hostileTexts.entries()) {
    const code = await makeProduct(db, {
      code: `HOSTILE-${at}`,
      name: text.slice(0, nameMax) || '<b>',
      stock: { 1: 5 },
      popularity: at,
    })
    await db
      .updateTable('products')
      .set({
        features_en: text,
        features_es: text,
        model: text.slice(0, nameMax),
        color: text.slice(0, nameMax),
        storage: text.slice(0, nameMax),
        specifications: JSON.stringify([{ name: { en: text, es: text }, value: { en: text, es: text } }]),
      })
      .where('code', '=', code)
      .execute()
    codes.push(code)
  }
  await close()
  return codes
}
