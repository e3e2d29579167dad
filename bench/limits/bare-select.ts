// The upper limit of writing: node:http and pg, one row selected by its key for each request. Run as its own process:
// `node bare-select.ts PORT DATABASE_URL`.
import { createServer } from 'node:http'
import pg from 'pg'

const [port, url] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 16 })

createServer((request, response) => {
  const code = (request.url ?? '').slice(1)
  pool
    .query({ name: 'one', text: 'select code, name_en, popularity from products where code = $1', values: [code] })
    .then(
      ({ rows }) => {
        const body = JSON.stringify(rows[0])
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        response.end(body)
      },
      () => {
        response.writeHead(500)
        response.end()
      },
    )
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
