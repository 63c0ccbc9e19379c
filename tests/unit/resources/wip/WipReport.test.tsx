import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Day } from '#schema/kinds.ts'
import { type StepCounts, stepNames, steps } from '#schema/wip/steps.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'
import { cardOf, countsGateway, countsPath, listPath, openWip, stepsGateway, valuesOf } from './wipGateway.tsx'
import { day, lineOfCounts, lineOfSteps } from './wipLines.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const twelve = steps.slice(0, 12)

const stepsOf = (card: HTMLElement) => {
  const values = Object.entries(valuesOf(card))
  return values.slice(values.findIndex(([name]) => name === 'Not started'))
}
const stepsOn = async (jobOrder = '24-10553') => stepsOf(await cardOf(jobOrder))

const zeros = Object.fromEntries(steps.map((step) => [stepNames[step], '0']))
type Held = readonly [jobOrder: string, pieces: Partial<StepCounts>, texts: Record<string, string>]
const held: readonly Held[] = [
  ...twelve.map((step): Held => [`only ${step}`, { [step]: 7 }, { 'Not started': '21', [stepNames[step]]: '7' }]),
  ['all zero', {}, { 'Not started': '28' }],
  [
    'mixed',
    { cutting: 1, pdp: 2, finishedGoods: 1234 },
    { 'Not started': '0', Cutting: '1', 'Spot Micros': '2', 'Finished Goods': '1,234' },
  ],
  ['with other', { forging: 1, other: 3 }, { 'Not started': '24', Forging: '1', Other: '3' }],
]
const statuses = {
  late: 'Late',
  delayed: 'Delay',
  onTime: 'On Time',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  deviationRequest: 'Deviation Request',
} as const

const makers = { steps: lineOfSteps, counts: lineOfCounts } as const

interface LineOptions {
  readonly jobOrder: string
  readonly status?: keyof typeof statuses
  readonly commitmentDate?: Day | null
}

const show = (
  source: keyof typeof makers,
  lines: readonly (readonly [pieces: Partial<StepCounts>, more: LineOptions])[],
) => {
  if (source === 'steps') stepsGateway(lines.map(([pieces, more]) => lineOfSteps(pieces, more)))
  else countsGateway(lines.map(([pieces, more]) => lineOfCounts(pieces, more)))
  openWip()
}

describe.each(['steps', 'counts'] as const)('cards from the source %s', (source) => {
  test('show the pieces not started, the twelve steps in order, and Other', async () => {
    show(
      source,
      held.map(([jobOrder, pieces]) => [pieces, { jobOrder }]),
    )
    for (const [jobOrder, , texts] of held) {
      expect(await stepsOn(jobOrder), jobOrder).toEqual(Object.entries({ 'Not started': '', ...zeros, ...texts }))
    }
  })

  test('show ordered quantities and due dates', async () => {
    show(source, [[{}, { jobOrder: '24-10553' }]])
    expect(valuesOf(await cardOf('24-10553'))).toMatchObject({
      'Purchase Order': '4500123',
      'Customer Request Date': '01/Dec/2026',
      'Anvil Commitment Date': source === 'steps' ? '31/Dec/2099' : '30/Nov/2099',
      Qty: '40',
      Shipped: '12',
      'Open Qty': '28',
    })
  })

  test('show a contact hint for a past commitment date, and a dash without one', async () => {
    show(source, [
      [{}, { jobOrder: 'J-past', commitmentDate: day('2020-02-29') }],
      [{}, { jobOrder: 'J-none', commitmentDate: null }],
    ])
    expect(valuesOf(await cardOf('J-past'))['Anvil Commitment Date']).toBe('Contact Anvil')
    expect(valuesOf(await cardOf('J-none'))['Anvil Commitment Date']).toBe('-')
  })

  test('show every status as text', async () => {
    const names = Object.keys(statuses) as (keyof typeof statuses)[]
    show(
      source,
      names.map((status) => [{}, { jobOrder: `J-${status}`, status }]),
    )
    for (const status of names) {
      const heading = within(await cardOf(`J-${status}`)).getByRole('heading')
      expect(heading.textContent).toBe(`Anvil Job Order J-${status}${statuses[status]}`)
    }
  })
})

describe('a WIP card', () => {
  test('has a chip for a newly introduced part', async () => {
    countsGateway([lineOfCounts({}, { isNewIntroduction: true }), lineOfCounts({}, { jobOrder: 'J-old' })])
    openWip()
    expect(within(await cardOf('24-10553')).getByText('New introduction')).toBeTruthy()
    expect(within(await cardOf('J-old')).queryByText('New introduction')).toBeNull()
  })

  test('shows a dash for steps that its part does not have, unless they hold pieces', async () => {
    const headers = ['Cutting', 'Forging', 'Spot Micros'].map((Proceso) => ({ Std: '00123', Proceso }))
    const gateway = stepsGateway([lineOfSteps({ cutting: 2, ndt: 1 })], {
      'POST /read/api/Customers/101/processHeaders': () => json({ value: JSON.stringify(headers) }),
    })
    openWip()
    await waitFor(async () => expect(Object.fromEntries(await stepsOn()).Machining).toBe('-'))
    expect(Object.fromEntries(await stepsOn())).toEqual({
      'Not started': '25',
      Other: '0',
      ...Object.fromEntries(twelve.map((step) => [stepNames[step], '-'])),
      Cutting: '2',
      Forging: '0',
      'Spot Micros': '0',
      NDT: '1',
    })
    expect(gateway.to('/read/api/Customers/101/processHeaders')[0]?.body).toEqual({ AnvilPartNumbers: ['00123'] })
  })

  test('shows both part numbers, each under its label', async () => {
    countsGateway([lineOfCounts({}, { partNumber: '00123' })])
    openWip()
    const facts = { 'Customer Part Number': '00123', 'Anvil Part Number': 'F-00123' }
    expect(valuesOf(await cardOf('24-10553'))).toMatchObject(facts)
  })

  test('does not depend on the processes of its part', async () => {
    stepsGateway([lineOfSteps()], { 'POST /read/api/Customers/101/processHeaders': () => failure(500, 'internal') })
    openWip()
    expect(Object.fromEntries(await stepsOn())).toEqual({ 'Not started': '28', ...zeros })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows texts with markup or formulas unchanged', async () => {
    stepsGateway([lineOfSteps({}, { partNumber: '<script>alert(1)</script>', purchaseOrder: '=1+1' })])
    openWip()
    expect(valuesOf(await cardOf('24-10553'))).toMatchObject({
      'Customer Part Number': '<script>alert(1)</script>',
      'Purchase Order': '=1+1',
    })
  })
})

test.each([
  [1, '1 abierta: Corte 1'],
  [2, '2 abiertas: Corte 2'],
])('a WIP card on a phone counts %i open in Spanish', async (open, text) => {
  stubMedia(isPhone)
  stepsGateway([lineOfSteps({ cutting: open }, { jobOrder: 'J-1', ordered: open, shipped: 0 })])
  openWip('/wip-reports', 'es')
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['en', '28 open: Not started 28'],
  ['es', '28 abiertas: Sin iniciar 28'],
] as const)('a WIP card on a phone says in %s that its line is in no step', async (language, text) => {
  stubMedia(isPhone)
  stepsGateway([lineOfSteps()])
  openWip('/wip-reports', language)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a WIP card on a phone shows order, commitment and the place of the pieces, the rest behind More', async () => {
  stubMedia(isPhone)
  show('steps', [[{ cutting: 3, approval: 1200 }, { jobOrder: 'J-1' }]])
  const card = await cardOf('J-1')
  const more = card.querySelector('details') as HTMLElement
  const names = (within: Element) => [...within.querySelectorAll('dt')].map(({ textContent }) => textContent)
  const inSight = names(card).filter((name) => !names(more).includes(name))
  expect(inSight).toEqual(['Purchase Order', 'Anvil Commitment Date'])
  expect(card.querySelector('.step-bar p')?.textContent).toMatch(/^[\d,]+ open: Cutting 3 · Approval 1,200$/)
  expect(card.querySelectorAll('.step-bar .is-held')).toHaveLength(2)
  expect(names(more)).toEqual(expect.arrayContaining(['Qty', 'Shipped', 'Cutting', 'Finished Goods']))
  expect(more.hasAttribute('open')).toBe(false)
  await userEvent.click(within(more).getByText('More'))
  expect(more.hasAttribute('open')).toBe(true)
})

describe('the WIP tab', () => {
  test('shows the number of open orders', async () => {
    stepsGateway([lineOfSteps(), lineOfSteps({}, { jobOrder: 'J-2' })])
    openWip()
    expect(await screen.findByRole('tab', { name: 'Open orders (2)' })).toBeTruthy()
  })

  test('shows an empty state', async () => {
    stepsGateway([])
    openWip()
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Open orders (0)' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })
})

describe('the WIP filters', () => {
  const search = async (label: string, text: string) => {
    fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: text } })
  }

  test('are the specified ones', async () => {
    stepsGateway([lineOfSteps()])
    openWip()
    await cardOf('24-10553')
    const form = screen.getByRole('search')
    const labels = [...form.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Purchase Order', 'Anvil Job Order', 'Part Number'])
    await userEvent.click(within(form).getByRole('combobox', { name: 'Status' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'All',
      'Late',
      'Delayed',
      'On Time',
      'In Transit',
      'Delivered',
    ])
  })

  test('are sent to the first source with null for empty ones, and cleared together', async () => {
    const gateway = stepsGateway([lineOfSteps()])
    openWip()
    await search('Purchase Order', '4500123')
    await search('Anvil Job Order', '24-10553')
    await search('Part Number', '00123')
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Delayed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const none = { op: null, jo: null, partnumber: null, status: null }
    const all = { op: '4500123', jo: '24-10553', partnumber: '00123', status: 2 }
    await waitFor(() => expect(gateway.to(listPath)).toHaveLength(2))
    const chips = await screen.findByRole('list', { name: 'Active filters' })
    expect(within(chips).getAllByRole('button')[3]?.textContent).toBe('Status: Delayed')
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
    await waitFor(() => expect(gateway.to(listPath)).toHaveLength(3))
    expect(gateway.to(listPath).map(({ body }) => body)).toMatchObject(
      [none, all, none].map((of) => ({ id: 101, ...of })),
    )
  })

  test('are sent to the second source', async () => {
    const gateway = countsGateway([lineOfCounts()])
    openWip()
    await search('Part Number', 'F-00123')
    await search('Anvil Job Order', '24-10553')
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(gateway.to(countsPath)).toHaveLength(2))
    const query = gateway.to(countsPath)[1]?.query
    expect([query?.get('pn'), query?.get('po'), query?.get('filter')]).toEqual([
      'F-00123',
      null,
      '{"jobOrder":"24-10553"}',
    ])
  })

  test('keep input typed before the source is known', async () => {
    const source = Promise.withResolvers<Response>()
    const gateway = countsGateway([lineOfCounts()], { 'GET /read/WIP/source/101': () => source.promise })
    openWip()
    await search('Part Number', 'F-00123')
    source.resolve(json({ Fuente: 2 }))
    await cardOf('24-10553')
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(gateway.to(countsPath)[1]?.query.get('pn')).toBe('F-00123'))
    expect(gateway.to(listPath)).toEqual([])
  })

  test('are prefilled by the address, once', async () => {
    const gateway = stepsGateway([lineOfSteps()])
    openWip('/production-parts?op=24-10553')
    await cardOf('24-10553')
    expect(gateway.to(listPath).map(({ body }) => body)).toMatchObject([{ jo: '24-10553', op: null }])
    expect((screen.getByRole('textbox', { name: 'Anvil Job Order' }) as HTMLInputElement).value).toBe('24-10553')
    expect(address()).toBe('/production-parts?filter=%7B%22jobOrder%22%3A%2224-10553%22%7D')
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(gateway.to(listPath)).toHaveLength(2))
    expect(gateway.to(listPath)[1]?.body).toMatchObject({ jo: null })
    expect(address()).not.toContain('24-10553')
  })

  test('can be cleared from the empty state', async () => {
    stepsGateway([])
    openWip('/wip-reports?op=nowhere')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull())
  })
})

describe('a failure in the WIP report', () => {
  test('is shown above the empty list, and can be retried', async () => {
    let isBroken = true
    stepsGateway([], {
      [`POST ${listPath}`]: () => {
        if (isBroken) return failure(500, 'internal')
        return json({ wipdetalle: [] }, { headers: { 'Content-Range': 'lines */0' } })
      },
    })
    openWip()
    const banner = await screen.findByRole('alert')
    expect(screen.getByText('No results found.')).toBeTruthy()
    isBroken = false
    await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('of the source call is shown, too', async () => {
    let isBroken = true
    stepsGateway([lineOfSteps()], {
      'GET /read/WIP/source/101': () => (isBroken ? failure(502, 'unavailable') : json({ Fuente: 1 })),
    })
    openWip()
    const banner = await screen.findByRole('alert')
    expect(screen.getByText('No results found.')).toBeTruthy()
    isBroken = false
    await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }))
    expect(await cardOf('24-10553')).toBeTruthy()
  })
})
