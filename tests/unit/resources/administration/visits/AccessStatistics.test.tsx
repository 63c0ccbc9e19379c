import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawings } from '#kit/charts/DrawingBox.tsx'
import AccessStatistics from '#resources/administration/access-statistics/AccessStatistics.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

// jsdom takes seconds to compute the visibility of each element.
configure({ defaultHidden: true })

const base = '/read/EstadisticasAcceso'
const month = (Valor1: number, Valor2: number, Valor3: number) => ({ Valor1, Valor2, Valor3 })

const answers: Record<string, (division: number) => object> = {
  TotalUsuariosEnPlataforma: (division) => ({ TotalUsuarios: 1_234 + division }),
  UsuariosCreadosXmes: (division) => ({
    DatosGrafica: [month(2026, 1, 10 + division), month(2026, 2, 0), month(2026, 8, 3)],
  }),
  PaginasMasVisitadas: (division) => ({
    categories: ['Dashboard', 'Open Orders Report', 'Of another service'],
    data: [1_000, 200 + division, 3],
  }),
  VisitasMensualesPlataforma: (division) => ({ DatosGrafica: [month(2025, 12, 5), month(2026, 1, 60 + division)] }),
}

const paths = Object.keys(answers)
const show = (at = '/access-statistics', instead: Parameters<typeof stubGateway>[0] = {}) => {
  const all = paths.flatMap((name) =>
    [0, 1, 2].map((division) => [`GET ${base}/${name}/${division}`, () => json(answers[name]?.(division))] as const),
  )
  const gateway = stubGateway({ ...Object.fromEntries(all), ...instead })
  showInPortal({ '/access-statistics': <AccessStatistics /> }, at, person(1))
  return gateway
}

const drawn = async (title: string) =>
  (await within(await screen.findByRole('region', { name: title })).findByRole('img')).getAttribute('aria-label')

const choose = async (name: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Division' }))
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name }))
}

beforeAll(() => drawings.load())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('access statistics', () => {
  test('show both divisions at first, with users stacked by division and months in Spanish', async () => {
    show()
    expect(await within(await screen.findByRole('group', { name: 'Total Users' })).findByText('1,236')).toBeTruthy()
    expect(await drawn('Users created per month')).toBe(
      'Users created per month. Aeroespace: Ene 10, Feb 0, Ago 3. Forge: Ene 11, Feb 0, Ago 3',
    )
    expect(await drawn('Most visited pages')).toBe(
      'Most visited pages. Dashboard 1,000, Open Orders Report 202, Of another service 3',
    )
    expect(await drawn('Monthly visits')).toBe('Monthly visits. Dic/25 5, Ene/26 62')
  })

  test.each([
    ['Aeroespace', 0, 'Ene 10, Feb 0, Ago 3'],
    ['Forge', 1, 'Ene 11, Feb 0, Ago 3'],
  ])('show %s when chosen, and keep the division in the address', async (name, code, created) => {
    const { requests } = show()
    await drawn('Monthly visits')
    requests.length = 0
    await choose(name)
    await waitFor(() => expect(address()).toBe(`/access-statistics?division=${code}`))
    expect(await within(screen.getByRole('group', { name: 'Total Users' })).findByText(`1,23${4 + code}`)).toBeTruthy()
    expect(await drawn('Users created per month')).toContain(`. ${created}`)
    expect(new Set(requests.map(({ path }) => path.at(-1)))).toEqual(new Set([String(code)]))
  })

  test('offer the three divisions by name', async () => {
    show('/access-statistics?division=1')
    const select = await screen.findByRole('combobox', { name: 'Division' })
    expect(select.textContent).toBe('Forge')
    fireEvent.mouseDown(select)
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Aeroespace', 'Forge', 'Aeroespace/Forge'])
  })

  test('show both divisions for an unknown division in the address', async () => {
    show('/access-statistics?division=7')
    expect((await screen.findByRole('combobox', { name: 'Division' })).textContent).toBe('Aeroespace/Forge')
  })

  test.each(paths)('fail and retry independently: %s', async (name) => {
    let fails = true
    const failing = [0, 1, 2].map(
      (division) =>
        [
          `GET ${base}/${name}/${division}`,
          () => (fails ? failure(503, 'unavailable') : json(answers[name]?.(division))),
        ] as const,
    )
    show('/access-statistics', Object.fromEntries(failing))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]))
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1)
    fails = false
    fireEvent.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3))
  })
})
