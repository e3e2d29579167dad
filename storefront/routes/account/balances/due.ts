import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'

/** A document that is not wholly paid. */
export type Due = ReplyOf<typeof getBalance>['due'][number]

/** A message names at most so many documents: it has to fit in a URL. */
export const namedMax = 10

/** The unpaid amounts of documents together, as text. */
export const totalOf = (documents: readonly Due[]): string =>
  formatMoney(sumCentavos(documents.map(({ unpaid }) => toCentavos(unpaid))))
