/** How many of the last viewed products a browser stores. */
export const viewedMax = 12

/** The list after a product was viewed: the last viewed first, each product once. */
export function withViewed(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((other) => other !== code)].slice(0, viewedMax)
}
