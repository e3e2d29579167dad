/** The longest text as which a recovery code is taken: its 24 letters, with whatever separates them. */
export const recoveryCodeMax = 40
