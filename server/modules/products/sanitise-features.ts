import sanitizeHtml from 'sanitize-html'
import { cleanRichText, richTags } from '#domain/products/rich-text.ts'

/**
 * A description as it is stored: paragraphs, lists, emphasis and small headings, without attributes. Foreign HTML is
 * read by a library made for it first, and by the pages' own rule after that: what one of them overlooked, the other
 * has to let pass as well.
 */
export function sanitiseFeatures(html: string): string {
  // What our own rule would write word for word holds nothing else; whole price lists are such, and the library takes
  // its time.
  const clean = cleanRichText(html)
  return clean === html
    ? html
    : cleanRichText(sanitizeHtml(html.slice(0, htmlMax), { allowedTags: [...readable], allowedAttributes: {} }))
}

const htmlMax = 40_000
/** What our own rule keeps, or reads as something that it keeps. */
const readable = [...richTags, 'b', 'i', 'h1', 'h2', 'h5', 'h6', 'div', 'section', 'article', 'tr']
