import { afterAll, beforeAll, expect, test } from 'vitest'
import { shares } from '../../../../../backend/process/limits.ts'
import { type Api, type Client, startApi } from '../../../../support/client/apiClient.ts'
import { customers } from '../../../../support/client/users.ts'

const { atOnceOfOne, waitingOfOne } = shares.zips
let api: Api
let customer: Client
let links: string

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  customer = await api.as('customer')
  const filters = { JobOrder: null, PurchaseOrder: null, PartNumber: null, ShipmentDate: null, BolNumber: null }
  const input = { id: customers.healthy, ...filters }
  const { body } = await customer.post('/read/Documents/ObtenerDetalle?range=[0,40]', input)
  const found = (body as { Bols: string[] }[]).flatMap(({ Bols }) => Bols)
  links = found.slice(0, 12).join(',')
})

afterAll(() => api.stop())

const zip = () => customer.post('/write/DownloadZipShipment', { id: customers.healthy, links })

const metric = async (name: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_${name}{limit="zips"} (\\S+)`, 'm').exec(text)?.[1])
}

test(`zips of one user: ${atOnceOfOne} run at once, ${waitingOfOne} wait, more return 429`, async () => {
  let isOver = false
  let most = { inUse: 0, waiting: 0 }
  const watching = (async () => {
    while (!isOver) {
      const [inUse, waiting] = [await metric('in_use'), await metric('waiting')]
      most = { inUse: Math.max(most.inUse, inUse), waiting: Math.max(most.waiting, waiting) }
    }
  })()
  const count = atOnceOfOne + waitingOfOne + 20
  const answers = await Promise.all(Array.from({ length: count }, zip))
  isOver = true
  await watching
  const rejected = answers.filter(({ status }) => status === 429)
  expect(most.inUse).toBe(atOnceOfOne)
  expect(most.waiting).toBeLessThanOrEqual(waitingOfOne)
  expect(rejected.length).toBe(await metric('refusals_total'))
  expect(rejected.length).toBeGreaterThan(0)
  for (const { headers } of rejected) expect(headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(count - rejected.length)
})
