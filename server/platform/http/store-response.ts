import { type IncomingMessage, ServerResponse } from 'node:http'

type Headers = readonly (readonly [name: string, value: string])[]

/**
 * A class of responses that send the given headers besides their own; a header that the response sets itself replaces
 * the given one of that name. A list of headers, as `[name, value, name, value]`, is completed once and cached by its
 * identity: a caller that sends the same response again should pass the same list.
 */
export function responsesWith(always: Headers): typeof ServerResponse<IncomingMessage> {
  const completed = new WeakMap<readonly unknown[], unknown[]>()

  function complete(own: readonly unknown[]): unknown[] {
    const known = completed.get(own)
    if (known) return known
    const names = new Set(own.filter((_, at) => at % 2 === 0).map((name) => String(name).toLowerCase()))
    const all = [...always.filter(([name]) => !names.has(name)).flat(), ...own]
    completed.set(own, all)
    return all
  }

  return class extends ServerResponse {
    // oxlint-disable-next-line typescript/no-explicit-any -- the overloads of Node's own
    override writeHead(status: number, ...rest: any[]): this {
      const own: unknown = rest.at(-1)
      // Headers in one list are checked and written once; set one by one, they take a sixth of the time of a cached
      // response.
      if (Array.isArray(own) && this.getHeaderNames().length === 0)
        return super.writeHead(status, ...rest.slice(0, -1), complete(own) as string[])
      if (!this.headersSent) for (const [name, value] of always) if (!this.hasHeader(name)) this.setHeader(name, value)
      return super.writeHead(status, ...rest)
    }
  }
}
