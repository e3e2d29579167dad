/**
 * Why a rule says no: our own word (`too-late-to-cancel`) and the data a page needs for its sentence. A rule returns it
 * as a value, so a page can ask before it submits; a use case throws it.
 */
export interface Refusal {
  code: string
  [datum: string]: unknown
}
