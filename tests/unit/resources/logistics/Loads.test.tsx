import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import InTransit from '#resources/logistics/in-transit/InTransit.tsx'
import { report as inTransit } from '#resources/logistics/in-transit/report.ts'
import ReadyToShip from '#resources/logistics/ready-to-ship/ReadyToShip.tsx'
import { report } from '#resources/logistics/ready-to-ship/report.ts'
import * as shipments from '#resources/logistics/shipment-documents/ShipmentDocuments.tsx'
import { setOffers } from '#schema/wire/offered.ts'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'

beforeEach(async () => {
  await datePickers.load()
  setCurrentCustomer(101)
  registerResource(report.resource)
  registerResource(shipments.resource)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCurrentCustomer(null)
})

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent)
const filters = () => textsOf(screen.getByRole('search').querySelectorAll('legend span'))
const cellsOf = async (text: string) => [...((await screen.findByText(text)).closest('tr') as Element).children]

describe('loads ready to ship', () => {
  const load = (number: number, days: number, more: object = {}) => ({
    Invoice: `F-${number}`,
    CustomerRequestDate: '2026-10-01',
    PO: `PO-${number}`,
    CustomerPN: 'C-1',
    Quantity: 5,
    TotalFactura: 1_234_567.8,
    NotificationDate: daysAfter(businessToday(), -days),
    Nombre: 'EXW',
    IdIncoterm: 5,
    HashOrderId: 'a',
    HashFolioId: 'b',
    CoC: 'CC1,CC2',
    DireccionEmbarque: '',
    CodigoPostal: '',
    Ciudad: '',
    Pais: '',
    ...more,
  })
  const show = (rows: readonly object[]) => {
    stubGateway({ 'GET /read/api/Customers/101/readyToShip': () => json({ value: JSON.stringify(rows) }) })
    showInPortal({ '/r': <ReadyToShip /> }, '/r')
  }

  test('have filters, an export and a total in thousands, and are grouped by incoterm and invoice', async () => {
    show([load(1, 7), load(2, 7, { Invoice: '', NotificationDate: null })])
    expect(await screen.findByText('Total amount ready: $2,469.14 K')).toBeTruthy()
    expect(filters()).toEqual(['Status', 'PO', 'Part Number'])
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered.sort()).toEqual(['All', 'Late', 'On Time'])
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    const heads = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
    expect(heads).toEqual(['EXW 2 loads'])
    for (const name of ['F-1', '-']) expect(screen.getByRole('rowheader', { name })).toBeTruthy()
  })

  test('that are not invoiced have a heading only if there are several', async () => {
    show([1, 2, 3].map((number) => load(number, 7, { Invoice: number === 3 ? 'F-3' : '' })))
    await screen.findByRole('rowheader', { name: 'F-3' })
    const heads = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
    expect(heads).toEqual(['EXW 3 loads', 'Not invoiced yet 2 loads'])
  })

  describe('with styles', () => {
    drawStyles()

    test('show days above 7 in red, and a link for each certificate', async () => {
      show([load(1, 7), load(2, 8)])
      const [seven, eight] = [await cellsOf('PO-1'), await cellsOf('PO-2')]
      expect([seven[7]?.textContent, eight[7]?.textContent]).toEqual(['7', '8'])
      const colourOf = (cell: Element | undefined) => getComputedStyle(cell?.firstElementChild as Element).color
      expect(colourOf(eight[7])).not.toBe(colourOf(seven[7]))
      expect(
        within(seven[9] as HTMLElement)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/content/ObtenerCertificadosxOP/0xa/0xb/CC1', '/content/ObtenerCertificadosxOP/0xa/0xb/CC2'])
    })
  })

  test('of one invoice share a head', async () => {
    show([load(1, 7), load(2, 7, { Invoice: 'F-1' })])
    expect(await screen.findByRole('button', { name: 'F-1 2 loads' })).toBeTruthy()
  })

  test('show the notification date, else the invoice date, and never the requested one', async () => {
    const [notified, invoiced] = [daysAfter(businessToday(), -3), daysAfter(businessToday(), -4)]
    show([
      load(1, 3, { InvoiceDate: invoiced }),
      load(2, 0, { NotificationDate: null, InvoiceDate: invoiced }),
      load(3, 0, { NotificationDate: null, InvoiceDate: null, DaysInStatus: 2 }),
      load(4, 0, { NotificationDate: null }),
    ])
    const shownOf = async (order: string) => textsOf((await cellsOf(order)).slice(6, 8))
    expect(await shownOf('PO-1')).toEqual([formatDay(notified), '3'])
    expect(await shownOf('PO-2')).toEqual([formatDay(invoiced), '4'])
    expect(await shownOf('PO-3')).toEqual(['-', '2'])
    expect(await shownOf('PO-4')).toEqual(['-', '-'])
  })

  test('say which incoterm was changed, and export both', async () => {
    show([load(1, 8, { Nombre: 'Best Way', IdIncoterm: 20, IncotermAcordado: 'EXW' }), load(2, 1)])
    expect((await cellsOf('PO-1'))[7]?.textContent).toBe('8Changed from EXW')
    expect((await cellsOf('PO-2'))[7]?.textContent).toBe('1')
    expect(screen.getByText(/^Loads that you should have collected more than 7 days ago change to/)).toBeTruthy()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
    await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 60_000 })
    const [head = '', first = '', second = ''] = (await (files[0] as Blob).text()).replace('\uFEFF', '').split('\r\n')
    expect(head.startsWith('Incoterm,Agreed Incoterm,Invoice Number,')).toBe(true)
    expect([first, second].map((line) => line.split(',').slice(0, 3))).toEqual([
      ['Best Way', 'EXW', 'F-1'],
      ['EXW', '', 'F-2'],
    ])
  })

  test('name each document', async () => {
    show([load(1, 1)])
    await cellsOf('PO-1')
    const names = ['Invoice F-1', 'Certificate of conformance CC1', 'Certificate of conformance CC2']
    expect(names.map((name) => screen.getAllByRole('link', { name }).length)).toEqual([1, 1, 1])
  })

  test('show an empty state without a total', async () => {
    show([])
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(screen.queryByText('Total')).toBeNull()
  })
})

test('loads in transit link a tracking number to the page of its carrier', async () => {
  const load = { Invoice: '', CustomerRequestDate: '2026-11-05', PO: 'PO-1', PickUpDate: '2026-11-18' }
  const rows = [
    { ...load, CustomerPN: 'known', Transportista: 'Kestrel Bay', NumeroGuia: '7/8' },
    { ...load, CustomerPN: 'unknown', Transportista: 'Sierra Larga', NumeroGuia: '1Z' },
    { ...load, CustomerPN: 'none', Transportista: 'Kestrel Bay', NumeroGuia: '1' },
  ]
  registerResource(inTransit.resource)
  stubGateway({
    'GET /read/api/Customers/101/inTransit': () => json({ value: JSON.stringify(rows) }),
    'GET /read/api/TrackingPages': () =>
      json([{ carrier: 'KESTREL BAY', template: 'https://kestrel.example/{number}' }]),
  })
  showInPortal({ '/i': <InTransit /> }, '/i')
  const link = await screen.findByRole('link', { name: '7/8' })
  expect(link.getAttribute('href')).toBe('https://kestrel.example/7%2F8')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  const shown = async (part: string) => (await cellsOf(part)).at(-1)
  expect(textsOf([(await shown('unknown')) as Element, (await shown('none')) as Element])).toEqual(['1Z', '-'])
  expect((await shown('unknown'))?.querySelector('a')).toBe(null)
})

describe('shipment documents', () => {
  const load = (number: number, more: object = {}) => ({
    PO: `PO-${number} - 1`,
    Cantidad: 1_000,
    PN: 'P-1',
    JO: `J-${number}`,
    Mtrs: [],
    Facturas: [],
    PacketList: [],
    Bols: [],
    ETA: null,
    LoadStatus: 'Ready',
    LastLocation: '',
    Xml: [],
    ...more,
  })
  const show = (tipo: number, rows: readonly object[]) => {
    stubGateway({
      'POST /read/Documents/ObtenerDetalle': () => json(rows),
      'GET /read/api/Customers/101/unitType': () => json({ elements: [{ tipo }] }),
    })
    showInPortal({ '/s': <shipments.default /> }, '/s')
  }

  const ownFilters = ['Documents', 'Certificate', 'Shipped from', 'Shipped to']

  test.each([
    [1, ['PO', 'Job Order', 'Part Number', 'Bol Number', 'Shipment Date', ...ownFilters]],
    [2, ['PO', 'Job Order', 'Part Number', ...ownFilters]],
  ])('of unit type %i are searched by %j', async (tipo, expected) => {
    show(tipo, [load(1)])
    await vi.waitFor(() => expect(filters().slice(0, expected.length)).toEqual(expected), 10_000)
    expect(filters()).toHaveLength(expected.length)
    for (const name of ['Search', 'Clear All', 'Download documents', 'Export'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Documents of the selected loads' })).toBeNull()
  })

  test('are downloaded as a zip, which can be cancelled and retried', async () => {
    show(1, [load(1, { Mtrs: ['/content/api/Main/0x1/DocumentFile'] })])
    const answer = fetch
    const zips: unknown[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.endsWith('/DownloadZipShipment')) return answer(url, init)
      zips.push(init.body)
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    })
    const row = (await screen.findByText('PO-1 - 1')).closest('tr') as HTMLElement
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Download zip' }))
    expect(await screen.findByText('0.00 MB so far')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Download cancelled')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(zips).toHaveLength(2), 10_000)
    expect(zips[1]).toBe(zips[0])
  })

  describe('with packs', () => {
    const paper = (kind: string, state: string, more: object = {}) => ({
      kind,
      number: '',
      state,
      isRequired: state !== 'notRequired',
      expectedOn: null,
      link: null,
      data: null,
      ...more,
    })
    const link = '/content/api/Main/0xw1/DocumentFile#millTest'
    const documents = [
      paper('millTest', 'available', { number: 'W1', link, data: '/content/api/Main/0xw1/MillTestData' }),
      paper('millTest', 'expected', { number: 'U1', expectedOn: '2026-12-05' }),
      paper('billOfLading', 'missing'),
      paper('xml', 'notRequired'),
    ]
    const own = load(1, { IdEmbarque: 71, Mtrs: [link], Documentos: documents })

    test('count their documents, name unavailable ones, and open the pack, whose zip names the load', async () => {
      show(2, [own, load(2, { IdEmbarque: 72, Documentos: [documents[0]] })])
      const answer = fetch
      const zips: unknown[] = []
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        if (url.endsWith('/packs/71')) {
          const packed = { load: 71, purchaseOrder: 'PO-1', lineItem: 1, jobOrder: 'J-1', partNumber: 'P-1' }
          return json({ billOfLading: 'BL7', loads: [{ ...packed, quantity: 3, documents }] })
        }
        if (!url.endsWith('/packs')) return answer(url, init)
        zips.push(JSON.parse(String(init.body)))
        return json({}, { status: 503 })
      })
      const [cells, whole] = [await cellsOf('PO-1 - 1'), await cellsOf('PO-2 - 1')]
      expect([cells[2]?.textContent, whole[2]?.textContent]).toEqual(['1 of 3Without MTR, BOL', '1 of 1'])
      const reports = within(cells[7] as HTMLElement)
      expect(reports.getAllByRole('link', { name: 'Mill test report W1' })).toHaveLength(1)
      const name = 'Mill test report U1 · Expected 05/Dec/2026'
      expect(reports.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(screen.getByRole('button', { name: '1 of 3, PO-1 - 1, J-1' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Documents of bill of lading BL7' }))
      await dialog.findByRole('heading', { name: 'PO-1 - 1' })
      expect(textsOf(dialog.getAllByRole('listitem'))).toEqual([
        'Mill test report W1DataAvailable',
        'Mill test report U1Expected 05/Dec/2026',
        'Bill of ladingMissing',
        'Invoice as XMLNot required',
      ])
      // Four documents are listed, three are required.
      expect(dialog.getAllByText('Required documents: 1 of 3 · Without MTR, BOL')).toHaveLength(2)
      await userEvent.click(dialog.getByRole('button', { name: 'Download zip' }))
      await vi.waitFor(() => expect(zips).toEqual([{ loads: [71] }]))
    })

    test('of a selection with more documents than a zip holds are downloaded month by month', async () => {
      const many = (at: number) =>
        Array.from({ length: 1_001 }, (_, of) =>
          paper('millTest', 'available', {
            number: `H${at}-${of}`,
            link: `/content/api/Main/0x${at}x${of}/DocumentFile`,
          }),
        )
      show(2, [
        load(1, { IdEmbarque: 71, FechaEmbarque: '2026-09-30', Documentos: many(1) }),
        load(2, { IdEmbarque: 72, FechaEmbarque: '2026-10-01', Documentos: many(2) }),
      ])
      const answer = fetch
      const zips: unknown[] = []
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        if (!url.endsWith('/packs')) return answer(url, init)
        zips.push(JSON.parse(String(init.body)))
        return json({}, { status: 503 })
      })
      for (const order of ['PO-1 - 1', 'PO-2 - 1']) {
        const row = (await screen.findByText(order)).closest('tr') as HTMLElement
        await userEvent.click(within(row).getByRole('checkbox'))
      }
      const bar = within(
        screen.getByRole('group', { name: 'Documents of the selected loads' }).parentElement as HTMLElement,
      )
      expect(bar.queryByRole('button', { name: 'Download zip' })).toBeNull()
      expect(
        bar.getByText(/^2,002 documents\. A zip can hold up to 2,000; download the loads of one month/),
      ).toBeTruthy()
      expect(textsOf(bar.getAllByRole('button', { name: /^\w{3}\/2026$/ }))).toEqual(['Oct/2026', 'Sep/2026'])
      await userEvent.click(bar.getByRole('button', { name: 'Sep/2026' }))
      await vi.waitFor(() => expect(zips).toEqual([{ loads: [71] }]))
    })

    test('are shown as specified in front of services without packs', async () => {
      const isEmbedded = { auth: false, read: false, write: false, content: false }
      setOffers({ isEmbedded, offersAdditions: false })
      show(2, [own])
      expect(await cellsOf('PO-1 - 1')).toHaveLength(12)
      expect(filters()).toEqual(['PO', 'Job Order', 'Part Number'])
      expect(screen.getByText(/^The connected service does not tell shipping days/)).toBeTruthy()
      setOffers({ isEmbedded: { auth: true, read: true, write: true, content: true }, offersAdditions: false })
    })
  })

  test('have a disabled button or one link per document, and show an unknown status unchanged', async () => {
    show(2, [load(1), load(2, { Mtrs: ['/content/1', '/content/2'], LoadStatus: 'Held at customs' })])
    const [none, some] = [await cellsOf('PO-1 - 1'), await cellsOf('PO-2 - 1')]
    expect(screen.getByRole('columnheader', { name: 'Shipped' })).toBeTruthy()
    for (const at of [6, 7, 8, 9, 10, 14])
      expect(within(none[at] as HTMLElement).getByRole<HTMLButtonElement>('button').disabled).toBe(true)
    expect(within(some[7] as HTMLElement).getAllByRole('link')).toHaveLength(2)
    expect([none[12]?.textContent, some[12]?.textContent]).toEqual(['Ready', 'Held at customs'])
  })
})
