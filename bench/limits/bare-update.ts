// The lower limit of a refresh: node:http and pg, one row updated by its key for each request. Run as its own process:
// `node bare-update.ts PORT DATABASE_URL`.
import { createServer } from 'node:http'
import pg from 'pg'

const [port, url] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 16 })

createServer((request, response) => {
  const code = (request.url ?? '').slice(1)
  pool
    .query({ name: 'one', text: 'update products set popularity = popularity + 1 where code = $1', values: [code] })
    .then(
      ({ rowCount }) => {
        response.writeHead(rowCount === 1 ? 200 : 404, { 'content-length': 0 })
        response.end()
      },
      () => {
        response.writeHead(500)
        response.end()
      },
    )
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
