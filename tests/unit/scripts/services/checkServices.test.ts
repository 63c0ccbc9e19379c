import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#proxy/config.ts'
import { runCheckServices, usage } from '#scripts/services/command.ts'
import { type Change, type Company, startCompany } from '#tests/support/company/company.ts'
import { RejectionError } from '#tests/support/company/service.ts'

const planted = 'PLANTED-WORD'

let company: Company

beforeAll(async () => {
  company = await startCompany()
})

afterAll(() => company.stop())

const sink = () => {
  const pieces: string[] = []
  const stream = new Writable({
    write: (piece, _encoding, done) => {
      pieces.push(String(piece))
      done()
    },
  })
  return { stream, text: () => pieces.join('') }
}

const run = async (
  args: readonly string[],
  { change = null, typed = 'Forged-2026' }: { change?: Change | null; typed?: string } = {},
) => {
  company.change = change
  const [output, errors] = [sink(), sink()]
  const code = await runCheckServices(args, () => readConfig({ ...company.settings }), {
    terminal: { input: Readable.from([Buffer.from(typed)]), output: errors.stream },
    output: output.stream,
    errors: errors.stream,
  })
  return { code, output: output.text(), errors: errors.text() }
}

const asAdmin = ['--as', 'admin@company.example', '--password-file', '-', '--customer', '101']

/** Changes the rows of a call's answer, in wire form. */
const changing =
  (path: string, change: (body: unknown) => unknown): Change =>
  (call, body) =>
    call.path === path ? change(body) : body

test('prints its usage on request, and for an invalid command line', async () => {
  expect(await run(['--help'])).toEqual({ code: 0, output: `${usage}\n`, errors: '' })
  for (const args of [
    [],
    ['--as', 'x'],
    ['--customer', '101'],
    ['--as', 'x', '--customer', 'a/1'],
    ['--password', 'x'],
  ])
    expect(await run(args)).toEqual({ code: 2, output: '', errors: `${usage}\n` })
})

test('does not echo the command line, and exits with 2 if it cannot sign in', async () => {
  const { code, output, errors } = await run(asAdmin, { typed: planted })
  expect([code, output]).toEqual([2, ''])
  expect(errors).toContain('did not sign this user in')
  expect(errors).not.toContain(planted)
})

test('reports the result of every call, in Markdown and in JSON', async () => {
  const { output } = await run(asAdmin)
  expect(output).toMatch(/^\| call \| result \| ms \(p95\) \| faults \| pages that fail \|\n/)
  expect(output).toContain('`POST /read/OpenOrders/ListadoFiltrado/` | ok |')
  const { calls } = JSON.parse((await run([...asAdmin, '--json'])).output)
  expect(calls.length).toBeGreaterThan(90)
  expect(calls.filter(({ outcome }: { outcome: string }) => outcome === 'absent')).toEqual([])
})

test('counts unreadable rows, and names field, fault and first position but no value', async () => {
  const spoil = (body: unknown) => {
    const {
      ListadoOpenOrders: [first, second, ...rest],
    } = body as { ListadoOpenOrders: Record<string, unknown>[] }
    return { ListadoOpenOrders: [first, { ...second, pedido: { planted } }, ...rest] }
  }
  const { output } = await run(asAdmin, { change: changing('/OpenOrders/ListadoFiltrado/', spoil) })
  expect(output).toMatch(
    /ListadoFiltrado\/` \| 1 of \d+ rows unreadable .*purchaseOrder\.number: type, row left out, 1x, first in row 2/,
  )
  expect(output).not.toContain(planted)
})

test('exits with 1 and names the page that would fail if the key of a list differs', async () => {
  const rename = (body: unknown) => ({ [planted]: body, total: 1 })
  const { code, output } = await run(asAdmin, { change: changing('/OpenOrders/ListadoFiltrado/', rename) })
  expect(code).toBe(1)
  expect(output).toMatch(
    /ListadoFiltrado\/` \| unreadable .*ListadoOpenOrders: required, page fails, 1x \| \/open-orders-report \|/,
  )
  expect(output).not.toContain(planted)
})

test('reads a token from a file, and names a file that it cannot read', async () => {
  const { code, errors } = await run(['--as', '/nowhere/token', '--customer', '101'])
  expect([code, errors]).toEqual([
    2,
    'The token file /nowhere/token cannot be read. Name another one, or give an e-mail.\n',
  ])
})

const rejecting =
  (paths: readonly string[], status: number): Change =>
  (call, body) => {
    if (paths.includes(call.path)) throw new RejectionError(status, { message: planted })
    return body
  }

const lastLineOf = (output: string) => output.trim().split('\n').at(-1)

test('exits with 2 if a service does not accept the token', async () => {
  const { code, output, errors } = await run(asAdmin, { change: rejecting(['/OpenOrders/ListadoFiltrado/'], 401) })
  expect([code, output]).toEqual([2, ''])
  expect(errors).toBe('token not accepted: POST /read/OpenOrders/ListadoFiltrado/ answered 401\n')
})

test('exits with 1 if a call of a page in the menu of the user is rejected', async () => {
  const { code, output } = await run(asAdmin, { change: rejecting(['/OpenOrders/ListadoFiltrado/'], 403) })
  expect(code).toBe(1)
  expect(output).toMatch(/ListadoFiltrado\/` \| refused \(403\) .*\| \/open-orders-report \|/)
})

test('counts other rejections as not checked', async () => {
  const change: Change = (call, body) => {
    if (call.path === '/OpenOrders/ListadoFiltrado/') throw new RejectionError(403, { message: planted })
    return call.path.startsWith('/api/menu-options2') ? [[], (body as unknown[])[1]] : body
  }
  const { output } = await run(asAdmin, { change })
  expect(output).toMatch(/ListadoFiltrado\/` \| refused \(403\) .*\| {2}\|/)
  expect(lastLineOf(output)).toMatch(/ 1 refused, not checked\./)
})

test('exits with 1 if all rows of a list are unreadable', async () => {
  const spoil = () => ({ ListadoOpenOrders: [{ planted }, { planted }] })
  const { code, output } = await run(asAdmin, { change: changing('/OpenOrders/ListadoFiltrado/', spoil) })
  expect(code).toBe(1)
  expect(output).toMatch(/ListadoFiltrado\/` \| 2 of 2 rows unreadable .*\| \/open-orders-report \|/)
})

test('does not make the calls that a service counts as visits', async () => {
  company.requests.length = 0
  const { code, output } = await run(asAdmin)
  expect(company.requests.map(({ path }) => path).filter((path) => /validate-page-access|Tracking/.test(path))).toEqual(
    [],
  )
  expect(output).toContain('`POST /auth/api/validate-page-access-forge/` | not asked: it counts a visit |')
  expect(code).toBe(0)
})

test('counts calls that could not be asked in the last line', async () => {
  const { output } = await run(asAdmin, { change: changing('/api/Budgets/sellers', () => []) })
  expect(output).toMatch(/api\/Budgets` \| not asked: no record to ask about/)
  expect(lastLineOf(output)).toMatch(/ \d+ not asked\./)
})
