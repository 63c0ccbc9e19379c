import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A login page on another site, which redirects back to the portal with a token. */
export type CompanyLoginPage = {
  url: string
  queries: URLSearchParams[]
  sendsTo: { portal: string; token: string }
  stop: () => Promise<void>
}

const page = (back: string) =>
  `<!doctype html><title>Company sign-in</title><h1>Company sign-in</h1><a href="${back}">Sign in as somebody</a>`

/** Uses a free loopback port, and a host name that makes it another site. */
export async function companyLoginPage(): Promise<CompanyLoginPage> {
  const login: CompanyLoginPage = {
    url: '',
    queries: [],
    sendsTo: { portal: '', token: '' },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://company.example')
    if (pathname !== '/sign-in') return void response.writeHead(204).end()
    login.queries.push(searchParams)
    const back = new URLSearchParams({ session: login.sendsTo.token })
    const next = searchParams.get('next')
    if (next !== null) back.set('next', next)
    const address = `${login.sendsTo.portal}/forge/loginexterno?${back}`.replaceAll('&', '&amp;')
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(address))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  login.url = `http://localhost:${(server.address() as AddressInfo).port}/sign-in`
  return login
}
