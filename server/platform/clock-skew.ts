/** How far the clocks of two machines may be apart. */
export const clockSkewMs = 60_000
