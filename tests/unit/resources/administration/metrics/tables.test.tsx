import { cleanup, screen, within } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type ResourceCalls, registerResource } from '../../../../../dataProvider/resources.ts'
import * as customersWithoutOrders from '../../../../../resources/administration/metrics/tables/CustomersWithoutOrders.tsx'
import * as hitRate from '../../../../../resources/administration/metrics/tables/HitRate.tsx'
import * as newUsers from '../../../../../resources/administration/metrics/tables/NewUsers.tsx'
import * as purchases from '../../../../../resources/administration/metrics/tables/Purchases.tsx'
import * as quoted from '../../../../../resources/administration/metrics/tables/Quoted.tsx'
import * as totalUsers from '../../../../../resources/administration/metrics/tables/TotalUsers.tsx'
import * as usersByAccess from '../../../../../resources/administration/metrics/tables/UsersByAccess.tsx'
import { texts as english } from '../../../../../resources/administration/metrics/texts.en.ts'
import { texts as spanish } from '../../../../../resources/administration/metrics/texts.es.ts'
import { showInPortal } from '../../../../support/portalScreen.tsx'
import { metricsGateway } from './metricsGateway.ts'

afterEach(cleanup)

const standing = 'Customer, User, Unit, Segment, Subsegment, Sales Contact, Cliente Type, Tiene Equote'
const quotes = 'Year, Month, Customer, User, USD, # Items'

interface Screen {
  readonly default: ComponentType
  readonly resource: ResourceCalls
}

/** Each table with the end of its call, the key of its rows, the name it goes by, and its columns (spec 1 §2.8). */
const tables: readonly [name: string, module: Screen, call: string, key: string, columns: string][] = [
  ['Users by Access', usersByAccess, 'Detalle/1/1', 'users', `${standing}, Created Date, Last Login`],
  ['Total Users', totalUsers, 'TotalUsuarios/1', 'users', standing],
  [
    'New User History',
    newUsers,
    'GraficaUsuariosCreadosMensualmenteDetalle/1',
    'List',
    'Year, Month, Name, Sales Contact, Client Type, Customer, Unit, E-quote user, Creation Date, Last Login',
  ],
  ['Quoted History', quoted, 'GraficaMensualQuotedDetalle/1', 'QuotedList', quotes],
  ['Hit Rate History', hitRate, 'GraficaMensualHitRateDetalle/1', 'HitRateList', `${quotes}, Hit Rate`],
  [
    'Purchased History',
    purchases,
    'GraficaMensualPedidosDetalle/1',
    'PedidosList',
    'Year, Month, TipoPieza, Material, DEMF, DIMF, HMF, Cantidad, Cliente, Precio Pieza, PrecioTotalUSD',
  ],
  ['Customers without Orders', customersWithoutOrders, 'ClientesSinPedidos/1', 'List', 'Cliente'],
]

test.each(tables)(
  '%s has its columns, says when it is empty, and can be had as Excel',
  async (name, module, call, key, columns) => {
    registerResource(module.resource)
    metricsGateway({
      [call]: { [key]: [] },
      'GraficaUsuariosCreadosMensualmente/1': { UsuariosCreadosMensualmente: [] },
      ...Object.fromEntries(
        ['Quoted', 'HitRate', 'Pedidos'].map((chart) => [`GraficaMensual${chart}/1`, { DatosGrafica: [] }]),
      ),
    })
    showInPortal({ '/table': createElement(module.default) }, '/table?division=1')
    const region = await screen.findByRole('region', { name })
    await within(region).findByText('No results found.')
    const heads = within(region).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).join(', ')).toBe(columns)
    expect(screen.getByRole('button', { name: 'Descargar Excel' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  },
)

test('what the specification names in Spanish is the same in both languages', () => {
  const literal = ({ resources, metrics }: typeof english) => [
    metrics.excel,
    ...[resources.usersByAccess, resources.divisionUsers].flatMap(({ fields }) => [
      fields.clientType,
      fields.hasEquote,
    ]),
    ...Object.entries(resources.purchases.fields).flatMap(([field, label]) =>
      ['year', 'month'].includes(field) ? [] : [label],
    ),
    resources.customersWithoutOrders.fields.customer,
  ]
  expect(literal(spanish)).toEqual(literal(english))
})
