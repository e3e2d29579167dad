const yearSeconds = 31_536_000

/** The code of a branch, as a cookie or an address writes it; undefined for anything else. */
export function branchCodeOf(text: string | null | undefined): number | undefined {
  return /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined
}

/** The branch that a browser's cookies keep (S4), undefined where they keep none. */
export function branchOfCookies(cookies: string): number | undefined {
  return branchCodeOf(/(?:^|; )branch=(\d+)(?:;|$)/.exec(cookies)?.[1])
}

/** The cookie that keeps a branch for a year. */
export const branchCookie = (code: number) => `branch=${code}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`
