import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { useCategories } from './use-categories.ts'
import { useFooterLinks } from './help-links.ts'

const shownAtFirst = 8
/** Fewer remaining categories than these are not folded. */
const foldFrom = 3

/** The links of the mobile menu to the store's pages and categories. The cart is in the header above it (SHELL-1). */
export default function MenuLinks() {
  const messages = useMessages(shellMessages)
  const links = useFooterLinks()
  const categories = useCategories().map(({ category_id, category_name }) => ({
    to: `/shop?category=${category_id}`,
    text: category_name,
  }))
  return (
    <>
      <LinkGroup title={messages.products} links={links.products.filter(({ to }) => to !== '/cart')} />
      <LinkGroup title={messages.categories} links={categories} isTwoColumns />
      <LinkGroup title={messages.help} links={links.help} />
      {links.company.length > 0 && <LinkGroup title={messages.company} links={links.company} isExternal />}
    </>
  )
}

interface GroupProps {
  title: string
  links: readonly { to: string; text: string }[]
  /** Of many links in two columns the first are shown, the others unfold. */
  isTwoColumns?: boolean
  /** The links lead to other sites and open in a new tab. */
  isExternal?: boolean
}

function LinkGroup({ title, links, isTwoColumns = false, isExternal = false }: GroupProps) {
  const messages = useMessages(shellMessages)
  const isShort = !isTwoColumns || links.length < shownAtFirst + foldFrom
  const rest = isShort ? [] : links.slice(shownAtFirst)
  const list = (some: GroupProps['links']) => (
    <ul className={isTwoColumns ? 'grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]' : ''}>
      {some.map(({ to, text }) => (
        <li key={to}>
          {isExternal ? (
            <ExternalLink href={to} text={text} className="menu-link" />
          ) : (
            <a href={to} className="menu-link">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <h2 className="px-3 pb-1 text-sm font-semibold text-muted">{title}</h2>
      {list(isShort ? links : links.slice(0, shownAtFirst))}
      {rest.length > 0 && (
        <details className="filter-more">
          <summary className="menu-link min-h-11 icon-chevron-down">{messages.more(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}
