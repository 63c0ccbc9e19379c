import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import RawMaterialInventory from '#resources/material/raw-material-inventory/RawMaterialInventory.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeEach(() => {
  setCurrentCustomer(104)
  const bar = (barId: number, pesoFinal: number) => ({
    heat: 'H-1',
    carpenterBar: `B-${barId}`,
    billetSize: 8,
    pesoInicial: 400,
    pesoFinal,
    barId,
  })
  const none = { heat: 'H-2', carpenterBar: '', billetSize: 10, pesoInicial: 0, pesoFinal: 0, barId: null }
  const piece = (id: number, inputWeight: number, estatus: string) => ({
    id,
    piece: id,
    serialNumber: `S-${id}`,
    inputWeight,
    estatus,
    percentBarra: inputWeight / 4,
  })
  stubGateway({
    'GET /read/Bar/104/inventory': () => json([bar(1, 165.99), bar(2, 166), bar(3, 300), bar(4, 166.01), none]),
    'GET /read/Bar/1/inventoryDetail': () => json([piece(1, 234.01, 'Cut'), piece(2, 160, 'Planned')]),
    'GET /read/Bar/2/inventoryDetail': () => json([]),
    'GET /read/Bar/3/inventoryDetail': () =>
      json([piece(5, 80, 'Cut'), piece(3, 100, 'Planned'), piece(4, 290, 'Planned')]),
    'GET /read/Bar/4/inventoryDetail': () => json([]),
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const show = (search = '') =>
  showInPortal({ '/raw-material-inventory': <RawMaterialInventory /> }, `/raw-material-inventory${search}`)

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const bars = 'Raw Material Inventory'
const weights = async () => (await rowsOf(bars)).slice(1, -1).map((cells) => [cells[0], cells[4], cells[5]])

describe('raw material inventory', () => {
  test('shows a bar of 166.00 kg as usable in the table, but excludes it from the filter', async () => {
    show()
    await screen.findByRole('link', { name: 'B-1' })
    expect(await weights()).toEqual([
      ['B-1', '165.99', 'No'],
      ['B-2', '166.00', 'Yes'],
      ['B-3', '300.00', 'Yes'],
      ['B-4', '166.01', 'Yes'],
    ])
    const note = 'Usable from 166.00 Kg; the filter and the optimization use only bars above 166.00 Kg.'
    expect(screen.getByText(note)).toBeTruthy()
    expect((await rowsOf(bars))[0]).toEqual([
      'Supplier bar',
      'Heat',
      'Billet size (in)',
      'Initial weight (Kg)',
      'Final weight (Kg)',
      'Usable',
    ])
    fireEvent.click(screen.getByRole('switch', { name: 'Usable bars only' }))
    await waitFor(async () => expect((await weights()).map(([name]) => name)).toEqual(['B-3', 'B-4']))
  })

  test('sums bars by heat, including heats without bars', async () => {
    show()
    await screen.findByRole('link', { name: 'H-2' })
    expect(await rowsOf('Heats')).toEqual([
      ['Heat', 'Billet size (in)', 'Bars', 'Usable bars', 'Initial weight (Kg)', 'Final weight (Kg)'],
      ['H-1', '8', '4', '3', '1,600.00', '798.00'],
      ['H-2', '10', '0', '0', '0.00', '0.00'],
      ['Total', '', '4', '3', '1,600.00', '798.00'],
    ])
  })

  test('marks the chosen heat, and shows all again by its chip', async () => {
    show()
    const heat = (await screen.findAllByRole('link', { name: 'H-1' })).find((link) =>
      link.classList.contains('row-button'),
    )
    await userEvent.click(heat as HTMLElement)
    expect(heat?.getAttribute('aria-current')).toBe('true')
    expect(address()).toContain('heat=H-1')
    expect(screen.getByText('Heat H-1')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Show all heats'))
    expect(screen.queryByText('Heat H-1')).toBeNull()
    expect(address()).not.toContain('heat=')
  })

  test('leaves the optimization when a heat is chosen', async () => {
    show('?optimize=1')
    await screen.findByRole('table', { name: 'Bar optimization' })
    const heat = (await screen.findAllByRole('link', { name: 'H-1' })).find((link) =>
      link.classList.contains('row-button'),
    )
    await userEvent.click(heat as HTMLElement)
    expect(screen.queryByRole('table', { name: 'Bar optimization' })).toBeNull()
    expect(screen.getByText('Heat H-1')).toBeTruthy()
  })

  test('shows the pieces cut from a bar below it', async () => {
    show()
    fireEvent.click(await screen.findByRole('link', { name: 'B-1' }))
    await screen.findByText('S-1')
    const rows = await rowsOf('Bar cutting detail')
    expect(rows.slice(0, 3)).toEqual([
      ['Piece', 'Serial number', 'Input weight (Kg)', 'Status', '% of bar'],
      ['1', 'S-1', '234.01', 'Cut', '58.50%'],
      ['2', 'S-2', '160.00', 'Planned', '40.00%'],
    ])
  })

  test('plans pieces on the lightest usable bars, with cut pieces and the rest', async () => {
    show('?optimize=1')
    await screen.findByText('S-2')
    expect(await rowsOf('Bar optimization')).toEqual([
      [
        'Supplier bar',
        'Heat',
        'Cut pieces',
        'Final weight (Kg)',
        'Planned pieces',
        'Serial numbers',
        'Planned (Kg)',
        'Left (Kg)',
        'Free % of bar',
      ],
      ['B-4', 'H-1', '-', '166.01', '1', 'S-2', '160.00', '6.01', '1.50%'],
      ['B-3', 'H-1', 'S-5 20.00%', '300.00', '1', 'S-3', '100.00', '200.00', '50.00%'],
      ['Total', '', '', '466.01', '2', '', '260.00', '206.01', ''],
    ])
    for (const label of [
      'Cut: S-5 20.00%. Planned: S-3. 50.00% of the bar is free',
      'Cut: -. Planned: S-2. 1.50% of the bar is free',
    ])
      expect(screen.getByRole('img', { name: label })).toBeTruthy()
    expect(screen.getByText('No usable bar has enough material for: S-4')).toBeTruthy()
  })

  test('has the specified title for a service whose bars have no alloy, without a choice', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Raw Material Inventory (Alloy 718 Premium)' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Alloy' })).toBeNull()
  })

  const stock = (heat: string, alloy: string, barId: number) => ({
    heat,
    carpenterBar: `B-${barId}`,
    billetSize: 8,
    pesoInicial: 400,
    pesoFinal: 300,
    barId,
    alloy,
  })
  const showStock = (rows: readonly object[], search = '') => {
    stubGateway({ 'GET /read/Bar/104/inventory': () => json(rows) })
    show(search)
  }
  const heats = async () => (await rowsOf('Heats')).slice(1, -1).map(([name]) => name)

  test('without bars names no alloy', async () => {
    showStock([])
    expect(await screen.findByRole('heading', { name: 'Raw Material Inventory' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('718')
  })

  test('of one alloy has its name in the title, whatever the address says', async () => {
    showStock([stock('W-1', 'Waspaloy', 1)], '?alloy=Alloy%20718%20Premium')
    expect(await screen.findByRole('heading', { name: 'Raw Material Inventory (Waspaloy)' })).toBeTruthy()
    expect(await heats()).toEqual(['W-1'])
    expect(screen.queryByRole('combobox', { name: 'Alloy' })).toBeNull()
  })

  test('of several alloys shows the specified one, and another when it is chosen, without its heat and bar', async () => {
    showStock(
      [stock('T-1', 'Ti 6-4', 1), stock('H-1', 'Alloy 718 Premium', 2), stock('W-1', 'Waspaloy', 3)],
      '?heat=H-1&bar=2&usable=1',
    )
    expect(await screen.findByRole('heading', { name: 'Raw Material Inventory (Alloy 718 Premium)' })).toBeTruthy()
    expect(await heats()).toEqual(['H-1'])
    await userEvent.click(screen.getByRole('combobox', { name: 'Alloy' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Alloy 718 Premium',
      'Ti 6-4',
      'Waspaloy',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Ti 6-4' }))
    expect(screen.getByRole('heading', { name: 'Raw Material Inventory (Ti 6-4)' })).toBeTruthy()
    expect(await heats()).toEqual(['T-1'])
    expect(address()).toBe('/raw-material-inventory?usable=1&alloy=Ti+6-4')
  })

  test('of several others shows the first by name', async () => {
    showStock([stock('W-1', 'Waspaloy', 3), stock('T-1', 'Ti 6-4', 1)])
    expect(await screen.findByRole('heading', { name: 'Raw Material Inventory (Ti 6-4)' })).toBeTruthy()
  })
})
