/** Whether the shopper has set the system to reduced motion: then movements are instant instead of smooth. */
export const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
