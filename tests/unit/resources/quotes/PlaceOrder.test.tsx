import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import PlaceOrder from '#resources/quotes/quote-place-order/PlaceOrder.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'
import { type StubUpload, stubUploads } from '#tests/support/screens/stubUploads.ts'
import { daysAfter } from '#values/days.ts'

beforeAll(datePickers.load, 60_000)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let gateway: ReturnType<typeof stubGateway>

const today = businessToday()
const row = (partida: number, more: object = {}) => ({
  rfqNumber: 'RFQ-7',
  quoteId: 7,
  cotizacion: 'Q26-7',
  revision: 2,
  revisionid: 7,
  partida,
  qty: 4,
  leadtime: 6,
  de: 24.5,
  di: 18,
  h: 6,
  precio: 1234.5,
  estatus: 'Quoted',
  noQuote: false,
  AnvilCommitDate: null,
  customerRequestDate: '2027-01-04',
  quoteExpirationDate: daysAfter(today, 5),
  tienePedidoLigado: false,
  feedbackEnviado: false,
  feedback: null,
  ...more,
})
const line = (partida: number, partNumber: string) => ({
  partida,
  quoteDate: '2026-11-01',
  customerRequestDate: null,
  mail: '',
  measurementUnit: 'in',
  partNumber,
  quantity: 4,
  tipoPieza: 4,
  de: 24.5,
  di: 18,
  h: 6,
  materialSpec: 'AISI 4140',
  machiningCondition: null,
  drawingRevision: null,
  comments: null,
  customerDraw: null,
  additionalDocs: [],
})

const piece = 'Block 24.5 x 18 x 6 in, AISI 4140'

const seller = {
  id: 's-1',
  nombreCompleto: 'Lena Baumgartner',
  correoElectronico: 'lena@anvil.example',
  idBack: null,
  nombreBack: null,
  correoBack: null,
}

/** Prices as the server gives them: 10 % less from nine pieces on, none from a hundred on. */
const pricesFor = (rows: string) => {
  const sums = new Map<number, number>()
  for (const [, item = 0, , count = 0] of rows.split(',').map((each) => each.split(':').map(Number)))
    sums.set(item, (sums.get(item) ?? 0) + count)
  return [...sums].map(([partida, cantidad]) => ({
    quoteId: 7,
    partida,
    cantidad,
    precio: cantidad >= 100 ? null : cantidad >= 9 ? 1111.05 : 1234.5,
  }))
}

const open = async (rows: readonly object[], search = '?quote=Q26-7', contacts: readonly object[] = []) => {
  setCurrentCustomer(101)
  gateway = stubGateway({
    'GET /read/Quotes/orderPrices/101': ({ query }) => json(pricesFor(query.get('rows') ?? '')),
    'GET /read/api/Customers/101/salesContact': () => json(contacts),
    'GET /read/EQuoteService/ListadoEquote/101/Q26-7/null': () => json({ ListadoEquote: rows }),
    'GET /read/EQuoteService/ListadoEquote/101/null/null': () => json({ ListadoEquote: rows }),
    'GET /read/EQuoteService/Detalle/7': () => json([line(1, 'C-1'), line(2, 'C-2')]),
  })
  showInPortal({ '/quote-place-order': <PlaceOrder /> }, `/quote-place-order${search}`, person(5))
  await screen.findByRole('table', { name: 'Rows of the order' })
  return userEvent.setup({ pointerEventsCheck: 0 })
}

const quantity = (item: number, release: number) =>
  screen.getByRole('textbox', { name: `Quantity of item ${item}, release ${release}` }) as HTMLInputElement
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((each) =>
      [...each.querySelectorAll('th, td')].map((cell) => cell.querySelector('input')?.value ?? cell.textContent),
    )
const submit = () => screen.getByRole('button', { name: 'Submit PO' }) as HTMLButtonElement

describe('the rows of a purchase order', () => {
  test('are the orderable rows of the quote, with their amounts', async () => {
    const others = [
      row(3, { noQuote: true, precio: null }),
      row(4, { tienePedidoLigado: true }),
      row(5, { quoteExpirationDate: daysAfter(today, -1) }),
      row(6, { cotizacion: 'Q26-77', quoteId: 77 }),
    ]
    await open([row(1), row(2, { qty: 3 }), ...others])
    await waitFor(() => expect(cells()[1]).toContain(`C-1${piece}`))
    expect(cells()).toEqual([
      [
        'Quote',
        'Rev',
        'Part Number',
        'Quantity',
        'Unit Price',
        'Extended Price',
        'Customer Request Date',
        'Release',
        'Actions',
      ],
      ['Q26-7 / 1', '2', `C-1${piece}`, '4', '$1,234.50', '$4,938.00', '04/Jan/2027', '1', ''],
      ['Q26-7 / 2', '2', `C-2${piece}`, '3', '$1,234.50', '$3,703.50', '04/Jan/2027', '1', ''],
      ['Total', '$8,641.50', ''],
    ])
  })

  test('accept digits only', async () => {
    const user = await open([row(1)])
    await user.clear(quantity(1, 1))
    await user.type(quantity(1, 1), '-0x1.2e')
    expect(quantity(1, 1).value).toBe('12')
    await waitFor(() => expect(cells().at(-1)).toContain('$13,332.60'))
  })

  test('are duplicated as the next release, and renumbered from 1 after a deletion', async () => {
    const user = await open([row(1), row(2)])
    const add = () => user.click(screen.getAllByRole('button', { name: 'Add release of item 1' })[0] as HTMLElement)
    await add()
    await add()
    await user.clear(quantity(1, 2))
    await user.type(quantity(1, 2), '9')
    expect(
      cells()
        .slice(1, 5)
        .map((each) => [each[0], each[3], each[7]]),
    ).toEqual([
      ['Q26-7 / 1', '4', '1'],
      ['Q26-7 / 1', '9', '2'],
      ['Q26-7 / 1', '4', '3'],
      ['Q26-7 / 2', '4', '1'],
    ])
    await user.click(screen.getByRole('button', { name: 'Delete item 1, release 1' }))
    expect(
      cells()
        .slice(1, 3)
        .map((each) => [each[3], each[7]]),
    ).toEqual([
      ['9', '1'],
      ['4', '2'],
    ])
  })
})

test('the rows of a purchase order are cards on a phone, with the total below', async () => {
  stubMedia(isPhone)
  setCurrentCustomer(101)
  stubGateway({
    'GET /read/EQuoteService/ListadoEquote/101/Q26-7/null': () => json({ ListadoEquote: [row(1)] }),
    'GET /read/EQuoteService/Detalle/7': () => json([line(1, 'C-1')]),
    'GET /read/Quotes/orderPrices/101': ({ query }) => json(pricesFor(query.get('rows') ?? '')),
  })
  showInPortal({ '/quote-place-order': <PlaceOrder /> }, '/quote-place-order?quote=Q26-7', person(5))
  const cards = await screen.findByRole('list', { name: 'Rows of the order' })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Add release of item 1' }))
  await user.clear(quantity(1, 2))
  await user.type(quantity(1, 2), '2')
  expect(within(cards).getAllByRole('listitem')).toHaveLength(2)
  expect([...cards.querySelectorAll('li:last-child dt')].map(({ textContent }) => textContent)).toEqual([
    'Rev',
    'Part Number',
    'Quantity',
    'Unit Price',
    'Extended Price',
    'Customer Request Date',
    'Release',
    'Actions',
  ])
  await waitFor(() => expect(screen.getByText('Total').parentElement?.textContent).toBe('Total$7,407.00'))
})

describe('the price of another quantity', () => {
  const only =
    'Item 1 of the quote Q26-7 can be ordered only in the quoted quantity of 4. For another quantity, ask for a new quote.'
  const order = async (user: ReturnType<typeof userEvent.setup>, count: string) => {
    await user.clear(quantity(1, 1))
    await user.type(quantity(1, 1), count)
  }

  test('is shown beside the quoted one, for the sum of the releases', async () => {
    const user = await open([row(1)])
    await user.click(screen.getByRole('button', { name: 'Add release of item 1' }))
    await order(user, '5')
    await waitFor(() => expect(cells()[1]?.slice(3, 6)).toEqual(['5', '$1,111.05quoted: $1,234.50', '$5,555.25']))
    expect(cells().at(-1)).toContain('$9,999.45')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is replaced by a message naming the item, and nothing can be submitted, if there is none', async () => {
    const user = await open([row(1)])
    await order(user, '100')
    expect((await screen.findByRole('alert')).textContent).toBe(only)
    expect(cells().at(-1)).toContain('-')
    expect(submit().disabled).toBe(true)
    await order(user, '4')
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['read', 'write'] as const)('is not asked for if the %s service is connected', async (service) => {
    const { isEmbedded } = portalSettings()
    Object.assign(isEmbedded, { [service]: false })
    try {
      const user = await open([row(1)])
      await order(user, '5')
      expect((await screen.findByRole('alert')).textContent).toBe(only)
      expect(submit().disabled).toBe(true)
      expect(gateway.to('/read/Quotes/orderPrices/101')).toEqual([])
    } finally {
      Object.assign(isEmbedded, { [service]: true })
    }
  })
})

describe('Submit PO', () => {
  test.each([
    ['no row is left', [row(1)], '?quote=Q26-7'],
    ['no quote was chosen', [row(1)], ''],
  ])('is disabled if %s', async (_case, rows, search) => {
    const user = await open(rows, search)
    const remove = screen.queryByRole('button', { name: 'Delete item 1, release 1' })
    if (remove) await user.click(remove)
    expect(submit().disabled).toBe(true)
    expect(screen.getByText(/^There is nothing to order/).textContent).toBe(
      'There is nothing to order. Choose a quote in the Quote History',
    )
  })

  test('names what is missing of name, file and quantities', async () => {
    const user = await open([row(1)])
    await user.clear(quantity(1, 1))
    await user.click(submit())
    const all = 'Still missing: PO name; PO file; Quantity of item 1, release 1.'
    expect(screen.getByText(all)).toBeTruthy()
    await user.type(quantity(1, 1), '4')
    await user.type(screen.getByRole('textbox', { name: /^PO name/ }), 'PO 4711')
    await user.click(submit())
    expect(screen.getByText('Still missing: PO file.')).toBeTruthy()
    expect((screen.getByRole('textbox', { name: /^PO name/ }) as HTMLInputElement).value).toBe('PO 4711')
  })

  test('takes back what it said as soon as something is changed', async () => {
    const user = await open([row(1)])
    await user.click(submit())
    const requirement = 'Still missing: PO name; PO file.'
    expect(screen.getByText(requirement)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^PO name/ }), 'P')
    expect(screen.queryByText(requirement)).toBeNull()
  })

  test.each([
    ['the seller', [seller], 'Orders cannot be placed here. Send your PO to Lena Baumgartner <lena@anvil.example>.'],
    ['an unknown seller', [], 'Orders cannot be placed here. Send your PO to your sales representative.'],
  ])('is disabled with an external write service, with a note to send the PO to %s', async (_case, contacts, text) => {
    const { isEmbedded } = portalSettings()
    const before = isEmbedded.write
    Object.assign(isEmbedded, { write: false })
    await open([row(1)], '?quote=Q26-7', contacts)
    Object.assign(isEmbedded, { write: before })
    expect(submit().disabled).toBe(true)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  describe('with complete input', () => {
    const fill = async () => {
      const user = await open([row(1)])
      const uploads = stubUploads()
      await user.type(screen.getByRole('textbox', { name: /^PO name/ }), 'PO 4711')
      await user.clear(quantity(1, 1))
      await user.type(quantity(1, 1), '9')
      await user.click(screen.getByRole('button', { name: 'Add release of item 1' }))
      await user.click(screen.getByRole('button', { name: 'Choose the PO file' }))
      const uploader = await screen.findByRole('dialog', { name: 'Upload File(s)' })
      const file = new File(['%PDF-1.7'], 'po.pdf', { type: 'application/pdf' })
      await user.upload(uploader.querySelector('input[type=file]') as HTMLInputElement, file)
      await user.click(await screen.findByRole('button', { name: 'OK' }))
      await user.click(within(uploader).getByRole('button', { name: 'Done' }))
      const send = async () => {
        const before = uploads.length
        await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('false'))
        await user.click(submit())
        const question = await screen.findByRole('dialog', { name: /^Place the order PO / })
        await user.click(within(question).getByRole('button', { name: 'Submit PO' }))
        await waitFor(() => expect(uploads).toHaveLength(before + 1))
        const upload = uploads[before] as StubUpload
        return (response: Response) => act(async () => upload.answer(response))
      }
      return { user, uploads, send }
    }
    const typed = () => [
      (screen.getByRole('textbox', { name: /^PO name/ }) as HTMLInputElement).value,
      ...[1, 2].map((release) => quantity(1, release).value),
      screen.getByText(/^po\.pdf/).textContent?.split(' ')[0],
    ]
    const used = () => failure(409, 'conflict', { current: { reason: 'name' } })

    test('keeps the input when a used PO name is rejected, and places the order under another', async () => {
      const { user, uploads, send } = await fill()
      for (const _try of ['first', 'second']) {
        await (await send())(used())
        expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(
          'An order with the PO name PO 4711 has already been placed.',
        )
        expect(screen.queryByText(/^Upload failed/)).toBeNull()
        expect(typed()).toEqual(['PO 4711', '9', '9', 'po.pdf'])
      }
      await user.type(screen.getByRole('textbox', { name: /^PO name/ }), '-B')
      await (await send())(json({ numero: 'OR26-000007', total: 22_221 }))
      expect(await screen.findByText(/^The order OR26-000007 was placed\. You and your sales/)).toBeTruthy()
      const sent = uploads.map(({ body }) => [
        body?.get('nombrePO'),
        body?.get('rows'),
        (body?.get('file') as File | undefined)?.name,
      ])
      const rows = '7:1:1:9:2027-01-04,7:1:2:9:2027-01-04'
      expect(sent.map((one) => one.slice(1))).toEqual(sent.map(() => [rows, 'po.pdf']))
      expect(sent.map(([name]) => name)).toEqual(['PO 4711', 'PO 4711', 'PO 4711-B'])
      await user.click(screen.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(address()).toBe('/placed-orders?number=OR26-000007'))
    })

    test('sends the request date of each release', async () => {
      const { user, uploads, send } = await fill()
      const dates = () =>
        screen
          .getAllByRole('button', { name: /, Customer request date of item 1, release/ })
          .map(({ textContent }) => textContent)
      expect(dates()).toEqual(['04/Jan/2027', '04/Jan/2027'])
      const name = '04/Jan/2027, Customer request date of item 1, release 2'
      await user.click(screen.getByRole('button', { name }))
      await user.click(await screen.findByRole('spinbutton', { name: 'Day' }))
      await user.keyboard('15feb2027{Tab}')
      expect(dates()).toEqual(['04/Jan/2027'])
      await (await send())(json({ numero: 'OR26-000009', total: 19_998.9 }))
      expect(uploads[0]?.body?.get('rows')).toBe('7:1:1:9:2027-01-04,7:1:2:9:2027-02-15')
    })

    test('sends the total that was shown, and shows the newer prices of a conflict', async () => {
      const { uploads, send } = await fill()
      const precios = [{ quoteId: 7, partida: 1, cantidad: 18, precio: 1200 }]
      await (await send())(failure(409, 'conflict', { current: { reason: 'price', precios } }))
      expect(uploads[0]?.body?.get('total')).toBe('19998.9')
      expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(
        'The prices have changed. Check the total and submit the PO again.',
      )
      expect(cells().at(-1)).toContain('$21,600.00')
      await (await send())(json({ numero: 'OR26-000008', total: 21_600 }))
      expect(uploads[1]?.body?.get('total')).toBe('21600')
    })

    test('names the item that can be ordered in the quoted quantity only', async () => {
      const { send } = await fill()
      const current = { reason: 'quantity', partida: 1, cotizacion: 'Q26-7', cantidad: 4 }
      await (await send())(failure(409, 'conflict', { current }))
      expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(
        'Item 1 of the quote Q26-7 can be ordered only in the quoted quantity of 4.',
      )
    })

    test.each([
      ['ordered', 'One of the rows has already been ordered.'],
      ['expired', 'The price of one of the rows is no longer valid.'],
    ])('shows a conflict with a concurrent change: %s', async (reason, text) => {
      const { send } = await fill()
      await (await send())(failure(409, 'conflict', { current: { reason } }))
      expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(text)
      expect(typed()).toEqual(['PO 4711', '9', '9', 'po.pdf'])
    })
  })
})
