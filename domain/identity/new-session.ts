/** For how many days a session on another device is marked as new (ACCOUNT-103). */
export const newSessionDays = 7

/** Whether a session began so few days ago that the list of devices marks it as new (ACCOUNT-103). */
export function isNewSession(beganAt: Date, now: Date): boolean {
  return now.getTime() - beganAt.getTime() < newSessionDays * 24 * 60 * 60 * 1_000
}
