import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { calls } from '#schema/index.ts'
import { expectedCalls } from '#tests/api/calls/calls.data.ts'
import { newUser } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { addedRow, changesTo } from '#tests/support/rows/commercial/budgets.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'
import { demoPassword, emailOf } from '../browser/signIn.ts'
import { type Names, openSites, type Sites } from './foreignSites.ts'

type Target = {
  name: string
  method: string
  url: string
  body: Record<string, unknown> | undefined
  headers: object
  /** Form field of the file, for upload calls. */
  file?: string | undefined
}

// Screenshots of hundreds of foreign frames and windows take longer than the tests.
test.use({ screenshot: 'off' })

/** Ways in which a foreign page can make the browser send requests. */
type Vector = 'urlencoded' | 'multipart' | 'plain' | 'img' | 'no-cors' | 'cors' | 'top-level'

const vectors: Vector[] = ['urlencoded', 'multipart', 'plain', 'img', 'no-cors', 'cors', 'top-level']

/** Runs in the foreign page. */
function attack({ vector, targets }: { vector: Vector; targets: Target[] }) {
  const encodings: Partial<Record<Vector, string>> = {
    urlencoded: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
    plain: 'text/plain',
  }
  // A text/plain form sends `name=value`; this is valid JSON if the equals sign is inside a string.
  const fieldsOf = (body: object) => {
    if (vector !== 'plain') return Object.entries(body).map(([name, value]) => [name, String(value)] as const)
    const [head = '', tail = ''] = JSON.stringify({ ...body, comments: '=' }).split('=')
    return [[head, tail] as const]
  }
  const submit = ({ method, url, body }: Target) => {
    const frame = document.createElement('iframe')
    frame.name = `frame-${Math.random()}`
    const form = document.createElement('form')
    Object.assign(form, { method, action: url, enctype: encodings[vector], target: frame.name })
    for (const [name, value] of body ? fieldsOf(body) : []) {
      const input = document.createElement('input')
      Object.assign(input, { type: 'hidden', name, value })
      form.append(input)
    }
    document.body.append(frame, form)
    form.submit()
  }
  const formOf = (field: string) => {
    const form = new FormData()
    form.append(field, new File(['%PDF-1.7'], 'forged.pdf'))
    return form
  }
  const send = ({ method, url, body, file }: Target, init: RequestInit) => {
    const content = method === 'POST' ? { body: file ? formOf(file) : JSON.stringify(body ?? {}) } : {}
    fetch(url, { method, credentials: 'include', ...content, ...init }).catch(() => {})
  }
  const ways: Record<Vector, (target: Target) => void> = {
    urlencoded: submit,
    multipart: submit,
    plain: submit,
    img: ({ url }) => void Object.assign(new Image(), { src: url }),
    'no-cors': (target) => send(target, { mode: 'no-cors' }),
    cors: (target) => {
      const type = target.file ? {} : { 'Content-Type': 'application/json' }
      send(target, { headers: { 'X-Requested-With': 'portal', ...type } as HeadersInit })
    },
    'top-level': ({ url }) => void window.open(url, '_blank', 'noopener'),
  }
  for (const target of targets) ways[vector](target)
}

/** Runs in a page of the portal and sends what the portal's script sends. */
async function sendOwn({ url, method, body, headers, file }: Target) {
  const form = new FormData()
  if (file) form.append(file, new File(['%PDF-1.7'], 'own.pdf'))
  const own = { 'X-Requested-With': 'portal', ...(body ? { 'Content-Type': 'application/json' } : {}) }
  const content = file ? { body: form } : body ? { body: JSON.stringify(body) } : {}
  const init = { method, headers: { ...own, ...headers }, ...content }
  const answer = await fetch(url, init)
  return { status: answer.status, body: await answer.json() }
}

async function readState(rows: Rows) {
  const tables = await rows.ask("select name from sqlite_master where type = 'table' and name not like '%search%'")
  const state: Record<string, string> = {}
  for (const { name } of tables) {
    const all = await rows.ask(`select * from ${name}`)
    state[name] = `${all.length} ${createHash('sha256').update(JSON.stringify(all)).digest('hex')}`
  }
  return state
}

/** Caches `readState` while SQLite's `data_version` shows no change by another connection. */
function rememberState(rows: Rows) {
  let last: { changes: unknown; state: Awaited<ReturnType<typeof readState>> } | undefined
  return async () => {
    const [counted] = await rows.ask('pragma data_version')
    const changes = counted?.data_version
    if (!last || last.changes !== changes) last = { changes, state: await readState(rows) }
    return last.state
  }
}

const readsIdentity = 'account.currentUser'

const known = new Map(calls)

const answeredSince = ({ output }: Sites['portal'], since: number) =>
  output.slice(since).flatMap((line) => {
    const { msg, method, route, status } = JSON.parse(line)
    return msg === 'request' && route !== readsIdentity ? [`${method} ${route} ${status}`] : []
  })

const onlyRead = (answer: string) => known.get(answer.split(' ')[1] ?? '')?.changes === false

const uniqueByUrl = (targets: Target[]) => [...new Map(targets.map((target) => [target.url, target])).values()]

/**
 * One call of each kind that a browser can distinguish (by method and body), plus all that would have an effect.
 * `wire/gateway/sameOrigin` covers every call without a browser.
 */
function oneOfEachKind(targets: Target[]) {
  const kindOf = ({ name, method, body, file }: Target) =>
    method === 'GET' || inOrder[name] ? name : `${method} ${file ? 'file' : typeof body}`
  return [...new Map(targets.map((target) => [kindOf(target), target])).values()]
}

const targetsBy = (targets: Target[], ...methods: string[]) => targets.filter(({ method }) => methods.includes(method))

/**
 * Targets that can be reached this way: forms and no-cors only send GET and POST, windows only GET. Images are loaded
 * once per address.
 */
function askable(vector: Vector, targets: Target[]) {
  if (vector === 'img') return uniqueByUrl(targets)
  if (vector === 'top-level') return targetsBy(targets, 'GET')
  return vector === 'cors' ? targets : targetsBy(targets, 'GET', 'POST')
}

const foreign = 'This request does not come from a page of the portal.'

const inOrder: Readonly<Record<string, object>> = {
  'account.changePassword': { password: 'Hammered-2026', password_confirmation: 'Hammered-2026' },
  'account.editProfile': {
    name: 'Changed',
    phone: '',
    country: '',
    state: '',
    city: '',
    company: 'Changed',
    company_position: '',
  },
  'concessions.comment': { idCustomer: 101, comment: 'Forged.', byAnvil: true },
  'budgets.update': changesTo(6, 2026, { rowsAdd: [addedRow(101, 2)] }),
}

const turnOf = ({ name }: Target) => {
  if (name.startsWith('account.signOut')) return 2
  return name === 'account.changePassword' ? 1 : 0
}

/** Sign-out by GET succeeds without effect: the cross-site request comes without session cookies. */
const idle = 'GET account.signOutByGet 200'

// Browsers send Sec-Fetch-Site for loopback names, but not for other names without https; the latter acts like an old
// browser.
const places: Record<string, Names> = {
  'a browser that says where a request comes from': {
    portal: 'portal.firm.localhost',
    sibling: 'sibling.firm.localhost',
    stranger: 'evil.localhost',
  },
  'a browser that does not': {
    portal: 'portal.firm.example',
    sibling: 'sibling.firm.example',
    stranger: 'evil.example',
  },
}

for (const [which, names] of Object.entries(places)) {
  test.describe(which, () => {
    let sites: Sites
    let rows: Rows
    let stateNow: ReturnType<typeof rememberState>
    let context: BrowserContext
    let own: Page
    let targets: Target[]
    let kinds: Target[]
    const home = `http://${names.portal}`

    test.beforeAll(async () => {
      sites = await openSites(names)
      rows = await openRows(sites.portal)
      stateNow = rememberState(rows)
      context = await sites.browser.newContext()
      own = await context.newPage()
      await own.goto(home)
      const grant = { grant_type: 'password', username: emailOf('admin'), password: demoPassword }
      const ask = (path: string, body: Target['body']) =>
        own.evaluate(sendOwn, { name: path, method: 'POST', url: `${home}${path}`, body, headers: {} })
      expect((await ask('/auth/api/oauth/token/', grant)).status).toBe(200)
      const { body } = await ask('/auth/api/register-user-forge', newUser())
      // The invitation is marked as sent shortly after the response.
      const waiting = () => rows.ask('select id from outbox where sent_at is null')
      await expect.poll(async () => (await waiting()).length, { intervals: [50] }).toBe(0)
      targets = calls
        .filter(([, call]) => call.changes)
        .map(([name, { uploads }]) => {
          const { method = 'GET', path, sent } = expectedCalls[name] ?? {}
          const url = `${home}${path?.(body.id) ?? ''}`
          const sentBody = (uploads ? undefined : (inOrder[name] ?? sent?.().body)) as Target['body']
          return { name, method, url, body: sentBody, headers: sent?.().headers ?? {}, file: uploads?.name }
        })
      kinds = oneOfEachKind(targets)
      await own.goto('about:blank')
    })
    test.afterAll(async () => {
      await rows.close()
      await sites.stop()
    })

    const isSignedIn = async () => {
      const [cookie] = (await context.cookies(home)).filter(({ name }) => name === 'friat')
      const headers = { host: names.portal, cookie: `friat=${cookie?.value}` }
      return (await rawRequest(sites.portal.url, '/auth/api/logged-user/', { headers })).status === 200
    }

    test('cross-site attacks cover every call that changes data', () => {
      expect(targets.length).toBeGreaterThan(11)
      expect(targets.filter(({ url }) => url === home)).toEqual([])
    })

    for (const place of ['stranger', 'sibling'] as const) {
      for (const vector of vectors) {
        test(`a page of a ${place} has no effect by ${vector}`, async () => {
          const tried = askable(vector, kinds)
          const before = await stateNow()
          const since = sites.portal.output.length
          const page = await context.newPage()
          await page.goto(`http://${names[place]}/`)
          await page.evaluate(attack, { vector, targets: tried })
          const answers = () => answeredSince(sites.portal, since)
          await expect.poll(() => answers().length, { intervals: [50], timeout: 60_000 }).toBe(tried.length)
          for (const opened of context.pages()) if (opened !== own) await opened.close()
          const heard = answers().filter((answer) => !/ (401|403|404)$/.test(answer) && !onlyRead(answer))
          const isNobodys = place === 'stranger' && !names.portal.endsWith('localhost')
          expect(heard.filter((answer) => !isNobodys || answer !== idle)).toEqual([])
          expect(await stateNow()).toEqual(before)
          expect(await isSignedIn()).toBe(true)
        })
      }
    }

    // A page cannot omit Origin from a POST, so this is sent outside the browser, with its cookies.
    test('a request with cookies and without Origin has no effect', async () => {
      const before = await stateNow()
      const cookie = (await context.cookies(home)).map(({ name, value }) => `${name}=${value}`).join('; ')
      for (const { method, url, body, headers } of targets) {
        const { pathname } = new URL(url)
        const content = method === 'POST' ? JSON.stringify(body ?? {}) : ''
        const sent = { host: names.portal, cookie, 'content-type': 'application/json', ...headers }
        const { status } = await rawRequest(sites.portal.url, pathname, { method, headers: sent, body: content })
        expect(status, url).toBe(403)
      }
      expect(await stateNow()).toEqual(before)
      expect(await isSignedIn()).toBe(true)
    })

    test('the same requests from a page of the portal are accepted', async () => {
      const before = await stateNow()
      await own.goto(home)
      const answers: Record<string, Awaited<ReturnType<typeof sendOwn>>> = {}
      for (const target of targets.toSorted((left, right) => turnOf(left) - turnOf(right)))
        answers[target.name] = await own.evaluate(sendOwn, target)
      // Some calls fail because a record is missing or the user lacks access, but none is rejected as cross-site.
      const unheard = Object.entries(answers).filter(
        ([, { status, body }]) => status === 401 || body.message === foreign,
      )
      expect(unheard).toEqual([])
      expect(Object.keys(inOrder).map((name) => [name, answers[name]?.status])).toEqual(
        Object.keys(inOrder).map((name) => [name, 200]),
      )
      expect(await stateNow()).not.toEqual(before)
    })
  })
}
