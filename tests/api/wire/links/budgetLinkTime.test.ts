import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { byLink, changesTo, mintPath, modifyPath, updatePath } from '#tests/support/rows/commercial/budgets.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'))
const file = join(folder, 'now')
const setClock = (milliseconds: number) => writeFileSync(file, String(milliseconds))
const began = Date.parse('2026-11-05T16:20:00.123Z')

let api: Api

beforeAll(async () => {
  setClock(began)
  api = await startApi({ program: 'tests/support/portal/clockedPortal.ts', env: { CLOCK_FILE: file } })
})

afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true })
})

const day = 86_400_000

test("a link is valid until 23:59:59.999 after signing and expired at 24:00:00.000, by the server's clock", async () => {
  const signed = await (await api.as('manager', demoPassword)).post(mintPath, { seller: 1, year: 2026 })
  expect(Date.parse(signed.body.expires)).toBe(began + day)
  const headers = { ...byLink(signed.body.t), 'if-match': '"1"' }

  const askAt = async (milliseconds: number) => {
    setClock(began + milliseconds)
    // Sessions also expire after a day, so sign in again.
    const rep = await api.as('rep')
    const answers = [
      await rep.get(modifyPath(1, 2026), headers),
      await rep.post(updatePath, changesTo(1, 2026), headers),
    ]
    return answers.map(({ status, body }) => [status, body.error, body.message])
  }

  const open = [
    [200, undefined, undefined],
    [200, undefined, 'Budget updated successfully.'],
  ]
  const expired = [403, 'link_expired', 'The requested link has expired. Contact your sales manager.']
  expect(await askAt(0)).toEqual(open)
  expect(await askAt(day - 1)).toEqual(open)
  expect(await askAt(day)).toEqual([expired, expired])
  expect(await askAt(day + 1)).toEqual([expired, expired])
  expect(await askAt(2 * day)).toEqual([expired, expired])
})
