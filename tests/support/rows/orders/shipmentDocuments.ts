import type { Api } from '../../client/apiClient.ts'
import { documentPaths } from './documentRows.ts'
import { addDelivery } from './shipments.ts'

export const shipmentPath = '/read/Documents/ObtenerDetalle'
export const bundlePath = '/write/Documents/ObtenerArchivosMasivos'
export const zipPath = '/write/DownloadZipShipment'

export const packPath = (customer: number, load: number) => `/read/api/Customers/${customer}/packs/${load}`
export const packsPath = (customer: number) => `/write/api/Customers/${customer}/packs`

export const shipmentSearch = (customer: number, more: object = {}) => ({
  id: customer,
  JobOrder: null,
  PurchaseOrder: null,
  PartNumber: null,
  ShipmentDate: null,
  BolNumber: null,
  ...more,
})

export const bundleSearch = (customer: number, kind: number, jobOrders: readonly string[]) => ({
  TipoArchivo: kind,
  IdCliente: customer,
  OpsLst: jobOrders,
})

export const xmlPath = (customer: number) =>
  documentPaths.invoice(customer).replace('FacturaStreamEncode', 'FacturaXml')

export const paperPath = (hash: string) => `/content/api/Main/0x${hash}/DocumentFile`
export const millTestDataPath = (hash: string) => `/content/api/Main/0x${hash}/MillTestData`

export async function plantShipment(api: Pick<Api, 'rows'>, customer: number) {
  const [invoice] = await api.rows.ask('select id from invoices where hash = ?', `doc${customer}`)
  const jobOrder = { id: 7_000_000 + customer, customerId: customer }
  await addDelivery(api, jobOrder, { invoice_id: invoice?.id, shipped_on: '2026-10-20' })
}

let made = 0

interface Paper {
  readonly kind: 'millTest' | 'packingList' | 'billOfLading'
  readonly number: string
  /** For mill tests: true if the heat has been tested. */
  readonly isTested?: boolean
}

const addTest = async ({ rows }: Pick<Api, 'rows'>, heat: string, isTested: boolean) => {
  await rows.ask(
    `insert into mill_tests (heat, alloy, tested_on, tensile_strength, yield_strength, elongation, hardness)
      values (?, 'Alloy 718', ?, 1275, 1034, 12, 331)`,
    heat,
    isTested ? '2026-09-30' : null,
  )
  const [test] = await rows.ask('select id from mill_tests where heat = ?', heat)
  for (const [symbol, share] of [
    ['Ni', 52.5],
    ['Cr', 18.25],
  ])
    await rows.ask(
      'insert into mill_test_elements (mill_test_id, symbol, share) values (?, ?, ?)',
      test?.id,
      symbol,
      share,
    )
  return test?.id
}

export async function addPaper(api: Pick<Api, 'rows'>, customer: number, loads: readonly number[], paper: Paper) {
  made += 1
  const hash = `paper${made}x${customer}`
  const { kind, number, isTested = true } = paper
  const test = kind === 'millTest' ? await addTest(api, number, isTested) : null
  await api.rows.ask(
    'insert into load_documents (hash, customer_id, kind, number, mill_test_id) values (?, ?, ?, ?, ?)',
    hash,
    customer,
    kind,
    number,
    test,
  )
  for (const load of loads)
    await api.rows.ask(
      'insert into delivery_documents (delivery_id, position, hash) values (?, ?, ?)',
      load,
      made,
      hash,
    )
  return hash
}

/** Adds a certificate of conformance; `more` sets columns. */
export async function addCertificate(
  { rows }: Pick<Api, 'rows'>,
  load: number,
  number: string,
  more: Readonly<Record<string, unknown>> = {},
  heats: readonly string[] = [],
) {
  const values = { number, delivery_id: load, ...more }
  const places = Object.keys(values).map(() => '?')
  await rows.ask(
    `insert into certificates (${Object.keys(values).join(', ')}) values (${places.join(', ')})`,
    ...Object.values(values),
  )
  for (const heat of heats)
    await rows.ask('insert into certificate_heats (certificate, heat) values (?, ?)', number, heat)
}
