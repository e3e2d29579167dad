const minuteMs = 60_000
const pausesMs = [10_000, minuteMs, 5 * minuteMs, 15 * minuteMs]
const longestPauseMs = 60 * minuteMs

/**
 * How long to wait before trying again to release stock that could not be released so many times: 10 seconds after the
 * first failure, then longer and longer, an hour after the fifth and every later one.
 */
export function releasePauseMs(failures: number): number {
  return pausesMs[failures - 1] ?? longestPauseMs
}
