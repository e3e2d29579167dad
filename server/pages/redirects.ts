import type { IncomingMessage } from 'node:http'
import { branchCookies } from '#contract/stored-choices.ts'
import { isFromAnotherSite } from '#server/platform/http/cross-site.ts'
import { transportFor } from '#server/platform/http/own-origin.ts'
import type { Settings } from '#server/platform/settings.ts'
import { branchFromQuery } from './branch-from-query.ts'
import { movedUrl } from './moved-paths.ts'
import { stripTrailingSlash } from './strip-trailing-slash.ts'
import { truncateQuery } from './truncate-query.ts'

export interface Redirect {
  status: 302 | 303 | 308
  location: string
  cookies?: string[]
}

interface Parts {
  settings: Settings
  /** Whether a branch is open. */
  isBranch: (code: number) => Promise<boolean>
}

/**
 * Finds out whether a URL of a page leads elsewhere: one with a slash at its end, one of a page that has another path, one
 * with too long a query, and one that chooses a branch, which sets the cookie of that branch. Undefined for every other
 * URL.
 */
export function createRedirects({ settings, isBranch }: Parts) {
  return async (request: IncomingMessage): Promise<Redirect | undefined> => {
    const url = request.url ?? '/'
    const withoutSlash = stripTrailingSlash(url)
    if (withoutSlash !== undefined) return { status: 308, location: withoutSlash }
    const ownUrl = movedUrl(url)
    if (ownUrl !== undefined) return { status: 308, location: ownUrl }
    const shorter = truncateQuery(url)
    if (shorter !== undefined) return { status: 302, location: shorter }
    // A request that another site's page caused chooses nothing.
    const chosen = isFromAnotherSite(request) ? undefined : branchFromQuery(url)
    if (!chosen) return undefined
    const { branchCode, location } = chosen
    const cookies = (await isBranch(branchCode)) && branchCookies(branchCode, transportFor(request, settings))
    return { status: 303, location, ...(cookies && { cookies }) }
  }
}
