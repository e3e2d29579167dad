/** The highest number of sessions of an account, and so of devices that it lists and that one call signs out. */
export const sessionsMax = 100
