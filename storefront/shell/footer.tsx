import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ContactBlock } from './contact-block.tsx'
import { useFooterLinks } from './help-links.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'
import { useRoot, useShop } from '../page/use-root.ts'
import { Wordmark } from './wordmark.tsx'

/** The footer (SHELL-1). Its place in the page is hidden on phones, where the mobile menu has its links. */
export function Footer() {
  const messages = useMessages(shellMessages)
  const links = useFooterLinks()
  const { name, legalName, rnc } = useShop()
  const copyright = useRoot()?.configuration?.general.web_page.copyright ?? `© ${name}`
  const hasCompany = links.company.length > 0
  return (
    <footer className="mt-20 bg-sunken">
      <div
        className={`page grid gap-x-8 gap-y-10 pt-14 pb-10 ${hasCompany ? 'md:grid-cols-3 xl:grid-cols-[1.7fr_1fr_1fr_1fr_1.3fr]' : 'md:grid-cols-2 xl:grid-cols-[1.7fr_1fr_1fr_1.3fr]'}`}
      >
        <div className="max-xl:col-span-full">
          <Wordmark />
          <p className="mt-3 max-w-64 text-sm text-muted">{messages.footerLine}</p>
          <div className="mt-4">
            <SocialLinks />
          </div>
        </div>
        <FooterGroup title={messages.products} links={links.products} />
        <FooterGroup title={messages.help} links={links.help} />
        {hasCompany && <FooterGroup title={messages.company} links={links.company} isExternal />}
        <div className="max-xl:col-span-full">
          <h2 className="mb-3 text-sm font-semibold">{messages.contact}</h2>
          <ContactBlock />
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="text-sm text-muted">
            {[copyright, legalName, rnc && `RNC ${rnc}`].filter(Boolean).join(' · ')}
          </p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  )
}

interface GroupProps {
  title: string
  links: readonly { to: string; text: string }[]
  /** The links lead to other sites and open in a new tab. */
  isExternal?: boolean
}

function FooterGroup({ title, links, isExternal = false }: GroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            {isExternal ? (
              <ExternalLink href={to} text={text} className="footer-link" />
            ) : (
              <a href={to} className="footer-link">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
