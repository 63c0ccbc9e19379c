import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/fields/days.ts'
import QuoteHistory from '#resources/quotes/quote-status/QuoteHistory.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = businessToday()
const row = (quoteId: number, more: object = {}) => ({
  rfqNumber: `RFQ-${quoteId}`,
  quoteId,
  cotizacion: `Q26-${quoteId}`,
  revision: 0,
  revisionid: quoteId,
  partida: 1,
  qty: 4,
  leadtime: 6,
  de: 24.5,
  di: 18,
  h: 6,
  precio: 1234.5,
  estatus: 'Quoted',
  noQuote: false,
  AnvilCommitDate: null,
  customerRequestDate: null,
  quoteExpirationDate: daysAfter(today, 5),
  tienePedidoLigado: false,
  feedbackEnviado: false,
  feedback: null,
  ...more,
})

const lists = 'GET /read/EQuoteService/ListadoEquote/101'
const feedbackOf = 'POST /write/EQuoteService/EnviarFeedback'
const requoteOf = 'POST /write/EQuoteService/CorreoRequote/101'
const mailOf = 'POST /write/EQuoteService/CorreoFeedback/101'

const seller = {
  id: 's-1',
  nombreCompleto: 'Lena Baumgartner',
  correoElectronico: 'lena@anvil.example',
  idBack: null,
  nombreBack: null,
  correoBack: null,
}

const open = async (
  rows: readonly object[],
  answers: Parameters<typeof stubGateway>[0] = {},
  language: 'en' | 'es' = 'en',
) => {
  setCurrentCustomer(101)
  const gateway = stubGateway({
    [`${lists}/null/null`]: () => json({ ListadoEquote: rows }),
    [`${lists}/Q25/null`]: () => json({ ListadoEquote: [row(7)] }),
    'GET /read/api/Customers/101/salesContact': () => json([seller]),
    'POST /read/GetNames/': () =>
      json({ RespuestaCD: [{ id: 101, nombre: 'Brennholt', razonsocial: 'Brennholt', unidaddenegocio: '' }] }),
    ...answers,
  })
  showInPortal({ '/quote-status': <QuoteHistory /> }, '/quote-status', person(5), language)
  await screen.findAllByText(/^Q26-|No results found/)
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const cells = () =>
  within(screen.getByRole('table', { name: 'Quote History' }))
    .getAllByRole('row')
    .map((line) => [...line.querySelectorAll('th, td')].map(({ textContent }) => textContent))

describe('the quote history', () => {
  test('shows the columns of a quote with a link to its file', async () => {
    await open([row(1, { quoteDate: '2026-11-02', quoteExpirationDate: '2999-12-01' })])
    expect(cells()).toEqual([
      [
        'Quote',
        'RFQ',
        'Date',
        'Valid until',
        'Item',
        'Qty',
        'Leadtime (weeks)',
        'Type',
        'OD(in)',
        'ID(in)',
        'Length(in)',
        'Price(USD)',
        'Requote',
        'Send Feedback',
      ],
      [
        'Q26-1',
        'RFQ-1',
        '02/Nov/2026',
        '01/Dec/2999',
        '1',
        '4',
        '6',
        '-',
        '24.5',
        '18',
        '6',
        '1,234.50',
        'QuotedRequote',
        'Send Feedback',
      ],
    ])
    expect(screen.getByRole('link', { name: /^Q26-1/ }).getAttribute('href')).toBe(
      '/content/EQuoteService/Cotizacion/Q26-1/1',
    )
    expect(screen.getByText('Showing the results for the last 30 days.')).toBeTruthy()
  })

  test('shows type and sizes of a piece', async () => {
    await open([1, 2, 3, 4].map((tipoPieza) => row(tipoPieza, { tipoPieza, di: [2, 3].includes(tipoPieza) ? 0 : 18 })))
    const shown = cells().slice(1)
    expect(shown.map((line) => line.slice(7, 11))).toEqual([
      ['Ring', '24.5', '18', '6'],
      ['Disc', '24.5', '-', '6'],
      ['Bar', '24.5', '-', '6'],
      ['Block', 'Thick 24.5', 'Width 18', '6'],
    ])
  })

  test('shows the available actions per state in fixed order', async () => {
    const linked = { tienePedidoLigado: true, estatus: 'Ordered', noQuote: true, feedbackEnviado: true }
    const none = { noQuote: true, estatus: 'No Quote', precio: null, feedbackEnviado: true }
    const sent = { feedbackEnviado: true, feedback: 'Too late' }
    await open([row(1, linked), row(2, none), row(3, sent), row(4), row(5, { quoteExpirationDate: null })])
    expect(
      cells()
        .slice(1)
        .map((line) => line.slice(-2)),
    ).toEqual([
      ['Ordered', ''],
      ['No Quote', 'Contact Sales'],
      ['QuotedRequote', 'Feedback Sent'],
      ['QuotedRequote', 'Send Feedback'],
      ['QuotedRequote', 'Send Feedback'],
    ])
  })

  test('styles the whole row of an expired quote or one without a price', async () => {
    await open([
      row(1, { quoteExpirationDate: daysAfter(today, -1), estatus: 'Expired' }),
      row(2, { noQuote: true, precio: null }),
      row(3, { quoteExpirationDate: today }),
    ])
    const lines = within(screen.getByRole('table', { name: 'Quote History' }))
      .getAllByRole('row')
      .slice(1)
    // All cells except the selection of quotes that can be sent.
    expect(lines.map((line) => line.querySelectorAll('.no-quote').length)).toEqual([13, 13, 0])
  })

  test('recognizes a no-quote by its status, too', async () => {
    await open([row(1, { estatus: 'No Quote' })])
    expect(cells()[1]?.slice(-2)).toEqual(['No Quote', 'Contact Sales'])
    expect(screen.getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toMatch(/^\/contact/)
  })

  test('translates known states, and shows others unchanged', async () => {
    const states = ['Quoted', 'Expired', 'No Quote', 'Ordered', 'En revisión', 'constructor']
    await open(
      states.map((estatus, at) => row(at + 1, { estatus, tienePedidoLigado: true })),
      {},
      'es',
    )
    const table = screen.getByRole('table', { name: 'Historial de cotizaciones' })
    const stateWords = [...table.querySelectorAll('tbody tr')].map(
      (line) => line.querySelectorAll('td')[11]?.textContent,
    )
    expect(stateWords).toEqual(['Cotizado', 'Vencido', 'Sin cotizar', 'Pedido', 'En revisión', 'constructor'])
  })
})

test('quotes are searched by number, and the search can be cleared', async () => {
  const { user } = await open([row(1)])
  await user.type(screen.getByRole('textbox', { name: 'Quote No.' }), ' Q25 ')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('Q26-7')).toBeTruthy()
  expect(screen.getByText('Quotes of any date whose number contains Q25.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(await screen.findByText('Q26-1')).toBeTruthy()
  expect(address()).toBe('/quote-status')
})

test('a search for the quote number "null" is sent like any other', async () => {
  const { user, gateway } = await open([row(1)], { [`${lists}/NULL/null`]: () => json({ ListadoEquote: [] }) })
  await user.type(screen.getByRole('textbox', { name: 'Quote No.' }), 'null{Enter}')
  expect(await screen.findByText('No results found.')).toBeTruthy()
  expect(gateway.to('/read/EQuoteService/ListadoEquote/101/NULL/null')).toHaveLength(1)
})

describe('feedback on a quote with an expiry', () => {
  const ask = async (answer: () => Response) => {
    const { user, gateway } = await open([row(1)], { [feedbackOf]: answer })
    await user.click(screen.getByRole('button', { name: 'Send feedback on Q26-1, item 1' }))
    const prompt = await screen.findByRole('dialog')
    await user.type(within(prompt).getByRole('textbox'), 'Too late')
    await user.click(within(prompt).getByRole('button', { name: 'OK' }))
    await screen.findByText('The following feedback will be sent: "Too late"')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return { user, gateway }
  }

  test('is requested, confirmed, sent and acknowledged', async () => {
    const { gateway } = await ask(() => json({ message: 'Feedback sent' }))
    expect(await screen.findByText('Thanks for your feedback! The page will be refreshed.')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Feedback sent' })).toBeTruthy()
    expect(gateway.to('/write/EQuoteService/EnviarFeedback')[0]?.body).toEqual({
      idCustomer: 101,
      rfqNumber: 'RFQ-1',
      message: 'Too late',
    })
  })

  test('shows that feedback has been sent already', async () => {
    await ask(() => failure(409, 'conflict'))
    expect(await screen.findByText('Feedback on this quote has already been sent.')).toBeTruthy()
  })

  test('shows a failure, and keeps the text', async () => {
    const { user } = await ask(() => failure(500, 'internal'))
    expect(await screen.findByText(/^It could not be sent. Your text is kept./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Send feedback on Q26-1, item 1' }))
    expect(within(await screen.findByRole('dialog')).getByDisplayValue('Too late')).toBeTruthy()
  })
})

describe('feedback on a quote without an expiry', () => {
  const write = async (answer: () => Response) => {
    const opened = await open([row(1, { quoteExpirationDate: null })], { [mailOf]: answer })
    await opened.user.click(screen.getByRole('button', { name: 'Send feedback on Q26-1, item 1' }))
    return { ...opened, dialog: within(await screen.findByRole('dialog')) }
  }

  test('is chosen from a list; Other requires a reason', async () => {
    const { user, dialog, gateway } = await write(() => json({ message: 'Done' }))
    await user.click(dialog.getByRole('combobox', { name: 'Feedback' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'LT not competitive',
      'Price not competitive',
      'Other',
    ])
    await user.click(screen.getByRole('option', { name: 'Other' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(dialog.getByText('A reason is required.')).toBeTruthy()
    expect(gateway.to('/write/EQuoteService/CorreoFeedback/101')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No budget')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Your feedback was sent!')).toBeTruthy()
    expect(gateway.to('/write/EQuoteService/CorreoFeedback/101')[0]?.body).toEqual({
      ...row(1, { quoteExpirationDate: null }),
      comentario: 'Other: No budget',
      destinatario: 'lena@anvil.example',
      nombreContacto: 'Lena Baumgartner',
      cliente: 'Brennholt',
    })
  })

  test('shows that feedback has been sent already', async () => {
    const { user, dialog } = await write(() => failure(409, 'conflict'))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Feedback on this quote has already been sent.')).toBeTruthy()
  })

  test('is kept on a click outside the dialog', async () => {
    const { user, dialog } = await write(() => json({ message: 'Done' }))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No budget')
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement)
    expect(dialog.getByDisplayValue('No budget')).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('keeps the dialog open after a failure', async () => {
    const { user, dialog } = await write(() => failure(500, 'internal'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No budget')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText(/^It could not be sent/)).toBeTruthy()
    expect(dialog.getByDisplayValue('No budget')).toBeTruthy()
    expect(screen.queryByText('Your feedback was sent!')).toBeNull()
  })
})

test('a requote requires a reason, is sent to the seller and confirmed', async () => {
  const { user, gateway } = await open([row(1)], { [requoteOf]: () => json({ message: 'Done' }) })
  await user.click(screen.getByRole('button', { name: 'Requote Q26-1, item 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByText('A reason is required.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twelve pieces now')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const done = await screen.findByRole('dialog', { name: 'Requote: Q26-1' })
  expect(await within(done).findByText('Your requote was sent!')).toBeTruthy()
  expect(gateway.to('/write/EQuoteService/CorreoRequote/101')[0]?.body).toEqual({
    ...row(1),
    comentario: 'Twelve pieces now',
    destinatario: 'lena@anvil.example',
    nombreContacto: 'Lena Baumgartner',
    cliente: 'Brennholt',
  })
})

test('a reason that is not sent yet is discarded only after a question', async () => {
  const { user } = await open([row(1)])
  const closeRequote = async (text: string) => {
    await user.click(screen.getByRole('button', { name: 'Requote Q26-1, item 1' }))
    if (text !== '') await user.type(await screen.findByRole('textbox', { name: 'Reason' }), text)
    await user.keyboard('{Escape}')
  }
  await closeRequote('')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await closeRequote('Too expensive')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByDisplayValue('Too expensive')).toBeTruthy()
})

test('a requote cannot be sent without a sales contact', async () => {
  const { user } = await open([row(1)], { 'GET /read/api/Customers/101/salesContact': () => json([]) })
  await user.click(screen.getByRole('button', { name: 'Requote Q26-1, item 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByDisplayValue('There is no sales representative to write to.')).toBeTruthy()
  expect((dialog.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
})

test.each([
  ['mm', 'Millimeters', ['622.3', '457.2', '152.4']],
  ['foot', 'Inches', ['24.5', '18', '6']],
])(
  'the detail of a quote in %s shows %s, its lines in that unit, and its documents',
  async (measurementUnit, unit, sizes) => {
    const line = {
      partida: 1,
      quoteDate: '2026-11-01',
      customerRequestDate: '2027-01-04',
      mail: 'a@b.example',
      measurementUnit,
      partNumber: 'C-1',
      quantity: 4,
      tipoPieza: 1,
      de: 24.5,
      di: 18,
      h: 6,
      materialSpec: 'AISI 4140',
      machiningCondition: 'Rough',
      drawingRevision: 'B',
      comments: 'First',
      customerDraw: 'f-1',
      additionalDocs: [{ fileId: 'f-2', fileName: 'Plan.pdf', extensionType: '.pdf' }],
    }
    const { user } = await open([row(1)], { 'GET /read/EQuoteService/Detalle/1': () => json([line]) })
    await user.click(screen.getByRole('button', { name: 'Open the detail of RFQ-1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quote #RFQ-1 Detail' }))
    await waitFor(() => expect(dialog.getByText(unit)).toBeTruthy())
    for (const fact of [
      'Customer Request Date04/Jan/2027',
      'RFQ Creation Date01/Nov/2026',
      'Customer Emaila@b.example',
    ])
      expect(dialog.getByRole('table', { name: 'About the quote' }).textContent).toContain(fact)
    const lines = dialog.getByRole('table', { name: 'Lines of the quote' })
    expect([...lines.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Customer Part Number',
      'Quantity',
      'Type',
      'Outer Diameter',
      'Inner Diameter',
      'Height',
      'Material Spec',
      'Machining Condition',
      'Drawing Revision',
      'Comments',
      'Customer Drawing',
      'Additional Documents',
    ])
    expect([...lines.querySelectorAll('tbody td')].map(({ textContent }) => textContent).slice(2, 6)).toEqual([
      'Ring',
      ...sizes,
    ])
    expect(dialog.getByRole('link', { name: /^Drawing/ }).getAttribute('href')).toBe(
      '/content/EQuoteService/Documento/f-1',
    )
    expect(dialog.getByRole('link', { name: /^Plan.pdf/ }).getAttribute('href')).toBe(
      '/content/EQuoteService/Documento/f-2',
    )
  },
)

test('the quote detail takes fields that the service does not send from the list rows', async () => {
  const line = {
    quoteDate: '2026-11-01',
    mail: 'a@b.example',
    measurementUnit: 'in',
    partNumber: 'C-1',
    quantity: 4,
    materialSpec: null,
    machiningCondition: null,
    drawingRevision: null,
    comments: null,
    customerDraw: null,
    additionalDocs: [],
  }
  const rows = [row(1, { tienePedidoLigado: true, customerRequestDate: '2027-01-04' }), row(1, { partida: 2, de: 30 })]
  const { user } = await open(rows, {
    'GET /read/EQuoteService/Detalle/1': () => json([line, { ...line, partNumber: 'C-2' }]),
  })
  await user.click(screen.getAllByRole('button', { name: 'Open the detail of RFQ-1' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote #RFQ-1 Detail' }))
  await dialog.findByText('C-2')
  const lines = [...dialog.getByRole('table', { name: 'Lines of the quote' }).querySelectorAll('tbody tr')]
  expect(lines.map((each) => [...each.querySelectorAll('th, td')].map(({ textContent }) => textContent))).toEqual([
    ['1', 'C-1', '4', '-', '24.5', '18', '6', ...Array.from({ length: 6 }, () => '-')],
    ['2', 'C-2', '4', '-', '30', '18', '6', ...Array.from({ length: 6 }, () => '-')],
  ])
  expect(dialog.getByRole('table', { name: 'About the quote' }).textContent).toContain('04/Jan/2027')
  // The second line can still be ordered.
  expect(dialog.getByRole('link', { name: 'Place Order' }).getAttribute('href')).toContain('quote=Q26-1')
})
