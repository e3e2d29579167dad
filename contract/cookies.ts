/**
 * How a page reached the store. A browser keeps a `Secure` cookie from https alone; most keep one from plain http on
 * their own machine too, but WebKit does not.
 */
export type Transport = 'https' | 'http-on-loopback' | 'http'

/** How the pages of an origin such as `https://store.example` are reached. */
export function transportOf({ protocol, hostname }: { protocol: string; hostname: string }): Transport {
  if (protocol === 'https:') return 'https'
  const isLoopback =
    hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname)
  return isLoopback ? 'http-on-loopback' : 'http'
}

export interface CookieToSet {
  name: string
  value: string
  /** Undefined keeps it until the browser is closed. */
  maxAgeSeconds?: number | undefined
  /** Out of reach of scripts. */
  isHttpOnly?: boolean
  /** It opens something, so plain http over a network must not carry it. A choice, such as the language, may. */
  isSecret?: boolean
}

/** No other host of the domain can set a cookie of such a name, which browsers keep from https alone. */
const hostPrefix = '__Host-'

/**
 * The texts that set a cookie: on https one under its `__Host-` name and one under its plain name, which the release
 * before reads and sets. The plain one goes with the release after this one (docs/decisions/031).
 */
export function cookieTexts(
  { name, value, maxAgeSeconds, isHttpOnly, isSecret }: CookieToSet,
  transport: Transport,
): string[] {
  const isSecure = isSecret ? transport !== 'http-on-loopback' : transport === 'https'
  const attributes = [
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
  const names = transport === 'https' ? [`${hostPrefix}${name}`, name] : [name]
  return names.map((each) => `${each}=${value}; ${attributes}`)
}

/** Tells the pages' scripts, which cannot read the tokens, that somebody is signed in. */
const markerCookie = 'signed_in'

/** The texts that set the mark of somebody signed in, or take it away. */
export function markerTexts(isSignedIn: boolean, maxAgeSeconds: number | undefined, transport: Transport): string[] {
  return cookieTexts({ name: markerCookie, value: isSignedIn ? '1' : '', maxAgeSeconds, isSecret: true }, transport)
}

/** Whether the cookies of a browser hold the mark of somebody signed in. */
export function hasMarker(header: string): boolean {
  const { host, plain } = bothValues(readCookies(header), markerCookie)
  return host === '1' || plain === '1'
}

/** The cookies of a `Cookie` header or of `document.cookie`, by name; the first one wins where a name stands twice. */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    cookies[name] ??= part.slice(at + 1).trim()
  }
  return cookies
}

/** What both names of a cookie say; undefined for one that is not there. */
export function bothValues(
  cookies: Record<string, string>,
  name: string,
): { host: string | undefined; plain: string | undefined } {
  return { host: cookies[`${hostPrefix}${name}`], plain: cookies[name] }
}

/**
 * A choice that a browser keeps. The plain name counts first: what differs was written after this release's, by the one
 * before or by an older app.
 */
export function keptChoice(header: string, name: string): string | undefined {
  const { host, plain } = bothValues(readCookies(header), name)
  return plain ?? host
}
