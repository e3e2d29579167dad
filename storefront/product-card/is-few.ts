/** A row of fewer products than this shows each beside its picture on a wide screen (`.few-wide`). */
const manyFrom = 5

/** Whether a row of products, undefined while they load, is one of few. */
export const isFew = (products: readonly unknown[] | undefined): boolean =>
  products !== undefined && products.length < manyFrom
