import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientAt } from '#tests/support/client/apiClient.ts'
import { faultySettings, type Unhandled } from '#tests/support/portal/faultyProcess.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'

let folder: string
let portal: PortalProcess

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-unhandled-'))
  portal = await startOn(folder, faultySettings(join(folder, 'fault')))
})

afterEach(async () => {
  await portal.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

const fatalLines = () =>
  portal.output.filter((line) => line.includes('"level":60')).map((line) => JSON.parse(line) as Record<string, unknown>)

/** Sends a request whose body is incomplete, so that its answer waits. */
const beginSlow = () => {
  const sending = request(`${portal.url}/auth/api/oauth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    sending.once('error', reject)
  })
  sending.write('{')
  return { answered, finish: () => sending.end('}') }
}

test.each<Unhandled>(['rejection', 'exception'])(
  'an unhandled %s in a request is logged with its id, and ends the process in order with code 1',
  async (kind) => {
    const slow = beginSlow()
    const { status, headers } = await clientAt(portal.url).get('/healthz', { 'x-test-fault': kind })
    expect(status).toBe(200)
    await expect.poll(() => fatalLines().length).toBe(1)
    expect(fatalLines()[0]).toMatchObject({
      msg: 'unhandled',
      id: headers.get('x-request-id'),
      err: { message: `an ${kind} of the test`.replace('an r', 'a r'), stack: expect.stringContaining('of the test') },
    })
    // Open requests are finished as on SIGTERM, and new ones are rejected.
    await expect
      .poll(() =>
        clientAt(portal.url)
          .get('/healthz')
          .then(
            () => 'open',
            () => 'closed',
          ),
      )
      .toBe('closed')
    slow.finish()
    expect(await slow.answered).toBe(400)
    expect(await portal.ended).toBe(1)
  },
)
