import type { ReplyOf } from '#contract/endpoint.ts'
import type { listReviews, reviewSorts } from '#contract/reviews.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture, smallWidths } from '../../../ui/picture.tsx'
import { browserClient } from '../../../shopper/browser-client.ts'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PostSection } from './post-section.tsx'
import { ReviewSummary, type Summary } from './review-summary.tsx'
import { Stars } from './stars.tsx'
import type { FetchPosts } from './use-posts.ts'
import { Byline } from './byline.tsx'

export type ReviewPage = ReplyOf<typeof listReviews>
type Review = ReviewPage['docs'][number]
type Sort = (typeof reviewSorts)[number]

interface Props {
  code: string
  /** Null where it failed to load. */
  first: ReviewPage | null
  summary: Summary | null
}

/** The reviews of a product, with their summary beside them. */
export default function Reviews({ code, first, summary }: Props) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const fetchPosts: FetchPosts<Sort, Review> = async (query, signal) =>
    browserClient.call((await import('#contract/reviews.ts')).listReviews, { id: code, ...query }, { signal })
  return (
    <PostSection
      first={first}
      initialSort="popular"
      fetchPosts={fetchPosts}
      texts={{
        sorts: messages.reviewSorts,
        search: messages.searchReviews,
        count: messages.reviewsCount,
        failed: messages.reviewsFailed,
        pages: messages.pagesOfReviews,
        none: messages.noReviews,
      }}
      renderPost={(review) => <ReviewItem key={review.id} {...review} />}
      layout={(list) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="max-w-sm self-start lg:sticky lg:top-24">
            {summary && summary.total_reviews > 0 && <ReviewSummary {...summary} />}
          </div>
          <div className="min-w-0">{list}</div>
        </div>
      )}
    />
  )
}

function ReviewItem(review: Review) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const { rating, title, comment, images, verified_buyer, votes, author, language, reviewed_product: other } = review
  return (
    <li className="border-b border-line py-5 first:pt-0 last:border-0">
      <article>
        <div className="mb-1 flex flex-wrap items-center gap-x-3">
          <Stars rating={rating} />
          <h3 lang={language} className="min-w-0 font-bold wrap-anywhere">
            {title}
          </h3>
        </div>
        <Byline {...review} about={other && <ReviewedProduct {...other} />}>
          {verified_buyer && (
            <span className="inline-flex items-center gap-1 font-medium text-success">
              <Icon name="shield-check" className="size-4" />
              {messages.verified}
            </span>
          )}
        </Byline>
        <p lang={language} className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {comment}
        </p>
        {images.length > 0 && <ReviewPictures images={images} author={author} />}
        {votes > 0 && <p className="mt-2 text-sm text-muted">{messages.helpful(votes)}</p>}
      </article>
    </li>
  )
}

/** Which product of the model the review is about (REVIEW-11). */
function ReviewedProduct(product: NonNullable<Review['reviewed_product']>) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  return (
    <span className="min-w-0 wrap-anywhere">
      {messages.reviewOf} <span className="inline-block first-letter:uppercase">{choicesIn(product)}</span>
    </span>
  )
}

/** What tells a product from the others of its model: `Blue, 256 GB`; the name where it states nothing. */
function choicesIn({ description, color, storage, length }: NonNullable<Review['reviewed_product']>): string {
  return [color, storage, length].filter(Boolean).join(', ') || description
}

function ReviewPictures({ images, author }: Pick<Review, 'images' | 'author'>) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map(({ picture_url }, at) => (
        <li key={picture_url} className="size-18 overflow-hidden rounded-md bg-display">
          <Picture
            src={picture_url}
            alt={messages.reviewPicture(at + 1, author)}
            sizes="4.5rem"
            widths={smallWidths}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
