import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { type Block, blockBehind, blockOf } from '#domain/configuration/buying.ts'
import type { ProductCard } from '../product/product-card.ts'
import { isOrderable } from '../product/card-price.ts'
import { type Line, linePriceCentavos } from '../cart/cart.ts'
import { clearCart, flushCarts, initCarts, readCart, restoreLines, setQuantity } from '../cart/cart-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { browserClient, looksSignedIn } from '../shopper/browser-client.ts'
import { type User, useShopper } from '../shopper/shopper.tsx'
import { openSignIn } from '../shopper/sign-in-dialog.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type ReservedOrder, type OrderLine, beginCheckout } from './checkout-state.ts'
import { releaseOnLeaving } from './leaving.ts'
import { OrderChangedDialog } from './order-changed-dialog.tsx'
import { takeChanges, withEarlier } from './take-changes.ts'
import { type ChangedOrder, type LineChange, type LineItemRequest, reserveOrder } from './reserve-order.ts'

type Stage = { block: Block } | { failure: string } | { changed: ChangedOrder; customerId: string }

/**
 * The way from a cart to the checkout (CHECKOUT-1), with the dialogs on it. A second click while the first is at
 * work does nothing, so that an order is verified once.
 */
export function useBuy() {
  const messages = useMessages(cartMessages)
  const shopper = useShopper()
  const navigate = useNavigate()
  const isAtWork = useRef(false)
  const [isBuying, setBuying] = useState(false)
  const [stage, setStage] = useState<Stage>()
  /** The cart that a "buy now" has taken the place of, until its order is verified. */
  const replaced = useRef<{ branchCode: number; lines: readonly Line[] }>(undefined)

  async function once(work: () => Promise<void>): Promise<void> {
    if (isAtWork.current) return
    isAtWork.current = true
    setBuying(true)
    try {
      await work()
    } catch (error) {
      const block = error instanceof CallFailed ? blockBehind(error.reason) : undefined
      // Staff switched buying off since this page looked. A disabled page brings its own dialog.
      if (block === 'page') setStage(undefined)
      else if (block) setStage({ block })
      else
        setStage({
          failure: (error instanceof CallFailed && error.reason !== 'network' && error.message) || messages.connection,
        })
      putBack()
      // What somebody else bought meanwhile is seen in the cart again.
      if (error instanceof CallFailed && error.reason === 'nothing-to-order') seeAnew()
    } finally {
      isAtWork.current = false
      setBuying(false)
    }
  }

  /** A "buy now" that came to nothing has cost nobody the cart of before. */
  function putBack(): void {
    const cart = replaced.current
    replaced.current = undefined
    if (!cart) return
    clearCart(cart.branchCode)
    restoreLines(cart.branchCode, cart.lines)
  }

  async function run(branchCodes: readonly number[], prepare: () => void): Promise<void> {
    const { getConfiguration } = await import('#contract/configuration.ts')
    const { general } = await browserClient.call(getConfiguration, {})
    const again = () => void once(() => run(branchCodes, prepare))
    const user = looksSignedIn() ? await freshUser() : undefined
    const block = blockOf(general.web_page, user)
    if (block) return setStage({ block })
    if (!user) return openSignIn({ then: again })
    if (JSON.stringify(user) !== JSON.stringify(shopper.user)) shopper.signedIn(user)
    await flushCarts()
    prepare()
    await flushCarts()
    const lines = branchCodes.flatMap(linesOf)
    if (lines.length === 0) {
      putBack()
      return setStage({ failure: messages.nothingToOrder })
    }
    await verify(
      user.id,
      lines,
      lines.reduce((sum, line) => sum + line.amountCentavos, 0),
      [],
    )
  }

  async function verify(
    customerId: string,
    lines: readonly LineItemRequest[],
    totalCentavos: number,
    changes: readonly LineChange[],
  ): Promise<void> {
    const result = await reserveOrder(lines, totalCentavos)
    if ('changed' in result) return setStage({ changed: withEarlier(result.changed, changes), customerId })
    setStage(undefined)
    replaced.current = undefined
    takeChanges(changes)
    // The store's cart is reduced before the checkout begins: what was accepted is so on every device, and after a
    // reload.
    if (changes.length > 0) await flushCarts()
    beginCheckout(customerId, result.reservation, picturesOf(result.reservation))
    // Before the checkout is there: who turns away on the way to it leaves it, too.
    releaseOnLeaving()
    await navigate('/checkout')
  }

  const changed = stage && 'changed' in stage ? stage : undefined
  const dialogs = (
    <>
      <OrderChangedDialog
        changed={changed?.changed}
        isBusy={isBuying}
        onContinue={() =>
          changed &&
          void once(() =>
            verify(changed.customerId, changed.changed.lines, changed.changed.currentCentavos, changed.changed.changes),
          )
        }
        onCancel={() => {
          setStage(undefined)
          putBack()
          seeAnew()
        }}
      />
      <Notice
        isOpen={stage !== undefined && 'failure' in stage}
        title={messages.sorry}
        text={stage && 'failure' in stage ? stage.failure : ''}
        onClose={() => setStage(undefined)}
      />
      <DisabledDialog block={stage && 'block' in stage ? stage.block : undefined} onClose={() => setStage(undefined)} />
    </>
  )
  return {
    /** Buys what the carts of these branches hold, as one order a branch. */
    buy: (branchCodes: readonly number[]) => void once(() => run(branchCodes, () => {})),
    /** "Buy now": the branch's cart becomes this one product and is bought. */
    buyNow: (product: ProductCard, branchCode: number, quantity: number) =>
      void once(() =>
        run([branchCode], () => {
          replaced.current = { branchCode, lines: clearCart(branchCode) }
          setQuantity(product, branchCode, quantity, { isGroup: true, isSilent: true })
        }),
      ),
    isBuying,
    dialogs,
  }
}

/** The modal of a page where buying is switched off (CHECKOUT-1). */
export function DisabledDialog({ block, onClose }: { block: Block | undefined; onClose: () => void }) {
  const messages = useMessages(cartMessages)
  return (
    <Notice
      isOpen={block !== undefined}
      title={messages.disabledTitle}
      text={block === 'employees' ? messages.disabledEmployee : messages.disabled}
      onClose={onClose}
    />
  )
}

function Notice({
  isOpen,
  title,
  text,
  onClose,
}: {
  isOpen: boolean
  title: string
  text: string
  onClose: () => void
}) {
  const messages = useMessages(cartMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <p className="text-muted">{text}</p>
      <button type="button" className="button button-primary mt-6 w-full" onClick={onClose}>
        {messages.ok}
      </button>
    </Dialog>
  )
}

/** The user as the store knows them now; undefined when the session is over. */
async function freshUser(): Promise<User | undefined> {
  const { login } = await import('#contract/identity.ts')
  try {
    return (await browserClient.call(login, {})).user
  } catch (error) {
    if (error instanceof CallFailed && error.httpStatus === 401) return undefined
    throw error
  }
}

/** What of a cart can be ordered; the other lines stay in it. */
function linesOf(branchCode: number): OrderLine[] {
  const orderable = readCart(branchCode).lines.filter((line) => isOrderable(line.product))
  return orderable.map((line) => ({
    branchCode,
    productCode: line.product.codarticulo,
    name: line.product.description,
    quantity: line.quantity,
    unitPriceCentavos: linePriceCentavos(line),
    amountCentavos: linePriceCentavos(line) * line.quantity,
    note: line.note,
  }))
}

/** Asks the store for the carts, once it has what this page changed. */
function seeAnew(): void {
  void flushCarts().then(() => initCarts('customer'))
}

function picturesOf({ lines }: ReservedOrder): Record<string, ProductCard['imageGallery'][number]> {
  const pictures: Record<string, ProductCard['imageGallery'][number]> = {}
  for (const { branchCode, productCode } of lines) {
    const picture = readCart(branchCode).lines.find((line) => line.product.codarticulo === productCode)?.product
      .imageGallery[0]
    if (picture) pictures[productCode] = picture
  }
  return pictures
}
