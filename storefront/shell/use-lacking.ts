import { useEffect, useState } from 'react'
import { listBranchStock } from '#contract/compare.ts'
import { type StockByBranch, comparedLinesMax, lackingAt } from '#domain/cart/lacking-at.ts'
import type { Line } from '../cart/cart.ts'
import { browserClient } from '../shopper/browser-client.ts'

/**
 * Gives the names of the products of a cart that a branch lacks (BRANCH-11), once the stock has been fetched: undefined
 * until then, where it cannot be fetched, and for a cart with too many lines to compare.
 */
export function useLacking(lines: readonly Line[], isOpen: boolean): (branchCode: number) => string[] | undefined {
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
  return (branchCode) => {
    if (!requested || known?.requested !== requested) return undefined
    const inCart = lines.map(({ product, quantity }) => ({ productCode: product.codarticulo, quantity }))
    const lacking = lackingAt(branchCode, inCart, known.stock)
    return lacking?.map((code) => lines[codes.indexOf(code)]?.product.description ?? code)
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
