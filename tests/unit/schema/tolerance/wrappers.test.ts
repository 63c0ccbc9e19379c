import { describe, expect, test } from 'vitest'
import { account } from '#schema/account/account.ts'
import { administration } from '#schema/administration/administration.ts'
import type { AnyCall } from '#schema/call.ts'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { contracts } from '#schema/contracts/contracts.ts'
import { orderReports } from '#schema/orders/orderReports.ts'
import { orders } from '#schema/orders/orders.ts'
import { quality } from '#schema/quality/quality.ts'
import { quotes } from '#schema/quotes/quotes.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'

const read = ({ answer }: Pick<AnyCall, 'answer'>, wire: unknown) =>
  readTolerantly(answer, wire, 'call', { log: new FaultLog(), timeZone: 'UTC' })

describe('a list', () => {
  const clients = [{ IDSIF2: 101, Nombre: 'Northwind' }]

  test.each([
    ['bare', clients],
    ['as text under value', { value: JSON.stringify(clients) }],
    ['under value', { value: clients }],
    ['under its only key', { clientes: clients }],
    ['of Id and razonsocial', [{ Id: 101, razonsocial: 'Northwind' }]],
  ])('of customers is read %s', (_form, wire) => {
    expect(read(account.customers, wire)).toMatchObject([{ id: 101, name: 'Northwind' }])
  })

  test.each([
    ['bare', [{ pedido: 'PO-1', rowspan: 1, Detalle: [] }]],
    ['under value', { value: [{ pedido: 'PO-1', rowspan: 1, Detalle: [] }] }],
    [
      'as text in its key under value',
      { value: JSON.stringify({ ListadoOpenOrders: [{ pedido: 'PO-1', rowspan: 1 }] }) },
    ],
  ])('declared under a key is read %s', (_form, wire) => {
    expect(read(orders.listOrders, wire)).toHaveLength(1)
  })

  test.each([{ errors: [] }, { message: 'down' }, { rows: [], message: 'down' }, 'down', 7])(
    'is not read from %j',
    (wire) => expect(() => read(account.customers, wire)).toThrow(InvalidAnswerError),
  )

  test.each([
    ['value', { value: JSON.stringify([{ Nombre: 'A', Id: 7 }]) }],
    ['ObtenerClienteResult', { ObtenerClienteResult: [{ Nombre: 'A', IDSIF2: 7 }] }],
  ])('of relations under %s has IDSIF2 or Id', (_key, wire) => {
    expect(read(administration.listRelations, wire)).toMatchObject([{ id: 7, name: 'A', isShown: true }])
  })

  test('of contracts is read as long-term agreements', () => {
    const row = { IdContrato: 1, Contrato: 'LTA 7', StatusContract: 'Active', FechaInicio: '2026-01-01' }
    expect(read(contracts.listLtas, { value: JSON.stringify([row]) })).toMatchObject([
      { contract: 'LTA 7', status: 'active', startsOn: '2026-01-01' },
    ])
  })

  test('of deliveries without a series is of those on time', () => {
    const month = { Periodo: 2026, Mes: 10, PorcentajeCumplio: 91, TotalDePiezas: 40 }
    expect(read(quality.deliveries, [month])).toMatchObject([{ series: 'onTime', percentage: 91 }])
  })
})

describe('a record', () => {
  const user = { id: 7, name: 'Ana', email: 'ana@c.example', role: 3, roleName: 'Customer' }
  const permissions = [{ id: 64, name: 'Statement', role: 3, permission_can_be_overwrited: 1, hasAccess: 'Si' }]
  const expected = { id: 7, permissions: [{ pageId: 64, hasAccess: true }] }

  test.each([
    ['bare', { ...user, permissions }],
    ['alone in a list', [{ ...user, permissions }]],
    ['under value', { value: JSON.stringify({ ...user, permissions }) }],
    ['beside its permissions', { user, permissions }],
  ])('is read %s', (_form, wire) => {
    expect(read(administration.getUser, wire)).toMatchObject(expected)
  })

  test.each([
    ['Si', true],
    ['sí', true],
    ['No', false],
    ['S', true],
    ['quizás', undefined],
  ])('with the optional flag %s is read', (TieneEquote, hasEquote) => {
    expect(read(administration.getUser, { ...user, TieneEquote })).toMatchObject({ hasEquote })
  })

  test('of several in a list is not read', () => {
    expect(() => read(administration.getUser, [user, user])).toThrow(InvalidAnswerError)
  })

  test('of one list is read from the list alone', () => {
    const rows = [{ IdBudget: 1, SegmentId: 2, Segment: 'Discs', MonthlyUsd: Array(12).fill(1), AerofabsYearly: null }]
    const wanted = { rows: [{ id: 1, segment: 'Discs' }] }
    expect(read(budgets.get, rows)).toMatchObject(wanted)
    expect(read(budgets.get, { value: JSON.stringify(rows) })).toMatchObject(wanted)
  })

  test('of a contact on quotes may have number and name only, or none of them', () => {
    expect(read(quotes.contact, { idCRM: 'C-1', nombreCliente: 'Northwind' })).toMatchObject({ customer: 'Northwind' })
    expect(read(quotes.contact, [{ id: 1, nombreCompleto: 'Marta' }])).toEqual({})
  })
})

test.each([true, { clientIsLotType: true }, { value: 'true' }, '1'])('a single flag is read from %j', (wire) => {
  expect(read(orderReports.isLotType, wire)).toBe(true)
})
