import { describe, expect, it } from 'vitest'
import { account } from '../../../../schema/account/account.ts'
import { InvalidAnswer } from '../../../../schema/checks/issues.ts'
import { type Codec, completed, type Entity, entity } from '../../../../schema/entity.ts'
import { finance } from '../../../../schema/finance/finance.ts'
import { calls } from '../../../../schema/index.ts'
import { type Field, type KindName, text } from '../../../../schema/kinds.ts'
import { orders } from '../../../../schema/orders/orders.ts'
import { FaultLog, placesOf } from '../../../../schema/tolerance/faults.ts'
import { readTolerantly } from '../../../../schema/tolerance/readTolerantly.ts'
import { wireName } from '../../../../schema/wire/product.ts'
import { rowOf, wireRows } from '../../../support/wire/sampleWire.ts'

const timeZone = 'America/Monterrey'

const read = (codec: Codec<unknown>, wire: unknown) => {
  const log = new FaultLog()
  return { value: readTolerantly(codec, wire, 'call', { log, timeZone }), faults: log.faults, counts: log.counts }
}

const numbers: readonly KindName[] = [
  'integer',
  'quantity',
  'money',
  'thousands',
  'kilograms',
  'pounds',
  'inches',
  'percent',
]
const texts: readonly KindName[] = ['text', 'email', 'document']
const all: readonly KindName[] = [...numbers, ...texts, 'day', 'instant', 'flag', 'oneOf', 'documents', 'many', 'rows']

interface Oddity {
  readonly name: string
  readonly kinds: readonly KindName[]
  readonly change: (wire: unknown) => unknown
  /** It means what the declared form would have said. */
  readonly isSame?: true
}

const milliseconds = (text: string) => Date.parse(text)

/** How services of other makes write what is declared, and what none of them should. */
const oddities: readonly Oddity[] = [
  { name: 'a number as text', kinds: numbers, change: String, isSame: true },
  { name: 'a padded number as text', kinds: numbers, change: (wire) => ` ${wire}  `, isSame: true },
  { name: 'a number with a comma', kinds: numbers, change: () => '1,234' },
  { name: 'a number with its unit', kinds: numbers, change: (wire) => `${wire} kg` },
  { name: 'a number that is none', kinds: numbers, change: () => 'NaN' },
  { name: 'a text as number', kinds: ['text'], change: () => 4500012 },
  { name: 'an empty text', kinds: all, change: () => '' },
  { name: 'null', kinds: all, change: () => null },
  { name: 'an absent field', kinds: all, change: () => undefined },
  {
    name: 'a boolean',
    kinds: [...numbers, ...texts, 'day', 'instant', 'many', 'rows', 'documents'],
    change: () => true,
  },
  { name: 'an object', kinds: all, change: () => ({ nested: 1 }) },
  { name: 'a list', kinds: [...numbers, ...texts, 'day', 'instant', 'flag', 'oneOf'], change: () => [[1]] },
  { name: 'a flag as 1', kinds: ['flag'], change: () => 1, isSame: true },
  { name: 'a flag as the text 1', kinds: ['flag'], change: () => '1', isSame: true },
  { name: 'a flag as the text true', kinds: ['flag'], change: () => 'true', isSame: true },
  { name: 'a flag in capitals', kinds: ['flag'], change: () => 'TRUE', isSame: true },
  { name: 'a flag that is no flag', kinds: ['flag'], change: () => 'perhaps' },
  { name: 'a day with a time', kinds: ['day'], change: (wire) => `${wire}T00:00:00`, isSame: true },
  { name: 'a day with a time and a zone', kinds: ['day'], change: (wire) => `${wire}T06:00:00-06:00`, isSame: true },
  { name: 'a day with a time behind a space', kinds: ['day'], change: (wire) => `${wire} 00:00:00`, isSame: true },
  { name: 'a day as DD/MM/YYYY', kinds: ['day'], change: () => '26/11/2026', isSame: true },
  { name: 'a day as DD/MM/YYYY with a time', kinds: ['day'], change: () => '26/11/2026 00:00:00', isSame: true },
  { name: 'a day as MM/DD/YYYY', kinds: ['day'], change: () => '11/26/2026' },
  {
    name: 'a day as /Date(…)/ of midnight in the plant',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-26T06:00:00Z')})/`,
    isSame: true,
  },
  {
    name: 'a day as /Date(…)/ of midnight in UTC',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-26T00:00:00Z')})/`,
    isSame: true,
  },
  {
    name: 'a day as /Date(…)/ with an offset',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-25T23:00:00Z')}+0100)/`,
    isSame: true,
  },
  { name: 'a day that no month has', kinds: ['day'], change: () => '2026-02-30' },
  { name: 'a moment as YYYY-MM-DD hh:mm:ss', kinds: ['instant'], change: () => '2026-11-26 10:30:00', isSame: true },
  { name: 'a moment without a zone', kinds: ['instant'], change: () => '2026-11-26T10:30:00.000', isSame: true },
  {
    name: 'a moment as /Date(…)/',
    kinds: ['instant'],
    change: () => `/Date(${milliseconds('2026-11-26T16:30:00Z')}-0600)/`,
    isSame: true,
  },
  { name: 'a moment as DD/MM/YYYY hh:mm:ss', kinds: ['instant'], change: () => '26/11/2026 10:30:00', isSame: true },
  { name: 'a moment that is none', kinds: ['instant'], change: () => 'yesterday' },
  { name: 'a word that nobody declared', kinds: ['oneOf'], change: () => 'On Hold' },
  {
    name: 'a padded word',
    kinds: ['oneOf'],
    change: (wire) => (typeof wire === 'string' ? `${wire}   ` : ` ${wire} `),
    isSame: true,
  },
  {
    name: 'links as a list',
    kinds: ['documents'],
    change: (wire) => (typeof wire === 'string' ? wire.split(',') : wire),
    isSame: true,
  },
  { name: 'a list as JSON in a text', kinds: ['many', 'rows'], change: (wire) => JSON.stringify(wire), isSame: true },
  { name: 'a list with null in it', kinds: ['many', 'rows'], change: (wire) => [...(wire as unknown[]), null] },
]

const lists = calls.filter(([, { answer }]) => answer.row !== undefined)

/** The fields of rows, at whatever depth, with the way to them. */
const changed = (row: Record<string, unknown>, key: string, value: unknown) => {
  const { [key]: _, ...rest } = row
  return value === undefined ? rest : { ...rest, [key]: value }
}

const enveloped = ({ answer }: { answer: Codec<unknown> }, rows: readonly unknown[]): unknown => {
  const within = ({ form }: Codec<unknown>): unknown => {
    if (form?.is === 'key') return { [form.key]: within(form.of) }
    if (form?.is === 'text') return { value: JSON.stringify(within(form.of)) }
    return rows
  }
  return within(answer)
}

const isOwnForm = (field: Field, wire: unknown) => field.is(wire)

describe('the tolerant reading of a list', () => {
  it('knows some thirty oddities and every list call', () => {
    expect(oddities.length).toBeGreaterThanOrEqual(30)
    expect(lists.length).toBeGreaterThan(60)
  })

  it.each(lists)('%s reads what is declared as the strict reading does', (_name, call) => {
    const wire = enveloped(call, wireRows(call.answer.row as Entity, 3))
    const { value, faults, counts } = read(call.answer, wire)
    expect(value).toEqual(call.answer.decode(wire, 'call'))
    expect(faults).toEqual([])
    expect(counts.unread).toBe(0)
  })

  it.each(lists)('%s never loses more than the bad row, whatever is odd in it', (_name, call) => {
    const entity = call.answer.row as Entity
    const strict = (at: number) => entity.decode(wireRows(entity, 3)[at], '') as Record<string, unknown>
    for (const [source, field] of Object.entries(entity.fields)) {
      for (const { name, kinds, change, isSame } of oddities) {
        if (!kinds.includes(field.kind)) continue
        const [first, odd, last] = wireRows(entity, 3) as [
          Record<string, unknown>,
          Record<string, unknown>,
          Record<string, unknown>,
        ]
        const key = wireName(field.wire)
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
        const isInnerOnly = field.kind === 'rows'
        if (!isInnerOnly) expect(counts.unread, where).toBe(3 - found.length)
        const isMoney = field.kind === 'money' || field.kind === 'thousands'
        if (found.length < 3) expect(isMoney || entity.key.includes(source), where).toBe(true)
        if (
          !isSame &&
          !isOwnForm(field, value) &&
          value !== undefined &&
          value !== null &&
          value !== '' &&
          !['text', 'many', 'rows', 'documents'].includes(field.kind)
        )
          expect(faults.length, where).toBeGreaterThan(0)
        for (const fault of faults) expect(placesOf(call), where).toContain(fault.field)
      }
    }
  })

  it.each(lists)('%s takes null and the empty text for an empty list', (_name, call) => {
    const { form } = call.answer
    for (const nothing of [null, '']) {
      const wire =
        form?.is === 'key'
          ? { [form.key]: form.of.form?.is === 'text' ? { value: nothing } : nothing }
          : form?.is === 'text'
            ? { value: nothing }
            : nothing
      expect(read(call.answer, wire).value).toEqual([])
    }
  })

  it.each(lists.filter(([, { answer }]) => answer.form?.is !== 'list'))(
    '%s fails where the key of its list is missing',
    (_name, call) => {
      const log = new FaultLog()
      const attempt = () => readTolerantly(call.answer, { renamed: [] }, 'call', { log, timeZone })
      expect(attempt).toThrow(InvalidAnswer)
      expect(log.faults).toEqual([expect.objectContaining({ harm: 'page', kind: 'required', rows: [] })])
    },
  )
})

describe('the tolerant reading of one thing after another', () => {
  const line = (change: object) => ({
    pedido: 'PO-1',
    OP: 'JO-1',
    NumeroParte: 'PN-1',
    Estado: 'Late',
    rutaConsultaCliente: '',
    ...change,
  })
  const order = (number: number, lines: unknown) => ({ pedido: `PO-${number}`, rowspan: 1, Detalle: lines })

  it('leaves out one line of an order and keeps the order', () => {
    const wire = { ListadoOpenOrders: [order(1, [line({}), line({ OP: null })]), order(2, [line({ OP: 'JO-2' })])] }
    const { value, faults, counts } = read(orders.listAllOrders.answer, wire)
    expect((value as { lines: unknown[] }[]).map(({ lines }) => lines.length)).toEqual([1, 1])
    expect(faults).toEqual([{ field: 'orderLine.jobOrder', kind: 'required', harm: 'row', count: 1, rows: [1] }])
    expect(counts).toEqual({ rows: 5, unread: 1 })
  })

  it('shows a status that nobody declared as it came', () => {
    const { value, faults } = read(orders.listAllOrders.answer, {
      ListadoOpenOrders: [order(1, [line({ Estado: 'On Hold' })])],
    })
    expect((value as { lines: { status: string }[] }[])[0]?.lines[0]?.status).toBe('On Hold')
    expect(faults).toEqual([{ field: 'orderLine.status', kind: 'choice', harm: 'shown', count: 1, rows: [1] }])
  })

  it('fails a single record whose money cannot be read, rather than showing 0', () => {
    const wire = {
      paymentScore: [
        { total: 'much', lstoverdue: [], lstdueammount: [], lstopenammount: [], idcrm: 'C', hashClientId: 'H' },
      ],
    }
    expect(() => read(finance.statement.answer, wire)).toThrow(InvalidAnswer)
  })

  it('fails a single record without one of its lists, rather than showing none', () => {
    const wire = { paymentScore: [{ total: 1, lstdueammount: [], lstopenammount: [], idcrm: 'C', hashClientId: 'H' }] }
    expect(() => read(finance.statement.answer, wire)).toThrow(InvalidAnswer)
  })

  it('reads who is signed in with an id and a role as texts', () => {
    const wire = { id: '7', name: 'Ana', email: 'ana@plant.example', role: '3', isForge: '1' }
    expect(read(account.currentUser.answer, wire).value).toEqual({
      id: 7,
      name: 'Ana',
      email: wire.email,
      roleId: 3,
      plant: 'forge',
    })
  })

  it('fails where it is not said by which address somebody is known', () => {
    expect(() => read(account.currentUser.answer, { name: 'Ana', email: null, role: 3 })).toThrow(InvalidAnswer)
  })

  it('reads a record as it came where what completes it finds nothing to go by', () => {
    const note = completed(entity('note', { text: text('text') }), ({ words }) => ({
      text: (words as string[]).join(' '),
    }))
    expect(read(note, { words: ['a', 'b'] }).value).toEqual({ text: 'a b' })
    expect(read(note, { words: null, text: 'c' }).value).toEqual({ text: 'c' })
  })

  it('reads the customers of the menu as texts, and leaves out what is none', () => {
    const { value, faults } = read(account.menu.answer, [[], ['7', 8, 'x']])
    expect(value).toEqual([[], [7, 8]])
    expect(faults).toHaveLength(1)
  })

  it.each(['Orders', '[]', ''])('reads page access whose menu is the text "%s"', (menu) => {
    expect(read(account.pageAccess.answer, { ok: 1, menu, current_page: null }).value).toMatchObject({ ok: true })
  })

  it('tells no value of an answer in its faults or its error', () => {
    const planted = 'PLANTED-WORD'
    const wire = { ListadoOpenOrders: [order(1, planted), { pedido: { planted }, rowspan: planted }, planted] }
    const { faults } = read(orders.listAllOrders.answer, wire)
    expect(faults.length).toBeGreaterThan(2)
    expect(JSON.stringify(faults)).not.toContain(planted)
    expect(() => read(orders.listAllOrders.answer, { [planted]: planted })).toThrow(/^(?!.*PLANTED)/)
  })

  it('gives rows the fields that the strict reading gives them', () => {
    const entity = orders.listAllOrders.answer.row as Entity
    expect(Object.keys(rowOf(entity, 0))).toEqual(Object.keys(entity.fields))
  })
})
