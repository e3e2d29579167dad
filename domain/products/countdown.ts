export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** The time left until a deadline (HOME-9), in parts. All are zero once it is past, or without a deadline. */
export function countdownParts(deadline: Date | undefined, now: Date): CountdownParts {
  const left = Math.max(0, Math.ceil(((deadline?.getTime() ?? 0) - now.getTime()) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Whether the deadline is past, or there is none. */
export function isElapsed(deadline: Date | undefined, now: Date): boolean {
  return deadline === undefined || deadline.getTime() <= now.getTime()
}
