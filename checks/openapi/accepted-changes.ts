/**
 * Breaking changes of the API that the next release makes on purpose, as the check names them, with the reason. A
 * release empties the list.
 */
export const acceptedChanges: readonly { sentence: string; because: string }[] = []
