import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Dice, dice } from '#backend/demo/dice.ts'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'

const seed = process.env.CRASH_SEED ?? String(Date.now() % 1_000_000)
const changesPerRound = 50
const kills = Array.from({ length: 500 / changesPerRound }, (_, index) => index + 1)
const customer = 7001
const asCsv = { 'content-type': 'text/csv' }
const numbers = Array.from({ length: 12 }, (_, at) => `K-${at}`)
const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn'

interface Change {
  readonly reason: string
  readonly isImport: boolean
  readonly dates: ReadonlyMap<string, Day>
}

interface Entry {
  readonly id: number
  readonly job_order: string
  readonly before_on: Day | null
  readonly promised_on: Day | null
  readonly source: string
  readonly reason: string | null
}

/**
 * Share of imports, in general and at the kill. An import starts a thread and takes as long as twenty manual changes.
 */
const imports = { before: 0.04, last: 0.5 }

const drawChange = ({ below, isLucky }: Dice, reason: string, share: number): Change => {
  const isImport = isLucky(share)
  const lines = numbers.filter(() => isLucky(isImport ? 0.5 : 0.1))
  const some = lines.length > 0 ? lines : numbers.slice(0, 1)
  return { reason, isImport, dates: new Map(some.map((line) => [line, daysAfter('2026-12-01' as Day, below(40))])) }
}

const importedRows = ({ reason, dates }: Change) =>
  csv(
    `${header},newCommittedOn,modifiedComment`,
    ...[...dates].map(([line, day]) => `${customer},${line},PO-1,R70001,1,10,1,onTime,2026-12-01,${day},${reason}`),
  )

/** The lifetime of the portal before the kill is what the test varies. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe(`a portal killed while dates change, CRASH_SEED=${seed}`, () => {
  const chance = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'portal-promises-'))
  const acknowledged: Change[] = []
  const ids = new Map<string, number>()
  let known: Entry[] = []
  const place = { dataDir: folder, databaseUrl: undefined }
  let portal: PortalProcess
  let token: string
  let rows: Rows

  const start = async () => {
    portal = await startOn(folder, { OAUTH_CLIENT_SECRET: clientSecret })
  }

  const entries = async () => {
    const found = await rows.ask(
      `select id, job_order, before_on, promised_on, source, reason from promises
        where customer_id = ${customer} order by id`,
    )
    return found.map((row) => ({ ...row, id: Number(row.id) })) as Entry[]
  }

  beforeAll(async () => {
    cpSync(process.env.TEST_TEMPLATE ?? '', folder, { recursive: true })
    await importInto(place, smallPlant)
    const lines = numbers.map((line) => `${customer},${line},PO-1,R70001,1,10,1,onTime,2026-12-01,2026-12-15`)
    await importInto(place, { jobOrders: csv(`${header},committedOn`, ...lines) })
    rows = await openRows(place)
    for (const { id, number } of await rows.ask('select id, number from job_orders where customer_id = ?', customer))
      ids.set(number, Number(id))
    known = await entries()
    await start()
    token = await tokenAt(portal.url, 'admin')
  })

  afterAll(async () => {
    await rows.close()
    await portal.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  const send = async (by: Client, change: Change) => {
    const input = [...change.dates].map(([line, nuevaFecha]) => ({
      idOrden: ids.get(line),
      nuevaFecha,
      Comment: change.reason,
    }))
    const { status, text } = change.isImport
      ? await by.send('PUT', '/write/import/jobOrders', { body: importedRows(change), headers: asCsv })
      : await by.post('/write/api/Orders/dates', input)
    if (status !== 200) throw new Error(`${change.reason} was answered ${status}: ${text}`)
    acknowledged.push(change)
  }

  /** The change interrupted by the kill may be acknowledged or not. */
  const sendUntilCut = async (by: Client, change: Change) => {
    try {
      await send(by, change)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }

  /** Defects of a line's entries: a gap in the sequence, or a last date that differs from the screens. */
  const faultsOf = (line: string, all: readonly Entry[], shown: ReadonlyMap<string, Day>) => {
    const own = all.filter(({ job_order }) => job_order === line)
    const gaps = own.filter((entry, at) => entry.before_on !== (own[at - 1]?.promised_on ?? null))
    const newest = own.at(-1)?.promised_on
    return [
      ...gaps.map(({ reason }) => `${line}: an entry before ${reason} is missing`),
      ...(newest === shown.get(line) ? [] : [`${line}: ${newest} is the newest entry, ${shown.get(line)} is shown`]),
    ]
  }

  const missing = (all: readonly Entry[]) =>
    acknowledged.flatMap(({ reason, isImport, dates }) =>
      [...dates].flatMap(([line, day]) => {
        const own = all.filter((entry) => entry.job_order === line)
        const of = own.filter((entry) => entry.reason === reason)
        if (of.length === 1) return of[0]?.promised_on === day ? [] : [`${reason}: ${line} has another date`]
        // An import of the date that the line already has adds no entry.
        return isImport && of.length === 0 && own.some(({ promised_on }) => promised_on === day)
          ? []
          : [`${reason}: ${line} has ${of.length} entries`]
      }),
    )

  test.each(kills)('has one entry per acknowledged change and shows the newest, kill %i', async (kill) => {
    const by = bearer(portal.url, token)
    for (let change = 1; change < changesPerRound; change += 1)
      await send(by, drawChange(chance, `change ${kill}.${change}`, imports.before))
    const last = sendUntilCut(by, drawChange(chance, `change ${kill}.${changesPerRound}`, imports.last))
    await pause(chance.below(60))
    await portal.end('SIGKILL')
    await last
    await start()

    const all = await entries()
    expect(all.slice(0, known.length)).toEqual(known)
    known = all
    const search = { id: customer, status: null, JobOrder: null, OP: null, PartNumber: null }
    const report = await bearer(portal.url, token).post('/read/OpenOrders/StatusReportSteel/', search)
    const shown = new Map<string, Day>(
      report.body.ListadoStatusReport.map(({ JobOrder, PromiseShipdate }: Record<string, Day>) => [
        JobOrder,
        PromiseShipdate,
      ]),
    )
    expect([...numbers.flatMap((line) => faultsOf(line, all, shown)), ...missing(all)]).toEqual([])
  })

  test('has acknowledged some imports', () => {
    expect(acknowledged.filter(({ isImport }) => isImport).length).toBeGreaterThan(0)
  })
})
