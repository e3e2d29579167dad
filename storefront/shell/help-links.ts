import { shellMessages } from '../messages/shell.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { usePromotionsPath } from './use-categories.ts'
import { useRoot } from '../page/use-root.ts'

/**
 * The links of the footer (SHELL-1) and of the mobile menu, which replaces the footer on a phone. Those in `company`
 * lead to other sites.
 */
export function useFooterLinks() {
  const messages = useMessages(shellMessages)
  const promotions = usePromotionsPath()
  const language = useLanguage()
  const company = useRoot()?.configuration?.general.web_page.company_links ?? []
  return {
    help: [
      // With the fragment the browser itself scrolls to the section, before hydration and without JavaScript.
      { to: '/contact/faq#faq', text: messages.faq },
      { to: '/contact', text: messages.contact },
      { to: '/contact#branches', text: messages.branches },
      { to: '/home/policies/delivery', text: messages.delivery },
      { to: '/home/policies/returns', text: messages.returns },
      { to: '/home/policies/warranty', text: messages.warranty },
      { to: '/home/policies/view-privacy', text: messages.privacy },
    ],
    company: company.map(({ url, ...text }) => ({ to: url, text: text[language] })),
    products: [
      { to: '/shop', text: messages.allProducts },
      { to: promotions, text: messages.promotions },
      { to: '/cart', text: messages.cart },
    ],
  }
}
