import type { Language } from '#contract/language.ts'

/** The texts in the preview pictures of shared links. */
export const previewMessages: Record<Language, { store: string; noPrice: string }> = {
  en: { store: 'Phones and everything that goes with them', noPrice: 'Ask for the price at your branch' },
  es: { store: 'Celulares y todo lo que va con ellos', noPrice: 'Pregunta el precio en tu sucursal' },
}
