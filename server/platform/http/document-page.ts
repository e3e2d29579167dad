import type { OpenApiDocument, Operation, Parameter } from '#contract/openapi-document.ts'
import type { JsonSchema } from '#contract/openapi-schemas.ts'
import { escapeHtml } from '../html.ts'
import type { HttpResponse } from './http-response.ts'
import { plainPage } from './plain-page.ts'

const style = `
:root { color-scheme: light dark; --line: #d5d8de; --soft: #f3f4f7; --quiet: #545b68; --link: #1a4fc4; font: 1rem/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3f4a; --soft: #1f232b; --quiet: #a9b1bf; --link: #9dbcff; } body { background: #14171c; color: #eef0f4; } }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
details { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0 0.75rem; }
summary { cursor: pointer; padding: 0.75rem 0; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h3 { margin: 0.75rem 0 0.25rem; }
ul.fields { margin: 0 0 0.75rem; padding-inline-start: 1rem; }
.quiet { color: var(--quiet); }
.mark { background: var(--soft); border-radius: 0.25rem; padding: 0.1rem 0.4rem; font-size: 0.85rem; }
`
const depthMax = 6

/** The API document as one readable page without a script, grouped by base and noun. */
export function documentPage(document: OpenApiDocument): HttpResponse {
  const groups = groupsOf(document)
  const links = [...groups.keys()].map((tag) => `<li><a href="#${idOf(tag)}">${escapeHtml(tag)}</a></li>`)
  const sections = [...groups].map(
    ([tag, lines]) => `<section id="${idOf(tag)}"><h2>${escapeHtml(tag)}</h2>\n${lines.join('\n')}</section>`,
  )
  const about = escapeHtml(document.info.description).replace(/`([^`]+)`/g, '<code>$1</code>')
  const name = escapeHtml(document.info.title)
  return plainPage(
    `${document.info.title} API`,
    style,
    `<main><h1>${name} API <span class="quiet">${escapeHtml(document.info.version)}</span></h1>
<p>${about}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Nouns"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}</main>`,
  )
}

function groupsOf(document: OpenApiDocument): Map<string, string[]> {
  const groups = new Map<string, string[]>(
    document.tags
      .map(({ name }) => name)
      .sort()
      .map((name) => [name, []]),
  )
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      for (const tag of operation.tags) groups.get(tag)?.push(article(document, method, path, operation))
    }
  }
  return groups
}

function article(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map((each) =>
    '$ref' in each ? (resolve(document, each.$ref) as unknown as Parameter) : each,
  )
  const body = Object.entries(operation.requestBody?.content ?? {})
  const reply = operation.responses['200']
  const data = reply && 'content' in reply ? reply.content['application/json']?.schema.properties?.['data'] : undefined
  const needsSignIn = !operation.security.some((choice) => Object.keys(choice).length === 0)
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><code><strong>${method.toUpperCase()}</strong> ${escapeHtml(path)}</code> ${needsSignIn ? '<span class="mark">sign-in</span> ' : ''}<br>${escapeHtml(operation.summary)}</summary>
${operation.description ? `<p class="quiet">${escapeHtml(operation.description)}</p>` : ''}
${parameters.length ? `<h3>Parameters</h3>${list(parameters.map(({ name, schema, required, in: place }) => line(document, { name, schema, isRequired: required, place }, 0)))}` : ''}
${body.length ? `<h3>Body <span class="quiet">${body.map(([type]) => escapeHtml(type)).join(', ')}</span></h3>${fields(document, body[0]?.[1].schema ?? {}, 0)}` : ''}
<h3>Answer’s data</h3>${data ? fields(document, data, 0) : ''}
</details>`
}

function fields(document: OpenApiDocument, given: JsonSchema, depth: number): string {
  const schema = given.$ref ? resolve(document, given.$ref) : given
  const inner = schema.items ? (schema.items.$ref ? resolve(document, schema.items.$ref) : schema.items) : schema
  const properties = Object.entries(inner.properties ?? {})
  const choices = inner.properties ? [] : (inner.anyOf ?? []).filter((choice) => choice.properties ?? choice.items)
  if (depth >= depthMax) return ''
  if (properties.length)
    return list(
      properties.map(([name, each]) =>
        line(document, { name, schema: each, isRequired: inner.required?.includes(name) ?? false, place: '' }, depth),
      ),
    )
  if (choices.length) return choices.map((choice) => fields(document, choice, depth + 1)).join('')
  return depth === 0 ? `<p class="quiet">${escapeHtml(typeOf(schema))}</p>` : ''
}

interface Field {
  name: string
  schema: JsonSchema
  isRequired: boolean
  /** Where a parameter is sent: in the path, the query or a header; '' for a field of a body. */
  place: string
}

function line(document: OpenApiDocument, { name, schema, isRequired, place }: Field, depth: number): string {
  const details = [
    place,
    typeOf(schema),
    isRequired ? 'required' : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
  return `<li><code>${escapeHtml(name)}</code> <span class="quiet">${escapeHtml(details.filter(Boolean).join(', '))}</span>${fields(document, schema, depth + 1)}</li>`
}

function list(items: string[]): string {
  return `<ul class="fields">${items.join('')}</ul>`
}

/** A schema in a few words: `array of object`, `one of "a", "b"`, `number or null`. */
function typeOf(schema: JsonSchema): string {
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema['contentMediaType']) return 'file'
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')
  return schema.format ? `${type} (${schema.format})` : type
}

/** The schema that a reference within the document points to. */
function resolve(document: OpenApiDocument, reference: string): JsonSchema {
  const parts = reference.slice(2).split('/')
  return parts.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    document,
  ) as JsonSchema
}

function idOf(tag: string): string {
  return tag.replace(/\W+/g, '-')
}
