import { data } from 'react-router'
import { metaMessages, pageMeta } from '../page/page-meta.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { shellMessages } from '../messages/shell.ts'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, shellMessages).notFoundTitle, isPrivate: true })

export function loader() {
  return data(null, { status: 404 })
}

/** With client-side navigation no request to the server is needed for an unknown path. */
export function clientLoader() {
  return null
}

export default function NotFound() {
  return <NotFoundPage />
}
