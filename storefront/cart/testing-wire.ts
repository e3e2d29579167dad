import type { ProductCard } from '../product/product-card.ts'

interface Goods {
  stock: number
  price: number
  special?: { price: number; minQuantity: number }
  /** Prices by quantity, which a cart tells and a list does not. */
  prices?: NonNullable<ProductCard['prices']>
}

interface Kept {
  quantity: number
  note: string | null
}

/** The store's end of the wire for tests of the carts: one branch, 1, with what is in stock and one customer's cart. */
export function createWire(goods: Record<string, Goods>) {
  const cart = new Map<string, Kept>()
  const wire = {
    goods,
    cart,
    isSignedIn: false,
    isEmployee: false,
    isCut: false,
    /** Staff disabled the page. */
    isDisabled: false,
    requests: [] as string[],
    card: (code: string) => cardOf(code, goods[code] as Goods),
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      wire.requests.push(`${request.method} ${pathname.replace('/api/ecommerce/', '')}`)
      if (wire.isCut) throw new TypeError('network')
      return answer(wire, pathname, request.method === 'GET' ? {} : ((await request.json()) as Body))
    },
  }
  return wire
}

export type Wire = ReturnType<typeof createWire>

interface Wished {
  cod_articulo: string
  quantity: number
  note?: string
}
type Body = Partial<Wished> & { products?: Wished[]; mode?: string }

function answer({ cart, goods, isSignedIn, isEmployee, isDisabled }: Wire, pathname: string, body: Body): Response {
  const [, , , call, branch] = pathname.split('/')
  if (branch && branch !== '1') return refusal(404, 'not-found')
  if (call === 'cartsOffline') return success(cartOf(goods, wishedMap(goods, body.products ?? []), []))
  if (!isSignedIn) return refusal(401, 'sign-in-required')
  if (!branch) return success(cart.size > 0 ? [cartOf(goods, cart, [])] : [])
  const wished = body.products ?? [body as Wished]
  if (isDisabled) return refusal(403, 'page-disabled')
  if (isEmployee) return refusal(403, 'no-customer-selected')
  if (!body.products && wished[0]!.quantity > 0 && goods[wished[0]!.cod_articulo]!.stock === 0)
    return refusal(409, 'product-out-of-stock')
  const notices = wished.flatMap((line) => take(goods, cart, line, body.mode === 'merge'))
  return success(cartOf(goods, cart, notices))
}

function take(
  goods: Wire['goods'],
  cart: Map<string, Kept>,
  { cod_articulo, quantity, note }: Wished,
  isMerge: boolean,
) {
  const before = cart.get(cod_articulo)
  const stock = goods[cod_articulo]?.stock ?? 0
  const wanted = isMerge ? Math.max(quantity, before?.quantity ?? 0) : quantity
  const got = Math.min(wanted, stock)
  if (got === 0) cart.delete(cod_articulo)
  else cart.set(cod_articulo, { quantity: got, note: note === undefined ? (before?.note ?? null) : note || null })
  return got < wanted ? [{ cod_articulo, reason: got === 0 ? 'out-of-stock' : 'clamped', quantity: got }] : []
}

function wishedMap(goods: Wire['goods'], wished: readonly Wished[]): Map<string, Kept> {
  const lines = new Map<string, Kept>()
  for (const line of wished) take(goods, lines, line, false)
  return lines
}

function cartOf(goods: Wire['goods'], lines: ReadonlyMap<string, Kept>, notices: readonly unknown[]) {
  const products = [...lines].map(([code, { quantity, note }]) => {
    const { price, special } = goods[code] as Goods
    const { prices } = goods[code] as Goods
    const byQuantity = prices?.findLast(({ cantidadprecio }) => quantity >= cantidadprecio)?.precio ?? price
    const each = special && quantity >= special.minQuantity ? special.price : byQuantity
    const product = { ...cardOf(code, goods[code] as Goods), ...(prices && { prices }) }
    return { product, cod_articulo: code, quantity, price: each, total_amount: each * quantity, note }
  })
  return { codplace: 1, products, total_amount: 0, total_items_products: 0, notices }
}

function cardOf(code: string, { stock, price, special }: Goods): ProductCard {
  return {
    codarticulo: code,
    description: `Product ${code}`,
    price,
    special_price: special?.price ?? 0,
    quantity_required_special_price: special?.minQuantity ?? 0,
    special_price_start: null,
    special_price_end: null,
    discountPercentage: 0,
    brand: 'Lumen',
    existence: stock > 98 ? '+99' : stock,
    GlobalExistence: stock > 98 ? '+99' : stock,
    imageGallery: [],
    total_reviews: 0,
    avgRating: 0,
  }
}

function success(data: unknown): Response {
  return Response.json({ status: 'success', code: 200, message: 'OK', data })
}

function refusal(status: number, reason: string): Response {
  return Response.json({ status: 'fail', code: status, message: reason, data: { reason } }, { status })
}
