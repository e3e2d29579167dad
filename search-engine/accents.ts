/**
 * The text with the plain letter in place of each accented one: `cordón` becomes `cordon`. The pages fold text in the
 * same way (`domain/search/fold-text.ts`); neither package imports the other, so a test compares the two.
 */
export function stripAccents(text: string): string {
  // Nearly every word is plain ASCII, and normalizing costs more than this test. NFD and not NFKD: NFKD would also
  // spell out symbols and turn Galaxy™ into galaxytm.
  // oxlint-disable-next-line no-control-regex -- the ASCII range begins with control characters
  return /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}
