/**
 * Why a rule refuses: a code such as `too-late-to-cancel`, and the data of its sentence. A rule returns it as a value,
 * so that a page can check before it submits; a use case throws it. `Refusal<'cart-full', 'linesMax'>` has this code,
 * and the datum that its sentence needs.
 */
export type Refusal<Code extends string = string, Datum extends string = never> = {
  code: Code
  [datum: string]: unknown
} & Record<Datum, string | number>
