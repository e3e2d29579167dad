/** The code in the newest message to an email or phone, from the store's page of sent messages. */
export async function lastCode(baseURL: string, recipient: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/dev/outbox`)).text()
  const message = page.split('<article').find((article) => article.includes(recipient))
  const [code] = /\b\d{6}\b/.exec(message ?? '') ?? []
  if (!code) throw new Error(`The newest message to ${recipient} contains no code.`)
  return code
}

/**
 * The link of the newest message to an email that has one to this path, from the store's page of sent messages. It names
 * the store `localhost`; at that host the cookies of a journey by IP address are not sent, so that its own URL is given.
 */
export async function lastLink(baseURL: string, recipient: string, path: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/dev/outbox`)).text()
  const messages = page.split('<article').filter((article) => article.includes(recipient))
  const link = messages.map((message) => new RegExp(`http[^\\s"<]*${path}[^\\s"<]*`).exec(message)?.[0]).find(Boolean)
  if (!link) throw new Error(`No message to ${recipient} links to ${path}.`)
  return link.replace(/^http:\/\/localhost:\d+/, baseURL)
}
