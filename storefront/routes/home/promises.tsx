import { Icon } from '../../components/icon.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { sectionWords } from '../../words/home-sections.ts'
import { useWords } from '../../words/use-words.ts'

/** The second strip of perks, at the end of home (HOME-12): what helps before and after buying, each a way on. */
export default function Promises() {
  const words = useWords(sectionWords)
  const { branches } = useBranch()
  const promises = [
    { icon: 'map-pin', href: '/contact', ...words.promises.branches(branches.length) },
    { icon: 'package', href: '/home/policies/delivery', ...words.promises.delivery },
    { icon: 'landmark', href: '/contact/faq#faq', ...words.promises.receipt },
    { icon: 'phone', href: '/contact', ...words.promises.people },
  ] as const
  return (
    <section aria-label={words.promisesLabel} className="page">
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
