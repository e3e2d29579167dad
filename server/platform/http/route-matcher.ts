import { basePath } from '#contract/endpoint.ts'
import type { Route } from '../route.ts'

/** The route that matches a request's method and path, with the path parameters by name. */
export interface RouteMatch {
  route: Route
  parameters: Record<string, string>
}

export interface RouteMatcher {
  /**
   * The route for a method and a path as the client sent it; HEAD matches the route of GET. Undefined without a route.
   */
  find(method: string, path: string): RouteMatch | undefined
  /** The methods of a path, for the Allow header; none where no route has the path. */
  methodsOf(path: string): string[]
}

interface Candidate {
  route: Route
  /** The template's segments: a text such as `carts` as it is, and `{id}` as the name of a parameter. */
  segments: readonly (string | { parameter: string })[]
}

/**
 * Gives the matcher of paths. Where several routes match, a literal segment goes before a parameter, from left to
 * right: `products/suggestions` before `products/{id}`, in whichever order they are mounted.
 */
export function createRouteMatcher(routes: readonly Route[]): RouteMatcher {
  const mounted = routes.map((route): Candidate => ({ route, segments: segmentsOf(route) }))
  const byLength = Map.groupBy(mounted.toSorted(literalsFirst), ({ segments }) => segments.length)

  return {
    find(method, path) {
      const segments = splitPath(path)
      const requested = method === 'HEAD' ? 'GET' : method
      const found = byLength
        .get(segments.length)
        ?.find((candidate) => candidate.route.endpoint.method === requested && matchesSegments(candidate, segments))
      return found && { route: found.route, parameters: parametersOf(found, segments) }
    },
    methodsOf(path) {
      const segments = splitPath(path)
      const fitting = mounted.filter(
        (candidate) => candidate.segments.length === segments.length && matchesSegments(candidate, segments),
      )
      const methods = new Set<string>(fitting.map(({ route }) => route.endpoint.method))
      if (methods.size === 0) return []
      if (methods.has('GET')) methods.add('HEAD')
      return [...methods, 'OPTIONS']
    },
  }
}

function segmentsOf({ endpoint: { base, path } }: Route): Candidate['segments'] {
  return `${basePath(base)}/${path}`.split('/').map((segment) => {
    const parameter = /^\{(\w+)\}$/.exec(segment)?.[1]
    return parameter ? { parameter } : segment
  })
}

/** `/a/b%20c` as `['', 'a', 'b c']`. */
function splitPath(path: string): string[] {
  const segments = path.split('/')
  return path.includes('%') ? segments.map(decoded) : segments
}

/** A decoded segment; one with an invalid percent-encoding stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function matchesSegments({ segments }: Candidate, given: readonly string[]): boolean {
  return segments.every((segment, at) => (typeof segment === 'string' ? segment === given[at] : given[at] !== ''))
}

function parametersOf({ segments }: Candidate, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, at) => (typeof segment === 'string' ? [] : [[segment.parameter, given[at] as string]])),
  )
}

/** Sorts literal segments before parameters, the leftmost difference first. */
function literalsFirst(one: Candidate, other: Candidate): number {
  const rank = ({ segments }: Candidate) => segments.map((segment) => (typeof segment === 'string' ? 0 : 1)).join('')
  return rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0
}
