import type { Language } from '#contract/language.ts'

type Messages = Record<Language, { title: string; text: string; home: string }>

/** The page that is sent where even the storefront's error page could not be rendered. It is in both languages. */
export const failureMessages: Messages = {
  en: {
    title: 'Sorry, an error has occurred',
    text: 'It is on our side. Try again in a moment.',
    home: 'Go to the home page',
  },
  es: {
    title: 'Lo sentimos, ocurrió un error',
    text: 'Es de nuestro lado. Inténtalo de nuevo en un momento.',
    home: 'Ir al inicio',
  },
}

/** The page while the store cannot reach its data. */
export const unavailableMessages: Messages = {
  en: {
    title: 'The store is not available right now',
    text: 'We cannot reach our data at the moment. Nothing you have done is lost. Try again in a few seconds.',
    home: 'Go to the home page',
  },
  es: {
    title: 'La tienda no está disponible ahora mismo',
    text: 'No podemos acceder a nuestros datos en este momento. Nada de lo que hiciste se ha perdido. Inténtalo de nuevo en unos segundos.',
    home: 'Ir al inicio',
  },
}

/** The page for a caller who requests too many pages at once. */
export const tooManyMessages: Messages = {
  en: {
    title: 'Too many pages at once',
    text: 'Your connection asked for very many pages at the same time. Try again in a few seconds.',
    home: 'Go to the home page',
  },
  es: {
    title: 'Demasiadas páginas a la vez',
    text: 'Tu conexión pidió muchísimas páginas al mismo tiempo. Inténtalo de nuevo en unos segundos.',
    home: 'Ir al inicio',
  },
}
