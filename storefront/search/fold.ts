/**
 * A text in lower case without accents, and for each of its characters the index in the original text. So `bateria`
 * matches `Batería`, and the match can be marked in the original.
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
