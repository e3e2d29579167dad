import * as z from 'zod/mini'
import { pageSizes, sortOrders } from '#domain/products/listing.ts'
import { queryLengthMax } from '#domain/search/normalize-query.ts'
import { query } from './endpoint.ts'
import { branchCode, flag, ignored, instant, money, nothing, productCode, text, wholeNumber } from './fields.ts'

/** Free stock as customers see it: a count, or +99 above 98 (PRODUCT-4). */
export const shownStock = z.union([z.number(), z.literal('+99')])

const picture = z.object({ picture: z.string(), photo_type: z.string(), picture_url: z.string() })

/**
 * What a card shows. `price` is for one piece at the caller's price level; null when the product has
 * none.
 */
export const productCard = z.object({
  _id: z.string(),
  codarticulo: z.string(),
  description: z.string(),
  price: z.nullable(money),
  special_price: money,
  quantity_required_special_price: z.number(),
  special_price_start: z.nullable(instant),
  special_price_end: z.nullable(instant),
  discountPercentage: z.number(),
  brand: z.string(),
  model: z.string(),
  color: z.nullable(z.string()),
  storage: z.nullable(z.string()),
  category: z.object({ category_id: z.number(), category_name: z.string() }),
  existence: shownStock,
  GlobalExistence: shownStock,
  imageGallery: z.array(picture),
  total_reviews: z.number(),
  avgRating: z.number(),
})

/**
 * Prices by quantity, of the caller's level and of level 1, which stands in where the own level has none (PRODUCT-1).
 */
export const pricesByQuantity = z.array(
  z.object({ codnivelprecio: z.number(), precio: money, cantidadprecio: z.number() }),
)

export const productDetail = z.extend(productCard, {
  feacture: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  status: z.string(),
  garanty: z.number(),
  subcategory: z.nullable(z.string()),
  branchesAvailable: z.array(
    z.object({ existencia: shownStock, pos_id: z.number(), codarticulo: z.string(), description: z.string() }),
  ),
  prices: pricesByQuantity,
  /** The reviews that most found helpful, at most as many as a page of them has; all are at `products/reviews/{id}`. */
  reviews: z.array(
    z.object({
      rated: z.number(),
      title: z.string(),
      comment: z.string(),
      images: z.array(z.object({ picture_url: z.string() })),
    }),
  ),
  /** A note is the customer's own and stands on the line of a cart; the product itself has none. */
  note: z.nullable(z.string()),
})

const customerIgnored = ignored('The tokens say who asks, and with that the price level.')

/** A list of a query string: `apple,samsung`. */
export const commaList = z.pipe(
  text(0, 600),
  z.transform((value) =>
    [
      ...new Set(
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ].slice(0, 20),
  ),
)

/** `100,2500` in whole RD$; either end may be empty, and ends in the wrong order are swapped. */
const priceRange = z.pipe(
  z.string().check(z.regex(/^\d{0,8},\d{0,8}$/)),
  z.transform((value) => {
    const [from, to] = value.split(',').map((end) => (end ? Number(end) : undefined))
    return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  }),
)

/**
 * The filters, from a query string. Brands, models and the ends of `prices` may come under one repeated name;
 * every other filter takes one value.
 */
export const productFilters = z.object({
  q: z.optional(text(0, queryLengthMax)),
  page: z._default(wholeNumber(1, 10_000), 1),
  limit: z._default(z.pipe(wholeNumber(1, 96), z.union([z.literal(pageSizes), z.literal(10)])), 24),
  order_by: z._default(z.enum(sortOrders), 'popularity'),
  category: z.optional(wholeNumber(1, 99_999)),
  brands_selected: z.optional(commaList),
  models_selected: z.optional(commaList),
  prices: z.optional(priceRange),
  place: z._default(branchCode, 1),
  rated: z.optional(wholeNumber(1, 5)),
  only_offers: z._default(flag, false),
  only_with_existence: z._default(flag, false),
  gbSelected: ignored('The brands are in brands_selected.'),
})

const counted = { name: z.string(), count: z.number() }

/**
 * How many products each choice of a filter would show, the other filters as they are. A choice that shows none is left
 * out.
 */
export const facets = z.object({
  categories: z.array(z.object({ category_id: z.number(), category_name: z.string(), count: z.number() })),
  brands: z.array(z.object({ ...counted, slug: z.string() })),
  models: z.array(z.object(counted)),
  /** The lowest and the highest price, in whole RD$ rounded outwards; null where nothing has a price. */
  prices: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** At least so many stars. */
  rated: z.array(z.object({ rated: z.number(), count: z.number() })),
  only_offers: z.number(),
  only_with_existence: z.number(),
})

export const listProducts = query('catalog', 'GET products', {
  summary: 'Products by filters, a page at a time',
  input: productFilters,
  reply: z.object({
    docs: z.array(productCard),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    limit: z.number(),
    facets,
    /**
     * What was searched instead of `q`, where `q` had words that nothing in the store bears; null where it was searched
     * as typed.
     */
    corrected: z.nullable(z.string()),
    /** For an empty result: how many would be found with one filter less. */
    relaxed: z.array(z.object({ filter: z.string(), total: z.number() })),
    /** Names this search in the analytics events (SHELL-16); null where nothing was searched. */
    queryID: z.nullable(z.string()),
  }),
})

export const productKey = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/))

export const getProduct = query('catalog', 'GET products/{id}', {
  summary: 'One product by its _id or codarticulo',
  input: z.object({ id: productKey, codplace: z._default(branchCode, 25), customer_id: customerIgnored }),
  reply: z.object({ product: productDetail }),
})

export const getProductByCode = query('catalog', 'GET products/cod-articulo/{code}', {
  summary: 'One product by its codarticulo',
  input: z.object({ code: productCode, codplace: z._default(branchCode, 25), customer_id: customerIgnored }),
  reply: z.object({ product: productDetail }),
})

export const listOwnPrices = query('catalog', 'GET products/own-prices', {
  summary: 'The signed-in customer’s prices of products that a public page shows',
  input: z.object({ codes: commaList }),
  reply: z.object({
    prices: z.array(z.object({ codarticulo: z.string(), price: z.nullable(money), special_price: money })),
  }),
})

export const listCategories = query('catalog', 'GET categories', {
  summary: 'All categories that have products, in the order of the store',
  input: nothing,
  reply: z.array(z.object({ category_id: z.number(), category_name: z.string(), slug: z.string(), count: z.number() })),
})
