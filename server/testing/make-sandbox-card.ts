import { randomUUID } from 'node:crypto'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import type { Database } from '#server/platform/database/database.ts'

interface SandboxCardToMake {
  token?: string
  behaviour?: CardBehaviour
  brand?: string
  lastFour?: string
  expiry?: [month: number, year: number]
}

/** Makes a card in the payment sandbox's vault and gives its token. */
export async function makeSandboxCard(db: Database, card: SandboxCardToMake = {}): Promise<string> {
  const token = card.token ?? `sandbox-${randomUUID()}`
  const [expiryMonth, expiryYear] = card.expiry ?? [12, 2090]
  await db
    .insertInto('sandbox_cards')
    .values({
      token,
      form_id: randomUUID(),
      brand: card.brand ?? 'visa',
      last_four: card.lastFour ?? '4242',
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      fingerprint: token,
      behaviour: card.behaviour ?? 'approved',
      created_at: new Date(),
    })
    .execute()
  return token
}
