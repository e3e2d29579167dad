/**
 * Breaking changes of the API that the next release makes on purpose, as the check names them, with the reason. A
 * release empties the list.
 */
export const acceptedChanges: readonly { sentence: string; because: string }[] = ['user', 'tokens'].map((name) => ({
  sentence: `POST /api/identity/sign-in response 200.data.${name} is removed`,
  because: 'A sign-in may need a challenge: then its reply has `challenge` and `session` instead.',
}))
