import type { Language } from '#contract/language.ts'

/** What stands where not even the store's own error page could be made. Nobody knows the shopper's language there: both are shown. */
export const failureWords: Record<Language, { title: string; text: string; home: string }> = {
  en: { title: 'Sorry, an error has occurred', text: 'It is on our side. Try again in a moment.', home: 'Go to the home page' },
  es: { title: 'Lo sentimos, ocurrió un error', text: 'Es de nuestro lado. Inténtalo de nuevo en un momento.', home: 'Ir al inicio' },
}
