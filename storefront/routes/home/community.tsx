import { Icon } from '../../ui/icon.tsx'
import { Picture, largeWidths } from '../../ui/picture.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'

/** Photographs of products in use, each in a colour in which the store sells it. */
const pictures = [
  'use-phone-table-1-1f2a44',
  'use-headphones-1-f29a3a',
  'use-watch-1-e3a5b5',
  'use-earbuds-1-e8705a',
  'use-speaker-1-b3262e',
  'use-case-1-e8705a',
]

/** A collage that links to the store's profile (HOME-6): on Instagram for the main store variant, on Facebook for the other. */
export default function Community() {
  const messages = useMessages(sectionMessages)
  const profile = useProfile()
  if (!profile) return null
  return (
    <section className="page" aria-labelledby="community-title">
      <a href={profile.href} target="_blank" rel="noopener" className="collage group">
        {pictures.map((name) => (
          <span key={name} className="collage-tile">
            <Picture src={`/media/${name}`} alt="" sizes="(min-width: 80rem) 32rem, 40vw" widths={largeWidths} />
          </span>
        ))}
        <span className="collage-words">
          <h2 id="community-title" className="home-title text-balance">
            {messages.communityTitle}
          </h2>
          <span className="mt-2 block opacity-80">{messages.communityText}</span>
          <span className="mt-5 inline-flex items-center gap-1.5 font-semibold">
            {messages.communityAct(profile.network)}
            <Icon name="arrow-right" className="size-4.5 transition-transform group-hover:translate-x-1" />
          </span>
        </span>
      </a>
    </section>
  )
}

function useProfile(): { network: string; href: string } | undefined {
  const root = useRoot()
  const page = root?.configuration?.general.web_page
  const networks = [
    { network: 'Instagram', href: page?.url_instagram ?? '' },
    { network: 'Facebook', href: page?.url_facebook ?? '' },
  ]
  const preferred = root?.storeVariant === 'variant' ? networks.toReversed() : networks
  return preferred.find(({ href }) => href !== '')
}
