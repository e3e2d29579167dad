import type { MetaDescriptor } from 'react-router'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { compareMessages } from '../../messages/compare.ts'

type Args = Parameters<typeof pageMeta>[0]

/** The meta tags of a comparison. Its canonical URL has the codes in ascending order, so that the same products are one page in any order. */
export function compareMeta(
  args: Args,
  products: readonly { codarticulo: string; description: string }[],
): MetaDescriptor[] {
  const messages = metaMessages(args, compareMessages)
  const names = products.map(({ description }) => description)
  const codes = products.map(({ codarticulo }) => encodeURIComponent(codarticulo)).sort()
  return pageMeta(args, {
    title: names.length > 0 ? messages.metaTitle(names.join(' · ')) : messages.title,
    description: messages.metaDetail(names.join(' · ')),
    query: codes.length > 0 ? `codes=${codes.join(',')}` : '',
  })
}
