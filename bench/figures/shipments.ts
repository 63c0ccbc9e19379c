import { askWell, drink } from '../load/ask.ts'
import { alternate, load } from '../load/load.ts'
import { growthDuring } from '../load/memory.ts'
import { atMost, atMostRatio, type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const limit = under(30, 'ms')
const share = atMostRatio(1.5)
const growth = atMost(30, 'MB')
const firstByte = under(300, 'ms')

const customer = 109
const length = 25
const pages = 20
const zipped = 500
const rounds = 3

const search = (part: string | null) => ({
  id: customer,
  ...{ JobOrder: null, PurchaseOrder: null, PartNumber: part, ShipmentDate: null, BolNumber: null },
})
const listed = (from: number, to: number) => encodeURI(`/read/Documents/ObtenerDetalle?range=[${from},${to}]`)

interface Row {
  readonly PN: string
  readonly Mtrs: readonly string[]
  readonly Facturas: readonly string[]
  readonly PacketList: readonly string[]
  readonly Bols: readonly string[]
  readonly Xml: readonly string[]
}

export const shipments: Figure = async (ground) => {
  const { url, cookie, pid } = await ground.portal()
  const headers = {
    ...{ cookie, 'content-type': 'application/json' },
    ...{ 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' },
  }
  const query = (from: number, part: string | null = null) => ({
    path: listed(from, from + length - 1),
    method: 'POST' as const,
    body: JSON.stringify(search(part)),
  })
  const first = query(0)
  const { bytes } = await askWell({ url: `${url}${listed(0, 399)}`, method: 'POST', headers, body: first.body })
  const rows = JSON.parse(bytes.toString()) as Row[]
  const parts = [...new Set(rows.map(({ PN }) => PN))].slice(0, pages)
  const offsets = Array.from({ length: pages }, (_, at) => at * length)

  const floorUrl = await ground.serve('floors/shipments.ts', ground.dataDir)
  const bare = [
    ...offsets.map((from) => ({ path: `/shipments?customer=${customer}&from=${from}` })),
    ...parts.map((part) => ({ path: `/shipments?customer=${customer}&part=${encodeURIComponent(part)}` })),
  ]
  const own = [...offsets.map((from) => query(from)), ...parts.map((part) => query(0, part))]
  const { portal, floor } = await alternate(
    () => load({ url: floorUrl, requests: bare, connections: 20 }),
    () => load({ url, headers, requests: own, connections: 20 }),
  )

  const links = rows.flatMap(({ Mtrs, Facturas, PacketList, Bols, Xml }) =>
    [Mtrs, Facturas, PacketList, Bols, Xml].flat(),
  )
  const documents = [...new Set(links)].slice(0, zipped)
  if (documents.length < zipped) throw new Error(`There are ${documents.length} documents, not ${zipped}.`)
  const zip = async (some: readonly string[]) => {
    const body = JSON.stringify({ id: customer, links: some.join(',') })
    const began = performance.now()
    let waited = 0
    await drink({ url: `${url}/write/DownloadZipShipment`, method: 'POST', headers, body }, () => {
      waited ||= performance.now() - began
    })
    return waited
  }
  // The first zip starts the drawing thread, which then keeps its fonts in memory.
  await zip(documents)
  const grown: number[] = []
  const waits: number[] = []
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    grown.push((await growthDuring(pid, async () => waits.push(await zip(documents)))) / 1e6)
    took.push((performance.now() - began) / 1000)
  }
  return [
    {
      figure: `search of shipment documents of the customer with thousands of loads, 20 connections, p99`,
      reach: `${limit.reach}, or ${share.reach}`,
      portal: format(portal.p99, 'ms'),
      floor: format(floor.p99, 'ms'),
      ratio: format(portal.p99 / floor.p99, 'times'),
      isReached: limit.holds(portal.p99) || share.holds(portal.p99 / floor.p99),
    },
    {
      figure: `zip of ${zipped} documents (${format(median(took), 's')}), growth of memory`,
      reach: growth.reach,
      portal: format(median(grown), 'MB'),
      isReached: growth.holds(median(grown)),
    },
    {
      figure: 'its first byte',
      reach: firstByte.reach,
      portal: format(Math.max(...waits), 'ms'),
      isReached: firstByte.holds(Math.max(...waits)),
    },
  ]
}
