import type { RequestHandler } from 'express'

/**
 * Script in place of one of a build before 0.2.0, whose tabs cannot reload themselves. They import scripts after the
 * address has changed, and ask before unsaved input is lost. The import never ends, so that the page goes on waiting.
 */
const script = `const build = [...document.querySelectorAll('script[type="module"][src]')].map(({ src }) => src).join(' ')
if (sessionStorage.getItem('portal.reloaded') === build) throw new Error('The files of this build are gone.')
sessionStorage.setItem('portal.reloaded', build)
location.reload()
await new Promise(() => {})
`

/** Makes tabs of builds before 0.2.0 load the present one. Others, which probe for their files, get a 404. */
export const reloadOnce: RequestHandler = (request, response, next) => {
  if (!/-[\w-]{8}\.js$/.test(request.path) || request.headers['sec-fetch-dest'] !== 'script') return next()
  response.set('Cache-Control', 'no-store').type('text/javascript').send(script)
}
