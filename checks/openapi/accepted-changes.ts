interface AcceptedChange {
  sentence: string
  because: string
}

const challenges = ['user', 'tokens'].map((name) => ({
  sentence: `POST /api/identity/sign-in response 200.data.${name} is removed`,
  because: 'A sign-in may need a challenge: then its reply has `challenge` and `session` instead.',
}))

const addresses = [
  'GET /api/ecommerce/addresses response 200.data[]',
  'POST /api/ecommerce/addresses response 200.data',
  'PUT /api/ecommerce/addresses/{id} response 200.data',
  'PATCH /api/ecommerce/addresses/default/{id} response 200.data',
].flatMap((address) => [
  `${address}.latitud is null instead of number`,
  `${address}.longitud is null instead of number`,
])
const orders = ['GET', 'DELETE'].map(
  (method) => `${method} /api/ecommerce/orders/{id} response 200.data.address is object instead of null`,
)
const withoutPlace = [...addresses, ...orders].map((sentence) => ({
  sentence,
  because: 'An address for national shipping may be without a place on the map; messengers go to none of these.',
}))

/**
 * Breaking changes of the API that the next release makes on purpose, as the check names them, with the reason. A
 * release empties the list.
 */
export const acceptedChanges: readonly AcceptedChange[] = [...challenges, ...withoutPlace]
