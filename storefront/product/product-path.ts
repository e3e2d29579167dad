/** The path of a product's page. */
export const productPath = (code: string): string => `/products/${encodeURIComponent(code)}`
