import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrderProducts } from '#contract/orders.ts'
import { readCart } from '../../cart/cart-state.ts'
import { setQuantity } from '../../cart/cart-store.ts'
import { notify } from '../../ui/notifications.tsx'
import { sayOffline } from '../../ui/offline.ts'
import { useBranch } from '../../shopper/branch.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order.tsx'

/**
 * Puts what the order held into the cart of its branch, at today's prices, as far as there is stock.
 */
export function BuyAgain({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const chosen = useBranch()
  // A branch that has closed since sells nothing: then it is the one the shopper chose.
  const branch = chosen.branches.find(({ codplace }) => codplace === order.codplace) ?? chosen.branch

  async function add(): Promise<void> {
    if (isAdding) return
    setAdding(true)
    try {
      const again = await browserClient.call(listOrderProducts, { id: order.id, codplace: branch?.codplace })
      tell(addAll(again))
    } catch {
      if (!sayOffline()) notify({ id: 'buy again', tone: 'danger', text: messages.unexpected })
    } finally {
      setAdding(false)
    }
  }

  function tell({ pieces, products }: { pieces: number; products: number }): void {
    const missing = order.lines.length - products
    if (pieces === 0) return notify({ id: 'buy again', tone: 'warning', text: messages.noneAvailable })
    notify({
      id: 'buy again',
      tone: missing > 0 ? 'warning' : 'success',
      text: messages.added(pieces),
      detail: missing > 0 ? messages.someMissing(missing) : messages.addedAt(branch?.description ?? order.branch_name),
      action: { label: messages.seeCart, run: () => void navigate('/cart') },
    })
  }

  return (
    <button
      type="button"
      className="button button-primary max-sm:flex-1"
      aria-disabled={isAdding}
      onClick={() => void add()}
    >
      <RotateCcw size={18} aria-hidden />
      {isAdding ? messages.adding : messages.buyAgain}
    </button>
  )
}

/** Adds each product to what the cart holds of it already, and counts what it could take. */
function addAll({ codplace, products }: ReplyOf<typeof listOrderProducts>): { pieces: number; products: number } {
  const taken = products.map(({ product, quantity }) => {
    const held =
      readCart(codplace).lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
    return setQuantity(product, codplace, held + quantity, { isGroup: true, isSilent: true }) - held
  })
  const added = taken.filter((pieces) => pieces > 0)
  return { pieces: added.reduce((sum, pieces) => sum + pieces, 0), products: added.length }
}
