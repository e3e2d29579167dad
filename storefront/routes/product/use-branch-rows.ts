import { bandOf } from '../../product/stock-note.tsx'
import { useBranch } from '../../shopper/branch.ts'
import type { ShownProduct } from './product-at-level.ts'

interface BranchRow {
  code: number
  name: string
  /** Undefined for a branch that nobody can choose. */
  city: string | undefined
  stock: ShownProduct['existence']
  isOwn: boolean
  /** Whether a shopper can choose it instead of their own branch, and then buy the product. */
  canBuyHere: boolean
}

/**
 * The branches of a product with their stock: the shopper's own first, then those of its city, then the others, each with
 * the most units first (PRODUCT-16).
 */
export function useBranchRows({ branchesAvailable }: ShownProduct): BranchRow[] {
  const { branch, branchCode, branches } = useBranch()
  const cityOf = (code: number) => branches.find(({ codplace }) => codplace === code)?.city_name
  const rows = branchesAvailable.map(({ pos_id: code, description: name, existencia: stock }) => {
    const city = cityOf(code)
    const isOwn = code === branchCode
    return { code, name, city, stock, isOwn, canBuyHere: !isOwn && city !== undefined && bandOf(stock) !== 'none' }
  })
  const units = ({ stock }: BranchRow) => (stock === '+99' ? 100 : stock)
  const distance = ({ isOwn, city }: BranchRow) => (isOwn ? 0 : city === branch?.city_name ? 1 : 2)
  return rows.toSorted((a, b) => distance(a) - distance(b) || units(b) - units(a))
}

/** How many other branches have the product, and of them the one to buy it at. */
export function useOtherBranch(product: ShownProduct): { count: number; other: BranchRow | undefined } {
  const having = useBranchRows(product).filter(({ canBuyHere }) => canBuyHere)
  return { count: having.length, other: having[0] }
}
