/** The code in the newest message to an e-mail or phone, from the store's page of sent messages. */
export async function lastCode(baseURL: string, recipient: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/dev/outbox`)).text()
  const message = page.split('<article').find((article) => article.includes(recipient))
  const [code] = /\b\d{6}\b/.exec(message ?? '') ?? []
  if (!code) throw new Error(`The newest message to ${recipient} contains no code.`)
  return code
}
