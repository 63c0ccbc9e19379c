import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { drawings } from '#kit/charts/DrawingBox.tsx'
import { drawStyles } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import {
  balance,
  cardNames,
  contacts,
  customerId,
  deliveries,
  failed,
  homeGateway,
  nothing,
  paths,
  qualities,
} from './homeGateway.ts'
import { card, drawn, show, tile } from './homeScreen.tsx'

beforeAll(() => drawings.load())

beforeEach(() => {
  setCurrentCustomer(customerId)
  Cookies.set('fricn', 'Ana Luna')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
  Cookies.remove('fricn')
})

const link = (name: string | RegExp) => screen.findByRole('link', { name })

describe('the home page', () => {
  test('without a customer asks to choose one, and requests only the to-do list', async () => {
    setCurrentCustomer(null)
    const { requests } = show()
    expect(await screen.findByText(/^Choose a customer/)).toBeTruthy()
    const read = requests.filter(({ path }) => path.startsWith('/read/'))
    expect([...new Set(read.map(({ path }) => path))]).toEqual(['/read/api/Tasks'])
  })

  test('has the to-do list last if the service does not provide one', async () => {
    show()
    await screen.findByText(/^The connected service does not provide/)
    await card('Contacts')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.at(-1)).toBe('To do')
  })

  test('requests each card once, all in parallel', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const gateway = show({ instead: Object.fromEntries(cardNames.map((name) => [name, () => promise])) })
    await waitFor(() => {
      for (const name of cardNames) expect(gateway.to(paths[name])).toHaveLength(1)
    })
    resolve(failed())
    expect(await screen.findAllByRole('button', { name: 'Retry' })).not.toEqual([])
  })
})

describe('a card whose page is unavailable', () => {
  const closed = ['balance', 'readyToShip', 'piecesInProcess', 'lateDeliveries', 'openConcessions'] as const
  const charts = ['shipmentReady', 'onTimeDelivery', 'qualityAssurance', 'moved'] as const
  const names = [...closed, ...charts]

  test.each(['forbidden', 'maintenance'])('is hidden for the error %s', async (code) => {
    const forbidden = () => failure(code === 'forbidden' ? 403 : 503, code)
    show({ instead: Object.fromEntries(names.map((name) => [name, forbidden])) })
    expect(await card('Contacts')).toBeTruthy()
    await waitFor(() => {
      for (const tile of ['Delayed Orders', 'Open Concessions', 'Ready to Ship', 'Pieces in Process'])
        expect(screen.queryByRole('group', { name: tile }), tile).toBeNull()
      expect(screen.queryByRole('region', { name: 'On Time Delivery' })).toBeNull()
    })
    for (const title of ['Total Balance', 'Finished pieces', 'Quality Assurance'])
      expect(screen.queryByRole('region', { name: title }), title).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('moved promised dates on the home page', () => {
  test('are counted since the last visit, with a link to them', async () => {
    show({ cards: { moved: { Total: 1_007 } } })
    const banner = (await screen.findByText('1,007 promised dates have moved since your last visit.')).parentElement
    const to = await within(banner as HTMLElement).findByRole('link', { name: 'Show what moved' })
    const [path, search] = (to.getAttribute('href') ?? '').split('?')
    expect([path, new URLSearchParams(search).get('filter')]).toEqual(['/status-report-steel', '{"promise":"moved"}'])
  })

  test('are counted without a link if the user cannot open the orders', async () => {
    show({ cards: { moved: { Total: 1 } }, slugs: ['statement'] })
    expect(await screen.findByText('1 promised date has moved since your last visit.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Show what moved' })).toBeNull()
  })

  test('are not mentioned if none has moved or the call fails', async () => {
    const { to } = show({ instead: { moved: failed } })
    await waitFor(() => expect(to(paths.moved)).not.toEqual([]))
    expect(screen.queryByText(/since your last visit/)).toBeNull()
  })
})

describe('the home tiles', () => {
  test('show late deliveries, concessions, loads ready to ship and pieces in process', async () => {
    show()
    expect(await tile('Delayed Orders')).toEqual(['Delayed Orders', '1,012', 'Late deliveries total'])
    expect(await tile('Open Concessions')).toEqual(['Open Concessions', '5', 'Open concessions total'])
    expect(await tile('Ready to Ship')).toEqual(['Ready to Ship', '$1,234,567.80', '$1,234.57 K'])
    expect(await tile('Pieces in Process')).toEqual(['Pieces in Process', '12,345', '12.345 K'])
  })

  test.each([
    [9_999.99, 9_999, ['$9,999.99', ''], ['9,999', '']],
    [10_000, 10_000, ['$10,000.00', '$10.00 K'], ['10,000', '10 K']],
  ])('show %d dollars and %d pieces also in thousands from 10,000 on', async (dollars, pieces, ready, inProcess) => {
    const readyToShip = { readytoship: [{ Total: dollars, Totalenk: dollars / 1000 }] }
    const piecesInProcess = { piezasneproceso: [{ Total: pieces, Totalenk: pieces / 1000 }] }
    show({ cards: { readyToShip, piecesInProcess } })
    expect(await tile('Ready to Ship')).toEqual(['Ready to Ship', ...ready])
    expect(await tile('Pieces in Process')).toEqual(['Pieces in Process', ...inProcess])
  })

  test('link to the late open orders, the open concessions, the loads and the work in progress', async () => {
    show({ slugs: ['open-orders-report', 'ready-to-ship', 'wip-reports'] })
    expect((await link('Delayed Orders')).getAttribute('href')).toBe('/open-orders-report?status=late')
    expect((await link('Open Concessions')).getAttribute('href')).toBe('/open-orders-report?Id=6')
    expect((await link('Ready to Ship')).getAttribute('href')).toBe('/ready-to-ship')
    expect((await link('Pieces in Process')).getAttribute('href')).toBe('/wip-reports')
  })

  test('have no link if the user cannot open the open orders', async () => {
    show({ slugs: ['statement'] })
    await link('Total Balance')
    expect(await tile('Delayed Orders')).toContain('1,012')
    expect(screen.queryByRole('link', { name: /Delayed Orders|Open Concessions/ })).toBeNull()
  })
})

describe('the home balance', () => {
  test('shows its total and three amounts, and links to the statement', async () => {
    show()
    expect(await drawn('Total Balance')).toBe(
      'Total Balance. Total Balance $35,768.39, Overdue amount $1,000.50, Amount due this month $200.00, Open amount not due yet $34,567.89',
    )
    expect((await link('Total Balance')).getAttribute('href')).toBe('/statement/')
  })

  test('has no link if the user cannot open the statement', async () => {
    show({ slugs: ['open-orders-report'] })
    await link('Delayed Orders')
    await card('Total Balance')
    expect(screen.queryByRole('link', { name: 'Total Balance' })).toBeNull()
  })

  describe('with styles', () => {
    drawStyles()

    test('is hidden while loading', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      show({ instead: { balance: () => promise } })
      await tile('Delayed Orders')
      expect(screen.queryByRole('region', { name: 'Total Balance' })).toBeNull()
      expect(screen.queryByRole('heading', { name: 'Total Balance' })).toBeNull()
      resolve(json(balance(1, 2, 3)))
      expect(await card('Total Balance')).toBeTruthy()
    })
  })
})

describe('the home charts', () => {
  test('show months as number and two-digit year, and rounded percentages', async () => {
    show()
    expect(await drawn('On Time Delivery')).toBe('On Time Delivery. 12/25 100%, 1/26 100%, 2/26 33%')
    expect(await drawn('Quality Assurance')).toBe('Quality Assurance. 12/25 97%, 1/26 0%, 2/26 100%')
    expect(await drawn('Finished pieces')).toBe('Finished pieces. Total 1,200, Ready to ship 30, Not ready yet 1,170')
  })

  test('show NS for a month without shipments', async () => {
    show({ cards: { onTimeDelivery: deliveries(-1, 50, -1), qualityAssurance: qualities(100, -1, 88) } })
    expect(await drawn('On Time Delivery')).toBe('On Time Delivery. 12/25 NS, 1/26 50%, 2/26 NS')
    expect(await drawn('Quality Assurance')).toBe('Quality Assurance. 12/25 100%, 1/26 NS, 2/26 88%')
  })

  test('show the underlying counts if the service sends them', async () => {
    const [first, ...rest] = deliveries(50, -1, -1)
    const based = [{ ...first, entregasatiempo: 1, entregas: 2 }, ...rest]
    show({ cards: { onTimeDelivery: based } })
    expect(await screen.findByText('1 of 2 deliveries in these months were on time.')).toBeTruthy()
    expect(await screen.findByText('3 complaints in these months.')).toBeTruthy()
  })
})

describe('the home contacts', () => {
  const photos = async () =>
    [...(await card('Contacts')).querySelectorAll('img')].map((photo) => photo.getAttribute('src'))

  const entries = async () => {
    const dialled = within(await card('Contacts'))
    await dialled.findByText('Sales Representative')
    const terms = dialled.getAllByRole('term').map(({ textContent }) => textContent)
    const definitions = dialled.getAllByRole('definition').map(({ textContent }) => textContent)
    return terms.map((term, at) => [term, definitions[at]])
  }

  test('show four people with e-mail links', async () => {
    show()
    expect(await entries()).toEqual([
      ['Sales Representative', 'Iris Sandovaliris@anvil.example'],
      ['Backup', 'Bruno Backbruno@anvil.example'],
      ['Representative', 'Rita Reprita@anvil.example'],
      ['Accounts Receivable', 'Cora Cobranzacora@anvil.example'],
    ])
    expect(await photos()).toEqual(['g-1', 'g-2', 'g-3', 'g-4'].map((guid) => `/content/Contacts/${guid}/photo`))
    expect((await link('cora@anvil.example')).getAttribute('href')).toBe('mailto:cora@anvil.example')
  })

  test('show Direct for DIRECTO, and a dash for a vacant role', async () => {
    const direct = { NombreRepresentante: 'DIRECTO', CorreoRepresentante: null, GuidRepresentante: null }
    const noContact = { NombreBackup: null, CorreoBackup: null, GuidBackup: null }
    show({ cards: { contacts: [{ ...contacts, ...direct, ...noContact }] } })
    const [, backup, representative] = await entries()
    expect([backup, representative]).toEqual([
      ['Backup', '-'],
      ['Representative', 'Direct'],
    ])
    expect(await photos()).toHaveLength(2)
  })

  test('encode mail addresses, so that they cannot add mail headers', async () => {
    show({ cards: { contacts: [{ ...contacts, CorreoVendedor: 'a@b.example?bcc=c@d.example' }] } })
    const found = await link('a@b.example?bcc=c@d.example')
    expect(found.getAttribute('href')).toBe('mailto:a@b.example%3Fbcc%3Dc%40d.example')
  })
})

test('the raw-material banner is hidden without a notice', async () => {
  show()
  await tile('Delayed Orders')
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  show({ cards: { notice: { text: 'Bars of alloy 718 are late.' } } })
  expect((await screen.findByRole('alert')).textContent).toBe('Bars of alloy 718 are late.')
})

test('the home page of a customer without rows shows zeros, and empty states for other cards', async () => {
  show({ cards: nothing })
  expect(await tile('Delayed Orders')).toContain('0')
  expect(await tile('Ready to Ship')).toEqual(['Ready to Ship', '$0.00', ''])
  expect(await drawn('Total Balance')).toContain('Total Balance $0.00')
  for (const title of ['Finished pieces', 'On Time Delivery', 'Quality Assurance', 'Contacts', 'News'])
    expect(await within(await card(title)).findByText('No results found.'), title).toBeTruthy()
})

describe('a failed home card', () => {
  const shownBy: Record<string, () => Promise<unknown>> = {
    balance: () => drawn('Total Balance'),
    readyToShip: () => tile('Ready to Ship'),
    piecesInProcess: () => tile('Pieces in Process'),
    lateDeliveries: () => tile('Delayed Orders'),
    openConcessions: () => tile('Open Concessions'),
    shipmentReady: () => drawn('Finished pieces'),
    onTimeDelivery: () => drawn('On Time Delivery'),
    qualityAssurance: () => drawn('Quality Assurance'),
    contacts: () => screen.findByText('Iris Sandoval'),
    news: () => screen.findByText('News 2'),
  }
  const names = cardNames.filter((name) => name in shownBy)

  test('does not affect the others', async () => {
    show({ instead: { balance: failed } })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    for (const name of names) if (name !== 'balance') expect(await shownBy[name]?.(), name).toBeTruthy()
  })

  test('is retried alone', async () => {
    let isDown = true
    homeGateway()
    const answer = globalThis.fetch
    const orDown = (name: (typeof names)[number]) => () => (isDown ? failed() : answer(paths[name]))
    const gateway = show({ instead: Object.fromEntries(names.map((name) => [name, orDown(name)])) })
    const retries = () => screen.queryAllByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retries()).toHaveLength(names.length))
    isDown = false
    for (let left = names.length - 1; left >= 0; left -= 1) {
      fireEvent.click(retries()[0] as HTMLElement)
      await waitFor(() => expect(retries()).toHaveLength(left))
    }
    for (const name of names) {
      expect(await shownBy[name]?.(), name).toBeTruthy()
      expect(gateway.to(paths[name]), name).toHaveLength(2)
    }
  })

  test('is not reported for the banner', async () => {
    show({ instead: { notice: failed } })
    await tile('Delayed Orders')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
