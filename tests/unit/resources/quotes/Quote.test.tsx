import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import Quote from '#resources/quotes/quote/Quote.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const service = 'GET /read/EQuoteService'
const option = (Guid: string, Nombre: string) => ({ Guid, Nombre })
const part = (more: object) => json({ ObtenerPartidaGeneradaResult: more })
const possible = { Cotizacion: 'Q26-000007E', Cantidad: 4, Semanas: 6, Costo: 1234.5, Error: '' }
const impossible = { Cotizacion: null, Cantidad: 4, Semanas: null, Costo: null, Error: 'null' }

const seller = {
  id: 's-1',
  nombreCompleto: 'Lena Baumgartner',
  correoElectronico: 'lena@anvil.example',
  idBack: null,
  nombreBack: null,
  correoBack: null,
}

interface Setup {
  readonly offered?: object
  readonly quoted?: (request: StubRequest) => Response | Promise<Response>
  readonly mailed?: () => Response
  readonly more?: Parameters<typeof stubGateway>[0]
}

const open = async ({ offered = {}, quoted = () => part(possible), mailed, more }: Setup = {}) => {
  const contact = { idCRM: 'CRM-101', nombreCliente: 'Brennholt', soloAnillos: false, opcionesEspeciales: false }
  const gateway = stubGateway({
    'GET /auth/api/current-user': () => json(null),
    [`${service}/ObtenerContacto/101`]: () => json({ ...contact, direccionEmbarque: false, ...offered }),
    [`${service}/ObtenerEspecificaciones/101`]: () => json([option('spec-1', 'AISI 4140')]),
    [`${service}/ObtenerOpcionesTT/101/spec-1`]: () => json([option('heat-1', 'Annealed')]),
    [`${service}/ObtenerOpcionesMaquinado/101`]: () => json([option('work-1', 'Rough turned')]),
    [`${service}/ObtenerOpcionesUT/101`]: () => json([option('work-3', 'AMS 2154')]),
    [`${service}/ObtenerDireccionesEmbarque/101`]: () => json([{ strDireccionEmbarque: 'Hangar 4' }]),
    'GET /read/OpenOrders/getpaymentterms/101': () => json({ paymentterms: [] }),
    'GET /read/api/Customers/101/salesContact': () => json([seller]),
    'POST /write/EQuoteService/ObtenerPartidaGenerada/101': quoted,
    'POST /write/EQuoteService/ObtenerCorreoEnviado/101':
      mailed ?? (() => json({ ObtenerCorreoEnviadoResult: { Error: '0', Mensaje: 'ana@anvil.example' } })),
    ...more,
  })
  setCurrentCustomer(101)
  showInPortal({ '/quote': <Quote /> }, '/quote', person(5))
  await screen.findByRole('button', { name: 'Get a quote' })
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

type User = ReturnType<typeof userEvent.setup>

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
const labels = () =>
  screen
    .getAllByRole('textbox')
    .map((input) =>
      screen
        .getByText((_, label) => label?.tagName === 'LABEL' && label.getAttribute('for') === input.id)
        .textContent?.replace(/\s*\*$/, ''),
    )
const choose = async (user: User, name: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const fill = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts)) fireEvent.change(field(name), { target: { value } })
}
const fillRing = async (user: User) => {
  await choose(user, /^Specification/, 'AISI 4140')
  fill({ Qty: '4', 'OD(in)': '24.5', 'ID(in)': '18', 'Length(in)': '6' })
}
const get = (user: User) => user.click(screen.getByRole('button', { name: 'Get a quote' }))
const dialogText = async () => (await screen.findByRole('dialog')).textContent

describe('the quote fields', () => {
  test('depend on the type: a block has thickness and width, disc and bar have no ID', async () => {
    const { user } = await open()
    expect(labels()).toEqual(['Qty', 'OD(in)', 'ID(in)', 'Length(in)'])
    await choose(user, /^Type/, 'Block')
    expect(labels()).toEqual(['Qty', 'Thick(in)', 'Width(in)', 'Length(in)'])
    for (const type of ['Disc', 'Bar']) {
      await choose(user, /^Type/, type)
      expect(labels()).toEqual(['Qty', 'OD(in)', 'Length(in)'])
    }
  })

  test('offer four types, or rings only to some customers', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('combobox', { name: /^Type/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ring',
      'Disc',
      'Bar',
      'Block',
    ])
    cleanup()
    const other = await open({ offered: { soloAnillos: true } })
    await other.user.click(screen.getByRole('combobox', { name: /^Type/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ring'])
  })

  test('include special options or a shipping address only for customers with these flags', async () => {
    await open()
    for (const name of [/^Machining/, /^Ultrasonic/, /^Shipping address/])
      expect(screen.queryByRole('combobox', { name })).toBeNull()
    cleanup()
    const { user, gateway } = await open({ offered: { opcionesEspeciales: true, direccionEmbarque: true } })
    await fillRing(user)
    await choose(user, /^Heat treatment/, 'Annealed')
    await choose(user, /^Machining/, 'Rough turned')
    await choose(user, /^Ultrasonic/, 'AMS 2154')
    await choose(user, /^Shipping address/, 'Hangar 4')
    fill({ 'Drill hole 1: diameter(in)': '1.5', 'Drill hole 1: quantity': '3' })
    await get(user)
    await screen.findByRole('dialog')
    expect(gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')[0]?.body).toEqual({
      idCRM: 'CRM-101',
      guidResumenEspecificacion: 'spec-1',
      opcionTT: 'heat-1',
      opcionMaq: 'work-1',
      opcionUT: 'work-3',
      guidTipoPieza: 1,
      cantidad: 4,
      de: 24.5,
      di: 18,
      h: 6,
      numeroCotizacion: null,
      diam1: 1.5,
      noagujeros1: 3,
      diam2: 0,
      noagujeros2: 0,
      strDireccionEmbarque: 'Hangar 4',
    })
  })

  test('load the specifications once', async () => {
    const { user, gateway } = await open()
    await choose(user, /^Specification/, 'AISI 4140')
    expect(gateway.to('/read/EQuoteService/ObtenerEspecificaciones/101')).toHaveLength(1)
  })

  test('are shown above the payment terms', async () => {
    const about = { incoterm: 'FCA', deliverypoint: '', phone: null, fax: null, idcrm: 'x', direccionentrega: null }
    const terms = { ...about, condicioncredito: 'Net 45 days' }
    await open({ more: { 'GET /read/OpenOrders/getpaymentterms/101': () => json({ paymentterms: [terms] }) } })
    expect(await screen.findByText('Payment terms: Net 45 days')).toBeTruthy()
  })

  test('accept numbers only', async () => {
    const { user } = await open()
    await user.type(field('Qty'), '1x2.')
    await user.type(field('OD(in)'), '1,2.3456.789')
    expect([field('Qty'), field('OD(in)')].map((input) => (input as HTMLInputElement).value)).toEqual(['12', '1.2345'])
  })
})

describe('a missing quote field', () => {
  test.each([
    ['Qty', { Qty: '', 'OD(in)': '24', 'Length(in)': '6' }],
    ['OD', { Qty: '4', 'OD(in)': '0', 'Length(in)': '6' }],
    ['length', { Qty: '4', 'OD(in)': '24', 'Length(in)': '0.0' }],
  ])('is reported for %s, and nothing is sent', async (_case, texts) => {
    const { user, gateway } = await open()
    await choose(user, /^Specification/, 'AISI 4140')
    fill(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))
    await get(user)
    expect(await dialogText()).toContain('Error!Qty, OD, ID , Lenght are required')
    expect(gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')).toEqual([])
  })

  test('is not reported for the width of a block', async () => {
    const { user, gateway } = await open({ quoted: () => part(impossible) })
    await choose(user, /^Type/, 'Block')
    await choose(user, /^Specification/, 'AISI 4140')
    fill({ Qty: '4', 'Thick(in)': '10', 'Length(in)': '6' })
    await get(user)
    expect(await dialogText()).toContain(
      'I am sorry, it is not possible to quote by e-Anvil, please contact your inside sales representative.\nLena Baumgartner, lena@anvil.example',
    )
    expect(gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')[0]?.body).toMatchObject({ de: 10, di: 0 })
    expect(screen.getByText('No results found.')).toBeTruthy()
  })
})

test.each(['24.5', '40'])('a ring with an ID of %s and an OD of 24.5 is reported at the ID', async (inner) => {
  const { user, gateway } = await open()
  await fillRing(user)
  fill({ 'ID(in)': inner })
  await get(user)
  expect(await screen.findByText('Enter a diameter below the OD.')).toBeTruthy()
  expect(document.activeElement).toBe(field('ID(in)'))
  expect(gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')).toEqual([])
  fill({ 'ID(in)': '24.49' })
  await get(user)
  expect(gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')).toHaveLength(1)
})

describe('a quoted part', () => {
  test('shows quote, quantity, price and shipping time, adds a row and is continued by the next part', async () => {
    const { user, gateway } = await open()
    await fillRing(user)
    await get(user)
    const text = await dialogText()
    for (const fact of ['Quote: Q26-000007E', 'Qty: 4', 'Price: $1,234.50 each', 'Shipping Time: 6 weeks'])
      expect(text).toContain(fact)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    const cells = () =>
      within(screen.getByRole('table', { name: 'Quoted parts' }))
        .getAllByRole('row')
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    expect(cells()).toEqual([
      ['Quote', 'Type', 'Size (in)', 'Material', 'Qty', 'Price each (USD)', 'Shipping Time (weeks)'],
      ['Q26-000007E', 'Ring', '24.5 x 18 x 6', 'AISI 4140', '4', '1,234.50', '6'],
    ])
    await get(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(cells()).toHaveLength(3))
    const sent = gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')
    expect(sent.map(({ body }) => (body as { numeroCotizacion: string }).numeroCotizacion)).toEqual([
      null,
      'Q26-000007E',
    ])
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  })

  test('is sent by e-mail, and the recipient is shown', async () => {
    const { user } = await open()
    await fillRing(user)
    await get(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }))
    expect(await dialogText()).toContain('Your quote has been sent!ana@anvil.example')
  })

  test.each([
    ['the service reports it', () => json({ ObtenerCorreoEnviadoResult: { Error: '1', Mensaje: '' } })],
    ['the call fails', () => failure(500, 'internal')],
  ])('shows an e-mail error if %s', async (_case, mailed) => {
    const { user } = await open({ mailed })
    await fillRing(user)
    await get(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }))
    expect(await dialogText()).toContain("There's an error sending your quote,contact your sales representative.")
  })
})

const path = '/write/EQuoteService/ObtenerPartidaGenerada/101'
const typedIn = (name: string) => (field(name) as HTMLInputElement).value

describe('an invalid quote value is reported at its field', () => {
  test.each([
    ['Qty', '1000001', 'Enter at most 1,000,000.'],
    ['OD(in)', '10000.0001', 'Enter at most 10,000.'],
  ])('if %s exceeds its limit, and nothing is sent', async (name, typed, text) => {
    const { user, gateway } = await open()
    await fillRing(user)
    await user.clear(field(name))
    await user.type(field(name), typed)
    await get(user)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field(name))
    expect(gateway.to(path)).toEqual([])
    await user.type(field(name), '{Backspace}')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('if the plant no longer offers the option', async () => {
    const codes = { guidResumenEspecificacion: { code: 'choice' } }
    const { user } = await open({ quoted: () => failure(400, 'invalid_input', { fields: {}, codes }) })
    await fillRing(user)
    await get(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(screen.getByRole('combobox', { name: /^Specification/ }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Choose an option from the list.')).toBeTruthy()
  })
})

test('a list of quote options shows a failure, and retries', async () => {
  let isDown = true
  const { user } = await open({
    more: {
      [`${service}/ObtenerEspecificaciones/101`]: () =>
        isDown ? failure(500, 'internal') : json([option('spec-1', 'AISI 4140')]),
    },
  })
  await user.type(field('Qty'), '4')
  expect(await screen.findByRole('alert')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await choose(user, /^Specification/, 'AISI 4140')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(typedIn('Qty')).toBe('4')
})

test('pressing Enter while a part is being quoted sends no second request', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, gateway } = await open({ quoted: () => promise })
  await fillRing(user)
  await user.type(field('Qty'), '{Enter}{Enter}')
  await get(user)
  resolve(part(possible))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(gateway.to(path)).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['no price and its own message', { ...impossible, Error: 'The mill is shut.' }, 'The mill is shut.'],
  ['a price without a lead time', { ...possible, Semanas: null }, 'Shipping Time: - weeks'],
])('a quote response with %s is handled', async (_case, answer, text) => {
  const { user } = await open({ quoted: () => part(answer) })
  await fillRing(user)
  await get(user)
  expect(await dialogText()).toContain(text)
})

test('a quote is restarted when the customer changes', async () => {
  const { user } = await open({
    more: {
      [`${service}/ObtenerContacto/102`]: () =>
        json({
          idCRM: 'CRM-102',
          nombreCliente: 'Corvane',
          soloAnillos: false,
          opcionesEspeciales: false,
          direccionEmbarque: false,
        }),
      [`${service}/ObtenerEspecificaciones/102`]: () => json([]),
      'GET /read/OpenOrders/getpaymentterms/102': () => json({ paymentterms: [] }),
    },
  })
  await fillRing(user)
  await get(user)
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByText('More parts will be added to quote Q26-000007E.')).toBeTruthy()
  act(() => setCurrentCustomer(102))
  await waitFor(() => expect(typedIn('Qty')).toBe(''))
  expect(screen.queryByText('Q26-000007E')).toBeNull()
  expect(screen.queryByText(/^More parts/)).toBeNull()
})

test('the quote form keeps its input if a part could not be quoted', async () => {
  const { user } = await open({ quoted: () => failure(500, 'internal') })
  await fillRing(user)
  await get(user)
  expect(await dialogText()).toContain('The part could not be quoted. Your entries are kept.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect((field('OD(in)') as HTMLInputElement).value).toBe('24.5')
})

test('a contact without any of the fields works with the name of the customer and the id of the payment terms', async () => {
  const terms = { incoterm: 'EXW', deliverypoint: '', condicioncredito: 'Net 30', idcrm: 'CRM-0101' }
  const { user, gateway } = await open({
    more: {
      [`${service}/ObtenerContacto/101`]: () => json({ id: 's-1', nombreCompleto: 'Lena Baumgartner' }),
      'POST /read/GetNames/': () =>
        json({ RespuestaCD: [{ nombre: 'Brennholt', razonsocial: '', unidaddenegocio: '' }] }),
      'GET /read/OpenOrders/getpaymentterms/101': () =>
        json({ paymentterms: [{ ...terms, phone: null, fax: null, direccionentrega: null }] }),
    },
  })
  await fillRing(user)
  await get(user)
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  const [asked] = gateway.to('/write/EQuoteService/ObtenerPartidaGenerada/101')
  expect(asked?.body).toMatchObject({ idCRM: 'CRM-0101', cantidad: 4 })
})
