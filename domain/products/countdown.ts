export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left until a deadline (HOME-9). All parts rest at zero once it is past, or where there is none. */
export function countdownParts(deadline: Date | undefined, now: Date): CountdownParts {
  const left = Math.max(0, Math.ceil(((deadline?.getTime() ?? 0) - now.getTime()) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Whether nothing is left to count. */
export function isElapsed(deadline: Date | undefined, now: Date): boolean {
  return deadline === undefined || deadline.getTime() <= now.getTime()
}
