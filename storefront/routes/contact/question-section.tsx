import { Icon } from '../../ui/icon.tsx'
import { contactMessages } from '../../messages/contact.ts'
import type { Question } from '../../messages/questions.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The frequent questions. Each reply unfolds without JavaScript. */
export default function QuestionSection({ questions }: { questions: readonly Question[] }) {
  const messages = useMessages(contactMessages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <h2 id="faq-title" className="text-xl font-bold text-balance">
          {messages.questions}
        </h2>
        <p className="mt-2 text-pretty text-muted">{messages.questionsText}</p>
      </div>
      <div className="card divide-y divide-line px-4 sm:px-6">
        {questions.map((question) => (
          <QuestionItem key={question.question} {...question} />
        ))}
      </div>
    </div>
  )
}

function QuestionItem({ question, answer, more }: Question) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-pretty wrap-anywhere">{question}</h3>
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-[42rem] pb-5">
        <p className="text-pretty text-muted">{answer}</p>
        {more && (
          <a href={more.to} className="link mt-2 inline-flex min-h-11 items-center text-sm font-semibold">
            {more.text}
          </a>
        )}
      </div>
    </details>
  )
}
