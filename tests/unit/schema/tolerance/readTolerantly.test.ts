import { describe, expect, it } from 'vitest'
import { safeDecode } from 'zod/mini'
import { account } from '#schema/account/account.ts'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { completed, decodeAnswer, type Entity, entity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { finance } from '#schema/finance/finance.ts'
import { calls } from '#schema/index.ts'
import { text } from '#schema/kinds.ts'
import { orders } from '#schema/orders/orders.ts'
import { FaultLog, placesOf } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { formOf, rowOf } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'
import { oddities } from '#tests/support/wire/oddities.ts'
import { rowOf as sampleRow, wireRows } from '#tests/support/wire/sampleWire.ts'

const timeZone = 'America/Monterrey'

const read = (codec: Schema, wire: unknown) => {
  const log = new FaultLog()
  return { value: readTolerantly(codec, wire, 'call', { log, timeZone }), faults: log.faults, counts: log.counts }
}

const lists = calls.filter(([, { answer }]) => rowOf(answer) !== undefined)

const changed = (row: Record<string, unknown>, key: string, value: unknown) => {
  const { [key]: _, ...rest } = row
  return value === undefined ? rest : { ...rest, [key]: value }
}

const enveloped = ({ answer }: { answer: Schema }, rows: readonly unknown[]): unknown => {
  const within = (schema: Schema): unknown => {
    const form = formOf(schema)
    if (form?.is === 'key') return { [form.key]: within(form.of) }
    if (form?.is === 'text') return { value: JSON.stringify(within(form.of)) }
    return rows
  }
  return within(answer)
}

const isOwnForm = (field: Schema, wire: unknown) => safeDecode(field, wire as never).success

describe('tolerant reading of a list', () => {
  it('covers some thirty odd forms and every list call', () => {
    expect(oddities.length).toBeGreaterThanOrEqual(30)
    expect(lists.length).toBeGreaterThan(60)
  })

  it.each(lists)('%s reads declared forms like the strict reading', (_name, call) => {
    const wire = enveloped(call, wireRows(rowOf(call.answer) as Entity, 3))
    const { value, faults, counts } = read(call.answer, wire)
    expect(value).toEqual(decodeAnswer(call.answer, wire, 'call'))
    expect(faults).toEqual([])
    expect(counts.unreadable).toBe(0)
  })

  it.each(lists)('%s loses no more than the bad row, whatever is odd in it', (_name, call) => {
    const entity = rowOf(call.answer) as Entity
    const strict = (at: number) => decodeAnswer(entity, wireRows(entity, 3)[at], '') as Record<string, unknown>
    for (const [source, field] of Object.entries(entity.fields)) {
      for (const { name, kinds, change, isSame } of oddities) {
        if (!kinds.includes(infoOf(field).kind)) continue
        const [first, odd, last] = wireRows(entity, 3) as [
          Record<string, unknown>,
          Record<string, unknown>,
          Record<string, unknown>,
        ]
        const key = wireName(infoOf(field).wire)
        const value = change(odd[key])
        const {
          value: rows,
          faults,
          counts,
        } = read(call.answer, enveloped(call, [first, changed(odd, key, value), last]))
        const where = `${source}: ${name}`
        const found = rows as Record<string, unknown>[]
        expect(found.length, where).toBeGreaterThanOrEqual(2)
        expect(found[0], where).toEqual(strict(0))
        expect(found.at(-1), where).toEqual(strict(2))
        if (isSame) expect(found[1], where).toEqual(strict(1))
        const isInnerOnly = infoOf(field).kind === 'rows'
        if (!isInnerOnly) expect(counts.unreadable, where).toBe(3 - found.length)
        const isMoney = infoOf(field).kind === 'money' || infoOf(field).kind === 'thousands'
        if (found.length < 3) expect(isMoney || entity.key.includes(source), where).toBe(true)
        if (
          !isSame &&
          !isOwnForm(field, value) &&
          value !== undefined &&
          value !== null &&
          value !== '' &&
          !['text', 'many', 'rows', 'documents'].includes(infoOf(field).kind)
        )
          expect(faults.length, where).toBeGreaterThan(0)
        for (const fault of faults) expect(placesOf(call), where).toContain(fault.field)
      }
    }
  })

  it.each(lists)('%s reads null and empty text as an empty list', (_name, call) => {
    const form = formOf(call.answer)
    for (const nothing of [null, '']) {
      const wire =
        form?.is === 'key'
          ? { [form.key]: formOf(form.of)?.is === 'text' ? { value: nothing } : nothing }
          : form?.is === 'text'
            ? { value: nothing }
            : nothing
      expect(read(call.answer, wire).value).toEqual([])
    }
  })

  it.each(lists.filter(([, { answer }]) => formOf(answer)?.is !== 'list'))(
    '%s fails without the key of its list',
    (_name, call) => {
      const log = new FaultLog()
      const attempt = () => readTolerantly(call.answer, { renamed: [] }, 'call', { log, timeZone })
      expect(attempt).toThrow(InvalidAnswerError)
      expect(log.faults).toEqual([expect.objectContaining({ harm: 'page', kind: 'required', rows: [] })])
    },
  )
})

describe('tolerant reading', () => {
  const line = (change: object) => ({
    pedido: 'PO-1',
    OP: 'JO-1',
    NumeroParte: 'PN-1',
    Estado: 'Late',
    rutaConsultaCliente: '',
    ...change,
  })
  const order = (number: number, lines: unknown) => ({ pedido: `PO-${number}`, rowspan: 1, Detalle: lines })

  it('leaves out an unreadable line of an order and keeps the order', () => {
    const wire = { ListadoOpenOrders: [order(1, [line({}), line({ OP: null })]), order(2, [line({ OP: 'JO-2' })])] }
    const { value, faults, counts } = read(orders.listAllOrders.answer, wire)
    expect((value as { lines: unknown[] }[]).map(({ lines }) => lines.length)).toEqual([1, 1])
    expect(faults).toEqual([{ field: 'orderLine.jobOrder', kind: 'required', harm: 'row', count: 1, rows: [1] }])
    expect(counts).toEqual({ rows: 5, unreadable: 1 })
  })

  it('keeps an undeclared status as received', () => {
    const { value, faults } = read(orders.listAllOrders.answer, {
      ListadoOpenOrders: [order(1, [line({ Estado: 'On Hold' })])],
    })
    expect((value as { lines: { status: string }[] }[])[0]?.lines[0]?.status).toBe('On Hold')
    expect(faults).toEqual([{ field: 'orderLine.status', kind: 'choice', harm: 'shown', count: 1, rows: [1] }])
  })

  const amounts = lists.filter(([, call]) =>
    Object.values(rowOf(call.answer)?.fields ?? {}).some((field) => infoOf(field).kind === 'money'),
  )

  it.each(amounts)('%s leaves out rows in another currency than US dollars', (_name, call) => {
    const entity = rowOf(call.answer) as Entity
    const [first, second] = wireRows(entity, 2)
    for (const [name, value] of Object.entries({ moneda: 'MXN', Currency: 'EUR', WAERS: 'eur', divisa: '$' })) {
      const { value: rows, faults } = read(call.answer, enveloped(call, [{ ...first, [name]: value }, second]))
      expect(rows).toHaveLength(1)
      expect(faults).toEqual([{ field: entity.name, kind: 'choice', harm: 'row', count: 1, rows: [1] }])
    }
    for (const value of ['USD', ' usd ', '', null])
      expect(read(call.answer, enveloped(call, [{ ...first, moneda: value }, second])).value).toHaveLength(2)
  })

  it('fails for a single record in another currency', () => {
    const lists = { lstoverdue: [], lstdueammount: [], lstopenammount: [] }
    const score = { total: 1, ...lists, idcrm: 'C', hashClientId: 'H', moneda: 'MXN' }
    expect(() => read(finance.statement.answer, { paymentScore: [score] })).toThrow(InvalidAnswerError)
  })

  it('fails for a single record with an unreadable amount, rather than showing 0', () => {
    const wire = {
      paymentScore: [
        { total: 'much', lstoverdue: [], lstdueammount: [], lstopenammount: [], idcrm: 'C', hashClientId: 'H' },
      ],
    }
    expect(() => read(finance.statement.answer, wire)).toThrow(InvalidAnswerError)
  })

  it('fails for a single record without one of its lists, rather than showing none', () => {
    const wire = { paymentScore: [{ total: 1, lstdueammount: [], lstopenammount: [], idcrm: 'C', hashClientId: 'H' }] }
    expect(() => read(finance.statement.answer, wire)).toThrow(InvalidAnswerError)
  })

  it('reads a current user whose id and role are text', () => {
    const wire = { id: '7', name: 'Ana', email: 'ana@plant.example', role: '3', isForge: '1' }
    expect(read(account.currentUser.answer, wire).value).toEqual({
      id: 7,
      name: 'Ana',
      email: wire.email,
      roleId: 3,
      plant: 'forge',
    })
  })

  it('fails for a current user without an e-mail', () => {
    expect(() => read(account.currentUser.answer, { name: 'Ana', email: null, role: 3 })).toThrow(InvalidAnswerError)
  })

  it('reads a record as received if the data to complete it is missing', () => {
    const note = completed(entity('note', { text: text('text') }), ({ words }) => ({
      text: (words as string[]).join(' '),
    }))
    expect(read(note, { words: ['a', 'b'] }).value).toEqual({ text: 'a b' })
    expect(read(note, { words: null, text: 'c' }).value).toEqual({ text: 'c' })
  })

  it('reads menu customers that are text, and leaves out invalid ones', () => {
    const { value, faults } = read(account.menu.answer, [[], ['7', 8, 'C-9', '007', 'a/1']])
    expect(value).toEqual([[], [7, 8, 'C-9', '007']])
    expect(faults).toHaveLength(1)
  })

  it.each(['Orders', '[]', ''])('reads page access whose menu is the text "%s"', (menu) => {
    expect(read(account.pageAccess.answer, { ok: 1, menu, current_page: null }).value).toMatchObject({ ok: true })
  })

  it('contains no value of the answer in its faults or its error', () => {
    const planted = 'PLANTED-WORD'
    const wire = { ListadoOpenOrders: [order(1, planted), { pedido: { planted }, rowspan: planted }, planted] }
    const { faults } = read(orders.listAllOrders.answer, wire)
    expect(faults.length).toBeGreaterThan(2)
    expect(JSON.stringify(faults)).not.toContain(planted)
    expect(() => read(orders.listAllOrders.answer, { [planted]: planted })).toThrow(/^(?!.*PLANTED)/)
  })

  it('gives rows the same fields as the strict reading', () => {
    const entity = rowOf(orders.listAllOrders.answer) as Entity
    expect(Object.keys(sampleRow(entity, 0))).toEqual(Object.keys(entity.fields))
  })
})
