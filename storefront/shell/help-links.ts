import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { usePromotionsPath } from './categories.tsx'

/** The links of the footer (S2), shared with the mobile menu, which stands in for the footer on a phone. */
export function useFooterLinks() {
  const words = useWords(shellWords)
  const promotions = usePromotionsPath()
  return {
    help: [
      { to: '/contact/faq', text: words.faq },
      { to: '/contact', text: words.contact },
      { to: '/home/policies/view-privacy', text: words.privacy },
    ],
    company: [
      { to: '/contact#branches', text: words.branches },
      { to: '/home/policies/delivery', text: words.delivery },
      { to: '/home/policies/returns', text: words.returns },
      { to: '/home/policies/warranty', text: words.warranty },
    ],
    products: [
      { to: '/shop', text: words.allProducts },
      { to: promotions, text: words.promotions },
      { to: '/cart', text: words.cart },
    ],
  }
}
