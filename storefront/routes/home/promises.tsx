import { Icon } from '../../ui/icon.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Links to help before and after buying, at the end of home (HOME-12). */
export default function Promises() {
  const messages = useMessages(sectionMessages)
  const { branches } = useBranch()
  const promises = [
    { icon: 'map-pin', href: '/contact', ...messages.promises.branches(branches.length) },
    { icon: 'rotate-ccw', href: '/home/policies/returns', ...messages.promises.returns },
    { icon: 'circle-help', href: '/contact/faq#faq', ...messages.promises.receipt },
    { icon: 'phone', href: '/contact', ...messages.promises.people },
  ] as const
  return (
    <section aria-label={messages.promisesLabel} className="page">
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {promises.map(({ icon, href, title, text }) => (
          <li key={title}>
            <a href={href} className="card promise">
              <Icon name={icon} className="size-6 text-link" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="mt-1 block text-sm text-muted">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
