import { SocialIcon } from '../ui/social-icon.tsx'
import { useRoot } from '../page/use-root.ts'

/** Links to the social networks that staff have configured. */
export function SocialLinks() {
  const page = useRoot()?.configuration?.general.web_page
  const links = [
    { name: 'Instagram', href: page?.url_instagram },
    { name: 'Facebook', href: page?.url_facebook },
    { name: 'X', href: page?.url_twitter },
    { name: 'YouTube', href: page?.url_youtube },
  ] as const
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {links.map(
        ({ name, href }) =>
          href && (
            <li key={name}>
              <a
                href={href}
                aria-label={name}
                rel="noopener me"
                target="_blank"
                className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
              >
                <SocialIcon name={name} />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
