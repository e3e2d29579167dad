import { type BranchCart, type Line, lineOf } from './cart.ts'

/** The changes of carts that the server has not confirmed, by branch and product: the last one of each product. */
export interface PendingChanges {
  add: (branchCode: number, line: Line) => void
  /** Takes the changes of a branch out, to be sent. */
  take: (branchCode: number) => Map<string, Line>
  /** Puts changes back that could not be sent. A newer change of the same product stays. */
  putBack: (branchCode: number, lines: ReadonlyMap<string, Line>) => void
  has: (branchCode: number, productCode?: string) => boolean
  branches: () => number[]
  /** The branches whose changes were made before their cart was known: these add to what it has. */
  unseen: Set<number>
  clear: () => void
  /** A cart of the server with the pending changes on top. */
  appliedTo: (branchCode: number, cart: BranchCart) => BranchCart
}

export function createPendingChanges(): PendingChanges {
  const pending = new Map<number, Map<string, Line>>()
  const unseen = new Set<number>()
  return {
    add(branchCode, line) {
      const lines = pending.get(branchCode) ?? new Map<string, Line>()
      pending.set(branchCode, lines.set(line.product.codarticulo, line))
    },
    take(branchCode) {
      const lines = pending.get(branchCode) ?? new Map<string, Line>()
      pending.delete(branchCode)
      return lines
    },
    putBack(branchCode, lines) {
      const all = new Map([...lines, ...(pending.get(branchCode) ?? [])])
      if (all.size > 0) pending.set(branchCode, all)
    },
    has: (branchCode, productCode) =>
      productCode === undefined ? pending.has(branchCode) : pending.get(branchCode)?.has(productCode) === true,
    branches: () => [...pending.keys()],
    unseen,
    clear() {
      pending.clear()
      unseen.clear()
    },
    appliedTo: (branchCode, { lines, status }) => ({ lines: withChanges(lines, pending.get(branchCode)), status }),
  }
}

function withChanges(lines: readonly Line[], changes: ReadonlyMap<string, Line> | undefined): readonly Line[] {
  if (!changes) return lines
  const changed = lines.map((line) => changes.get(line.product.codarticulo) ?? line)
  const added = [...changes.values()].filter(({ product }) => !lineOf(lines, product.codarticulo))
  return [...changed, ...added].filter((line) => line.quantity > 0)
}
