import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import {
  addedRow,
  budgetPath,
  byLink,
  changesTo,
  createPath,
  everyMonth,
  linkTo,
  newRow,
  updatePath,
} from '#tests/support/rows/commercial/budgets.ts'

let api: Api
let manager: Client
let rep: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  manager = await api.as('manager')
  rep = await api.as('rep')
})

type Row = {
  IdBudget: number
  SegmentId: number
  value: number | null
  MonthlyUsd: number[]
  AerofabsYearly: number | null
}
type Budget = { version: number; rows: Row[] }

const seller = 3
const year = 2026
const read = async (): Promise<Budget> => (await manager.get(budgetPath(seller, year))).body
const save = (parts: object, version: number | string, by: Client = manager) =>
  by.post(updatePath, changesTo(seller, year, parts), {
    ...byLink(linkTo(seller, year)),
    'if-match': `"${version}"`,
  })
const rowOf = ({ rows }: Budget, customer: number | null, segment: number) => {
  const found = rows.find(({ value, SegmentId }) => value === customer && SegmentId === segment)
  if (!found) throw new Error(`No row of ${customer} in ${segment}`)
  return found
}
const edited = ({ IdBudget, value }: Row, more: object = {}) => ({
  idClient: value,
  idBudget: IdBudget,
  months: everyMonth(5),
  ...more,
})
const deleted = ({ IdBudget, value }: Row) => ({ idBudget: IdBudget, idClient: value })

let goal: Row
let before: Budget

beforeAll(async () => {
  const row = { idCliente: null, segment: 1, contract: null, months: null, AerofabsYearly: 100 }
  expect((await manager.post(createPath, { seller, year, rows: [row, newRow(101, 2)] })).status).toBe(200)
  goal = rowOf(await read(), null, 1)
})

beforeEach(async () => {
  before = await read()
})

describe('validation of a budget change (nothing is stored)', () => {
  const own = () => rowOf(before, 101, 2)
  const cases: Record<string, [parts: () => object, codes: Record<string, object>]> = {
    'of an unknown row': [
      () => ({ rowsEdit: [{ idClient: 101, idBudget: 987_654, months: everyMonth(1) }] }),
      { 'rowsEdit[0].idBudget': { code: 'unknownRow' } },
    ],
    'of a row with another customer': [
      () => ({ rowsEdit: [edited(own(), { idClient: 102 })] }),
      { 'rowsEdit[0].idBudget': { code: 'unknownRow' } },
    ],
    'of a row without its customer': [
      () => ({ rowsDelete: [{ idBudget: own().IdBudget, idClient: null }] }),
      { 'rowsDelete[0].idBudget': { code: 'unknownRow' } },
    ],
    'of a row twice': [
      () => ({ rowsEdit: [edited(own()), edited(own())] }),
      { 'rowsEdit[1].idBudget': { code: 'duplicate' } },
    ],
    'of a row that it also deletes': [
      () => ({ rowsEdit: [edited(own())], rowsDelete: [deleted(own())] }),
      { 'rowsEdit[0].idBudget': { code: 'duplicate' } },
    ],
    'without months': [
      () => ({ rowsEdit: [edited(own(), { months: null })] }),
      { 'rowsEdit[0].months': { code: 'required' } },
    ],
    'with a goal for a customer': [
      () => ({ rowsEdit: [edited(own(), { AerofabsYearly: 1 })] }),
      { 'rowsEdit[0].AerofabsYearly': { code: 'type' } },
    ],
    'of the goal without a number': [
      () => ({ rowsEdit: [edited(goal, { months: null, AerofabsYearly: null })] }),
      { 'rowsEdit[0].AerofabsYearly': { code: 'required' } },
    ],
    'of the goal by months': [
      () => ({ rowsEdit: [edited(goal, { AerofabsYearly: 1 })] }),
      { 'rowsEdit[0].months': { code: 'type' } },
    ],
    'with another goal': [() => ({ rowsAdd: [addedRow(101, 1)] }), { 'rowsAdd[0].idSegment': { code: 'choice' } }],
    'with a customer that is used': [
      () => ({ rowsEdit: [edited(own())], rowsAdd: [addedRow(101, 3), addedRow(102, 2)] }),
      { 'rowsAdd[1]': { code: 'alreadyAdded' } },
    ],
    'with a combination twice': [
      () => ({ rowsAdd: [addedRow(101, 3), addedRow(101, 3)] }),
      { 'rowsAdd[1]': { code: 'alreadyAdded' } },
    ],
    'with an unknown customer, segment and contract': [
      () => ({ rowsAdd: [addedRow(301, 3), addedRow(101, 9), addedRow(101, 3, { idContract: 2 })] }),
      {
        'rowsAdd[0].idClient': { code: 'unknownCustomer' },
        'rowsAdd[1].idSegment': { code: 'unknownSegment' },
        'rowsAdd[2].idContract': { code: 'unknownContract' },
      },
    ],
  }

  test.each(Object.entries(cases))('rejects a change %s', async (_case, [parts, codes]) => {
    const { status, body } = await save(parts(), before.version)
    expect([status, body.error, body.codes]).toEqual([400, 'invalid_input', codes])
    expect(await read()).toEqual(before)
  })

  test('rejects a row of another seller', async () => {
    const { body } = await manager.get(budgetPath(2, year))
    const answer = await save(
      { rowsDelete: [deleted(body.rows[0])], rowsEdit: [edited(rowOf(before, 101, 2))] },
      before.version,
    )
    expect(answer.body.codes).toEqual({ 'rowsDelete[0].idBudget': { code: 'unknownRow' } })
    expect(await read()).toEqual(before)
    expect((await manager.get(budgetPath(2, year))).body).toEqual(body)
  })

  test('rejects a foreign customer like an absent one for a representative', async () => {
    const answers = [102, 987_654].map((customer) => save({ rowsAdd: [addedRow(customer, 3)] }, before.version, rep))
    for (const { body } of await Promise.all(answers))
      expect(body.codes).toEqual({ 'rowsAdd[0].idClient': { code: 'unknownCustomer' } })
    expect(await read()).toEqual(before)
  })

  test('returns 428 without a version', async () => {
    const answer = await manager.post(updatePath, changesTo(seller, year), byLink(linkTo(seller, year)))
    expect([answer.status, answer.body.error]).toEqual([428, 'precondition_required'])
  })

  test('returns 404 for an absent budget', async () => {
    const headers = { ...byLink(linkTo(1, 2021)), 'if-match': '"1"' }
    expect((await manager.post(updatePath, changesTo(1, 2021), headers)).status).toBe(404)
  })

  test.each([-1, 1, 1_000])('returns 409 with the current state for a version that is off by %i', async (off) => {
    const answer = await save({ rowsDelete: [deleted(rowOf(before, 101, 2))] }, Math.max(0, before.version + off))
    expect([answer.status, answer.body.error, answer.body.current]).toEqual([409, 'conflict', before])
    expect(await read()).toEqual(before)
  })
})

describe('updating a budget', () => {
  test('adds, edits and deletes rows in one new version', async () => {
    const [remaining, gone] = [rowOf(before, 101, 2), rowOf(before, 206, 2)]
    const parts = {
      rowsAdd: [addedRow(103, 3, { months: everyMonth(0.01) }), addedRow(109, 3, { idContract: 5 })],
      rowsEdit: [edited(remaining), edited(goal, { months: null, AerofabsYearly: 12.5 })],
      rowsDelete: [deleted(gone)],
    }
    const answer = await save(parts, before.version, manager)
    expect(answer.body).toEqual({ message: 'Budget updated successfully.', version: before.version + 1 })
    const after = await read()
    expect(after.version).toBe(before.version + 1)
    expect(rowOf(after, 101, 2)).toEqual({ ...remaining, MonthlyUsd: everyMonth(5) })
    expect(rowOf(after, null, 1)).toEqual({ ...goal, AerofabsYearly: 12.5 })
    expect(rowOf(after, 103, 3).MonthlyUsd).toEqual(everyMonth(0.01))
    expect(rowOf(after, 109, 3)).toMatchObject({ ContractId: 5, Contract: '00123' })
    expect(() => rowOf(after, 206, 2)).toThrow()
    const others = ({ rows }: Budget) => rows.filter(({ value }) => value === 104)
    expect(others(after)).toEqual(others(before))
  })

  test('lets a representative edit and delete rows of the link and add own customers', async () => {
    const parts = {
      rowsAdd: [addedRow(106, 3)],
      rowsEdit: [edited(rowOf(before, 109, 3))],
      rowsDelete: [deleted(rowOf(before, 103, 3))],
    }
    expect((await save(parts, before.version, rep)).status).toBe(200)
  })

  test('adds a combination again that the same change deletes', async () => {
    const gone = rowOf(before, 101, 2)
    const parts = { rowsAdd: [addedRow(101, 2, { months: everyMonth(7) })], rowsDelete: [deleted(gone)] }
    expect((await save(parts, before.version)).status).toBe(200)
    const { IdBudget, MonthlyUsd } = rowOf(await read(), 101, 2)
    expect([IdBudget === gone.IdBudget, MonthlyUsd]).toEqual([false, everyMonth(7)])
  })

  test('frees a deleted combination for other sellers', async () => {
    const added = { seller: 4, year, rows: [newRow(101, 2)] }
    expect((await manager.post(createPath, added)).status).toBe(400)
    expect((await save({ rowsDelete: [deleted(rowOf(before, 101, 2))] }, before.version)).status).toBe(200)
    expect((await manager.post(createPath, added)).status).toBe(200)
  })

  test('without changes creates no new version', async () => {
    expect((await save({}, before.version)).body.version).toBe(before.version)
    expect(await read()).toEqual(before)
  })

  test('can delete all rows; the budget remains with a total of 0', async () => {
    expect((await save({ rowsDelete: before.rows.map(deleted) }, before.version)).status).toBe(200)
    expect(await read()).toMatchObject({ rows: [], version: before.version + 1 })
    const { body } = await manager.get(`/read/api/Budgets/sellers?Year=${year}`)
    expect(body).toContainEqual({ IdVendedor: seller, NombreCompleto: 'Ignacio Peña', TotalPresupuesto: 0 })
  })
})
