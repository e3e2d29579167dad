import sanitizeHtml from 'sanitize-html'
import { cleanRichText, richTags } from '#domain/products/rich-text.ts'

/**
 * A description as it is stored: paragraphs, lists, emphasis and small headings, without attributes. HTML from outside
 * passes two independent sanitisers, a library and the rule of the pages: markup that one of them overlooks must get
 * past the other as well.
 */
export function sanitiseFeatures(html: string): string {
  // If the rule leaves the HTML unchanged, it contains only allowed elements. Whole price lists are like that, and the
  // library is slow.
  const clean = cleanRichText(html)
  return clean === html
    ? html
    : cleanRichText(sanitizeHtml(html.slice(0, htmlMax), { allowedTags: [...passedOn], allowedAttributes: {} }))
}

const htmlMax = 40_000
/** The elements that the pages' rule allows, and those that it replaces by an allowed one. */
const passedOn = [...richTags, 'b', 'i', 'h1', 'h2', 'h5', 'h6', 'div', 'section', 'article', 'tr']
