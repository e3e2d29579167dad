/** The basic characters of GSM 03.38, of which a text message holds 160; one other character halves that to 70. */
const gsmCharacters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** How many characters one segment of a text message holds. */
export const segmentMax = 160

/**
 * A text that a gateway can send without doubling its price: letters lose the accents that GSM 03.38 lacks, `Móvil` is
 * `Movil`, and other characters become spaces.
 */
export function toGsmText(text: string): string {
  return [...text]
    .map((character) => {
      if (gsmCharacters.has(character)) return character
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
      return [...plain].every((each) => gsmCharacters.has(each)) ? plain : ' '
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
