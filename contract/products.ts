import * as z from 'zod/mini'
import { type FacetName, facetNames } from '#domain/products/facets/facet-names.ts'
import { facetValue } from '#domain/products/facets/facets.ts'
import { pageSizes, sortOrders } from '#domain/products/listing.ts'
import { queryLengthMax } from '#domain/search/normalize-query.ts'
import { query } from './endpoint.ts'
import type { FilterName } from './product-filters.ts'
import { branchCode, flag, ignored, instant, money, nothing, productCode, text, wholeNumber } from './fields.ts'

/** Free stock as customers see it: the number of units, or `+99` above 98 (PRODUCT-4). */
export const shownStock = z.union([z.number(), z.literal('+99')])

const picture = z.object({ picture: z.string(), photo_type: z.string(), picture_url: z.string() })

/** A product's card. `price` is for one unit at the caller's price level, null when the product has none. */
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
  /** How long a cable is, such as `2 m`; null where its specifications do not say. */
  length: z.nullable(z.string()),
  /** The first devices that the product is made for, each as its maker and model, and how many they are in all. */
  fits: z.array(z.string()),
  fits_total: z.number(),
  /**
   * The colours, storages and lengths in which the store shows this model (PRODUCT-21); a single one is no choice and left
   * out. Lists alone have them: elsewhere all are empty. `hex` is the colour’s dot, null for a colour that the store does not know.
   */
  options: z.object({
    colors: z.array(z.object({ name: z.string(), hex: z.nullable(z.string()) })),
    storages: z.array(z.string()),
    lengths: z.array(z.string()),
    /** The lowest price of one of them that the branch has, where it is below that of this product. */
    from_price: z.nullable(money),
  }),
  category: z.object({ category_id: z.number(), category_name: z.string() }),
  existence: shownStock,
  GlobalExistence: shownStock,
  imageGallery: z.array(picture),
  /** Of the product with its other colours and storages (REVIEW-11). */
  total_reviews: z.number(),
  avgRating: z.number(),
})

/** Prices by quantity, of the caller's price level and of level 1, the fallback for levels without a price (PRODUCT-1). */
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
  /** The most helpful reviews, at most one page of them; `products/reviews/{id}` lists all. */
  reviews: z.array(
    z.object({
      rated: z.number(),
      title: z.string(),
      comment: z.string(),
      images: z.array(z.object({ picture_url: z.string() })),
    }),
  ),
  /** Always null: a note belongs to the line of a customer's cart. */
  note: z.nullable(z.string()),
})

const customerIgnored = ignored('The tokens identify the caller, and with that the price level.')

/** A list in a query string: `apple,samsung`. */
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

/** The values of a facet by kind, such as `128gb,256gb`; one that the facet does not know is refused. */
const facetKeys = (name: FacetName) =>
  commaList.check(z.refine((keys) => keys.every((key) => facetValue(name, key) !== undefined)))

/** A function, since the browser's build leaves a call out of a page only as the value of an endpoint or a schema. */
const facetFilters = () =>
  Object.fromEntries(facetNames.map((name) => [name, z.optional(facetKeys(name))])) as {
    [Name in FacetName]: z.ZodMiniOptional<typeof commaList>
  }

/** A price range in whole RD$, such as `100,2500`. Either end may be empty; ends in the wrong order are swapped. */
const priceRange = z.pipe(
  z.string().check(z.regex(/^\d{0,8},\d{0,8}$/)),
  z.transform((value) => {
    const [from, to] = value.split(',').map((end) => (end ? Number(end) : undefined))
    return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  }),
)

/**
 * The filters of a product list, from a query string. Brands, models and the ends of `prices` may repeat the name:
 * `brands=apple&brands=samsung`. Every other filter takes one value.
 */
export const productFilters = z.object({
  q: z.optional(text(0, queryLengthMax)),
  page: z._default(wholeNumber(1, 10_000), 1),
  limit: z._default(z.pipe(wholeNumber(1, 96), z.union([z.literal(pageSizes), z.literal(10)])), 24),
  order_by: z._default(z.enum(sortOrders), 'popularity'),
  category: z.optional(wholeNumber(1, 99_999)),
  brands_selected: z.optional(commaList),
  models_selected: z.optional(commaList),
  /** Devices as their maker’s slug and their model: `lumen/Aria 12`. */
  fits: z.optional(commaList.check(z.refine((keys) => keys.every((key) => /^[^/]{1,60}\/./.test(key))))),
  ...facetFilters(),
  prices: z.optional(priceRange),
  place: z._default(branchCode, 1),
  rated: z.optional(wholeNumber(1, 5)),
  only_offers: z._default(flag, false),
  only_with_existence: z._default(flag, false),
  /**
   * One document for each model, which stands for its other colours, storages and lengths (PRODUCT-21). All numbers of the
   * reply then count these documents: a value of a filter where one product of the model has it.
   */
  by_model: z._default(flag, false),
  gbSelected: ignored('The brands are in brands_selected.'),
} satisfies Record<FilterName | 'by_model' | 'gbSelected', z.ZodMiniType>)

const counted = { name: z.string(), count: z.number() }

/**
 * How many documents each value of a filter would list while the other filters stay as they are. A value is 0 only where it
 * is chosen, or where it is one of the two switches.
 */
export const facets = z.object({
  categories: z.array(z.object({ category_id: z.number(), category_name: z.string(), count: z.number() })),
  brands: z.array(z.object({ ...counted, slug: z.string() })),
  models: z.array(z.object(counted)),
  /** The devices that the products are made for; `value` is what the filter `fits` takes. */
  devices: z.array(z.object({ value: z.string(), brand: z.string(), model: z.string(), count: z.number() })),
  /**
   * The facets of the one category that the list shows, and those that filter it; none with a single value. A chosen
   * value is among them even with no product. `hex` is the dot of a colour.
   */
  kinds: z.array(
    z.object({
      name: z.enum(facetNames),
      title: z.string(),
      values: z.array(
        z.object({ value: z.string(), label: z.string(), hex: z.nullable(z.string()), count: z.number() }),
      ),
    }),
  ),
  /** The lowest and the highest price, in whole RD$ rounded outwards; null when no product has a price. */
  prices: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** At least this many stars. */
  rated: z.array(z.object({ rated: z.number(), count: z.number() })),
  only_offers: z.number(),
  only_with_existence: z.number(),
})

export const listProducts = query('catalog', 'GET products', {
  summary: 'List products by filters, in pages',
  input: productFilters,
  reply: z.object({
    docs: z.array(productCard),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    limit: z.number(),
    facets,
    /**
     * The corrected query, when no product contains a word of `q`; null when the search ran as typed. Beside no products it
     * has the name of what the store does not have.
     */
    corrected: z.nullable(z.string()),
    /**
     * How many of `total` match all words of `q`, where those that miss some follow them, or where no product matches
     * all; else null. In any other order than relevance only what matches all words is listed, if there is any.
     */
    complete: z.nullable(z.number()),
    /**
     * For a search for something that the store does not have: the part of it that finds products, and how many; `q` is
     * null where none does. Where it is the name of a category, `category_id` is that, and `total` counts the category.
     * For a search that names a kind and of which no product matches all words, its other words. Null for any other
     * search.
     */
    nearest: z.nullable(
      z.object({ q: z.nullable(z.string()), total: z.number(), category_id: z.nullable(z.number()) }),
    ),
    /**
     * The search names the maker of phones that the store does not have, and the products are accessories for them;
     * `nearest` is then the phones that it does have.
     */
    accessories_only: z.boolean(),
    /**
     * For a search that names a kind and a device, and of which no product matches all words: the device, and how many of
     * `total` fit it. They come first. Null where none does, and in any other order than relevance.
     */
    fitting: z.nullable(z.object({ device: z.string(), total: z.number() })),
    /** The page that says what the search asks for, such as a policy or the customer's orders; null for any other search. */
    help_page: z.nullable(z.object({ path: z.string(), title: z.string() })),
    /** For an empty result: the number of documents without one of the filters. */
    relaxed: z.array(z.object({ filter: z.string(), total: z.number() })),
    /** The id of this search in the analytics events (SHELL-16); null without a search text. */
    queryID: z.nullable(z.string()),
  }),
})

export const productKey = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/))

export const getProduct = query('catalog', 'GET products/{id}', {
  summary: 'Get a product by its _id or codarticulo',
  input: z.object({ id: productKey, codplace: z._default(branchCode, 25), customer_id: customerIgnored }),
  reply: z.object({ product: productDetail }),
})

export const getProductByCode = query('catalog', 'GET products/cod-articulo/{code}', {
  summary: 'Get a product by its codarticulo',
  input: z.object({ code: productCode, codplace: z._default(branchCode, 25), customer_id: customerIgnored }),
  reply: z.object({ product: productDetail }),
})

export const listOwnPrices = query('catalog', 'GET products/own-prices', {
  summary: 'List the signed-in customer’s own prices of products',
  input: z.object({ codes: commaList }),
  reply: z.object({
    prices: z.array(z.object({ codarticulo: z.string(), price: z.nullable(money), special_price: money })),
  }),
})

export const listCategories = query('catalog', 'GET categories', {
  summary: 'List the categories that have products, in their display order',
  input: nothing,
  reply: z.array(z.object({ category_id: z.number(), category_name: z.string(), slug: z.string(), count: z.number() })),
})
