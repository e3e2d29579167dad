import type { Client } from '#contract/client.ts'
import { createSavedCard } from '#contract/saved-cards.ts'
import { requestFromFetch } from '#server/platform/http/api-request.ts'
import { toFetchResponse } from '#server/platform/http/http-response.ts'
import type { TestStore } from './store.ts'

export interface CardToEnter {
  number?: string
  expiry?: string
  code?: string
  holder_name?: string
}

const usual = { number: '4242 4242 4242 4242', expiry: '12/2040', code: '123', holder_name: 'Ana Peralta' }

/** Sends a request to what answers beside the API: the vault, and the pages of the payment sandbox. */
export async function sendBeside(
  store: TestStore,
  path: string,
  init: RequestInit = {},
  address = '127.0.0.1',
): Promise<Response> {
  const request = requestFromFetch(new Request(`http://store.test${path}`, init))
  const response = await store.app.handleSystemRoute(request, address)
  return response ? toFetchResponse(response) : new Response(null, { status: 404 })
}

/** Sends a card to the vault as a browser does, with a form of the customer, and gives the response. */
export async function sendCard(
  store: TestStore,
  client: Client,
  { card = {}, headers = {} }: { card?: object; headers?: Record<string, string> } = {},
): Promise<Response> {
  const form = await openForm(client)
  return sendBeside(store, form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...usual, form: form.form, ...card }),
  })
}

/** A form for the vault, which a signed-in customer gets. */
export async function openForm(client: Client): Promise<{ action: string; form: string; test_card: string | null }> {
  const form = await client.call(createSavedCard, {})
  if (!('action' in form)) throw new Error('no form')
  return form
}

/** The receipt of the vault for a card. */
export async function receiptOf(store: TestStore, client: Client, card: CardToEnter = {}): Promise<string> {
  const response = await sendCard(store, client, { card })
  const { data, message } = (await response.json()) as { data?: { receipt?: string }; message: string }
  if (data?.receipt === undefined) throw new Error(message)
  return data.receipt
}

/** Enters a card as a customer does in a browser, and gives the saved card. */
export async function enterCard(
  store: TestStore,
  client: Client,
  { remember, default: shouldBeDefault, ...card }: CardToEnter & { remember?: boolean; default?: boolean } = {},
) {
  const saved = await client.call(createSavedCard, {
    receipt: await receiptOf(store, client, card),
    remember,
    default: shouldBeDefault,
  })
  if ('action' in saved) throw new Error('no card')
  return saved
}
