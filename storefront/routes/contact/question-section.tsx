import { Icon } from '../../ui/icon.tsx'
import { contactMessages } from '../../messages/contact.ts'
import type { Question, QuestionGroup } from '../../messages/questions.ts'
import { useMessages } from '../../messages/use-messages.ts'

const groups: readonly QuestionGroup[] = ['delivery', 'payment', 'orders']

interface Props {
  questions: readonly Question[]
  /** Whether the page is that of the questions, which has their title at its top. */
  isOwnPage: boolean
}

/** The frequent questions, in groups. Each reply unfolds without JavaScript. */
export default function QuestionSection({ questions, isOwnPage }: Props) {
  const messages = useMessages(contactMessages)
  const shown = groups.map((group, at) => (
    <QuestionGroupPart
      key={group}
      title={messages.questionGroups[group]}
      questions={questions.filter((question) => question.group === group)}
      isOwnPage={isOwnPage}
      isFirst={at === 0}
    />
  ))
  if (isOwnPage) return <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">{shown}</div>
  return (
    <div className={columns}>
      <div>
        <h2 id="faq-title" className="text-xl font-bold text-balance">
          {messages.questions}
        </h2>
        <p className="mt-2 text-pretty text-muted">{messages.questionsText}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6">{shown}</div>
    </div>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]'

/** The questions of a group below its heading, which a wide window has at the left on their own page. */
function QuestionGroupPart({ title, questions, isOwnPage, isFirst }: Props & { title: string; isFirst: boolean }) {
  const Heading = isOwnPage ? 'h2' : 'h3'
  return (
    <div className={isOwnPage ? `${columns} max-lg:gap-y-3` : ''}>
      <Heading className={`text-lg font-bold text-balance ${isOwnPage ? 'lg:pt-3.5' : 'mb-3'}`}>{title}</Heading>
      <div className="card divide-y divide-line px-4 sm:px-6">
        {questions.map((question, at) => (
          <QuestionItem
            key={question.question}
            {...question}
            heading={isOwnPage ? 'h3' : 'h4'}
            isOpen={isOwnPage && isFirst && at === 0}
          />
        ))}
      </div>
    </div>
  )
}

interface ItemProps extends Question {
  heading: 'h3' | 'h4'
  /** Whether its reply is shown at first: so that of the first one shows that all have one. */
  isOpen: boolean
}

function QuestionItem({ question, answer, points = [], more, heading: Heading, isOpen }: ItemProps) {
  return (
    <details className="group" open={isOpen || undefined}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 text-pretty wrap-anywhere">{question}</Heading>
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-[42rem] pb-5">
        <p className="text-pretty text-muted">{answer}</p>
        {points.length > 0 && (
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-pretty text-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {more && (
          <a href={more.to} className="link mt-2 inline-flex min-h-11 items-center text-sm font-semibold">
            {more.text}
          </a>
        )}
      </div>
    </details>
  )
}
