import { type ApiRequest, requestFromFetch } from '#server/platform/http/api-request.ts'
import { type HttpResponse, toFetchResponse } from '#server/platform/http/http-response.ts'

type Handler = (request: ApiRequest) => HttpResponse | undefined | Promise<HttpResponse | undefined>

/**
 * A handler of the server as a Fetch function: it takes a Request and gives a Response, or undefined where the handler
 * does not respond.
 */
export const fetchHandler =
  (handle: Handler) =>
  async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    const response = await handle(requestFromFetch(new Request(`http://store.test${path}`, init)))
    return response && toFetchResponse(response)
  }
