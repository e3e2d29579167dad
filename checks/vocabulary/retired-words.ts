import type { Name } from './names.ts'

/**
 * Words that the repository used for things which have a common name in software or commerce, with the word to use
 * instead. `docs/glossary.md` holds the terms of the product.
 */
export interface RetiredWord {
  /** What a name must not contain: its words in lower case with single spaces, `look ms` for `lookMs`. */
  pattern: RegExp
  instead: string
  /** In a sentence the word is plain English, so only file names and identifiers are searched. */
  onlyInNames?: boolean
}

export const retiredWords: Readonly<Record<string, RetiredWord>> = {
  told: { pattern: /\b(told|tells?|telling)\b/, instead: 'notify, record, present, show' },
  kept: { pattern: /\b(kept|keepers?)\b/, instead: 'cached, stored, retained; …Store, …Sync' },
  keep: { pattern: /\bkeep(?!s? alive)s?\b/, instead: 'cache, store, retain', onlyInNames: true },
  goods: { pattern: /\bgoods\b/, instead: 'products; ProductAtBranch' },
  piece: { pattern: /\bpieces?\b/, instead: 'unit, units, quantity' },
  wall: { pattern: /\bwalls?\b/, instead: 'module boundary' },
  floor: { pattern: /\bfloors?\b/, instead: 'layer' },
  room: { pattern: /\brooms?\b/, instead: 'package; capacity, space', onlyInNames: true },
  house: { pattern: /\bhouse(?! brand)\b/, instead: 'repository' },
  look: {
    pattern: /\blook(?!s? (up|for|at|into|around|like|out|ahead))s?\b/,
    instead: 'store variant',
    onlyInNames: true,
  },
  'the other look': {
    pattern: /\b(a|the|other|main|variant|each|its|another|this) looks?\b/,
    instead: 'store variant',
  },
  borne: { pattern: /\b(borne?|bears?|bearing)\b/, instead: 'contain, have' },
  forget: { pattern: /\b(forgets?|forgetting|forgotten(?! password))\b/, instead: 'purge, delete' },
  settle: { pattern: /\b(settles?|settled|settling)\b/, instead: 'what it does; the word is reserved for payments' },
  awake: { pattern: /\b(awake|asleep|waking|wakes?)\b/, instead: 'hydrated, deferred, hydration' },
  packer: { pattern: /\b(packers?|packing|packs?)\b/, instead: 'compression, compressor' },
  wanted: { pattern: /\bwanted\b/, instead: '…Request, …Selection, …Filters', onlyInNames: true },
  wished: { pattern: /\b(wish(?! list)|wished|wishes)\b/, instead: 'OrderLineRequest; requested', onlyInNames: true },
  together: { pattern: /\btogether\b/, instead: 'batch loader', onlyInNames: true },
  gather: { pattern: /\bgather(s|ed|ing)?\b/, instead: 'batch, coalesce' },
  turns: { pattern: /\bturns\b/, instead: 'limiter', onlyInNames: true },
  circumstances: { pattern: /\bcircumstances\b/, instead: 'RequestContext' },
  speaker: { pattern: /\bspeaker\b/, instead: 'Caller' },
  anyone: { pattern: /(?<!allow )\banyone\b/, instead: 'allowAnyone', onlyInNames: true },
  opinion: { pattern: /\bopinions?\b/, instead: 'reviews and questions' },
  covers: { pattern: /\b(covers|ghosts?)\b/, instead: 'overlay, sentinel entry', onlyInNames: true },
  sheets: { pattern: /\bsheets\b/, instead: 'specifications', onlyInNames: true },
  fits: { pattern: /\bfits\b/, instead: 'compatibility', onlyInNames: true },
  verification: { pattern: /\bverifications?\b/, instead: 'reservation' },
  hold: { pattern: /\b((?<!on )holds?(?! back)|held)\b/, instead: 'reservation', onlyInNames: true },
  'let go': { pattern: /\b(let|lets|letting) go\b/, instead: 'release' },
  answer: { pattern: /\banswer(s|ed)?\b/, instead: 'response', onlyInNames: true },
  ask: { pattern: /\b(ask|asks|asked|asking)\b/, instead: 'fetch, query, requested', onlyInNames: true },
  words: { pattern: /\bwords\b/, instead: 'messages, texts', onlyInNames: true },
  hindrance: { pattern: /\bhindrances?\b/, instead: 'readiness failure reason' },
  sift: { pattern: /\b(sift|parted|spelt|forgiven|mended)\b/, instead: 'the term of information retrieval' },
  manner: { pattern: /\bmanner\b/, instead: 'conventions' },
  planted: { pattern: /\bplanted\b/, instead: 'negative test' },
}

/** Names that may contain a retired word. */
export interface Permission {
  /** Keys of the list above, or all of them. */
  words?: readonly string[]
  /** The start of the path, or all paths. */
  in?: string
  /** The name itself, or all names. */
  name?: RegExp
  because: string
}

export const permissions: readonly Permission[] = [
  { name: /^_?[a-z0-9]+(_[a-z0-9]+)+$/, because: 'Names with underscores are those of the wire and of the database.' },
  { in: 'server/db/migrations/', because: 'A migration is never edited.' },
  { in: 'server/db/tables.ts', because: 'Tables have the names of the migrations.' },
  { in: 'checks/vocabulary/', because: 'The list names the words that it retires.' },
  { name: /^(STORE_LOOK|HOLD_SECONDS)$/, because: 'The name of a setting that operators use.' },
  { words: ['keep'], name: /^keep/, in: 'storefront/messages/', because: 'The label of a button, “Keep”.' },
  { words: ['keep'], name: /^keepProduct$/, in: 'e2e/texts.ts', because: 'The label of a button, “Keep”.' },
  { words: ['covers'], name: /^(adCovers|covers)$/, because: 'Phone covers are products.' },
  {
    words: ['house'],
    name: /^(house|houseOrNumber|house-or-number|withoutHouse)$/,
    because: 'A field of an address.',
  },
  {
    words: ['hold'],
    name: /^held$/,
    in: 'storefront/checkout/',
    because: 'A field that the last release stored in browsers.',
  },
  { name: /^(verification-needed|hold-expired)$/, because: 'Codes of refusals that clients know.' },
  { words: ['verification'], name: /^hasUserVerification$/, because: 'An option of a virtual authenticator.' },
  {
    words: ['verification'],
    name: /-phone-verification-code$/,
    in: 'server/access/',
    because: 'The names of two endpoints that clients know.',
  },
  {
    words: ['piece', 'answer'],
    name: /^(pieces|answers)$/,
    in: 'contract/',
    because: 'Fields of the wire.',
  },
  { words: ['fits'], name: /^fits$/, because: 'A field of the wire.' },
  { words: ['piece'], name: /^pieces$/, in: 'server/modules/orders/', because: 'A field of the wire.' },
  {
    words: ['speaker', 'wall', 'covers'],
    in: 'studio/',
    because: 'A loudspeaker, a wall charger and a phone cover are products.',
  },
  { words: ['speaker', 'wall'], in: 'server/db/demo/', because: 'A loudspeaker and a wall charger are products.' },
  {
    words: ['speaker', 'wall', 'words'],
    in: 'server/modules/product-text/',
    because: 'A product’s text is searched by its words, and names loudspeakers and wall chargers.',
  },
  { words: ['floor'], in: 'studio/', because: 'Products stand on the floor of a scene.' },
  { words: ['borne'], name: /^bearing$/, because: 'The direction from one point to another.' },
  {
    words: ['answer', 'ask'],
    in: 'server/modules/questions/',
    because: 'Shoppers ask questions, and others answer them.',
  },
  {
    words: ['answer', 'ask'],
    in: 'server/db/demo/reviews-and-questions/',
    because: 'Shoppers ask questions, and others answer them.',
  },
  {
    words: ['answer'],
    in: 'storefront/messages/reviews-and-questions.ts',
    because: 'Answers to shoppers’ questions.',
  },
  { words: ['answer'], name: /^answer$/, in: 'storefront/routes/contact/', because: 'Answers to shoppers’ questions.' },
  { words: ['answer'], name: /^answer$/, in: 'storefront/messages/questions.ts', because: 'Answers to questions.' },
  { words: ['answer'], in: 'server/testing/make-reviews-and-questions.ts', because: 'Answers to shoppers’ questions.' },
  ...[
    'contract/sign-in.ts',
    'server/modules/sign-in/',
    'server/modules/codes/',
    'server/modules/two-step/',
    'server/modules/identity-service/',
    'server/platform/identity-service.ts',
    'server/testing/identity-service-conformance.ts',
    'storefront/shopper/sign-in/',
    'server/error-catalogue.test.ts',
    'e2e/api/',
    'e2e/authenticator.ts',
    'bench/attack/sign-ins.ts',
    'e2e/other-device.ts',
    'e2e/journeys/unknown-device.spec.ts',
    'server/access/',
  ].map((path) => ({
    words: ['answer'],
    in: path,
    because: 'A challenge of a sign-in gets an answer; so says the wire.',
  })),
  { words: ['verification'], name: /^(requireU|hasU|u)serVerification$/, because: 'A field of WebAuthn.' },
  { words: ['answer'], name: /^(answersMax|answersCount)$/, because: 'Answers to shoppers’ questions.' },
  { words: ['words'], in: 'search-engine/', because: 'A text is searched by its words.' },
  { words: ['words'], in: 'domain/search/', because: 'A text is searched by its words.' },
  { words: ['words'], in: 'server/modules/catalogue-index/', because: 'A text is searched by its words.' },
  { words: ['words'], in: 'server/modules/questions/', because: 'A text is searched by its words.' },
  { words: ['words'], in: 'storefront/search/line-option.tsx', because: 'A kind of suggestion on the wire.' },
  { words: ['words'], in: 'server/modules/search/', because: 'A text is searched by its words.' },
  { words: ['words'], name: /^(wholeWords|whole-words|colourWords)$/, because: 'Words of a text.' },
  { words: ['packer'], name: /^packing$/, because: 'The state of an order whose products are being packed.' },
]

/** Whether a name contains the retired word without permission. */
export function isRetired(word: string, { kind, text, path }: Name, wordsOf: (text: string) => string[]): boolean {
  const { pattern, onlyInNames } = retiredWords[word] as RetiredWord
  if (onlyInNames && kind !== 'file' && kind !== 'identifier') return false
  if (!pattern.test(wordsOf(text).join(' '))) return false
  return !permissions.some((each) => permits(each, word, text, path))
}

export function permits(
  { words, in: start = '', name }: Permission,
  word: string,
  text: string,
  path: string,
): boolean {
  return (words?.includes(word) ?? true) && path.startsWith(start) && (name?.test(text) ?? true)
}
