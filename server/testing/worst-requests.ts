/** A request that causes as much work as its size allows. */
export interface WorstRequest {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** Path and query as they are sent: no client may normalise them. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** The largest size of all headers together, less some bytes for the client's own. */
const headBytes = 15_600
const bodyBytes = 99_000
const orderBytes = 990_000

/**
 * The worst known requests, more than two hundred: each group takes a place where the store reads text of a caller, and
 * fills it with input on which such code is slow. `signedIn` are the headers of a customer, for calls that visitors may
 * not make.
 */
export function worstRequests(signedIn: Record<string, string>): WorstRequest[] {
  return [
    ...paths(),
    ...queries(),
    ...searches(),
    ...headers(signedIn),
    ...bodies(signedIn),
    ...orders(signedIn),
    ...forms(signedIn),
  ]
}

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - (length % unit.length))
const counted = (length: number, part: (n: number) => string) => {
  let text = ''
  for (let n = 0; text.length < length; n += 1) text += part(n)
  return text.slice(0, text.length)
}
const get = (name: string, path: string, more: Record<string, string> = {}): WorstRequest => ({
  name,
  method: 'GET',
  path,
  headers: more,
})
const json = { 'content-type': 'application/json' }

/** Paths of one repeated character before another: a regular expression may scan them again from each position. */
function paths(): WorstRequest[] {
  const units = [
    '/',
    '//a',
    '\\',
    '%2F',
    '%20',
    '.',
    '../',
    ';',
    '-',
    'a',
    '0',
    'a-',
    '%',
    '%C3',
    ':',
    '@',
    '.data',
    '_',
    '~',
    '+',
  ]
  const shapes: [string, (run: string) => string][] = [
    ['then a slash', (run) => `/a${run}x/`],
    ['in a product’s address', (run) => `/products/${run}`],
    ['in a picture’s address', (run) => `/media/${run}.webp`],
    ['in the API', (run) => `/api/catalog/products/${run}`],
  ]
  return units.flatMap((unit) =>
    shapes.map(([where, shape]) => get(`a path of ${unit} ${where}`, shape(filled(unit, headBytes)))),
  )
}

function queries(): WorstRequest[] {
  const pages = [
    '/',
    '/shop',
    '/compare',
    '/nope',
    '/account/orders',
    '/api/catalog/products',
    '/api/catalog/products/cards',
  ]
  const fills: [string, string][] = [
    ['thousands of names', counted(headBytes, (n) => `a${n}&`)],
    ['one name thousands of times', filled('q=a&', headBytes)],
    ['one list thousands of times', filled('brands_selected=a&', headBytes)],
    ['nothing but separators', filled('&', headBytes)],
    ['escapes', `q=${filled('%C3%A1', headBytes)}`],
    ['broken escapes', `q=${filled('%E0%A4', headBytes)}`],
    ['plus signs', `q=${filled('+', headBytes)}`],
    ['a language without end', `lang=${filled('a', headBytes)}`],
    ['a branch without end', `branch=${filled('1', headBytes)}`],
  ]
  return pages.flatMap((page) => fills.map(([name, fill]) => get(`${name} in the query of ${page}`, `${page}?${fill}`)))
}

/** Texts for the search, which is cut to a length, and lists for the filters, as long as the longest accepted URL. */
function searches(): WorstRequest[] {
  const length = 1_800
  const texts: [string, string][] = [
    ['one letter', filled('a', length)],
    ['letters apart', filled('a ', length)],
    ['digits with points', filled('1.', length)],
    ['digits', filled('9', length)],
    ['plus signs', filled('a+', length)],
    ['accents', filled('á', length / 6)],
    ['accents apart', filled('a\u0301', length / 8)],
    ['signs', filled('-', length)],
    ['words near ours', filled('samsnug galxy iphnoe ', length)],
    ['half words', filled('sam ga ip ca pr ', length)],
    ['numbers near codes', counted(length, (n) => `a${n} `)],
    ['brackets', filled('(', length)],
    ['emoji', filled('📱', length / 12)],
  ]
  const lists: [string, string][] = ['brands_selected', 'models_selected', 'category', 'place', 'rated', 'prices'].map(
    (name) => [name, counted(length, (n) => `${n},`)],
  )
  const pages = ['/shop?', '/api/catalog/products?limit=96&']
  return [
    ...[...pages, '/api/catalog/products/suggestions?'].flatMap((page) =>
      texts.map(([name, text]) => get(`a search of ${name} at ${page}`, `${page}q=${encodeURIComponent(text)}`)),
    ),
    ...pages.flatMap((page) =>
      lists.map(([name, list]) => get(`a long list of ${name} at ${page}`, `${page}${name}=${list}`)),
    ),
    get('a comparison of many', `/api/catalog/products/compare?codes=${counted(length, (n) => `A${n},`)}`),
    get('companions of many', `/api/catalog/products/companions?codes=${counted(length, (n) => `A${n},`)}`),
    get('branches of many', `/api/catalog/products/branches?codes=${counted(length, (n) => `A${n},`)}`),
    get('cards of many', `/api/catalog/products/cards?codes=${counted(length, (n) => `A${n},`)}`),
  ]
}

function headers(signedIn: Record<string, string>): WorstRequest[] {
  const values: [string, string, string][] = [
    ['cookie', 'thousands of pairs', counted(headBytes, (n) => `a${n}=1; `)],
    ['cookie', 'one name thousands of times', filled('branch=1; ', headBytes)],
    ['cookie', 'nothing but separators', filled(';', headBytes)],
    ['cookie', 'digits after a name', `branch=${filled('1', headBytes)}`],
    ['cookie', 'spaces', `a=${filled(' ', headBytes)}b`],
    ['accept-language', 'thousands of languages', counted(headBytes, (n) => `a${n},`)],
    ['accept-language', 'nothing but separators', filled(',', headBytes)],
    ['accept-encoding', 'thousands of encodings', filled('gzip;q=0,', headBytes)],
    ['if-none-match', 'thousands of names', filled('W/"a", ', headBytes)],
    ['if-none-match', 'spaces', `"a"${filled(' ', headBytes)}"b"`],
    ['x-forwarded-for', 'thousands of addresses', filled('10.0.0.1, ', headBytes)],
    ['authorization', 'a token without end', `Bearer ${filled('a', headBytes)}`],
    ['authorization', 'a token of points', `Bearer ${filled('.', 1_900)}`],
    ['authorization', 'spaces', `Bearer ${filled(' ', headBytes)}x`],
    ['refresh-token', 'a token without end', filled('a-', headBytes)],
    ['idempotency-key', 'a key without end', filled('k', headBytes)],
    ['x-request-id', 'an id without end', filled('a', headBytes)],
    ['user-agent', 'the names of browsers', filled('Version/', headBytes)],
    ['origin', 'an origin without end', `http://${filled('a.', headBytes)}`],
  ]
  const targets = ['/shop', '/api/catalog/products', '/media/card-cellphones-160.webp']
  const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`x-${n}`, '1']))
  return [
    ...values.flatMap(([name, what, value]) =>
      targets.map((target) => get(`${name}: ${what} at ${target}`, target, { [name]: value })),
    ),
    get('nine hundred headers', '/shop', many),
    ...values
      .filter(([name]) => name === 'idempotency-key' || name === 'origin')
      .map(([name, what, value]) => ({
        ...get(`${name}: ${what} on an order`, '/api/ecommerce/orders', { ...signedIn, ...json, [name]: value }),
        method: 'POST' as const,
        body: '{}',
      })),
  ]
}

/** JSON that is expensive to parse, to check or to refuse. */
function bodies(signedIn: Record<string, string>): WorstRequest[] {
  const texts: [string, string][] = [
    ['lists in lists', `{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}`],
    ['objects in objects', `{"a":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`],
    ['brackets that are not closed', '['.repeat(bodyBytes)],
    ['thousands of names', `{${counted(bodyBytes - 100, (n) => `"a${n}":1,`)}"z":1}`],
    ['one name thousands of times', `{${filled('"a":1,', bodyBytes - 100)}"z":1}`],
    ['a long list', `{"products":[${filled('{},', bodyBytes - 100)}{}]}`],
    ['a number without end', `{"quantity":${filled('9', bodyBytes - 100)}}`],
    ['a fraction without end', `{"quantity":0.${filled('1', bodyBytes - 100)}}`],
    ['escapes', `{"note":"${filled('\\u00e1', bodyBytes - 100)}"}`],
    ['spaces', `{${filled(' ', bodyBytes - 100)}}`],
    ['a prototype', `{"__proto__":{${counted(bodyBytes - 100, (n) => `"a${n}":1,`)}"z":1}}`],
  ]
  const targets: [WorstRequest['method'], string, Record<string, string>][] = [
    ['POST', '/api/identity/sign-in', {}],
    ['POST', '/api/ecommerce/cartsOffline/1', {}],
    ['POST', '/api/ecommerce/carts/1', signedIn],
    ['POST', '/api/ecommerce/addresses', signedIn],
    ['POST', '/api/catalog/search/history', signedIn],
  ]
  const fields: [string, string][] = [
    ['username', filled('a@', bodyBytes - 200)],
    ['username', `${filled('a', bodyBytes - 200)}@`],
    ['username', `a@${filled('a.', bodyBytes - 200)}`],
    ['password', filled('-', bodyBytes - 200)],
  ]
  return [
    ...targets.flatMap(([method, path, more]) =>
      texts.map(([name, body]) => ({
        name: `${name} sent to ${path}`,
        method,
        path,
        headers: { ...json, ...more },
        body,
      })),
    ),
    ...fields.map(([name, value]) => ({
      name: `a ${name} of ${value.slice(0, 4)} without end`,
      method: 'POST' as const,
      path: '/api/identity/sign-in',
      headers: json,
      body: JSON.stringify({ username: 'a', password: 'a', [name]: value }),
    })),
  ]
}

/** The calls that accept a body ten times as large as others. */
function orders(signedIn: Record<string, string>): WorstRequest[] {
  const line = '{"codarticulo":"A","quantity":1},'
  const texts: [string, string][] = [
    [
      'thousands of branches',
      `{"products":{${counted(orderBytes - 200, (n) => `"${(n % 99_999) + 1}":[],`)}"1":[]},"total_amount":1}`,
    ],
    ['thousands of lines', `{"products":{"1":[${filled(line, orderBytes - 200)}{}]},"total_amount":1}`],
    ['thousands of shipments', `{"shipments":[${filled('{},', orderBytes - 200)}{}],"total_amount":1}`],
    ['shipments in shipments', `{"shipments":[{"a":${'['.repeat(450_000)}${']'.repeat(450_000)}}],"total_amount":1}`],
    [
      'thousands of names in a shipment',
      `{"shipments":[{${counted(orderBytes - 200, (n) => `"a${n}":1,`)}"z":1}],"total_amount":1}`,
    ],
    ['a note without end', `{"note":"${filled('\\u0301', orderBytes - 200)}","total_amount":1}`],
  ]
  return [
    '/api/ecommerce/orders',
    '/api/ecommerce/orders/confirmOrder',
    '/api/ecommerce/orders/calculateDelivery',
  ].flatMap((path) =>
    texts.map(([name, body]) => ({
      name: `${name} sent to ${path}`,
      method: 'POST' as const,
      path,
      headers: { ...json, ...signedIn },
      body,
    })),
  )
}

function forms(signedIn: Record<string, string>): WorstRequest[] {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const texts: [string, string, string][] = [
    ['thousands of parts', 'x', `${counted(orderBytes - 200, (n) => part(`a${n}`, '1'))}--x--\r\n`],
    ['one name thousands of times', 'x', `${filled(part('payments', '[]'), orderBytes - 200)}--x--\r\n`],
    ['nothing but boundaries', 'x', filled('--x\r\n', orderBytes)],
    ['half boundaries', 'x', `${part('a', filled('\r\n--', orderBytes - 200))}--x--\r\n`],
    ['a long boundary', '-'.repeat(70), filled('-', orderBytes)],
    [
      'a header without end',
      'x',
      `--x\r\ncontent-disposition: form-data; name="${filled('a', orderBytes - 200)}"\r\n\r\n1\r\n--x--\r\n`,
    ],
    ['deep JSON in a field', 'x', `${part('shipments', `${'['.repeat(450_000)}${']'.repeat(450_000)}`)}--x--\r\n`],
  ]
  return texts.map(([name, boundary, body]) => ({
    name: `a form of ${name}`,
    method: 'POST' as const,
    path: '/api/ecommerce/orders',
    headers: { ...signedIn, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  }))
}
