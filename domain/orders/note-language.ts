export type Language = 'en' | 'es'

/** Words that nearly every sentence of the one language has and hardly any of the other. */
const commonest: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and is are was will with from for of to we it you your our has have at as by in this that not be been on when'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una de del que en con por para se su tu lo le al es está va viene y ya cuando desde hasta sin'.split(
      ' ',
    ),
  ),
}

/**
 * The language of what staff have written, by its commonest words; undefined where these do not decide, as in
 * “Correo del Valle 4821” (ORDER-28).
 */
export function languageOfNote(text: string): Language | undefined {
  const found = text.toLowerCase().split(/[^\p{L}]+/u)
  const count = (language: Language) => found.filter((word) => commonest[language].has(word)).length
  const [en, es] = [count('en'), count('es')]
  if (Math.max(en, es) < 2 || en === es) return undefined
  return en > es ? 'en' : 'es'
}
