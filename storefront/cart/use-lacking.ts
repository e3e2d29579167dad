import { useEffect, useState } from 'react'
import { listBranchStock } from '#contract/compare.ts'
import { type StockByBranch, comparedLinesMax, lackingAt } from '#domain/cart/lacking-at.ts'
import type { Line } from './cart.ts'
import { browserClient } from '../shopper/browser-client.ts'

interface Lacking {
  /** The names of the products that a branch does not have in the cart's quantity. */
  lackingAt(branchCode: number): string[] | undefined
  /** Whether a branch has not one unit of any of them. */
  hasNone(branchCode: number): boolean | undefined
}

/**
 * What other branches lack of a cart (BRANCH-11), once the stock has been fetched: undefined until then, where it cannot
 * be fetched, and for a cart with too many lines to compare.
 */
export function useLacking(lines: readonly Line[], isOpen: boolean): Lacking {
  const codes = lines.map(({ product }) => product.codarticulo)
  // Sorted, so that the same products are one URL for the cache.
  const requested = isOpen && codes.length <= comparedLinesMax ? codes.toSorted().join(',') : ''
  const [known, setKnown] = useState<{ requested: string; stock: StockByBranch[] }>()
  useEffect(() => {
    if (!requested) return
    const leaving = new AbortController()
    browserClient
      .call(listBranchStock, { codes: requested }, { signal: leaving.signal })
      .then(({ docs }) => setKnown({ requested, stock: docs.map(toStock) }))
      .catch(() => {})
    return () => leaving.abort()
  }, [requested])
  const compare = (branchCode: number, quantityOf: (line: Line) => number) => {
    if (!requested || known?.requested !== requested) return undefined
    const inCart = lines.map((line) => ({ productCode: line.product.codarticulo, quantity: quantityOf(line) }))
    return lackingAt(branchCode, inCart, known.stock)
  }
  return {
    lackingAt: (branchCode) =>
      compare(branchCode, ({ quantity }) => quantity)?.map(
        (code) => lines[codes.indexOf(code)]?.product.description ?? code,
      ),
    hasNone(branchCode) {
      const lacking = compare(branchCode, () => 1)
      return lacking && lacking.length === lines.length
    },
  }
}

interface Found {
  codarticulo: string
  branchesAvailable: readonly { pos_id: number; existencia: number | '+99' }[]
}

const toStock = ({ codarticulo, branchesAvailable }: Found): StockByBranch => ({
  productCode: codarticulo,
  units: branchesAvailable.map(({ pos_id, existencia }) => ({ branchCode: pos_id, free: existencia })),
})
