import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'

export const bareApp = () => {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  return app
}

/** Serves on a free loopback port and prints the URL. */
export const serve = (listener: { listen(port: number, host: string, ready: () => void): Server }) => {
  const server = listener.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
  )
}
