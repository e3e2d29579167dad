import { createSandboxCards, createSandboxPayPal } from '#server/modules/payment-sandbox/provider.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import { newId } from '#server/platform/ids.ts'
import type { PaymentProvider } from '#server/platform/payment-provider.ts'
import { makeSandboxCard } from './make-sandbox-card.ts'
import type { TestStore } from './store.ts'

/** The sandbox's providers and a clock that a test moves, over the store that tests of a process share. */
export function providerWorld(store: TestStore) {
  const { db } = store.database
  const { providers } = store.app.platform
  let instant = new Date()

  /** Begins a test: the sandbox answers at once, and the clock of the work on payments stands at this moment. */
  function begin(cards: Partial<PaymentProvider> = {}): void {
    instant = new Date()
    const parts = { db, clock: () => instant, slowMs: 5 }
    const sandbox = { cards: createSandboxCards(parts), paypal: createSandboxPayPal(parts) }
    store.app.platform.providers = { ...providers, ...sandbox, cards: { ...sandbox.cards, ...cards } }
  }

  return {
    begin,
    /** Gives the store its own providers back. */
    end: () => void (store.app.platform.providers = providers),
    now: () => instant,
    /** What the work on payments takes, as a process has it. */
    work: () => ({ ...store.app.platform, db, newId, clock: () => instant }),
    /** Lets time pass for the providers and for requests. */
    later(seconds: number): void {
      instant = new Date(instant.getTime() + seconds * 1_000)
      store.setNow(instant)
    },
    /** A saved card of a customer that behaves in a way, by its id. */
    async card(customerId: string, behaviour: CardBehaviour): Promise<string> {
      const id = newId()
      const vaultToken = await makeSandboxCard(db, { behaviour })
      const face = { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2090, holder: 'ANA PEREZ' }
      await db
        .insertInto('saved_cards')
        .values({ id, customer_id: customerId, vault_token: vaultToken, ...face, created_at: new Date() })
        .execute()
      return id
    },
  }
}
