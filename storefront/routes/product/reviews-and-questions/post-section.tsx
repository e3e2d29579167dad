import type { ReactNode } from 'react'
import { PostControls } from './post-controls.tsx'
import { PostList } from './post-list.tsx'
import { type FetchPosts, type PostPage, usePosts } from './use-posts.ts'

/** Fewer posts are read faster than searched. */
const searchedMin = 11

interface Texts<Sort extends string> {
  /** The labels of the sort orders. */
  sorts: Record<Sort, string>
  search: string
  count: (total: number) => string
  failed: string
  pages: string
  /** Shown where the product has no post at all. */
  none: string
  /** The text of the link to the ways to reach the store, and what is before it below posts. */
  contact?: string
  other?: string
}

interface Props<Sort extends string, Post> {
  /** The first page, which the product's page contains; null where it failed to load. */
  first: PostPage<Post> | null
  initialSort: Sort
  fetchPosts: FetchPosts<Sort, Post>
  texts: Texts<Sort>
  renderPost: (post: Post) => ReactNode
  /** Places the list among what is shown beside it. */
  layout: (list: ReactNode) => ReactNode
}

/** The reviews or the questions of a product: a page of posts, sorted and searched, with links to the other pages. */
export function PostSection<Sort extends string, Post>(props: Props<Sort, Post>) {
  const { first, initialSort, fetchPosts, texts, renderPost, layout } = props
  const { query, list, status, sortBy, search, turnTo, retry } = usePosts(first, initialSort, fetchPosts)
  const isEmpty = status === 'ready' && list?.total === 0 && !query.q
  if (isEmpty) return <Nothing {...texts} />
  const total = first?.total ?? list?.total ?? 0
  return layout(
    <>
      {total > 1 && (
        <PostControls
          sorts={texts.sorts}
          sort={query.order_by}
          onSort={sortBy}
          searchLabel={total >= searchedMin ? texts.search : undefined}
          onSearch={search}
        />
      )}
      <PostList
        list={list}
        status={status}
        q={query.q}
        count={texts.count}
        failure={texts.failed}
        pagesLabel={texts.pages}
        onTurn={turnTo}
        onRetry={retry}
      >
        <ul>{list?.docs.map(renderPost)}</ul>
      </PostList>
      {texts.contact && (
        <p className="mt-3 text-sm text-muted">
          {texts.other} <ContactLink text={texts.contact} />
        </p>
      )}
    </>,
  )
}

function Nothing({ none, contact }: Pick<Texts<string>, 'none' | 'contact'>) {
  return (
    <p className="text-muted">
      {none} {contact && <ContactLink text={contact} />}
    </p>
  )
}

function ContactLink({ text }: { text: string }) {
  return (
    <a href="/contact" className="link">
      {text}
    </a>
  )
}
