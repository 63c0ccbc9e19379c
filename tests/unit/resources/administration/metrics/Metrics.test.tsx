import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import Metrics from '#resources/administration/metrics/Metrics.tsx'
import MetricTables, { resource as tables } from '#resources/administration/metrics/MetricTables.tsx'
import UsersByAccess, { resource as usersByAccess } from '#resources/administration/metrics/UsersByAccess.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { metricsGateway, record } from './metricsGateway.ts'

afterEach(cleanup)

const routes = {
  '/metrics-forge': <Metrics />,
  '/metrics-forge-hitrate': <MetricTables />,
  '/metrics_detalle-haeentered': <UsersByAccess />,
}

const open = (at: string, answers: Readonly<Record<string, unknown>>) => {
  for (const one of tables) registerResource(one)
  registerResource(usersByAccess)
  const gateway = metricsGateway(answers)
  return { gateway, user: userEvent.setup(), ...showInPortal(routes, at) }
}

const tiles = (...values: readonly (number | null)[]) => ({ elements: [record(...values)] })
const busy = tiles(1, 22, 333, 27_516, 5, 45.4, 109, 52, 321, 146)
const idle = tiles(0, 0, 0, 0, 0, null, 0, 0, 0, 0)

const leads = [
  ['Users with no access in more than 3 months', '/metrics_detalle-haeentered?entered=0&division=1', '1'],
  ['Users who entered in the last 3 months', '/metrics_detalle-haeentered?entered=1&division=1', '22'],
  ['Quotes in the last 12 months', '/metrics-forge-quoted?division=1', '333'],
  ['Purchases in the last 12 months', '/metrics-detalle-Pedidos?division=1', '27,516'],
  ['Customers without orders in the last 6 months', '/metrics_clientes-sinpedido?division=1', '5'],
  ['Hit rate', '/metrics-forge-hitrate?division=1', '45.40%'],
  ['Total Users', '/metrics-forge-detalle?division=1', '109'],
  ['New users in the last 12 months', '/metrics-forge-grafica1?division=1', '52'],
] as const

test('each metrics tile shows its figure and links to its rows in the division', async () => {
  open('/metrics-forge?division=1', { '/1': busy })
  for (const [label, href, text] of leads) {
    const tile = await screen.findByRole('group', { name: label })
    expect(await within(tile).findByText(text)).toBeTruthy()
    expect(within(tile).getByRole('link').getAttribute('href')).toBe(href)
  }
  expect(screen.getByText('146 of 321 quoted items were ordered')).toBeTruthy()
})

test('metrics tiles of 0 and an empty hit rate have no link', async () => {
  open('/metrics-forge?division=1', { '/1': idle })
  await within(await screen.findByRole('group', { name: 'Hit rate' })).findByText('-')
  expect(screen.getAllByText('0')).toHaveLength(7)
  expect(within(screen.getByRole('group', { name: 'Total Users' })).queryByRole('link')).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('metrics show a failure, and retry', async () => {
  const { gateway, user } = open('/metrics-forge?division=0', { '/0': null })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(gateway.to('/0').length).toBeGreaterThan(1))
  expect(screen.queryByRole('group', { name: 'Hit rate' })).toBeNull()
})

const choose = async (user: ReturnType<typeof userEvent.setup>, select: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('the metrics division is in the address, and remembered for pages without one', async () => {
  const { user, router } = open('/metrics-forge', {
    '/1': busy,
    '/0': idle,
    'GraficaMensualHitRate/0': { DatosGrafica: [] },
    'GraficaMensualHitRateDetalle/0': { HitRateList: [] },
  })
  await waitFor(() => expect(address()).toBe('/metrics-forge?division=1'))
  await user.click(await screen.findByRole('combobox', { name: 'Division' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Aeroespace', 'Forge'])
  await user.click(screen.getByRole('option', { name: 'Aeroespace' }))
  await waitFor(() => expect(address()).toBe('/metrics-forge?division=0'))
  await within(await screen.findByRole('group', { name: 'Hit rate' })).findByText('-')
  await router.navigate('/metrics-forge-hitrate')
  await waitFor(() => expect(address()).toBe('/metrics-forge-hitrate?division=0'))
  await waitFor(() => expect(screen.getAllByText('No results found.')).toHaveLength(2))
})

const months = [record(2025, 12, 0), record(2026, 1, null), record(2026, 2, 66.67)]
const rates = [
  record(2026, 2, 'Brennholt', 'Ana, Luis', 1234.5, 3, 66.67),
  record(2026, 1, 'Corvane', 'Eva', 0, 0, null),
  record(2025, 12, 'Kitsuragi', '=1+1', 99, 2, 100),
]

test('hit rates have two decimals or -, and months in Spanish', async () => {
  open('/metrics-forge-hitrate?division=0', {
    'GraficaMensualHitRate/0': { DatosGrafica: months },
    'GraficaMensualHitRateDetalle/0': { HitRateList: rates },
  })
  const table = await screen.findByRole('table', { name: 'Hit Rate History' })
  await within(table).findByText('Corvane')
  const rows = within(table).getAllByRole('row')
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Year', 'Month', 'Customer', 'User', 'USD', '# Items', 'Hit Rate'],
    ['2026', '2', 'Brennholt', 'Ana, Luis', '1,234.50', '3', '66.67%'],
    ['2026', '1', 'Corvane', 'Eva', '0.00', '0', '-'],
    ['2025', '12', 'Kitsuragi', '=1+1', '99.00', '2', '100.00%'],
  ])
  const drawing = await screen.findByRole('img', { name: /^Hit rate per month/ })
  expect(drawing.getAttribute('aria-label')).toBe('Hit rate per month. Dic/25 0.00%, Feb/26 66.67%')
  expect(screen.getByRole('button', { name: 'Descargar Excel' })).toBeTruthy()
})

test('the metrics chart and table fail and retry independently', async () => {
  const { gateway, user } = open('/metrics-forge-hitrate?division=1', {
    'GraficaMensualHitRate/1': null,
    'GraficaMensualHitRateDetalle/1': { HitRateList: rates },
  })
  await screen.findByText('Corvane')
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(gateway.to('GraficaMensualHitRate/1').length).toBeGreaterThan(1))
  expect(gateway.to('GraficaMensualHitRateDetalle/1')).toHaveLength(1)
})

const someone = record('', 'Bo', 'Rings', '', '', 'Sam', 'Customer', true, '2026-01-05T12:00:00.000Z', null)

test('users by access keep division and access in the address when the sort changes', async () => {
  const { user, gateway } = open('/metrics_detalle-haeentered?entered=0&division=1', {
    'Detalle/1/0': { users: [someone] },
    'Detalle/0/0': { users: [] },
    'Detalle/0/1': { users: [someone] },
  })
  await screen.findByText('Bo')
  await user.click(screen.getByRole('button', { name: /Unit/ }))
  await waitFor(() => expect(gateway.to('Detalle/1/0').at(-1)?.query.get('sort')).toBe('["unit","ASC"]'))
  const parameters = new URLSearchParams(address()?.split('?')[1])
  expect([parameters.get('entered'), parameters.get('division'), parameters.get('sort')]).toEqual(['0', '1', 'unit'])
  await choose(user, 'Division', 'Aeroespace')
  await screen.findByText('No results found.')
  expect(address()).toBe('/metrics_detalle-haeentered?entered=0&division=0')
  await choose(user, 'Access', 'Users who entered in the last 3 months')
  await screen.findByText('Bo')
  expect(address()).toBe('/metrics_detalle-haeentered?entered=1&division=0')
})
