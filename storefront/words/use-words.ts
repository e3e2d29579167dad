import { useRouteLoaderData } from 'react-router'
import { type Language, fallbackLanguage } from '#contract/language.ts'
import type { loader } from '../root.tsx'

/** The texts of one area in both languages, with the same names in each. */
export type Words<W> = Record<Language, W>

/** The language of this page. */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof loader>('root')?.language ?? fallbackLanguage
}

/** The texts of an area in the language of this page: `const words = useWords(cartWords)`. */
export function useWords<W>(words: Words<W>): W {
  return words[useLanguage()]
}
