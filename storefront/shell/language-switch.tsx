import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { transportOf } from '#contract/cookies.ts'
import { languageCookies } from '#contract/stored-choices.ts'
import type { Language } from '#contract/language.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'

/**
 * Stores the language in cookies for a year, as the server does for a URL with `lang`. The caller then loads the whole
 * page again, because every text in it changes, cached ones included.
 */
function storeLanguage(language: Language): void {
  for (const text of languageCookies(language, transportOf(window.location))) document.cookie = text
}

/** A link to the same page in the other language. With JavaScript a click also stores the choice. */
export function LanguageSwitch({ className, hasLabel = false }: { className: string; hasLabel?: boolean }) {
  const messages = useMessages(shellMessages)
  const other = useLanguage() === 'en' ? 'es' : 'en'
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', other)

  function change(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    storeLanguage(other)
    query.delete('lang')
    const rest = query.toString()
    window.location.assign(`${pathname}${rest ? `?${rest}` : ''}`)
  }

  return (
    <a
      href={`${pathname}?${query}`}
      hrefLang={other}
      lang={other}
      onClick={change}
      className={className}
      aria-label={hasLabel ? undefined : `${messages.otherLanguageShort}: ${messages.changeLanguage}`}
      title={hasLabel ? undefined : messages.changeLanguage}
    >
      {hasLabel && <Icon name="languages" className="size-5" />}
      <span>{hasLabel ? messages.otherLanguage : messages.otherLanguageShort}</span>
    </a>
  )
}
