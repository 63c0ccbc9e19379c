import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure } from '#tests/support/screens/stubGateway.ts'
import { concessionRow } from './concessionRows.ts'
import { factsOf, listOf, listPath, open, show, sidePath, toggle } from './concessionsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const partsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    concessionRow({ id: at + 1, ncr: `FF-${at + 1}`, customerPartNumber: `P-${at + 1}` }),
  )
const cards = async () => [...(await screen.findByRole('list', { name: 'Concessions' })).children] as HTMLElement[]
const document = (fileId: string, name: string) => ({ fileId, name })

test('concessions without a customer ask to choose one, and request nothing', () => {
  const { requests } = show({ rows: [] }, null)
  expect(screen.getByText(/^Choose a customer/)).toBeTruthy()
  expect(requests).toEqual([])
})

test('concessions show an empty state', async () => {
  show({ rows: [] })
  expect(await screen.findByText('No results found.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('concessions show a failure above the empty state, and retry', async () => {
  let isBroken = true
  show({
    rows: [],
    more: { [`GET ${listPath}`]: () => (isBroken ? failure(500, 'internal') : listOf([concessionRow()])) },
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('No results found.')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await toggle(/^FF-1001/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the concession cards', () => {
  test('are sorted by customer part number, one each, with their concessions', async () => {
    const rows = [
      concessionRow({ id: 1, ncr: 'FF-1', customerPartNumber: 'P-10' }),
      concessionRow({ id: 2, ncr: 'FF-2', customerPartNumber: 'P-9', approvalFileId: 'f2' }),
      concessionRow({ id: 3, ncr: 'FA-3', customerPartNumber: 'P-10', notifiedOn: '2026-11-06' }),
    ]
    show({ rows })
    expect((await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Customer Part Number P-9',
      'Customer Part Number P-10',
    ])
    expect(screen.getAllByRole('button', { name: /^F/ }).map(({ textContent }) => textContent?.trim())).toEqual([
      'FF-2 Uploaded',
      'FA-3 Pending upload',
      'FF-1 Pending upload',
    ])
    // The first pending one.
    expect(screen.getByRole('button', { expanded: true }).textContent).toMatch(/^FA-3/)
    expect(screen.getByText('3 concessions, 2 pending upload')).toBeTruthy()
  })

  test.each([
    [1, [], []],
    [2, ['P-2'], ['P-2']],
    [7, ['P-5'], ['P-4', 'P-6']],
  ])('for %i parts start their columns at %j with two columns, at %j with three', async (count, ofTwo, ofThree) => {
    show({ rows: partsOf(count) })
    const all = await cards()
    const beginning = (name: string) =>
      all
        .filter((card) => card.classList.contains(name))
        .map((card) => card.querySelector('h2')?.lastChild?.textContent)
    expect([all.length, beginning('second-of-two'), beginning('next-of-three')]).toEqual([count, ofTwo, ofThree])
  })

  test('stay in their columns when opened, and are operated by keyboard in reading order', async () => {
    show({ rows: partsOf(7).map((row) => ({ ...row, approvalFileId: 'f1' })) })
    const before = (await cards()).map(({ className }) => className)
    const buttons = screen.getAllByRole('button', { expanded: false, name: /^FF/ })
    buttons[0]?.focus()
    for (const button of buttons) {
      expect(window.document.activeElement).toBe(button)
      await userEvent.keyboard('{Enter}')
      expect(button.getAttribute('aria-expanded')).toBe('true')
      await userEvent.keyboard('{Enter}')
      expect(button.getAttribute('aria-expanded')).toBe('false')
      await userEvent.tab()
    }
    expect((await cards()).map(({ className }) => className)).toEqual(before)
  })
})

describe('the concession list', () => {
  test('opens the concession whose whole number is searched for, as in a link of the to-do list', async () => {
    const rows = [concessionRow({ id: 1, ncr: 'FF-1' }), concessionRow({ id: 2, ncr: 'FF-12' })]
    show({ rows: rows.map((row) => ({ ...row, approvalFileId: 'f1' })) })
    await cards()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ff-1')
    const expanded = () =>
      screen.getAllByRole('button', { name: /^FF/ }).map((one) => one.getAttribute('aria-expanded'))
    expect(expanded()).toEqual(['true', 'false'])
    await userEvent.click(screen.getByRole('button', { expanded: true }))
    expect(expanded()).toEqual(['false', 'false'])
  })

  const headings = async () =>
    (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent?.split(' ').at(-1))

  test('has an export', async () => {
    show({ rows: [concessionRow({ id: 1, ncr: 'FF-1' })] })
    await cards()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })

  test('is searched and filtered to pending ones, and keeps both in the address', async () => {
    const rows = [
      concessionRow({ id: 1, ncr: 'FF-1', customerPartNumber: 'P-1' }),
      concessionRow({ id: 2, ncr: 'FF-2', customerPartNumber: 'P-2', approvalFileId: 'f2' }),
      concessionRow({ id: 3, ncr: 'FA-3', customerPartNumber: 'P-3' }),
    ]
    show({ rows })
    await cards()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ff')
    expect(await headings()).toEqual(['P-1', 'P-2'])
    await userEvent.click(screen.getByRole('switch', { name: 'Pending upload only' }))
    expect(await headings()).toEqual(['P-1'])
    expect(address()).toBe('/concessions?q=ff&pending=1')
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }))
    expect(await headings()).toEqual(['P-1', 'P-3'])
    expect(screen.getByText('3 concessions, 2 pending upload')).toBeTruthy()
  })

  test('has pages of 24 parts, and returns to the first page on a search', async () => {
    show({ rows: partsOf(50) })
    expect(await headings()).toHaveLength(24)
    const pages = screen.getByRole('navigation', { name: 'Pages of concessions' })
    await userEvent.click(within(pages).getByRole('button', { name: 'Go to page 3' }))
    expect(await headings()).toEqual(['P-49', 'P-50'])
    expect(address()).toBe('/concessions?page=3')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'P-1')
    expect(await headings()).toHaveLength(11)
    expect(screen.queryByRole('navigation', { name: 'Pages of concessions' })).toBeNull()
  })
})

describe('an opened concession', () => {
  test('shows date, order, quantity, type and documents', async () => {
    show({ rows: [concessionRow({ quantity: 1234 })] })
    expect(factsOf(await open(/^FF-1001/))).toEqual({
      Date: '05/Nov/2026',
      PO: '4500123',
      Quantity: '1,234',
      Type: 'Dimensional',
      'Anvil Part Number': 'RNG-4410',
      'Anvil Documents': '-',
      'Customer Approval Document': expect.stringContaining('Choose a file'),
      'Anvil Comment': '-',
      'Customer Comment': 'Add comment',
    })
  })

  test('shows a dash for missing values', async () => {
    show({
      rows: [concessionRow({ notifiedOn: null, purchaseOrder: null, type: '', customerPartNumber: '' })],
      isStaff: true,
    })
    const facts = factsOf(await open(/^FF-1001/))
    expect(facts).toMatchObject({ Date: '-', PO: '-', Type: '-', 'Customer Comment': '-' })
    expect(facts['Customer Approval Document']).toBe('Pending upload')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Customer Part Number -')
  })

  test.each([
    [[], []],
    [[document('f1', 'a.pdf')], [['a.pdf', '/content/api/Consessions/f1/Document?ClientId=101']]],
    [
      [document('f1', 'a.pdf'), document('f/2', 'ü & <b>.pdf'), document('f3', '')],
      [
        ['a.pdf', '/content/api/Consessions/f1/Document?ClientId=101'],
        ['ü & <b>.pdf', '/content/api/Consessions/f%2F2/Document?ClientId=101'],
        ['f3', '/content/api/Consessions/f3/Document?ClientId=101'],
      ],
    ],
  ])('links the documents of the provider: %j', async (documents, links) => {
    show({ rows: [concessionRow({ documents, hasDocument: documents.length > 0 })] })
    const item = await open(/^FF-1001/)
    const shown = within(item).queryAllByRole('link')
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
  })

  test.each([[true], [false]])('links the approval of the customer; for staff: %j', async (isStaff) => {
    const approval = { approvalFileId: 'f9', approvalName: 'signed', approvalExtension: 'pdf' }
    show({ rows: [concessionRow(approval)], isStaff })
    const item = await open(/^FF-1001 Uploaded/)
    const link = within(item).getByRole('link', { name: 'signed.pdf' })
    expect(link.getAttribute('href')).toBe('/content/api/Consessions/f9/Document?ClientId=101')
    expect(within(item).queryByRole('button', { name: /file|Send/ })).toBeNull()
  })

  test.each<[boolean, string | null, string | null, string[]]>([
    [true, null, null, ['Anvil Comment']],
    [false, null, null, ['Customer Comment']],
    [true, 'Provider says', null, []],
    [true, null, 'Customer says', ['Anvil Comment']],
    [false, 'Provider says', null, ['Customer Comment']],
    [false, null, 'Customer says', []],
    [false, 'Provider says', 'Customer says', []],
  ])('for staff %j, with the comments %j and %j, offers a comment at %j', async (isStaff, provider, customer, at) => {
    show({ rows: [concessionRow({ providerComment: provider, customerComment: customer })], isStaff })
    const item = await open(/^FF-1001/)
    if (at.length > 0) await within(item).findByRole('button', { name: 'Add comment on FF-1001' })
    const facts = factsOf(item)
    const commentCell = (name: string, comment: string | null) => (at.includes(name) ? 'Add comment' : (comment ?? '-'))
    expect(facts['Anvil Comment']).toBe(commentCell('Anvil Comment', provider))
    expect(facts['Customer Comment']).toBe(commentCell('Customer Comment', customer))
  })

  test('shows comments as plain text with their line breaks', async () => {
    const hostile = '<script>window.pwned = 1</script>\n%{product} |||| =1+1 😀'
    show({ rows: [concessionRow({ ncr: '<i>FF</i>', providerComment: hostile, customerComment: '-0.01' })] })
    const item = await open(/^<i>FF/)
    expect(factsOf(item)).toMatchObject({ 'Anvil Comment': hostile, 'Customer Comment': '-0.01' })
    expect(item.querySelector('script, i')).toBeNull()
  })

  test('keeps its content when closed', async () => {
    show({ rows: [concessionRow()] })
    const item = await open(/^FF-1001/)
    await userEvent.click(screen.getByRole('button', { expanded: true }))
    expect(within(item).queryByText('4500123')?.closest('[hidden]')).toBeTruthy()
  })
})

test('comments are not offered until the access check succeeds, which can be retried', async () => {
  let isBroken = true
  const { to } = show({
    rows: [concessionRow()],
    more: { [`POST ${sidePath}`]: () => (isBroken ? failure(500, 'internal') : failure(403, 'forbidden')) },
  })
  const item = await open(/^FF-1001/)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your permission to comment could not be checked.')
  expect(within(item).queryByRole('button', { name: /comment|file|Send/ })).toBeNull()
  isBroken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await within(item).findByRole('button', { name: /^Add comment/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(to(sidePath).map(({ body }) => body)).toEqual(Array(2).fill({ access: '4,5' }))
})
