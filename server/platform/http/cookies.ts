/** The cookies of a request by name; the first one wins where a name stands twice. */
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

/** A cookie that scripts cannot read and that other sites' requests do not carry (D1). */
export function sessionCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`
}
