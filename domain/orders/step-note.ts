import { type Language, languageOfNote } from './note-language.ts'

/** What staff have written at a step of an order: in a language that they named, or without naming it. */
export interface StepNote extends Record<Language, string | null> {
  note: string | null
}

/** What a reader gets of it, with its language where that is known. */
export interface ReadNote {
  text: string
  language: Language | null
}

/**
 * What staff have written, in the language of its reader where they wrote it in that one, else in the other (ORDER-32).
 * Undefined where they wrote nothing.
 */
export function noteIn(language: Language, written: StepNote | null): ReadNote | undefined {
  const textOf = (key: keyof StepNote) => written?.[key]?.trim()
  const other = language === 'en' ? 'es' : 'en'
  const [own, open, foreign] = [textOf(language), textOf('note'), textOf(other)]
  if (own) return { text: own, language }
  // Who names the language of the one text leaves the other for whoever does not read it.
  if (open) return { text: open, language: foreign ? language : (languageOfNote(open) ?? null) }
  return foreign ? { text: foreign, language: other } : undefined
}
