/**
 * Why a rule says no: our own word (`too-late-to-cancel`) and the data a page needs for its sentence. A rule returns it
 * as a value, so a page can ask before it submits; a use case throws it. `Refusal<'cart-full', 'linesMax'>` is one by
 * name, with the datum that its sentence needs.
 */
export type Refusal<Code extends string = string, Datum extends string = never> = {
  code: Code
  [datum: string]: unknown
} & Record<Datum, string | number>
