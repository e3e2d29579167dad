import { listCarts, setCartLine, setCartLines, syncGuestCart } from '#contract/cart.ts'
import type { Endpoint, ReplyInputOf } from '#contract/endpoint.ts'
import { type CartLine, mergeCarts, priceCart, setLine } from '#domain/cart/cart.ts'
import { type QuantityNotice, clampQuantity } from '#domain/cart/quantity.ts'
import { toCentavos, toDecimal } from '#domain/money/money.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { toCard } from '../product/product-card.ts'

interface TestProduct {
  stock: number
  price: number
  special?: { price: number; minQuantity: number }
  /** The prices by quantity, which a cart carries and a list does not; without them `price` alone. */
  prices?: readonly { codnivelprecio: number; precio: number; cantidadprecio: number }[]
}

export type TestProducts = Record<string, TestProduct>

interface LineInput {
  cod_articulo: string
  quantity: number
  note?: string | undefined
}

interface CartChange {
  products: readonly CartLine[]
  notices: ReplyInputOf<typeof setCartLine>['notices']
}

/**
 * The cart's API for tests in which no server runs: branch 1 with its stock, and the cart of one customer. The rules are
 * those of `domain/`; each request and each response is parsed by the contract, and `faults` holds what does not fit it.
 */
export function createTestApi(products: TestProducts) {
  const api = {
    products,
    cart: [] as CartLine[],
    isSignedIn: false,
    isEmployee: false,
    /** The network is cut. */
    isCut: false,
    /** Staff disabled the page. */
    isDisabled: false,
    requests: [] as string[],
    faults: [] as unknown[],
    /** A product as the card of a list has it. */
    card: (code: string) => toCard(listed(code, products[code] as TestProduct)),
    async fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/ecommerce/', '')}`
      api.requests.push(call)
      if (api.isCut) throw new TypeError('network')
      try {
        return respond(api, call, request.method === 'GET' ? {} : ((await request.json()) as object))
      } catch (error) {
        api.faults.push(error)
        throw error
      }
    },
  }
  return api
}

export type TestApi = ReturnType<typeof createTestApi>

function respond(api: TestApi, call: string, body: object): Response {
  const [line, branch] = call.split(/\/(?=\d+$)/) as [string, string | undefined]
  const input = { id: branch, ...body }
  if (branch && branch !== '1') return refusal(404, 'not-found')
  if (line === 'POST cartsOffline') {
    const guest = setAll(api, [], syncGuestCart.input.parse(input).products)
    return success(syncGuestCart, cartOf(api, guest))
  }
  if (!api.isSignedIn) return refusal(401, 'sign-in-required')
  if (line === 'GET carts')
    return success(listCarts, api.cart.length > 0 ? [cartOf(api, { products: api.cart, notices: [] })] : [])
  if (api.isDisabled) return refusal(403, 'page-disabled')
  if (api.isEmployee) return refusal(403, 'no-customer-selected')
  return line === 'POST cartsBatch' ? respondToLines(api, input) : respondToLine(api, input)
}

function respondToLine(api: TestApi, input: object): Response {
  const { cod_articulo, quantity, note } = setCartLine.input.parse(input)
  if (quantity > 0 && api.products[cod_articulo]?.stock === 0) return refusal(409, 'product-out-of-stock')
  const response = setAll(api, api.cart, [{ cod_articulo, quantity, note }])
  api.cart = [...response.products]
  return success(setCartLine, cartOf(api, response))
}

function respondToLines(api: TestApi, input: object): Response {
  const { products, mode } = setCartLines.input.parse(input)
  const lines = mode === 'set' ? products : mergeCarts(api.cart, products.map(toCartLine)).map(toLineInput)
  const reply = setAll(api, api.cart, lines)
  api.cart = [...reply.products]
  return success(setCartLines, cartOf(api, reply))
}

const toCartLine = ({ cod_articulo: productCode, quantity, note }: LineInput): CartLine =>
  note ? { productCode, quantity, note } : { productCode, quantity }
const toLineInput = ({ productCode: cod_articulo, quantity, note }: CartLine): LineInput => ({
  cod_articulo,
  quantity,
  note,
})

/** Sets lines one after another, each limited to the stock. */
function setAll({ products }: TestApi, before: readonly CartLine[], lines: readonly LineInput[]): CartChange {
  const notices: CartChange['notices'] = []
  let cart = [...before]
  for (const { cod_articulo: productCode, quantity: requested, note } of lines) {
    const { stock = 0, price = 0 } = products[productCode] ?? {}
    const clamped = clampQuantity({ requested, stock, priceCentavos: toCentavos(price) })
    cart = setLine(cart, { productCode, quantity: clamped.quantity, ...(note !== undefined && { note }) })
    if (clamped.notice)
      notices.push({
        cod_articulo: productCode,
        reason: clamped.notice satisfies QuantityNotice,
        quantity: clamped.quantity,
      })
  }
  return { products: cart, notices }
}

function cartOf({ products }: TestApi, { products: lines, notices }: CartChange): ReplyInputOf<typeof setCartLine> {
  const priced = priceCart(
    lines.map((line) => ({
      ...line,
      unitPriceCentavos: priceOf(products[line.productCode] as TestProduct, line.quantity),
    })),
  )
  return {
    codplace: 1,
    products: priced.lines.map(({ productCode, quantity, note = null, unitPriceCentavos: price, amountCentavos }) => ({
      product: {
        ...listed(productCode, products[productCode] as TestProduct),
        prices: [...pricesOf(products[productCode] as TestProduct)],
      },
      cod_articulo: productCode,
      quantity,
      price: toDecimal(price),
      total_amount: toDecimal(amountCentavos),
      note,
    })),
    total_amount: toDecimal(priced.totalCentavos),
    total_items_products: priced.itemsCount,
    notices,
  }
}

const pricesOf = ({ price, prices = [{ codnivelprecio: 1, precio: price, cantidadprecio: 1 }] }: TestProduct) => prices

function priceOf(product: TestProduct, quantity: number): number | undefined {
  const { special } = product
  return unitPriceCentavos({
    prices: pricesOf(product).map(({ codnivelprecio, precio, cantidadprecio }) => ({
      level: codnivelprecio,
      minQuantity: cantidadprecio,
      priceCentavos: toCentavos(precio),
    })),
    special: special
      ? { priceCentavos: toCentavos(special.price), minQuantity: special.minQuantity, from: null, until: null }
      : undefined,
    level: 1,
    quantity,
    now: new Date(),
  })
}

function listed(code: string, { stock, price, special }: TestProduct) {
  const shownStock = stock > 98 ? ('+99' as const) : stock
  return {
    _id: code,
    codarticulo: code,
    description: `Product ${code}`,
    price,
    special_price: special?.price ?? 0,
    quantity_required_special_price: special?.minQuantity ?? 0,
    special_price_start: null,
    special_price_end: null,
    discountPercentage: 0,
    brand: 'Lumen',
    model: code,
    color: null,
    storage: null,
    length: null,
    fits: [],
    fits_total: 0,
    options: { colors: [], storages: [], lengths: [], from_price: null },
    category: { category_id: 1, category_name: 'Kitchen' },
    existence: shownStock,
    GlobalExistence: shownStock,
    imageGallery: [],
    total_reviews: 0,
    avgRating: 0,
  }
}

/** A response whose data are parsed by the contract, as the server parses its own. */
function success<E extends Endpoint>({ reply }: E, data: ReplyInputOf<E>): Response {
  return Response.json({ status: 'success', code: 200, message: 'OK', data: reply.parse(data) })
}

function refusal(status: number, reason: string): Response {
  return Response.json({ status: 'fail', code: status, message: reason, data: { reason } }, { status })
}
