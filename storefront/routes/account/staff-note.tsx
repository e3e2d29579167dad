import type { ReadNote } from '#domain/orders/step-note.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'

/** The language of what staff have written, where it is another than that of the page (ORDER-28). */
export function useOtherLanguage({ language }: ReadNote) {
  const own = useLanguage()
  return language === own ? undefined : (language ?? undefined)
}

/** What staff have written, marked where it is in another language than the page. */
export function StaffNote({ note }: { note: ReadNote }) {
  return (
    <>
      <span lang={useOtherLanguage(note)}>{note.text}</span> <WrittenIn note={note} />
    </>
  )
}

/** The same as a sentence of the branch: The branch writes: “A part is missing.” */
export function BranchWrites({ note }: { note: ReadNote }) {
  return (
    <>
      <BranchQuote note={note} /> <WrittenIn note={note} />
    </>
  )
}

/** That sentence alone, without a mark. */
export function BranchQuote({ note }: { note: ReadNote }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <>
      {messages.branchWrites} “<span lang={useOtherLanguage(note)}>{note.text}</span>”
    </>
  )
}

/** The mark of what staff have written in the other language; nothing of what is in that of the page. */
function WrittenIn({ note }: { note: ReadNote }) {
  const messages = useMessages(orderProgressMessages)
  const language = useOtherLanguage(note)
  return language && <span className="text-sm font-normal text-muted">({messages.writtenIn[language]})</span>
}
