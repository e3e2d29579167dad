import { Icon } from '../../ui/icon.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Links to help before and after buying, at the end of home (HOME-12), none of which the perks have said (HOME-17). */
export default function Promises() {
  const messages = useMessages(sectionMessages)
  const promises = [
    { icon: 'package', href: '/account/orders', ...messages.promises.orders },
    { icon: 'circle-help', href: '/contact/faq#faq', ...messages.promises.receipt },
    { icon: 'phone', href: '/contact', ...messages.promises.people },
  ] as const
  return (
    <section aria-label={messages.promisesLabel} className="page">
      <ul className="card promise-row">
        {promises.map(({ icon, href, title, text }) => (
          <li key={title}>
            <a href={href} className="promise">
              <Icon name={icon} className="size-6 shrink-0 text-link" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
