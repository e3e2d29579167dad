/**
 * A client of WebDriver (https://www.w3.org/TR/webdriver2/), for the few commands that journeys need. We do not use the
 * package selenium-webdriver: it brings 17 MB of programs that download drivers, no types, and no support of WebKitGTK.
 */
export interface Session {
  /** Sends a command below the session's path, and gives its value. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
}

const commandMs = 60_000

/** Begins a session; it ends with the command `DELETE` of the empty path. */
export async function beginSession(driverUrl: string, capabilities: object): Promise<Session> {
  const begun = await request(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const url = `${driverUrl}/session/${(begun as { sessionId: string }).sessionId}`
  return { send: (method, path, body) => request(url + path, method, body) }
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandMs),
    // Every POST has a body, an empty one too.
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${new URL(url).pathname}: ${error}, ${message}`)
}
