import type { ReplyOf } from '#contract/endpoint.ts'
import type { listQuestions, questionSorts } from '#contract/questions.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PostSection } from './post-section.tsx'
import type { FetchPosts } from './use-posts.ts'
import { Byline } from './byline.tsx'

export type QuestionPage = ReplyOf<typeof listQuestions>
type Question = QuestionPage['docs'][number]
type Sort = (typeof questionSorts)[number]

const repliesShown = 2

/** The questions that shoppers have asked about a product, with the replies to them. */
export default function Questions({ code, first }: { code: string; first: QuestionPage | null }) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const fetchPosts: FetchPosts<Sort, Question> = async (query, signal) =>
    browserClient.call((await import('#contract/questions.ts')).listQuestions, { id: code, ...query }, { signal })
  return (
    <PostSection
      first={first}
      initialSort="popular"
      fetchPosts={fetchPosts}
      texts={{
        sorts: messages.questionSorts,
        search: messages.searchQuestions,
        count: messages.questionsCount,
        failed: messages.questionsFailed,
        pages: messages.pagesOfQuestions,
        none: messages.noQuestions,
        contact: messages.contactStore,
        other: messages.otherQuestion,
      }}
      renderPost={(question) => <QuestionItem key={question.id} {...question} />}
      layout={(list) => list}
    />
  )
}

function QuestionItem(question: Question) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const { text, language, answers: replies, total_answers: total, score } = question
  const [first, rest] = [replies.slice(0, repliesShown), replies.slice(repliesShown)]
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-0">
      <article>
        <h3 lang={language} className="font-semibold wrap-anywhere">
          {text}
        </h3>
        <Byline {...question}>{score !== 0 && <span>{messages.score(score)}</span>}</Byline>
        {replies.length === 0 && <p className="mt-2 border-l-2 border-line pl-4 text-muted">{messages.noAnswer}</p>}
        {replies.length > 0 && <Replies replies={first} />}
        {rest.length > 0 && (
          <details>
            <summary className="mt-2 inline-flex min-h-8 items-center text-sm font-semibold text-link">
              {messages.moreAnswers(rest.length)}
            </summary>
            <Replies replies={rest} />
          </details>
        )}
        {total > replies.length && (
          <p className="mt-2 text-sm text-muted">{messages.answersLeft(total - replies.length)}</p>
        )}
      </article>
    </li>
  )
}

function Replies({ replies }: { replies: Question['answers'] }) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  return (
    <ul className="mt-2 space-y-3 border-l-2 border-line pl-4">
      {replies.map((reply) => (
        <li key={reply.id}>
          <p lang={reply.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
          <Byline {...reply}>
            {reply.is_store && (
              <span className="rounded-sm bg-accent-soft px-1.5 text-xs font-semibold text-ink">{messages.store}</span>
            )}
            {reply.score !== 0 && <span>{messages.score(reply.score)}</span>}
          </Byline>
        </li>
      ))}
    </ul>
  )
}
