import { storeTimeZone } from '#domain/branches/store-time.ts'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'

interface Props {
  author: string
  created_at: string
  language: 'en' | 'es'
  is_translated: boolean
  children?: React.ReactNode
  /** What the post is about, after its date. */
  about?: React.ReactNode
}

/** The author and the date of a post, and its original language where the text is a translation. */
export function Byline({ author, created_at, language, is_translated, children, about }: Props) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const date = new Intl.DateTimeFormat(useLanguage() === 'es' ? 'es-DO' : 'en-US', {
    dateStyle: 'medium',
    timeZone: storeTimeZone,
  })
  return (
    <p className="dotted items-center gap-y-0.5 text-sm text-muted">
      <span className="min-w-0 font-semibold wrap-anywhere text-ink">{author}</span>
      {children}
      <time dateTime={created_at}>{date.format(new Date(created_at))}</time>
      {about}
      {is_translated && <span>{messages.translated[language === 'en' ? 'es' : 'en']}</span>}
    </p>
  )
}
