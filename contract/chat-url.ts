/**
 * The URL of the chat in the setting `url_intercom`. Undefined for an empty text, for another scheme than http and
 * https, and for a URL with a password. Server and pages both call this, so that a page shows exactly the frame that its
 * security policy allows.
 */
export function chatUrl(setting: string | undefined): URL | undefined {
  const url = parsed(setting?.trim() ?? '')
  // A policy lists origins between spaces and semicolons: a host name has to be a plain one.
  return url && /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(url.origin) && !url.username && !url.password ? url : undefined
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
