import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import Delays from '#resources/orders/delays/Delays.tsx'
import { report } from '#resources/orders/delays/report.ts'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const line = (id: number, more: object = {}) => ({
  IdOP: id,
  segment: 'Rings',
  order: `J-${id}`,
  po: `PO-${id}`,
  std: `P-${id % 2}`,
  Qty: 1_000,
  invoiceQty: 250,
  usd: 1_234.5,
  shippingDate: '2026-12-01',
  newShippingDate: null,
  FechaModificada: null,
  ...more,
})
const moved = line(2, { newShippingDate: '2026-12-24', FechaModificada: '2026-11-02' })

const show = (lines: readonly object[], write = () => failure(500, 'internal')) => {
  registerResource(report.resource)
  const value = () => json({ value: JSON.stringify(lines) })
  const gateway = stubGateway({
    'GET /read/api/Orders/delays': value,
    'POST /write/api/Orders/dates': write,
    'GET /read/api/Orders/holidays': () => json([{ day: '2030-01-01', name: 'New Year' }]),
  })
  showInPortal({ '/delays': <Delays /> }, '/delays')
  return gateway
}
const rowOf = async (order: string) => (await screen.findByRole('cell', { name: order })).closest('tr') as HTMLElement
const colourOf = (row: HTMLElement) => getComputedStyle(row.children[0] as Element).backgroundColor

beforeEach(async () => {
  await datePickers.load()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('delays', () => {
  describe('with styles', () => {
    drawStyles()

    test('show the amount still to be invoiced, and mark lines with a changed date', async () => {
      show([line(1), moved])
      const cells = [...(await rowOf('J-1')).children].map(({ textContent }) => textContent)
      expect(cells.slice(0, 9)).toEqual(['Rings', 'PO-1', 'J-1', 'P-1', '-', '1,000', '250', '750', '1,234.50'])
      expect(cells.at(-2)).toBe('01/Dec/2026')
      const asterisk = within(await rowOf('J-2')).getByRole('img', { name: 'Date changed on 02/Nov/2026' })
      expect(asterisk.textContent).toBe('*')
      expect(within(await rowOf('J-1')).queryByRole('img')).toBeNull()
      expect(colourOf(await rowOf('J-2'))).not.toBe(colourOf(await rowOf('J-1')))
    })
  })

  test('have an export only with rows', async () => {
    show([line(1)])
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
    cleanup()
    show([])
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('queue a typed date by one click, and say that it is in the past', async () => {
    show([line(1)])
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await userEvent.click(await row.findByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('05nov2020')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByText('05/Nov/2020 is in the past')).toBeTruthy()
  })

  test('take a date that is typed while the calendar is open', async () => {
    show([line(1)])
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('05nov2027{Enter}')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByRole('listitem').textContent).toContain('New date: 05/Nov/2027')
  })

  test('give all selected lines one comment and so many working days, without holidays', async () => {
    const late = { shippingDate: '2020-01-02' }
    const lines = [line(1, { shippingDate: '2029-12-31' }), line(2, { shippingDate: '2030-01-04' }), line(3, late)]
    const gateway = show(lines, () => json({ value: '[]' }))
    await userEvent.click(within(await rowOf('J-1')).getByRole('checkbox', { name: 'J-1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Select all on this page' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'J-3' }))
    const bar = within(screen.getByRole('group', { name: 'New date of the selected lines' }))
    await userEvent.type(bar.getByRole('textbox', { name: 'or + working days' }), '1')
    await userEvent.type(bar.getByRole('textbox', { name: 'Comment' }), 'Press down')
    await waitFor(() => expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Queue' }).disabled).toBe(false))
    await userEvent.click(bar.getByRole('button', { name: 'Queue' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Same comment for all' }), 'Hammer down')
    await userEvent.click(panel.getByRole('button', { name: 'Set for all' }))
    await userEvent.click(panel.getByRole('button', { name: 'Submit' }))
    const question = await screen.findByRole('dialog', { name: '2 new dates' })
    await userEvent.click(within(question).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(gateway.to('/write/api/Orders/dates')).toHaveLength(1))
    expect(gateway.to('/write/api/Orders/dates')[0]?.body).toEqual([
      { idOrden: 1, nuevaFecha: '2030-01-02', Comment: 'Hammer down', fechaAnterior: '2029-12-31' },
      { idOrden: 2, nuevaFecha: '2030-01-07', Comment: 'Hammer down', fechaAnterior: '2030-01-04' },
    ])
  })

  test.each(['0', '-1', '251', '1.5', 'ten'])('do not take %s working days', async (typed) => {
    show([line(1)])
    await userEvent.click(within(await rowOf('J-1')).getByRole('checkbox', { name: 'J-1' }))
    const bar = within(screen.getByRole('group', { name: 'New date of the selected lines' }))
    const field = bar.getByRole('textbox', { name: 'or + working days' })
    await userEvent.type(field, typed)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Queue' }).disabled).toBe(true)
  })

  test('take pasted lines, and name the wrong ones', async () => {
    show([line(1), line(2), line(3), line(4, { order: 'J-3' })])
    await rowOf('J-1')
    await userEvent.click(screen.getByRole('button', { name: 'Paste from a sheet' }))
    const drawer = within(screen.getByRole('dialog', { name: 'Paste dates from a sheet' }))
    await userEvent.click(drawer.getByRole('textbox'))
    await userEvent.paste('OP\tDate\nJ-1\t2027-01-05\tHeat, late\nJ-2\tsoon\nJ-9\t2027-01-05\nJ-3\t2027-01-05')
    await userEvent.click(drawer.getByRole('button', { name: 'Queue' }))
    const faults = await drawer.findAllByRole('listitem')
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Line 3: "soon" is not a date.',
      'Line 4: there is no open job order J-9.',
      'Line 5: several customers have a job order J-3. Select it in the list.',
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Queue the other line' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByRole('listitem').textContent).toContain('New date: 05/Jan/2027')
    expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Heat, late')
  })

  test('show rows that could not be sent and keep them queued, and confirm sent ones', async () => {
    const write = vi.fn(() => failure(500, 'internal'))
    const gateway = show([line(1)], write)
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await userEvent.click(await row.findByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('05nov2027{Tab}')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByRole('listitem').textContent).toContain('Date: 01/Dec/2026New date: 05/Nov/2027')
    await userEvent.type(panel.getByRole('textbox', { name: 'Comment on J-1' }), 'Late heat')
    const submit = async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Submit' }))
      const question = await screen.findByRole('dialog', { name: 'New date of J-1' })
      expect(within(question).getByText('Are you sure you want to continue?')).toBeTruthy()
      await userEvent.click(within(question).getByRole('button', { name: 'OK' }))
    }
    await submit()
    expect((await panel.findByRole('alert')).textContent).toMatch(/^The dates were not sent\. Your entries are kept\. /)
    expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Late heat')
    write.mockImplementation(() => json({ value: '[]' }))
    await submit()
    await waitFor(() => expect(gateway.to('/write/api/Orders/dates')).toHaveLength(2))
    expect(gateway.to('/write/api/Orders/dates').at(-1)?.body).toEqual([
      { idOrden: 1, nuevaFecha: '2027-11-05', Comment: 'Late heat', fechaAnterior: '2026-12-01' },
    ])
  })
})
