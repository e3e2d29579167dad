import { type Arrow, type Box, drawDiagram } from './diagram.ts'

const left = 40
const middle = 330
const right = 620

const boxes: readonly Box[] = [
  {
    id: 'command',
    x: left,
    y: 50,
    width: 240,
    title: 'A command commits',
    lines: ['price, stock, product or setting'],
  },
  { id: 'hand', x: middle, y: 50, width: 240, title: 'Somebody runs SQL', lines: ['or the import writes a list'] },
  {
    id: 'triggers',
    x: middle,
    y: 150,
    width: 240,
    title: 'Triggers',
    lines: ['a row per product in', 'catalogue_changes'],
  },
  {
    id: 'notify',
    x: right,
    y: 150,
    width: 240,
    title: 'NOTIFY catalogue',
    lines: ['sent by PostgreSQL', 'at the commit'],
  },
  {
    id: 'announce',
    x: left,
    y: 270,
    width: 240,
    title: 'Catalogue version + 1',
    lines: ['in this process, at once;', 'NOTIFY to the others', 'at most every 250 ms'],
  },
  {
    id: 'listener',
    x: right,
    y: 270,
    width: 240,
    title: 'Catalogue version + 1',
    lines: ['in every process', 'that listens'],
  },
  {
    id: 'cache',
    x: left,
    y: 390,
    width: 240,
    title: 'Cached pages and lists',
    lines: ['rendered under the version', 'before: no longer valid'],
  },
  {
    id: 'index',
    x: middle,
    y: 390,
    width: 240,
    title: 'Catalogue index',
    lines: ['reads catalogue_changes', 'since its last snapshot,', 'reads those products again'],
  },
  {
    id: 'shared',
    x: right,
    y: 390,
    width: 240,
    title: 'Shared responses',
    lines: ['configuration, branches,', 'categories: fetched again'],
  },
  {
    id: 'page',
    x: middle,
    y: 510,
    width: 240,
    title: 'The next page',
    lines: ['rendered once, then cached', 'under the new version'],
  },
]

const arrows: readonly Arrow[] = [
  { from: 'command', to: 'announce', label: 'announceCatalogueChange(ctx)' },
  { from: 'command', to: 'triggers' },
  { from: 'hand', to: 'triggers' },
  { from: 'triggers', to: 'notify' },
  { from: 'notify', to: 'listener', label: 'LISTEN' },
  { from: 'announce', to: 'listener', label: 'NOTIFY' },
  { from: 'announce', to: 'cache' },
  { from: 'announce', to: 'index' },
  { from: 'listener', to: 'index' },
  { from: 'listener', to: 'shared' },
  { from: 'index', to: 'page' },
  { from: 'cache', to: 'page' },
  { from: 'shared', to: 'page' },
]

/** How a change of the catalogue reaches cached pages in every process. */
export function drawChangeFeed(): string {
  return drawDiagram({
    title: 'From a change in the database to a page',
    description:
      'A change of a price, stock, product or setting fires triggers, which note the products in catalogue_changes and notify. A command of the store also moves the catalogue version of its own process after the commit and notifies the others, at most every 250 ms. With a new version, cached pages and lists are no longer valid, the catalogue index reads the noted products again, and the shared responses are fetched again. The next page is rendered once under the new version and cached.',
    boxes,
    arrows,
  })
}
