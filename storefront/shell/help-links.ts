import { shellWords } from '../words/shell.ts'
import { useLanguage, useWords } from '../words/use-words.ts'
import { usePromotionsPath } from './categories.tsx'
import { useRoot } from './use-root.ts'

/**
 * The links of the footer (SHELL-1), shared with the mobile menu, which stands in for the footer on a phone. Those of
 * the company lead to other sites.
 */
export function useFooterLinks() {
  const words = useWords(shellWords)
  const promotions = usePromotionsPath()
  const language = useLanguage()
  const company = useRoot()?.configuration?.general.web_page.company_links ?? []
  return {
    help: [
      // The fragment leads there before the page is awake, and without JavaScript.
      { to: '/contact/faq#faq', text: words.faq },
      { to: '/contact', text: words.contact },
      { to: '/contact#branches', text: words.branches },
      { to: '/home/policies/delivery', text: words.delivery },
      { to: '/home/policies/returns', text: words.returns },
      { to: '/home/policies/warranty', text: words.warranty },
      { to: '/home/policies/view-privacy', text: words.privacy },
    ],
    company: company.map(({ url, ...text }) => ({ to: url, text: text[language] })),
    products: [
      { to: '/shop', text: words.allProducts },
      { to: promotions, text: words.promotions },
      { to: '/cart', text: words.cart },
    ],
  }
}
