/**
 * A text without case and accents, and for each of its characters the place in the text that it came from: `Batería` is
 * found by `bateria`.
 */
export function folded(text: string): { plain: string; places: number[] } {
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    plain += bare
    for (let part = 0; part < bare.length; part += 1) places.push(at)
    at += character.length
  }
  return { plain, places }
}
