import type { ReplyOf } from '#contract/endpoint.ts'
import type { listQuestions, questionSorts } from '#contract/questions.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { opinionsMessages } from '../../../messages/opinions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { OpinionControls } from './opinion-controls.tsx'
import { OpinionList } from './opinion-list.tsx'
import { type Ask, useOpinions } from './use-opinions.ts'
import { Writer } from './writer.tsx'

export type QuestionPage = ReplyOf<typeof listQuestions>
type Question = QuestionPage['docs'][number]
type Sort = (typeof questionSorts)[number]

const answersShown = 2

/** What shoppers ask about a product and what they are answered, five questions to a page, sorted and searched. */
export default function Questions({ code, first }: { code: string; first: QuestionPage | null }) {
  const messages = useMessages(opinionsMessages)
  const ask: Ask<Sort, QuestionPage> = async (query, signal) =>
    browserClient.call((await import('#contract/questions.ts')).listQuestions, { id: code, ...query }, { signal })
  const { query, list, status, sortBy, search, turnTo, tryAgain } = useOpinions(first, 'popular', ask)
  const isEmpty = status === 'ready' && list?.total === 0 && !query.q
  if (isEmpty) return <p className="text-muted">{messages.noQuestions}</p>
  return (
    <div className="max-w-4xl">
      {(first?.total ?? list?.total ?? 0) > 1 && (
        <OpinionControls
          sorts={messages.questionSorts}
          sort={query.order_by}
          onSort={sortBy}
          searchLabel={messages.searchQuestions}
          onSearch={search}
        />
      )}
      <OpinionList
        list={list}
        status={status}
        q={query.q}
        count={messages.questionsCount}
        failure={messages.questionsFailed}
        pagesLabel={messages.pagesOfQuestions}
        onTurn={turnTo}
        onAgain={tryAgain}
      >
        <ul>
          {list?.docs.map((question) => (
            <QuestionItem key={question.id} {...question} />
          ))}
        </ul>
      </OpinionList>
    </div>
  )
}

function QuestionItem(question: Question) {
  const messages = useMessages(opinionsMessages)
  const { text, language, answers, total_answers: total, score } = question
  const [first, rest] = [answers.slice(0, answersShown), answers.slice(answersShown)]
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-0">
      <article>
        <h3 lang={language} className="font-semibold wrap-anywhere">
          {text}
        </h3>
        <Writer {...question}>{score !== 0 && <span>{messages.score(score)}</span>}</Writer>
        {answers.length === 0 && <p className="mt-2 border-l-2 border-line pl-4 text-muted">{messages.noAnswer}</p>}
        {answers.length > 0 && <Answers answers={first} />}
        {rest.length > 0 && (
          <details>
            <summary className="mt-2 inline-flex min-h-8 items-center text-sm font-semibold text-link">
              {messages.moreAnswers(rest.length)}
            </summary>
            <Answers answers={rest} />
          </details>
        )}
        {total > answers.length && (
          <p className="mt-2 text-sm text-muted">{messages.answersLeft(total - answers.length)}</p>
        )}
      </article>
    </li>
  )
}

function Answers({ answers }: { answers: Question['answers'] }) {
  const messages = useMessages(opinionsMessages)
  return (
    <ul className="mt-2 space-y-3 border-l-2 border-line pl-4">
      {answers.map((answer) => (
        <li key={answer.id}>
          <p lang={answer.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
          <Writer {...answer}>
            {answer.is_store && (
              <span className="rounded-sm bg-accent-soft px-1.5 text-xs font-semibold text-ink">{messages.store}</span>
            )}
            {answer.score !== 0 && <span>{messages.score(answer.score)}</span>}
          </Writer>
        </li>
      ))}
    </ul>
  )
}
