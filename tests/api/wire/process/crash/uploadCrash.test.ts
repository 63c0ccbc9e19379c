import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import {
  begin,
  completeForm,
  expectNoFiles,
  fileHead,
  lastLine,
  leftovers,
  part,
  pour,
  randomPdf,
} from '#tests/support/files/uploads.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { approvalOf, documentAt, plantConcession, sha256 } from '#tests/support/rows/concessions.ts'
import { addBar, approvedAt } from '#tests/support/rows/material.ts'
import { addOffer, invoiceAt, invoiceOf } from '#tests/support/rows/offers.ts'

const seed = process.env.CRASH_SEED ?? String(Date.now() % 1_000_000)
const kills = Array.from({ length: 25 }, (_, index) => index + 1)
const env = { OAUTH_CLIENT_SECRET: clientSecret }
const customer = customers.healthy
const writers = 4

interface Waiting {
  readonly path: string
  readonly form: (content: Buffer) => Buffer
  readonly placeOf: (file: string) => string
}

const textPart = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const filePart = (content: Buffer, field: string) => part(fileHead('sent.pdf', field), content)

const looseFiles = async ({ ask }: Rows) => {
  const references = await ask(`select tables.name as name, keys."from" as key from sqlite_master as tables
    join pragma_foreign_key_list(tables.name) as keys where tables.type = 'table' and keys."table" = 'files'`)
  const referred = references.map(({ name, key }) => `select ${key} as id from ${name} where ${key} is not null`)
  return ask(`select id from files where id not in (${referred.join(' union all ')})`)
}

/** The lifetime of the portal before the kill is what the test varies. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe(`a portal killed during uploads, CRASH_SEED=${seed}`, () => {
  const chance = dice(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-files-'))
  const acknowledged = new Map<string, string>()
  let portal: PortalProcess
  let token: string

  beforeAll(async () => {
    cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
    portal = await startOn(dataDir, env)
    token = await tokenAt(portal.url, 'customer')
  })

  afterAll(async () => {
    await portal.end('SIGTERM')
    rmSync(dataDir, { recursive: true })
  })

  const withRows = async <T>(
    work: (there: { dataDir: string; rows: Awaited<ReturnType<typeof openRows>> }) => Promise<T>,
  ) => {
    const rows = await openRows({ dataDir, databaseUrl: undefined })
    return work({ dataDir, rows }).finally(() => rows.close())
  }

  const plantWaiting = async (
    there: { rows: Awaited<ReturnType<typeof openRows>> },
    id: number,
  ): Promise<Waiting[]> => {
    const concession = await plantConcession(there, customer)
    await addBar(there, { id, customer })
    await addOffer(there, { id, customer, status: 2 })
    const texts = [textPart('idHeat', `${id}`), textPart('approved', 'true')]
    return [
      { path: approvalOf(concession, customer), form: completeForm, placeOf: (file) => documentAt(file, customer) },
      {
        path: approvedAt(customer),
        form: (content) => Buffer.concat([...texts, filePart(content, 'approvalFiles'), lastLine]),
        placeOf: () => `/content/api/Bar/${id}/approvalDocument`,
      },
      {
        path: invoiceOf(id),
        form: (content) => Buffer.concat([filePart(content, 'documentFactura'), lastLine]),
        placeOf: () => invoiceAt(id),
      },
    ]
  }

  const sendUntilCut = async (by: Client, waiting: Waiting[]) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const content = randomPdf(10 + chance.below(1_500_000))
      const body = next.form(content)
      const { sending, answer } = begin(portal, next.path, { body, by })
      await pour(sending, body)
      sending.end()
      const answered = await answer
      if (answered?.status !== 200) return
      acknowledged.set(next.placeOf(String(answered.body?.IdFile)), sha256(content))
    }
  }

  test.each(kills)('has exactly the acknowledged files, kill %i', async (kill) => {
    const before = acknowledged.size
    const waiting = await withRows(async (there) => {
      const all: Waiting[] = []
      for (let count = 0; count < 10; count += 1) all.push(...(await plantWaiting(there, 10_000 + 100 * kill + count)))
      return all
    })
    const by = bearer(portal.url, token)
    const writing = Array.from({ length: writers }, () => sendUntilCut(by, waiting))
    // In every second round, wait until some files were acknowledged, however busy the machine is.
    if (kill % 2 === 0) await vi.waitUntil(() => acknowledged.size > before, { timeout: 60_000 })
    await pause(20 + chance.below(250))
    expect(await portal.end('SIGKILL')).toBe(null)
    await Promise.all(writing)

    portal = await startOn(dataDir, env)
    const after = await withRows(async (there) => ({
      left: await leftovers(there),
      sums: await there.rows.ask('select sha256 from files'),
      loose: await looseFiles(there.rows),
    }))
    expect(after.left).toEqual(expectNoFiles)
    expect(after.loose).toEqual([])
    const known = new Set(after.sums.map(({ sha256: sum }) => sum))
    expect([...acknowledged].filter(([, sum]) => !known.has(sum))).toEqual([])
    expect(portal.startedIn).toBeLessThan(2_000)
  })

  test('returns each acknowledged file completely', async () => {
    expect(acknowledged.size).toBeGreaterThanOrEqual(Math.floor(kills.length / 2))
    for (const [place, sum] of acknowledged) {
      const answer = await fetch(`${portal.url}${place}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(sha256(new Uint8Array(await answer.arrayBuffer())), place).toBe(sum)
    }
  })
})
