// The lower limit of a sign-in: node:http, and one password compared with its hash for each request. Run as its own
// process: `node bare-hash.ts PORT PASSWORD HASH`.
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'

const [port, password, hash] = process.argv.slice(2) as [string, string, string]

createServer((_request, response) => {
  void verify(hash, password).then((isRight) => {
    response.writeHead(isRight ? 200 : 500, { 'content-length': 0 })
    response.end()
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
