import { type Endpoint, basePath } from '#contract/endpoint.ts'
import type { Route } from '../route.ts'

/** Which paths of a request belong to an endpoint. */
export function pathPattern({ base, path }: Endpoint): RegExp {
  return new RegExp(`^${`${basePath(base)}/${path}`.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** The methods that a path takes, for the header Allow; none where no endpoint has the path. */
export function createMethods(routes: readonly Route[]): (pathname: string) => string[] {
  const endpoints = routes.map(({ endpoint }) => ({ method: endpoint.method, pattern: pathPattern(endpoint) }))
  return (pathname) => {
    const methods = new Set<string>(endpoints.flatMap(({ method, pattern }) => (pattern.test(pathname) ? method : [])))
    if (methods.size === 0) return []
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods, 'OPTIONS']
  }
}
