/** Whether the shopper has asked the system for less movement: what would glide is there at once then. */
export const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
