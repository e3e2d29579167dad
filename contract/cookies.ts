/**
 * How a page reached the store. Browsers store a `Secure` cookie over https; most of them also over plain http on
 * localhost, but WebKit does not.
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
  /** Undefined stores it until the browser is closed. */
  maxAgeSeconds?: number | undefined
  /** Scripts cannot read it. */
  isHttpOnly?: boolean
  /** It grants access, so the store never sets it over plain http on a network. A choice such as the language is no secret. */
  isSecret?: boolean
}

/** Browsers accept a cookie with this prefix over https only, and from no other host of the domain. */
const hostPrefix = '__Host-'

/**
 * The `Set-Cookie` values for a cookie: over https one with the `__Host-` name and one with the plain name, which the
 * previous release reads and sets. The next release removes the plain one (docs/decisions/031).
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

/** Shows scripts of a page, which cannot read the tokens, that a customer is signed in. */
const markerCookie = 'signed_in'

/** The `Set-Cookie` values that mark a browser as signed in, or remove the mark. */
export function markerTexts(isSignedIn: boolean, maxAgeSeconds: number | undefined, transport: Transport): string[] {
  return cookieTexts({ name: markerCookie, value: isSignedIn ? '1' : '', maxAgeSeconds, isSecret: true }, transport)
}

/** Whether the cookies mark a browser as signed in. */
export function hasMarker(header: string): boolean {
  const { host, plain } = bothValues(readCookies(header), markerCookie)
  return host === '1' || plain === '1'
}

/** The cookies of a `Cookie` header or of `document.cookie`, by name; the first one counts when a name repeats. */
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

/** The values under both names of a cookie; undefined for a missing one. */
export function bothValues(
  cookies: Record<string, string>,
  name: string,
): { host: string | undefined; plain: string | undefined } {
  return { host: cookies[`${hostPrefix}${name}`], plain: cookies[name] }
}

/**
 * A choice that a browser stores. The plain name takes precedence: when the values differ, the previous release or an
 * older app wrote it later.
 */
export function storedChoice(header: string, name: string): string | undefined {
  const { host, plain } = bothValues(readCookies(header), name)
  return plain ?? host
}
