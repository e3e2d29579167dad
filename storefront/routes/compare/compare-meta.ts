import type { MetaDescriptor } from 'react-router'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { compareMessages } from '../../messages/compare.ts'

type Args = Parameters<typeof pageMeta>[0]

/**
 * What search engines and chats read of a comparison. Its address names the products by their codes in order, so that
 * the same ones are one page however they stand.
 */
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
