/**
 * The text with the plain letter in place of each accented one: `cordón` becomes `cordon`. The pages fold text in the
 * same way (`domain/search/fold-text.ts`); neither package imports the other, so a test compares the two.
 */
export function stripAccents(text: string): string {
  // Nearly every word is plain ASCII, and normalizing costs more than this test. NFD and not NFKD: NFKD would also
  // spell out symbols and turn Galaxy™ into galaxytm.
  return isAscii(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}

function isAscii(text: string): boolean {
  for (let place = 0; place < text.length; place += 1) if (text.charCodeAt(place) > 127) return false
  return true
}
