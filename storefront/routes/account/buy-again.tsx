import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrderProducts } from '#contract/orders.ts'
import { readCart, setQuantity } from '../../cart/cart-store.ts'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import { useBranch } from '../../shopper/branch.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'
import { Icon } from '../../ui/icon.tsx'

/** A button that adds the order's products to the cart of its branch, at today's prices and as far as there is stock. */
export function BuyAgain({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const chosen = useBranch()
  // A branch that has closed since the order sells nothing: then the shopper's chosen branch takes its place.
  const branch = chosen.branches.find(({ codplace }) => codplace === order.codplace) ?? chosen.branch

  async function add(): Promise<void> {
    if (isAdding) return
    setAdding(true)
    try {
      const reorder = await browserClient.call(listOrderProducts, { id: order.id, codplace: branch?.codplace })
      notifyAdded(addAll(reorder))
    } catch {
      if (!announceOffline()) notify({ id: 'buy again', tone: 'danger', text: messages.unexpected })
    } finally {
      setAdding(false)
    }
  }

  function notifyAdded({ units, products }: { units: number; products: number }): void {
    const missing = order.lines.length - products
    if (units === 0) return notify({ id: 'buy again', tone: 'warning', text: messages.noneAvailable })
    notify({
      id: 'buy again',
      tone: missing > 0 ? 'warning' : 'success',
      text: messages.added(units),
      detail: missing > 0 ? messages.someMissing(missing) : messages.addedAt(branch?.description ?? order.branch_name),
      action: { label: messages.seeCart, run: () => void navigate('/cart') },
    })
  }

  return (
    <button type="button" className="button button-quiet" aria-disabled={isAdding} onClick={() => void add()}>
      <Icon name="rotate-ccw" className="size-4.5 shrink-0" />
      {isAdding ? messages.adding : messages.buyAgain}
    </button>
  )
}

/** Adds each product to its line in the cart; how many units of how many products the stock allowed. */
function addAll({ codplace, products }: ReplyOf<typeof listOrderProducts>): { units: number; products: number } {
  const addedUnits = products.map(({ product, quantity }) => {
    const inCart =
      readCart(codplace).lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
    return setQuantity(product, codplace, inCart + quantity, { isImmediate: true, isSilent: true }) - inCart
  })
  const added = addedUnits.filter((units) => units > 0)
  return { units: added.reduce((sum, units) => sum + units, 0), products: added.length }
}
