import * as z from 'zod/mini'
import { bankAccount, bankAccountsMax, type paymentMethods } from '#contract/configuration.ts'
import { acceptedPayments } from '#domain/orders/accepted-payments.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findDollarRate } from './get-dollar-rate.ts'
import { findSetting } from './repository.ts'

type PaymentMethods = z.output<typeof paymentMethods>

/**
 * The setting `payment_methods` as staff set it; each part is checked on its own. A wrong kind or RNC of an account counts as
 * not stated: customers can still pay into it.
 */
const storedProvider = z.object({ active: z.boolean() })
const { kind, holder_tax_id } = bankAccount.shape
const storedAccount = z.extend(bankAccount, { kind: z.catch(kind, null), holder_tax_id: z.catch(holder_tax_id, null) })
const storedAccounts = z.array(storedAccount).check(z.maxLength(bankAccountsMax))

/**
 * Which provider takes cards, Stripe or Azul, by the setting `payment_methods` (Stripe where nothing is set), the bank
 * accounts of the same setting, and the kinds of payment that an order accepts now.
 */
export async function getPaymentMethods(ctx: Ctx): Promise<PaymentMethods> {
  const stored = (await findSetting(ctx.db, 'payment_methods')) as Record<string, unknown> | null | undefined
  const provider = storedProvider.safeParse(stored?.['stripe_backend_implementation'])
  const bankAccounts = accountsIn(stored)
  return {
    stripe_backend_implementation: { active: !provider.success || provider.data.active },
    accepted: await acceptedBy(ctx, bankAccounts.length > 0),
    saves_cards: ctx.providers.vault !== undefined,
    bank_accounts: bankAccounts,
    proof_hours: ctx.settings.PROOF_HOURS,
  }
}

/** The kinds of payment that the store takes now. */
export async function offeredPayments(ctx: Pick<Ctx, 'db' | 'providers'>): Promise<PaymentKind[]> {
  const stored = (await findSetting(ctx.db, 'payment_methods')) as Record<string, unknown> | null | undefined
  return acceptedBy(ctx, accountsIn(stored).length > 0)
}

/** Those of providers where the store has one, PayPal where it has a rate too, bank deposits where it has an account. */
async function acceptedBy(ctx: Pick<Ctx, 'db' | 'providers'>, takesBankDeposits: boolean): Promise<PaymentKind[]> {
  const { cards, paypal } = ctx.providers
  return acceptedPayments({
    takesCards: cards !== undefined,
    takesPayPal: paypal !== undefined && (await findDollarRate(ctx)) !== undefined,
    takesBankDeposits,
  })
}

/** The bank accounts that take deposits now. */
export async function listBankAccounts(ctx: Pick<Ctx, 'db'>): Promise<PaymentMethods['bank_accounts']> {
  return accountsIn((await findSetting(ctx.db, 'payment_methods')) as Record<string, unknown> | null | undefined)
}

function accountsIn(stored: Record<string, unknown> | null | undefined): PaymentMethods['bank_accounts'] {
  const parsed = storedAccounts.safeParse(stored?.['bank_accounts'])
  return parsed.success ? parsed.data : []
}
