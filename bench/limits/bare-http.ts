// The upper limit of reading: a bare node:http server that sends the same bytes. Run as its own process: `node
// bare-http.ts PORT FILE CONTENT-TYPE`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file, type] = process.argv.slice(2) as [string, string, string]
const body = readFileSync(file)

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
