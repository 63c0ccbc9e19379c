import { createServer } from 'node:http'
import { serve } from './listening.ts'

// Stub of a company's service that returns a small list immediately for any request: `node bench/floors/stub.ts`.
const user = {
  id: 7,
  name: 'Beatriz Castañeda',
  email: 'beatriz.castaneda@crowd.example',
  role: 3,
  roleName: 'Customer',
}
const body = JSON.stringify({ users: Array.from({ length: 9 }, (_, index) => ({ ...user, id: index + 1 })) })
const length = Buffer.byteLength(body)

serve(
  createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': length,
      'content-range': 'ObtenerUsuariosForge 0-8/9',
    })
    response.end(body)
  }),
)
