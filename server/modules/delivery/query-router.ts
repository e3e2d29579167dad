import type { Point } from '#domain/branches/distance.ts'

const timeoutMs = 1_500
const bytesMax = 200_000
/** What a router takes in one request by default. */
const placesMax = 100
const requestsMax = 4
let requestsRunning = 0

/**
 * The minutes by road from each branch to each place, as an OSRM-compatible router at `url` says; row by branch, undefined
 * where it knows no way. Undefined where the router is away, slow or answers anything else, or this process is asking it
 * four times already: nobody waits for it.
 */
export async function queryRouter(
  url: string,
  branches: readonly Point[],
  places: readonly Point[],
): Promise<unknown[][] | undefined> {
  if (requestsRunning >= requestsMax || branches.length + places.length > placesMax) return undefined
  requestsRunning += 1
  try {
    return minutesIn(await fetchTable(url, branches, places), branches.length, places.length)
  } catch {
    return undefined
  } finally {
    requestsRunning -= 1
  }
}

async function fetchTable(url: string, branches: readonly Point[], places: readonly Point[]): Promise<unknown> {
  const coordinates = [...branches, ...places].map(({ lat, lng }) => `${lng.toFixed(4)},${lat.toFixed(4)}`).join(';')
  const indexes = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index).join(';')
  const sources = indexes(0, branches.length)
  const destinations = indexes(branches.length, places.length)
  const query = `sources=${sources}&destinations=${destinations}&annotations=duration`
  const response = await fetch(
    `${url.endsWith('/') ? url.slice(0, -1) : url}/table/v1/driving/${coordinates}?${query}`,
    {
      // A redirect would hand customers' places to a server that no setting names.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    },
  )
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`The router responded with ${response.status}.`)
  }
  return JSON.parse(await readText(response))
}

/** The body of a response, of which an endless one is not read to its end. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new Error('The router responded with too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function minutesIn(table: unknown, branches: number, places: number): unknown[][] | undefined {
  const { code, durations } = (table ?? {}) as { code?: unknown; durations?: unknown }
  if (code !== 'Ok' || !Array.isArray(durations) || durations.length !== branches) return undefined
  const rows = durations.map((row: unknown) => (Array.isArray(row) && row.length === places ? row : []) as unknown[])
  return rows.map((row) => row.map((seconds) => (typeof seconds === 'number' ? seconds / 60 : undefined)))
}
