import { describe, expect, test } from 'vitest'
import { drawPaper } from '#backend/documents/drawing/drawPaper.ts'
import { translatorTo } from '#backend/documents/language.ts'
import { type Account, statementPaper } from '#backend/documents/statementPaper.ts'
import type { Invoice } from '#schema/finance/statement.ts'
import type { Cents, Day } from '#schema/kinds.ts'

const invoice = (number: string, daysPastDue: number, balance: number): Invoice => ({
  number,
  link: null,
  dueDate: '2026-10-01' as Day,
  daysPastDue,
  purchaseOrder: 'P-1',
  balance: balance as Cents,
})

const account = (more: Partial<Account> = {}): Account => ({
  product: 'Anvil',
  today: '2026-11-05' as Day,
  customer: { name: 'Corvane', legalName: 'Corvane, S.A.' },
  lines: { overdue: [], due: [], open: [] },
  terms: null,
  hold: null,
  bank: null,
  score: { percentage: null, onTime: 0, paid: 0 },
  states: new Map(),
  translate: translatorTo('en'),
  ...more,
})

const tablesOf = (from: Account) =>
  statementPaper(from).blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))
const factsOf = (from: Account) =>
  Object.fromEntries(statementPaper(from).blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])))
const notesOf = (from: Account) =>
  statementPaper(from).blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))

describe('statement PDF', () => {
  test('contains the tabs of the screen, each with its total', () => {
    const lines = {
      overdue: [invoice('A', 21, 1_050), invoice('B', 1, 95)],
      due: [invoice('C', 0, -45)],
      open: [invoice('D', -26, 9_999_999_999)],
    }
    const tables = tablesOf(account({ lines }))
    expect(tables.map(({ title }) => title)).toEqual([
      'Overdue Invoices',
      'Invoices due this month',
      'Invoices not due yet',
    ])
    expect(tables.map(({ rows }) => rows.map((row) => [row[0], row[2], row[4]]))).toEqual([
      [
        ['A', '21', '10.50'],
        ['B', '1', '0.95'],
      ],
      [['C', '0', '-0.45']],
      [['D', '26', '99,999,999.99']],
    ])
    expect(tables.map(({ total }) => total?.at(-1))).toEqual(['11.45', '-0.45', '99,999,999.99'])
  })

  test.each([
    ['en', 'Disputed: 5.00'],
    ['es', 'En disputa: 5.00'],
  ] as const)('shows the states of invoices in a column of its own (%s)', (language, word) => {
    const state = {
      invoice: 'A',
      state: 'disputed',
      amount: 500 as Cents,
      since: null,
      request: null,
      answer: null,
      disputed: 500 as Cents,
      reference: null,
      held: 0 as Cents,
    } as const
    const lines = { overdue: [invoice('A', 1, 1_050), invoice('B', 1, 95)], due: [invoice('C', 0, 5)], open: [] }
    const states = new Map([['A', state]])
    const [overdue, due] = tablesOf(account({ lines, states, translate: translatorTo(language) }))
    expect(overdue?.rows.map((row) => row[5])).toEqual([word, ''])
    expect(due?.rows[0]).toHaveLength(5)
  })

  test('contains no negative open amount, and adds the credit to the total', () => {
    const lines = { overdue: [invoice('A', 1, 500)], due: [], open: [invoice('B', -40, -200)] }
    expect(factsOf(account({ lines }))).toMatchObject({
      'Total Balance': '3.00',
      'Overdue amount': '5.00',
      'Open amount not due yet': '0.00',
      'Credit on invoices not due yet': '2.00',
    })
  })

  test.each([
    [19, false],
    [20, false],
    [21, true],
  ])('of an invoice %i days overdue reports stopped shipments: %s', (days, isStopped) => {
    const notes = notesOf(account({ lines: { overdue: [invoice('A', days, 1)], due: [], open: [] } }))
    expect(notes.some((note) => note.startsWith('Credit hold'))).toBe(isStopped)
  })

  test('names what the plant has stopped itself, and no payment that lifts it', () => {
    const hold = { heldOn: '2026-11-02' as Day, reason: 'Waiting for a guarantee.' }
    const stopped = 'Credit hold: shipments are stopped since 02/Nov/2026.'
    expect(notesOf(account({ hold }))).toContain(`${stopped} Waiting for a guarantee.`)
    const lines = { overdue: [invoice('A', 21, 1)], due: [], open: [] }
    expect(notesOf(account({ hold: { ...hold, reason: null }, lines }))).toEqual(
      expect.arrayContaining([
        stopped,
        'Credit hold: shipments are stopped because invoices are more than 20 days overdue.',
      ]),
    )
  })

  test('without invoices contains zero totals and states that none were paid', () => {
    expect(factsOf(account())).toMatchObject({
      'Total Balance': '0.00',
      'Payment score': 'No invoice was paid in the last 12 months.',
      Terms: '',
      '# of invoices': '0',
    })
  })

  test.each([
    [69, 69, 100, '69% (69 of 100 invoices paid on time)'],
    [33.33, 1, 3, '33.33% (1 of 3 invoices paid on time)'],
    [100, 1, 1, '100% (1 of 1 invoice paid on time)'],
    [0, 0, 1_200, '0% (0 of 1,200 invoices paid on time)'],
  ])('with a score of %d contains that %i of %i were on time', (percentage, onTime, paid, text) => {
    expect(factsOf(account({ score: { percentage, onTime, paid } }))['Payment score']).toBe(text)
  })

  test('of 60 invoices is drawn in 40 ms of CPU time', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => invoice(`FE${index}`, index, index * 997))
    const paper = statementPaper(account({ lines: { overdue: lines, due: lines, open: lines } }))
    const times: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const before = process.cpuUsage()
      await drawPaper(paper)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    // The first runs warm up; the minimum excludes delays by other processes.
    expect(Math.min(...times)).toBeLessThan(40)
  })
})
