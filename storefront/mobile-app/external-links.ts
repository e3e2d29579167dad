import { type AppEvent, postToApp } from './mobile-app.ts'

/** Sends clicks on links to other sites to the app, which opens them; gives the function that ends it. */
export function watchLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const appEvent = link && appEventOf(link as HTMLAnchorElement)
    if (!appEvent) return
    event.preventDefault()
    postToApp(appEvent)
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/** The message to the app for a link; undefined for a link within the store. */
export function appEventOf({
  href,
  protocol,
  origin,
}: Pick<HTMLAnchorElement, 'href' | 'protocol' | 'origin'>): AppEvent | undefined {
  if (protocol === 'mailto:')
    return { type: 'mail', address: decodeURIComponent(href.slice(7).split('?')[0] as string), url: href }
  if (protocol === 'tel:') return { type: 'call', phone: href.slice(4) }
  if (!protocol.startsWith('http') || origin === window.location.origin) return undefined
  const [, lat, lng] = /[?&]destination=(-?[\d.]+),(-?[\d.]+)/.exec(href) ?? []
  return lat && lng ? { type: 'map', lat: Number(lat), lng: Number(lng), url: href } : { type: 'open', url: href }
}
