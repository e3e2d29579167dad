import type { ReplyOf } from '#contract/endpoint.ts'
import type { listReviews, reviewSorts } from '#contract/reviews.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture, smallWidths } from '../../../ui/picture.tsx'
import { browserClient } from '../../../shopper/browser-client.ts'
import { opinionsMessages } from '../../../messages/opinions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { OpinionControls } from './opinion-controls.tsx'
import { OpinionList } from './opinion-list.tsx'
import { ReviewSummary, type Summary } from './review-summary.tsx'
import { Stars } from './stars.tsx'
import { type Ask, useOpinions } from './use-opinions.ts'
import { Writer } from './writer.tsx'

export type ReviewPage = ReplyOf<typeof listReviews>
type Review = ReviewPage['docs'][number]
type Sort = (typeof reviewSorts)[number]

interface Props {
  code: string
  /** Null where it could not be had. */
  first: ReviewPage | null
  summary: Summary | null
}

/** What shoppers think of a product: the summary beside the reviews, five to a page, sorted and searched. */
export default function Reviews({ code, first, summary }: Props) {
  const messages = useMessages(opinionsMessages)
  const ask: Ask<Sort, ReviewPage> = async (query, signal) =>
    browserClient.call((await import('#contract/reviews.ts')).listReviews, { id: code, ...query }, { signal })
  const { query, list, status, sortBy, search, turnTo, tryAgain } = useOpinions(first, 'popular', ask)
  const isEmpty = status === 'ready' && list?.total === 0 && !query.q
  if (isEmpty) return <p className="text-muted">{messages.noReviews}</p>
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="max-w-sm">{summary && summary.total_reviews > 0 && <ReviewSummary {...summary} />}</div>
      <div className="min-w-0">
        {(first?.total ?? list?.total ?? 0) > 1 && (
          <OpinionControls
            sorts={messages.reviewSorts}
            sort={query.order_by}
            onSort={sortBy}
            searchLabel={messages.searchReviews}
            onSearch={search}
          />
        )}
        <OpinionList
          list={list}
          status={status}
          q={query.q}
          count={messages.reviewsCount}
          failure={messages.reviewsFailed}
          pagesLabel={messages.pagesOfReviews}
          onTurn={turnTo}
          onAgain={tryAgain}
        >
          <ul>
            {list?.docs.map((review) => (
              <ReviewItem key={review.id} {...review} />
            ))}
          </ul>
        </OpinionList>
      </div>
    </div>
  )
}

function ReviewItem(review: Review) {
  const messages = useMessages(opinionsMessages)
  const { rating, title, comment, images, verified_buyer, votes, author, language } = review
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-0">
      <article>
        <Stars rating={rating} />
        <h3 lang={language} className="mt-1 font-semibold wrap-anywhere">
          {title}
        </h3>
        <p lang={language} className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
          {comment}
        </p>
        {images.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {images.map(({ picture_url }, at) => (
              <li key={picture_url} className="size-18 rounded-md bg-display p-1">
                <Picture
                  src={picture_url}
                  alt={messages.reviewPicture(at + 1, author)}
                  sizes="4.5rem"
                  widths={smallWidths}
                  className="size-full object-contain"
                />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-2">
          <Writer {...review}>
            {verified_buyer && (
              <span className="inline-flex items-center gap-1 font-medium text-success">
                <Icon name="shield-check" className="size-4" />
                {messages.verified}
              </span>
            )}
          </Writer>
        </div>
        {votes > 0 && <p className="mt-1 text-sm text-muted">{messages.helpful(votes)}</p>}
      </article>
    </li>
  )
}
