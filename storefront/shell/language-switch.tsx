import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { storeLanguage } from '../shopper/store-language.ts'
import { useSaveChoice } from '../shopper/use-save-choice.ts'

/** A link to the same page in the other language. With JavaScript a click also stores the choice, a customer's in the account. */
export function LanguageSwitch({ className, hasLabel = false }: { className: string; hasLabel?: boolean }) {
  const messages = useMessages(shellMessages)
  const other = useLanguage() === 'en' ? 'es' : 'en'
  const { pathname, search } = useLocation()
  const save = useSaveChoice()
  const query = new URLSearchParams(search)
  query.set('lang', other)

  async function change(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The next page would otherwise be shown in the account's language again.
    await save({ language: other })
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
      onClick={(event) => void change(event)}
      className={className}
      aria-label={hasLabel ? undefined : `${messages.otherLanguageShort}: ${messages.changeLanguage}`}
      title={hasLabel ? undefined : messages.changeLanguage}
    >
      {hasLabel && <Icon name="languages" className="size-5" />}
      <span>{hasLabel ? messages.otherLanguage : messages.otherLanguageShort}</span>
    </a>
  )
}
