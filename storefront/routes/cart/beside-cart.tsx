import { useEffect, useState } from 'react'
import { listCompanions } from '#contract/related.ts'
import { companionDevicesMax } from '#domain/products/companions.ts'
import { readCart, useCarts } from '../../cart/cart-store.ts'
import { lineOf } from '../../cart/cart.ts'
import { companionMessages } from '../../messages/companions.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ProductCard, toCard } from '../../product/product-card.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import PopularProducts from '../../product-card/popular-products.tsx'
import { TitledCardRow } from '../../product-card/titled-card-row.tsx'

/** A device of the cart and what goes with it. */
interface Device {
  code: string
  companions: readonly ProductCard[]
}

/**
 * What is sold beside a branch's cart (CART-25): what goes with its devices; where that is nothing, the branch's most
 * popular products.
 */
export default function BesideCart({ branchCode }: { branchCode: number }) {
  const messages = useMessages(companionMessages)
  const devices = useCompanions(branchCode)
  const lines = useCarts().carts.get(branchCode)?.lines ?? []
  if (!devices) return <div className="viewed-place" />
  // A device that has been removed since takes its companions with it, and an undo brings them back.
  const present = devices.filter(({ code }) => lineOf(lines, code))
  const [first] = present
  if (!first) return <PopularProducts branchCode={branchCode} />
  const products = new Map(present.flatMap(({ companions }) => companions).map((card) => [card.codarticulo, card]))
  const product = lineOf(lines, first.code)?.product
  const title =
    present.length > 1 ? messages.withCart : messages.withDevice(product?.model ?? product?.description ?? '')
  return <TitledCardRow title={title} products={[...products.values()]} branchCode={branchCode} />
}

/**
 * The devices of a branch's cart with what goes with them, without what the cart had when they were loaded: what is added
 * here stays in its place. None where they cannot be loaded.
 */
function useCompanions(branchCode: number): readonly Device[] | undefined {
  const [devices, setDevices] = useState<readonly Device[]>()
  useEffect(() => {
    const inCart = readCart(branchCode).lines.map(({ product }) => product.codarticulo)
    if (inCart.length === 0) return setDevices([])
    const leaving = new AbortController()
    const { signal } = leaving
    // The newest lines are the last; sorted, they are one URL for the cache whatever their order is.
    const codes = inCart.slice(-companionDevicesMax).toSorted().join(',')
    browserClient
      .call(listCompanions, { codes, place: branchCode }, { signal })
      .then(({ devices: found }) => setDevices(found.flatMap((device) => withoutOwned(device, inCart))))
      .catch(() => signal.aborted || setDevices([]))
    return () => leaving.abort()
  }, [branchCode])
  return devices
}

type Found = { codarticulo: string; companions: Parameters<typeof toCard>[0][] }

function withoutOwned({ codarticulo, companions }: Found, inCart: readonly string[]): Device[] {
  const others = companions.filter((companion) => !inCart.includes(companion.codarticulo)).map(toCard)
  return others.length > 0 ? [{ code: codarticulo, companions: others }] : []
}
