import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtProgram, portalEnvironment } from '#scripts/nodeFlags.js'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { importInto, smallPlant } from '#tests/support/rows/imports.ts'

const lines = 1_500
const kills = Array.from({ length: 25 }, (_, index) => index + 1)
const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn'

let api: Api
let folder: string
let duration: number

const writeOrders = (price: number) => {
  const rows = Array.from({ length: lines }, (_, at) => `7001,K-${at},PO-1,R70001,${at},10,${price},onTime,2026-12-01`)
  writeFileSync(join(folder, 'jobOrders.csv'), [header, ...rows, ''].join('\n'))
}

const start = () =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', builtProgram('importFiles'), folder], {
    env: { ...portalEnvironment, PATH: process.env.PATH, DATA_DIR: api.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const firstLine = async (child: ChildProcess) => {
  if (child.stdout) await once(createInterface({ input: child.stdout }), 'line')
}

const prices = async () => {
  const found = await api.rows.ask(
    "select price, count(*) as count from job_orders where customer_id = 7001 and number like 'K-%' group by price",
  )
  return found.map(({ price, count }) => [Number(price) / 100, Number(count)])
}

const run = async () => {
  const child = start()
  const closed = once(child, 'close')
  await firstLine(child)
  const began = performance.now()
  await closed
  return performance.now() - began
}

describe('an import killed at any moment', () => {
  beforeAll(async () => {
    api = await startApi()
    folder = mkdtempSync(join(tmpdir(), 'portal-killed-'))
    await importInto(api, smallPlant)
    writeOrders(1)
    await run()
    expect(await prices()).toEqual([[1, lines]])
    writeOrders(2)
    duration = await run()
  })

  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await api.stop()
  })

  test.each(kills)('leaves all old or all new rows, and the next run completes, kill %i', async (kill) => {
    const price = 2 + kill
    const [[old] = []] = await prices()
    writeOrders(price)
    const child = start()
    const closed = once(child, 'close')
    await firstLine(child)
    const { promise: due, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, (duration * (kill - 1)) / kills.length)
    await Promise.race([due, closed])
    child.kill('SIGKILL')
    await closed
    const left = await prices()
    expect([[[old, lines]], [[price, lines]]]).toContainEqual(left)
    await run()
    expect(await prices()).toEqual([[price, lines]])
  })

  test('rejects none of the files', async () => {
    expect(await api.rows.ask("select entity from imports where result = 'refused'")).toEqual([])
  })
})
