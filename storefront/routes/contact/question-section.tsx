import { Icon } from '../../ui/icon.tsx'
import { contactMessages } from '../../messages/contact.ts'
import type { DeliveryCost } from '../../messages/delivery-example.ts'
import type { Question } from '../../messages/questions.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TopicLinks } from './topic-links.tsx'
import { topicId } from './topic-id.ts'

interface Props {
  questions: readonly Question[]
  /** Whether the page is that of the questions, which has their title at its top and links to the topics beside them. */
  isOwnPage: boolean
}

/** The frequent questions, in groups. Each reply unfolds without JavaScript. */
export default function QuestionSection({ questions, isOwnPage }: Props) {
  const messages = useMessages(contactMessages)
  const shown = Object.entries(messages.questionGroups).map(([group, title], at) => (
    <QuestionGroupPart
      key={group}
      id={topicId(group)}
      title={title}
      questions={questions.filter((question) => question.group === group)}
      isOwnPage={isOwnPage}
      isFirst={at === 0}
    />
  ))
  if (isOwnPage)
    return (
      <div className={`mt-5 xl:mt-10 ${columns}`}>
        <TopicLinks />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">{shown}</div>
      </div>
    )
  return (
    <div className={columns}>
      <div>
        <h2 id="faq-title" className="text-xl font-bold text-balance">
          {messages.questions}
        </h2>
        <p className="mt-2 text-balance text-muted">{messages.questionsText}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6">{shown}</div>
    </div>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 xl:grid-cols-[16rem_minmax(0,1fr)]'

/** The questions of a topic below its heading. */
function QuestionGroupPart(props: Props & { id: string; title: string; isFirst: boolean }) {
  const { id, title, questions, isOwnPage, isFirst } = props
  const Heading = isOwnPage ? 'h2' : 'h3'
  return (
    <div>
      <Heading id={id} className="mb-3 text-lg font-bold text-balance">
        {title}
      </Heading>
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

function QuestionItem({ question, answer, costs = [], more, heading: Heading, isOpen }: ItemProps) {
  return (
    <details className="group" open={isOpen || undefined}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 text-pretty wrap-anywhere">{question}</Heading>
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className={more ? 'pb-2' : 'pb-5'}>
        <p className="max-w-[42rem] text-pretty text-muted">{answer}</p>
        {costs.length > 0 && <DeliveryCosts costs={costs} />}
        {more && (
          <a href={more.to} className="link mt-2 inline-flex min-h-11 items-center text-sm font-semibold">
            {more.text}
          </a>
        )}
      </div>
    </details>
  )
}

/** The ways of delivery, one below the other: its name and its time, and what it costs. */
function DeliveryCosts({ costs }: { costs: readonly DeliveryCost[] }) {
  return (
    <dl className="mt-3 divide-y divide-line rounded-md bg-sunken px-4">
      {costs.map(({ way, time, price, dependsOn }) => (
        <div key={way} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <dt className="min-w-0 font-semibold wrap-anywhere">
            {way}
            <span className="block text-sm font-normal text-muted">{time}</span>
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-1.5 sm:flex-col sm:items-end">
            {price && <b>{price}</b>}
            <span className="text-sm text-muted">{dependsOn}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
