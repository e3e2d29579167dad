import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { ContactBlock } from './contact-block.tsx'
import { useFooterLinks } from './help-links.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'
import { useRoot, useShop } from './use-root.ts'
import { Wordmark } from './wordmark.tsx'

/** The foot of the store (S2). A phone never shows it: its links stand in the mobile menu. */
export function Footer() {
  const words = useWords(shellWords)
  const links = useFooterLinks()
  const { name, legalName, rnc } = useShop()
  const copyright = useRoot()?.configuration?.general.web_page.copyright ?? `© ${name}`
  return (
    <footer className="mt-20 bg-sunken max-md:hidden">
      <div className="page grid gap-x-8 gap-y-10 pt-14 pb-10 md:grid-cols-3 xl:grid-cols-[1.7fr_1fr_1fr_1fr_1.3fr]">
        <div className="max-xl:col-span-3">
          <Wordmark />
          <p className="mt-3 max-w-64 text-sm text-muted">{words.footerLine}</p>
          <div className="mt-4">
            <SocialLinks />
          </div>
        </div>
        <FooterGroup title={words.products} links={links.products} />
        <FooterGroup title={words.help} links={links.help} />
        <FooterGroup title={words.company} links={links.company} />
        <div className="max-xl:col-span-3">
          <h2 className="mb-3 text-sm font-semibold">{words.contact}</h2>
          <ContactBlock />
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="text-sm text-muted">{[copyright, legalName, rnc && `RNC ${rnc}`].filter(Boolean).join(' · ')}</p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <a href={to} className="footer-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
