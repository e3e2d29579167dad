import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/saved-cards.ts'
import { isCardExpired } from '#domain/saved-cards/saved-card.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import type { VaultCard, VaultForm } from '#server/platform/card-vault.ts'
import { route } from '#server/platform/route.ts'
import { deleteSavedCard } from './delete-saved-card.ts'
import { listSavedCards } from './list-saved-cards.ts'
import { openVault } from './open-vault.ts'
import type { SavedCard } from './repository.ts'
import { saveCard } from './save-card.ts'
import { updateSavedCard } from './update-saved-card.ts'

const creationLimit = { name: 'new-cards', points: 300, seconds: 3_600 }

export const savedCardRoutes = [
  route(
    contract.createSavedCard,
    requireCustomer,
    async (ctx, input, prepared: VaultForm | VaultCard) =>
      'action' in prepared
        ? { action: prepared.action, form: prepared.form, test_card: prepared.testNumber }
        : present(await saveCard(ctx, prepared, choicesOf(input)), ctx.now),
    { limit: creationLimit, prepare: (ctx, { receipt }) => openVault(ctx, receipt) },
  ),
  route(contract.listSavedCards, requireCustomer, async (ctx) =>
    (await listSavedCards(ctx)).map((card) => present(card, ctx.now)),
  ),
  route(contract.updateSavedCard, requireCustomer, async (ctx, { token, holder_name, default: shouldBeDefault }) =>
    present(
      await updateSavedCard(ctx, token, { holder: holder_name, shouldBeDefault: shouldBeDefault ?? false }),
      ctx.now,
    ),
  ),
  route(contract.deleteSavedCard, requireCustomer, async (ctx, { token }) => {
    await deleteSavedCard(ctx, token)
    return { token }
  }),
]

const choicesOf = (input: ParsedInputOf<typeof contract.createSavedCard>) => ({
  isRemembered: input.remember ?? true,
  shouldBeDefault: input.default ?? false,
  holder: input.holder_name,
})

function present(card: SavedCard, now: Date): ReplyInputOf<typeof contract.updateSavedCard> {
  return {
    token: card.id,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    is_expired: isCardExpired({ month: card.expiryMonth, year: card.expiryYear }, now),
    holder_name: card.holder,
    default: card.isDefault,
  }
}
