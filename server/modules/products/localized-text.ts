/** A text in both languages. */
export interface LocalizedText {
  en: string
  es: string
}
