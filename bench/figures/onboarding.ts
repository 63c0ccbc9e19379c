import { maxRows } from '#schema/administration/onboarding.ts'
import { askWell } from '../load/ask.ts'
import { pacedReads } from '../load/pacedReads.ts'
import type { Portal } from '../portal.ts'
import { atMost, type Figure, format, under } from '../readings/figure.ts'

const inAll = under(5, 's')
const longestRead = atMost(100, 'ms')
const perSecond = 50
const run = Date.now().toString(36)

/** Rows per request, the same as on the screen. */
const atOnce = { check: 100, create: 50 }

const rowOf = (index: number) => ({
  name: `Onboarded ${index}`,
  email: `onboarded.${run}.${index}@sheet.example`,
  company: 'Brennholt Turbine Works',
  sales_contact: 'Óscar Villarreal',
  sales_email: 'oscar.villarreal@anvil.example',
  phone: '+1 555 0100',
  role: 'Customer',
  multiple_client_ids: 'Brennholt Turbine Works; 102',
})

const rows = Array.from({ length: maxRows }, (_one, index) => rowOf(index))

const sendAll = async ({ url, cookie }: Portal, kind: keyof typeof atOnce) => {
  const path = kind === 'check' ? '/auth/api/onboarding/check' : '/auth/api/onboarding/'
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' }
  let batch: number | null = null
  for (let from = 0; from < rows.length; from += atOnce[kind]) {
    const sheet = {
      rows: rows.slice(from, from + atOnce[kind]),
      earlier_emails: rows.slice(0, from).map(({ email }) => email),
    }
    const body =
      kind === 'check' ? sheet : { ...sheet, file_name: 'bench.xlsx', row_count: rows.length, batch_id: batch }
    const { bytes } = await askWell({ url: url + path, method: 'POST', headers, body: JSON.stringify(body) })
    batch = JSON.parse(bytes.toString()).batch_id ?? null
  }
}

/** Total time for all rows, and the slowest concurrent read. */
const measure = async (portal: Portal, kind: keyof typeof atOnce) => {
  const { url, cookie } = portal
  const reads = pacedReads(perSecond, (agent) =>
    askWell({ url: `${url}/auth/api/logged-user/`, headers: { cookie }, agent }),
  )
  const began = performance.now()
  await sendAll(portal, kind)
  const seconds = (performance.now() - began) / 1000
  reads.stop()
  return { seconds, longest: Math.max(...(await reads.latencies())) }
}

export const onboarding: Figure = async (ground) => {
  const portal = await ground.portal()
  const checked = await measure(portal, 'check')
  const created = await measure(portal, 'create')
  const longest = Math.max(checked.longest, created.longest)
  return [
    {
      figure: `onboarding of ${maxRows} rows, checked (${format(checked.seconds, 's')}) and created`,
      reach: inAll.reach,
      portal: format(checked.seconds + created.seconds, 's'),
      isReached: inAll.holds(checked.seconds + created.seconds),
    },
    {
      figure: `the longest of ${perSecond} reads a second beside it`,
      reach: longestRead.reach,
      portal: format(longest, 'ms'),
      isReached: longestRead.holds(longest),
    },
  ]
}
