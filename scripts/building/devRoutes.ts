import type { Plugin } from 'vite'

/** Gives Vite's dev server the routes of the gateway: the landing page at `/`, the portal at `/forge` and below. */
export function devRoutes(): Plugin {
  return {
    name: 'dev-routes',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const page = pageFor(path)
        if (page) request.url = query === undefined ? page : `${page}?${query}`
        next()
      })
    },
  }
}

function pageFor(path: string) {
  if (path === '/') return '/landing/index.html'
  if (path === '/forge' || path.startsWith('/forge/')) return '/index.html'
  return undefined
}
