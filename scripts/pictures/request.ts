import { type Arrow, type Box, drawDiagram } from './diagram.ts'

const boxes: readonly Box[] = [
  { id: 'caller', x: 300, y: 20, width: 240, title: 'Browser or API client' },
  { id: 'socket', x: 300, y: 80, width: 240, title: 'HTTP server', lines: ['server/http-server.ts'] },
  {
    id: 'cache',
    x: 20,
    y: 170,
    width: 250,
    title: 'Response cache',
    lines: ['pages and public responses', 'as compressed bytes, with ETags'],
  },
  {
    id: 'edge',
    x: 300,
    y: 170,
    width: 240,
    title: 'API',
    lines: ['match the endpoint', 'who calls, limits, the guard', 'check the input (422)'],
  },
  {
    id: 'pages',
    x: 580,
    y: 170,
    width: 260,
    title: 'Pages',
    lines: ['server/pages', 'key: path, language, branch,', 'query; cached? then bytes'],
  },
  {
    id: 'render',
    x: 580,
    y: 300,
    width: 260,
    title: 'Router and React',
    lines: ['storefront/entry.server.tsx', 'loaders call the API in process'],
  },
  {
    id: 'usecase',
    x: 300,
    y: 300,
    width: 240,
    title: 'Use case',
    lines: ['server/modules/NOUN', 'load, apply the rule, store'],
  },
  { id: 'rule', x: 20, y: 300, width: 250, title: 'Rule', lines: ['domain', 'a value or a refusal'] },
  { id: 'repository', x: 300, y: 410, width: 240, title: 'Repository', lines: ['one function, one statement'] },
  { id: 'index', x: 20, y: 410, width: 250, title: 'Catalogue index', lines: ['lists and searches, in memory'] },
  { id: 'database', x: 300, y: 500, width: 240, title: 'PostgreSQL' },
]

const arrows: readonly Arrow[] = [
  { from: 'caller', to: 'socket' },
  { from: 'socket', to: 'cache', label: 'public' },
  { from: 'socket', to: 'edge', label: '/api/…' },
  { from: 'socket', to: 'pages', label: 'other paths' },
  { from: 'edge', to: 'usecase', label: 'in a transaction' },
  { from: 'pages', to: 'render', label: 'not cached' },
  { from: 'render', to: 'usecase' },
  { from: 'usecase', to: 'rule' },
  { from: 'usecase', to: 'repository' },
  { from: 'usecase', to: 'index' },
  { from: 'repository', to: 'database' },
]

/** How a request for data and a request for a page reach the database. */
export function drawRequest(): string {
  return drawDiagram({
    title: 'The path of a request and of a page',
    description:
      'The HTTP server sends cached bytes where it has them. A request below /api goes to the API, which matches the endpoint, finds out who calls, checks limits, guard and input, and runs the use case, in a transaction where it is a command. Every other request is a page: its key is looked up in the cache, else the router and React render it, and its loaders call the same use cases in process. A use case applies rules of domain and calls its repository, whose statements go to PostgreSQL; lists and searches come from the catalogue index in memory.',
    boxes,
    arrows,
  })
}
