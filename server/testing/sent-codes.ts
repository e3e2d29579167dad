import type { Database } from '#server/platform/database/database.ts'

/** The codes that mails to an e-mail contain, the newest first. */
export async function codesSentTo(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ payload }) => {
    const { template, data } = payload as unknown as { template: string; data: { code: string } }
    return template === 'code' ? [data.code] : []
  })
}

/** The code of the newest mail to an e-mail. Throws where no mail has one. */
export async function lastCodeTo(db: Database, email: string): Promise<string> {
  const [code] = await codesSentTo(db, email)
  if (!code) throw new Error(`No code was sent to ${email}.`)
  return code
}

/** A code of six digits that is not one of these. */
export function otherCode(...codes: readonly string[]): string {
  for (let n = 0; ; n += 1) {
    const code = String(n).padStart(6, '0')
    if (!codes.includes(code)) return code
  }
}
