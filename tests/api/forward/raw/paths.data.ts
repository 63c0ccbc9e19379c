import { type Sending, type Vector, withPath } from './sending.ts'

/** What can be hidden in a path, put where a segment begins. */
export const hiding: readonly string[] = [
  '/',
  '//',
  './',
  '../',
  '\\',
  '..\\',
  ';/../',
  '..;/',
  '..;a=b/',
  '.;/',
  '%2e',
  '%2E',
  '%2e%2e',
  '%2e%2e/',
  '.%2e/',
  '%2e./',
  '%2f',
  '%2F',
  '%2f..%2f',
  '%5c',
  '%5C',
  '..%5c',
  '..%2f',
  '%00',
  '%00.json',
  '%01',
  '%09',
  '%0a',
  '%0d',
  '%0d%0a',
  '%1f',
  '%7f',
  '%252e',
  '%252E',
  '%252e%252e/',
  '%252f',
  '%255c',
  '%2500',
  '%250d%250a',
  '%25252e',
  '%25252f',
  '%2525252e',
  '%252525252e',
  '%25%32%65',
  '%%32%65',
  '%25%32%66',
  '..%3b/',
  '%2e%2e%3b/',
  '%c0%ae',
  '%c0%ae%c0%ae/',
  '%c0%af',
  '%C1%9C',
  '%e0%80%ae',
  '%e0%80%af',
  '%f0%80%80%af',
  '%f8%80%80%80%af',
  '%ff',
  '%fe%ff',
  '%ed%a0%80',
  '%80',
  '%',
  '%2-',
  '%zz',
  '%u002e',
  '%u2215',
  '\xc0\xae\xc0\xae/',
  '\xff',
]

/** What is hidden nowhere, and leads nowhere. */
export const strange: readonly string[] = [
  '%ef%bc%8f',
  '%e2%81%84',
  '%ef%bc%8e%ef%bc%8e/',
  '%20',
  '%3f',
  '%23',
  '%3b',
  ';a=b',
  '%40',
  '*',
  '$',
  "'",
  '%27--',
  '%e2%80%ae',
  '|',
  '^',
  '<x>',
  '{x}',
]

const before =
  (what: string) =>
  ({ path }: Sending) =>
    path.replace(/^(\/\w+\/)/, `$1${what}`)
const after =
  (what: string) =>
  ({ path }: Sending) =>
    `${path.replace(/\/$/, '')}/${what}`

const hides = (name: string, what: string, path: (to: Sending) => string, status: number): Vector => ({
  name: `${name} ${JSON.stringify(what)}`,
  bytes: withPath(path),
  ends: [status],
})

/** Paths that hide something, and paths that only look like it. */
export const paths: readonly Vector[] = [
  ...hiding.map((what) => hides('a path that begins with', what, before(what), 400)),
  ...hiding.filter((what) => what !== '/').map((what) => hides('a path that ends with', what, after(what), 400)),
  ...strange.map((what) => hides('a path that begins with', what, before(what), 404)),
  ...strange.map((what) => hides('a path that ends with', what, after(what), 404)),
  hides('a service in', 'capitals', ({ path, service }) => path.replace(service, service.toUpperCase()), 404),
  hides(
    'a service with',
    'an encoded letter',
    ({ path, service }) => path.replace(service, `%${service.charCodeAt(0).toString(16)}${service.slice(1)}`),
    404,
  ),
  hides('a service after', '//', ({ path }) => `/${path}`, 400),
  hides('a service after', '/x/..', ({ path }) => `/x/..${path}`, 400),
  hides(
    'a service after',
    'another',
    ({ path, service }) => (service === 'auth' ? `/read${path}` : `/auth${path}`),
    404,
  ),
]
