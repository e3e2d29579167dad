import * as contract from '#contract/balances.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getCredit } from './get-credit.ts'
import { getDeposit, getGiftCard } from './get-with-movements.ts'
import { listCreditNotes, listDeposits, listGiftCards } from './list-balances.ts'
import {
  presentCredit,
  presentCreditNote,
  presentDeposit,
  presentDepositDetail,
  presentGiftCard,
  presentGiftCardDetail,
  presentPage,
  presentSummary,
} from './present.ts'
import { countRedeeming, redeemGiftCard } from './redeem-gift-card.ts'
import { summarizeBalances } from './summarize-balances.ts'

export const balanceRoutes = [
  route(contract.listDeposits, requireCustomer, async (ctx, page) =>
    presentPage(await listDeposits(ctx, page), (row) => presentDeposit(row, ctx.now)),
  ),
  route(contract.getDeposit, requireCustomer, async (ctx, { id, ...page }) =>
    presentDepositDetail(await getDeposit(ctx, id, page), ctx.now),
  ),
  route(contract.listCreditNotes, requireCustomer, async (ctx, page) =>
    presentPage(await listCreditNotes(ctx, page), (row) => presentCreditNote(row, ctx.now)),
  ),
  route(contract.listGiftCards, requireCustomer, async (ctx, page) =>
    presentPage(await listGiftCards(ctx, page), (row) => presentGiftCard(row, ctx.now)),
  ),
  route(contract.getGiftCard, requireCustomer, async (ctx, { code, ...page }) =>
    presentGiftCardDetail(await getGiftCard(ctx, code, page), ctx.now),
  ),
  route(
    contract.redeemGiftCard,
    requireCustomer,
    async (ctx, { code }) => presentGiftCard(await redeemGiftCard(ctx, code), ctx.now),
    { prepare: countRedeeming },
  ),
  route(contract.getCreditLimit, requireCustomer, async (ctx) => presentCredit(await getCredit(ctx))),
  route(contract.getBalance, requireCustomer, async (ctx) => presentSummary(await summarizeBalances(ctx), ctx.now)),
]
