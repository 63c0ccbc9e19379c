import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '#backend/files/store.ts'
import { builtProgram, portalEnvironment } from '#scripts/nodeFlags.js'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { importInto, smallPlant } from '#tests/support/rows/imports.ts'

const papers = 60
const kills = Array.from({ length: 15 }, (_, index) => index + 1)

let api: Api
let folder: string
let duration: number

const writePapers = (edition: number) => {
  for (let paper = 0; paper < papers; paper += 1)
    writeFileSync(join(folder, 'documents', `${paper}.pdf`), `%PDF-1.7\n% edition ${edition} of ${paper}\n`)
}

const start = () =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', builtProgram('importFiles'), folder], {
    env: { ...portalEnvironment, PATH: process.env.PATH, DATA_DIR: api.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Milliseconds from the first line of output, at which nothing is written yet, to the end. */
const run = async () => {
  const child = start()
  const closed = once(child, 'close')
  await once(createInterface({ input: child.stdout }), 'line')
  const began = performance.now()
  await closed
  return performance.now() - began
}

/** Editions of the stored documents; each file must be complete. */
const editions = async () => {
  const rows = await api.rows.ask(
    `select file_id, size, sha256 from plant_documents where concession_id in
      (select id from concessions where customer_id = 7001)`,
  )
  expect(rows).toHaveLength(papers)
  const found = rows.map(({ file_id, size, sha256 }) => {
    const bytes = readFileSync(join(api.dataDir, 'files/kept', file_id))
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([Number(size), sha256])
    return Number(/edition (\d+)/.exec(String(bytes))?.[1])
  })
  return [...new Set(found)]
}

describe('an import of documents killed at any moment', () => {
  beforeAll(async () => {
    api = await startApi()
    folder = mkdtempSync(join(tmpdir(), 'portal-killed-'))
    mkdirSync(join(folder, 'documents'))
    await importInto(api, smallPlant)
    await importInto(api, { concessions: 'customerId,part,ncr,type,quantity\n7001,R70001,FF-1,Dimensional,3\n' })
    const rows = Array.from({ length: papers }, (_, paper) => `7001,concession,FF-1,${paper}.pdf`)
    writeFileSync(join(folder, 'documents.csv'), ['customerId,kind,number,file', ...rows, ''].join('\n'))
    writePapers(0)
    await run()
    expect(await editions()).toEqual([0])
    writePapers(1)
    duration = await run()
  })

  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await api.stop()
  })

  test.each(kills)('leaves all old or all new documents, and the next run completes, kill %i', async (kill) => {
    const edition = 1 + kill
    const [old] = await editions()
    writePapers(edition)
    const child = start()
    const closed = once(child, 'close')
    await once(createInterface({ input: child.stdout }), 'line')
    const { promise: due, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, (duration * (kill - 1)) / kills.length)
    await Promise.race([due, closed])
    child.kill('SIGKILL')
    await closed
    expect([[old], [edition]]).toContainEqual(await editions())
    await run()
    expect(await editions()).toEqual([edition])
  })

  test('leaves files without a row to the sweep', async () => {
    const store = await openStore(api)
    const rows = await api.rows.ask('select file_id as id from plant_documents union all select id from files')
    const known = new Set(rows.map(({ id }) => String(id)))
    await store.sweep(async (ids) => new Set(ids.filter((id) => known.has(id))), Date.now() + 2 * 86_400_000)
    expect(await editions()).toEqual([1 + kills.length])
  })
})
