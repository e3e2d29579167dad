import { Icon } from '../../ui/icon.tsx'

interface Props {
  page: { path: string; title: string }
  /** The search has no products. */
  isOnly: boolean
}

/** Below the heading of a search: the page that is about it, such as a policy or the customer's orders (SEARCH-49). */
export function HelpLink({ page: { path, title }, isOnly }: Props) {
  return (
    <a href={path} className={`button ${isOnly ? 'button-primary' : 'button-quiet'} mt-2 max-w-full px-4 text-sm`}>
      <Icon name="circle-help" className="size-4.5" />
      <span className="min-w-0 truncate">{title}</span>
      <Icon name="arrow-right" className="size-4.5" />
    </a>
  )
}
