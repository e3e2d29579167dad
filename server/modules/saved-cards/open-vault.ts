import { refuse } from '#contract/refusals.ts'
import type { VaultCard, VaultForm } from '#server/platform/card-vault.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/**
 * Asks the vault, outside of any transaction: for a form with which the customer's browser sends a card, or for the card
 * of a receipt. Refuses where no cards are taken, and a receipt that is false, too old or of somebody else's form.
 */
export async function openVault(ctx: CustomerCtx, receipt: string | undefined): Promise<VaultForm | VaultCard> {
  const { customerId } = ctx.actor
  const { vault } = ctx.providers
  if (!vault) return refuse('cards-not-offered')
  if (receipt === undefined) return vault.openForm(customerId)
  const read = await vault.readReceipt(receipt)
  return read?.owner === customerId ? read.card : refuse('card-form-expired')
}
