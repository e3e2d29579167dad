import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The networks' signs in one line weight, drawn by us on a field of 24. */
const signs = {
  Instagram: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2v.1',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.6 1.7-1.6h1.9V3h-2.7C12 3 10.5 4.700 10.5 7.200v2.300H8V13h2.5v8Z',
  X: 'M4 4l16 16M20 4 4 20',
  YouTube: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm5 3.5v5l4.5-2.5Z',
}

/** Links to the networks that staff have set. */
export function SocialLinks() {
  const page = useRouteLoaderData<typeof loader>('root')?.configuration?.general.web_page
  const links = [
    { name: 'Instagram', href: page?.url_instagram },
    { name: 'Facebook', href: page?.url_facebook },
    { name: 'X', href: page?.url_twitter },
    { name: 'YouTube', href: page?.url_youtube },
  ] as const
  return (
    <ul className="-ml-2.5 flex">
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
                <svg
                  viewBox="0 0 24 24"
                  width="20"
                  height="20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d={signs[name]} />
                </svg>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
