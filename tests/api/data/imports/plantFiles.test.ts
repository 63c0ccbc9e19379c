import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { inUtf16, inWindows1252 } from '#tests/support/rows/encodings.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const linesOf = (text: string) => text.split('\n').filter((line) => /: [\d,]+ rows: /.test(line))
const problemsIn = (errors: string) => errors.split('\n').filter((line) => line.startsWith('  '))

const mapping = {
  files: [
    {
      name: 'VBAP_2026.txt',
      file: 'jobOrders',
      columns: [
        { column: 'customerId', from: 'Auftraggeber', values: [{ from: '0000100017', to: '7001' }] },
        { column: 'number', from: 'Fertigungsauftrag', strip: '0' },
        { column: 'purchaseOrder', from: 'Bestellnummer' },
        { column: 'part', from: 'Material' },
        { column: 'lineItem', from: 'Pos' },
        { column: 'quantity', from: 'Menge' },
        { column: 'price', from: 'Nettopreis' },
        { column: 'requestedOn', from: 'Wunschtermin' },
        {
          column: 'status',
          from: 'Status',
          values: [
            { from: 'A', to: 'onTime' },
            { from: 'C', to: 'late' },
          ],
        },
        { column: 'isConsignment', from: 'Konsignation' },
        { column: 'horizon', fixed: 'Frozen' },
      ],
    },
  ],
}

const header =
  'Auftraggeber;Fertigungsauftrag;Bestellnummer;Material;Pos;Menge;Nettopreis;Wunschtermin;Status;Konsignation;Prüfer'
const orders = [
  header,
  '0000100017;000000447001;PO-1;R70001;000010;1.200;1.234,50;03.08.2026;A;Ja;Müller',
  '',
  '0000100017;000000447002;PO-1;R70002;000020;12,000;99,90;31.12.2026;C;NEIN;Groß',
].join('\r\n')

const jobOrders = () =>
  api.rows.ask(
    `select number, line_item, quantity, price, requested_on, status, is_consignment, horizon from job_orders
      where customer_id = 7001 and number like '44700%' order by number`,
  )

test('a German order list of SAP in Windows-1252 is imported through a mapping', async () => {
  const files = { 'VBAP_2026.txt': inWindows1252(orders), 'mapping.json': JSON.stringify(mapping) }
  const { code, output, errors } = await importInto(api, files)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(linesOf(output)).toEqual(['jobOrders: 2 rows: 2 added.'])
  expect(output).toContain(
    '  read as: encoding windows-1252; quantity 1.234,56; price 1.234,56; requestedOn DD.MM.YYYY; not imported: Prüfer',
  )
  expect((await jobOrders()).map((row) => ({ ...row, price: Number(row.price) }))).toEqual([
    {
      number: '447001',
      line_item: 10,
      quantity: 1200,
      price: 123_450,
      requested_on: '2026-08-03',
      status: 'onTime',
      is_consignment: 1,
      horizon: 'Frozen',
    },
    {
      number: '447002',
      line_item: 20,
      quantity: 12,
      price: 9_990,
      requested_on: '2026-12-31',
      status: 'late',
      is_consignment: 0,
      horizon: 'Frozen',
    },
  ])
})

test('a second import of the list changes nothing', async () => {
  const files = { 'VBAP_2026.txt': inWindows1252(orders), 'mapping.json': JSON.stringify(mapping) }
  expect(linesOf((await importInto(api, files)).output)).toEqual(['jobOrders: 2 rows: nothing changed.'])
})

test('problems of a mapped file name its header and the value, with the real line', async () => {
  const bad = `${orders}\r\n0000100017;447003;PO-1;R70002;30;zehn;"1,50";32.01.2026;X;vielleicht;`
  const { code, errors } = await importInto(api, {
    'VBAP_2026.txt': inWindows1252(bad),
    'mapping.json': JSON.stringify(mapping),
  })
  expect(code).toBe(1)
  expect(problemsIn(errors).filter((line) => !line.startsWith('  read as'))).toEqual([
    '  VBAP_2026.txt: 5: quantity (Menge): "zehn": Must be a number such as 1234.5.',
    '  VBAP_2026.txt: 5: requestedOn (Wunschtermin): "32.01.2026": Must be a date such as 2026-11-21.',
    '  VBAP_2026.txt: 5: status (Status): "X": Must be one of late, delayed, onTime, inTransit, delivered, deviationRequest.',
    '  VBAP_2026.txt: 5: isConsignment (Konsignation): "vielleicht": Must be yes or no, such as 1 or 0.',
  ])
})

const invoiceHeader = 'customerId,number,issuedOn,dueOn,amount,balance'
const invoice = (...cells: string[]) => csv(invoiceHeader, cells.join(','))
const plain = ['7001', 'X-1', '2026-10-01', '2026-10-31', '1', '1']

describe('a file of invoices as programs write it is imported', () => {
  const expected = { issued_on: '2026-10-01', due_on: '2026-10-31', amount: 100, balance: 100 }
  test.each<[string, string | Uint8Array, object?]>([
    ['with a byte order mark', `\ufeff${invoice(...plain)}`],
    ['with semicolons', invoice(...plain).replaceAll(',', ';')],
    ['with tabs', invoice(...plain).replaceAll(',', '\t')],
    ['with the line sep=; of Excel', `sep=;\r\n${invoice(...plain).replaceAll(',', ';')}`],
    ['with empty columns at the end', invoice(...plain).replaceAll('\n', ',,\n')],
    ['with a row of separators', `${invoice(...plain)},,,,,\n`],
    ['with blank lines', invoice(...plain).replaceAll('\n', '\n\n')],
    ['with dates as 20261001', invoice('7001', 'X-1', '20261001', '20261031', '1', '1')],
    ['with dates as 01.10.2026', invoice('7001', 'X-1', '01.10.2026', '31.10.2026', '1', '1')],
    ['with dates as 1/10/2026', invoice('7001', 'X-1', '1/10/2026', '31/10/2026', '1', '1')],
    ['with dates as 10/31/2026', invoice('7001', 'X-1', '10/01/2026', '10/31/2026', '1', '1')],
    ['with times', invoice('7001', 'X-1', '2026-10-01 00:00:00', '2026-10-31T12:30:00', '1', '1')],
    ['with padded numbers', invoice('7001', 'X-1', '2026-10-01', '2026-10-31', ' 1.00', '1 ')],
    ['with leading zeros', invoice('0000007001', 'X-1', '2026-10-01', '2026-10-31', '001', '1')],
    ['with a decimal comma', invoice('7001', 'X-1', '2026-10-01', '2026-10-31', '"123,45"', '1'), { amount: 12_345 }],
    ['with a trailing minus', invoice('7001', 'X-1', '2026-10-01', '2026-10-31', '123.45-', '1'), { amount: -12_345 }],
    ['with thousands', invoice('7001', 'X-1', '2026-10-01', '2026-10-31', '"1,234.56"', '1'), { amount: 123_456 }],
    ['with Swiss thousands', invoice('7001', 'X-1', '2026-10-01', '2026-10-31', "1'234.56", '1'), { amount: 123_456 }],
    ['in Windows-1252', inWindows1252(invoice('7001', 'Ñ-1', ...plain.slice(2)))],
    ['in UTF-16', inUtf16(invoice('7001', 'Ñ-1', ...plain.slice(2)))],
    ['in UTF-16 without a mark', inUtf16(invoice(...plain), { isMarked: false })],
    ['in UTF-16 big endian', inUtf16(invoice(...plain), { isBigEndian: true })],
    [
      'with an LF header over CR LF rows',
      invoice(...plain).replace(/\n$/, '\r\n7001,X-2,2026-10-01,2026-10-31,2,2\r\n'),
    ],
    ['with a CR LF header over LF rows', invoice(...plain).replace('\n', '\r\n')],
    ['with CR CR LF', invoice(...plain).replaceAll('\n', '\r\r\n')],
    ['with CR', invoice(...plain).replaceAll('\n', '\r')],
  ])('%s', async (_name, file, differing = {}) => {
    const { code, errors } = await importInto(api, { invoices: file })
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const [row] = await api.rows.ask(
      `select number, issued_on, due_on, amount, balance from invoices
        where customer_id = 7001 and number in ('X-1', 'Ñ-1') order by number desc`,
    )
    expect({ ...row, amount: Number(row?.amount), balance: Number(row?.balance) }).toMatchObject({
      ...expected,
      ...differing,
    })
    await api.rows.ask(`delete from invoices where customer_id = 7001 and number in ('X-1', 'X-2', 'Ñ-1')`)
  })
})

describe('a value with two readings', () => {
  const rows = (...amounts: string[]) =>
    csv(
      invoiceHeader.replaceAll(',', ';'),
      ...amounts.map((amount, at) => `7001;Y-${at};2026-10-01;2026-10-31;${amount};0`),
    )

  test('is rejected with both readings if no other value of the file tells', async () => {
    const { errors } = await importInto(api, { invoices: rows('1.234') })
    expect(problemsIn(errors)).toEqual([
      '  invoices.csv: 2: amount: "1.234": Can be read as 1234 and as 1.234. Set the format of this column in the mapping.',
    ])
    const days = csv(invoiceHeader, '7001,Y-1,01/02/2026,2026-10-31,1,0')
    expect(problemsIn((await importInto(api, { invoices: days })).errors)).toEqual([
      '  invoices.csv: 2: issuedOn: "01/02/2026": Can be read as 2026-02-01 and as 2026-01-02. Set the format of this column in the mapping.',
    ])
  })

  test('is decided by another value of the column, or by another column', async () => {
    const { output, errors } = await importInto(api, { invoices: rows('1.234', '2,50') })
    expect(errors).toBe('')
    expect(output).toContain('amount 1.234,56')
    const found = await api.rows.ask("select amount from invoices where number = 'Y-0' and customer_id = 7001")
    expect(Number(found[0]?.amount)).toBe(123_400)
    const byOther = csv(invoiceHeader.replaceAll(',', ';'), '7001;Y-2;2026-10-01;2026-10-31;2.345;0,50')
    expect((await importInto(api, { invoices: byOther })).errors).toBe('')
    const [second] = await api.rows.ask("select amount from invoices where number = 'Y-2' and customer_id = 7001")
    expect(Number(second?.amount)).toBe(234_500)
    await api.rows.ask("delete from invoices where customer_id = 7001 and number like 'Y-%'")
  })

  test('is decided by the mapping', async () => {
    const columns = [{ column: 'amount', from: 'amount', format: '1.234,56' }]
    const files = [{ name: 'invoices.csv', file: 'invoices', columns }]
    const { errors } = await importInto(api, { invoices: rows('1.234'), 'mapping.json': JSON.stringify({ files }) })
    expect(errors).toBe('')
    const [row] = await api.rows.ask("select amount from invoices where number = 'Y-0' and customer_id = 7001")
    expect(Number(row?.amount)).toBe(123_400)
    await api.rows.ask("delete from invoices where customer_id = 7001 and number like 'Y-%'")
  })

  test('a value that contradicts the others of its column is rejected', async () => {
    const { errors } = await importInto(api, { invoices: rows('1.5', '2.5', '3,5') })
    expect(problemsIn(errors)).toEqual([
      '  read as: amount 1,234.56',
      '  invoices.csv: 4: amount: "3,5": Must be in the format 1,234.56, as most values of this column.',
    ])
  })
})

describe('a mapping', () => {
  const invoices = (column: object, ...rows: string[]) => {
    const columns = [{ column: 'amount', from: 'Betrag' }, column]
    const seen = new Set<unknown>()
    const last = columns.toReversed().filter((one) => {
      const { column: name } = one as { column: string }
      return !seen.has(name) && seen.add(name)
    })
    const header = 'customerId;number;issuedOn;dueOn;Betrag;balance'
    return importInto(api, {
      'invoices.csv': csv(header, ...rows),
      'mapping.json': JSON.stringify({ files: [{ name: 'invoices.csv', file: 'invoices', columns: last }] }),
    })
  }
  const issued = (format: string, day: string) =>
    invoices({ column: 'issuedOn', from: 'issuedOn', format }, `7001;V-1;${day};2030-10-31;1;0`)
  const stored = async () => {
    const found = await api.rows.ask(
      "select issued_on, amount from invoices where customer_id = 7001 and number like 'V-%' order by number",
    )
    await api.rows.ask("delete from invoices where customer_id = 7001 and number like 'V-%'")
    return found.map(({ issued_on, amount }) => [issued_on, Number(amount)])
  }

  test.each(['YYYY-MM-DD', 'YYYYMMDD'])('with the format %s rejects dates with the day first', async (format) => {
    expect(problemsIn((await issued(format, '01/02/2026')).errors).at(-1)).toBe(
      `  invoices.csv: 2: issuedOn: "01/02/2026": Must be in the format ${format}, which the mapping names.`,
    )
    expect((await issued(format, '2026-02-01')).errors).toBe('')
    expect(await stored()).toEqual([['2026-02-01', 100]])
  })

  test('with years of two digits reads those near today', async () => {
    expect((await issued('DD.MM.YY', '03.08.99')).errors).toBe('')
    expect(await stored()).toEqual([['1999-08-03', 100]])
  })

  test('of a header that the file has twice is rejected', async () => {
    const columns = [{ column: 'amount', from: 'Betrag' }]
    const { errors } = await importInto(api, {
      'invoices.csv': csv(
        'customerId;number;issuedOn;dueOn;Betrag;balance;Betrag',
        '7001;V-1;2026-02-01;2030-10-31;1;0;2',
      ),
      'mapping.json': JSON.stringify({ files: [{ name: 'invoices.csv', file: 'invoices', columns }] }),
    })
    expect(problemsIn(errors).at(-1)).toBe(
      '  invoices.csv: 1: amount (Betrag): The file has several columns with the header Betrag: name one as Betrag (1), Betrag (2) in the mapping.',
    )
  })

  test('decides the notation of values without their prefix, and keeps zeros before a comma', async () => {
    const rows = ['7001;V-1;2026-02-01;2030-10-31;EUR 1.234;0', '7001;V-2;2026-02-01;2030-10-31;EUR 0,50;0']
    expect((await invoices({ column: 'amount', from: 'Betrag', strip: 'EUR' }, ...rows)).errors).toBe('')
    expect(await stored()).toEqual([
      ['2026-02-01', 123_400],
      ['2026-02-01', 50],
    ])
    const padded = ['7001;V-1;2026-02-01;2030-10-31;0,50;0', '7001;V-2;2026-02-01;2030-10-31;000007,25;0']
    expect((await invoices({ column: 'amount', from: 'Betrag', strip: '0' }, ...padded)).errors).toBe('')
    expect(await stored()).toEqual([
      ['2026-02-01', 50],
      ['2026-02-01', 725],
    ])
  })

  test('keeps 00.00.0000 without a date although zeros are stripped', async () => {
    const files = [
      {
        name: 'invoices.csv',
        file: 'invoices',
        columns: [{ column: 'paidOn', from: 'Bezahlt', strip: '0' }],
      },
    ]
    const header = 'customerId;number;issuedOn;dueOn;amount;balance;Bezahlt'
    const { errors } = await importInto(api, {
      'invoices.csv': csv(header, '7001;V-1;2026-02-01;2030-10-31;1;0;00.00.0000'),
      'mapping.json': JSON.stringify({ files }),
    })
    expect(errors).toBe('')
    expect(await stored()).toEqual([['2026-02-01', 100]])
  })
})

test('a moment of another time zone is no date, but its midnight is', async () => {
  const rows = [invoice('7001', 'Z-1', '2026-10-01T23:30:00Z', '2026-10-31', '1', '1')]
  expect(problemsIn((await importInto(api, { invoices: rows[0] ?? '' })).errors)).toEqual([
    '  invoices.csv: 2: issuedOn: "2026-10-01T23:30:00Z": Has a time zone, so its day depends on the place. Export the date, or the time without a zone.',
  ])
  const midnight = invoice('7001', 'Z-1', '2026-10-01T00:00:00+02:00', '2026-10-31', '1', '1')
  expect((await importInto(api, { invoices: midnight })).errors).toBe('')
  const found = await api.rows.ask(
    "delete from invoices where customer_id = 7001 and number = 'Z-1' returning issued_on",
  )
  expect(found).toEqual([{ issued_on: '2026-10-01' }])
})

describe('rows that refer to rows of a file with problems', () => {
  const files = {
    purchaseOrders: csv('customerId,number,orderedOn', '7001,PO-90,2026-09-01', '7001,PO-91,someday'),
    invoices: csv(
      'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance',
      '7001,A-1,PO-90,2026-10-01,2026-10-31,1,1',
      '7001,A-2,PO-91,2026-10-01,2026-10-31,1,1',
      '7001,A-3,PO-92,2026-10-01,2026-10-31,1,1',
      '7001,A-4,PO-1,2026-10-01,2026-10-31,1,1',
    ),
    invoiceLines: csv(
      'customerId,invoice,position,jobOrder,quantity,price',
      '7001,A-1,1,J-1,1,1',
      '7001,A-9,1,J-1,1,1',
    ),
  }
  const bad = '  purchaseOrders.csv: 3: orderedOn: "someday": Must be a date such as 2026-11-21.'
  const unknown = [
    '  invoices.csv: 4: purchaseOrder: "PO-92": Refers to no row of purchaseOrders.',
    '  invoiceLines.csv: 3: invoice: "A-9": Refers to no row of invoices.',
  ]

  test('are no problems of a dry run', async () => {
    const { errors } = await importInto(api, files, '--dry-run')
    expect(problemsIn(errors)).toEqual([bad, ...unknown])
  })

  test('are one problem of an import, with their number', async () => {
    const { errors } = await importInto(api, files)
    expect(problemsIn(errors)).toEqual([
      bad,
      '  invoices.csv: -: purchaseOrder: Refers to 2 rows of purchaseOrders, which are not imported because of its problems.',
      unknown[0],
      '  invoiceLines.csv: -: invoice: Refers to 1 rows of invoices, which are not imported because of its problems.',
      unknown[1],
    ])
    expect(await api.rows.ask("select number from invoices where customer_id = 7001 and number like 'A-%'")).toEqual([])
  })
})

describe('line numbers of problems are those of the file', () => {
  const header7 = 'customerId,number,issuedOn,dueOn,amount,balance'
  const good = '7001,L-1,2026-10-01,2026-10-31,1,1'
  const bad = '7001,L-2,2026-10-01,2026-10-31,many,1'
  test.each<[string, string | Uint8Array, number]>([
    ['with blank lines', [header7, '', good, '', '', bad].join('\n'), 6],
    ['with blank lines and CR LF', [header7, '', good, '', '', bad].join('\r\n'), 6],
    ['with mixed line ends', `${header7}\r\n${good}\n\r${bad}`, 4],
  ])('%s', async (_name, file, line) => {
    const { errors } = await importInto(api, { invoices: file })
    expect(problemsIn(errors)).toEqual([`  invoices.csv: ${line}: amount: "many": Must be a number such as 1234.5.`])
  })

  test('behind cells with CR LF in quotes', async () => {
    const news = ['id,publishedOn,title,body', '7001,2026-10-01,News,"a\r\nb\r\nc"', '7002,someday,News,x'].join('\r\n')
    const { errors } = await importInto(api, { news })
    expect(problemsIn(errors)).toEqual(['  news.csv: 5: publishedOn: "someday": Must be a date such as 2026-11-21.'])
  })

  test('for a byte that does not fit the encoding', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `7001,Ñ-${at},2026-10-01,2026-10-31,1,1`)
    const bytes = Buffer.concat([
      Buffer.from([header7, ...rows, ''].join('\n')),
      Buffer.from(
        ['7001,Ma', 0xd1, 'o,2026-10-01,2026-10-31,1,1\n']
          .map((part) => (typeof part === 'number' ? '' : part))
          .join(''),
      ),
    ])
    const broken = Buffer.from(bytes)
    broken[broken.lastIndexOf('Mao')] = 0xd1
    const { errors } = await importInto(api, { invoices: broken })
    expect(problemsIn(errors)).toEqual([
      '  invoices.csv: 3002: -: Has a byte that is not UTF-8, as the rest of the file is.',
    ])
  })
})

test('names of the prototype of objects are values like others', async () => {
  const words = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
  const rows = words.map((word, at) => `${7100 + at},${word},${word},1,${word},1,0`)
  const { code, output, errors } = await importInto(api, {
    customers: csv('id,name,legalName,type,hasEquote,isShown,excludeFromContext', ...rows),
    incoterms: csv('id,name', '7101,FCA T'),
  })
  expect(code).toBe(1)
  expect(problemsIn(errors)).toEqual(
    words.map((word, at) => `  customers.csv: ${at + 2}: hasEquote: "${word}": Must be yes or no, such as 1 or 0.`),
  )
  expect(linesOf(output)).toEqual(['incoterms: 1 rows: 1 added.'])
})

test('yes and no are read in English, Spanish and German, in any case', async () => {
  const words = ['TRUE', 'Yes', 'Sí', 'si', 'JA', 'wahr', 'x', 'FALSE', 'No', 'NEIN', 'falso', 'Falsch', 'n']
  const rows = words.map((word, at) => `${7200 + at},Flag ${at},Flag,1,${word},1,0`)
  const header5 = 'id,name,legalName,type,hasEquote,isShown,excludeFromContext'
  expect((await importInto(api, { customers: csv(header5, ...rows) })).errors).toBe('')
  const found = await api.rows.ask('select has_equote from customers where id between 7200 and 7212 order by id')
  expect(found.map(({ has_equote }) => Number(has_equote))).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
})

test('an order in NFC is found by an invoice in NFD, and is the same order in NFD', async () => {
  const number = 'ÄÖ-4711'
  await importInto(api, { purchaseOrders: csv('customerId,number,orderedOn', `7001,${number},2026-09-01`) })
  const header6 = 'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance'
  const { errors, output } = await importInto(api, {
    purchaseOrders: csv('customerId,number,orderedOn', `7001,${number.normalize('NFD')},2026-09-01`),
    invoices: csv(header6, `7001,NFD-1,${number.normalize('NFD')},2026-10-01,2026-10-31,1,1`),
  })
  expect(errors).toBe('')
  expect(linesOf(output)).toEqual(['purchaseOrders: 1 rows: nothing changed.', 'invoices: 1 rows: 1 added.'])
})

test('all kinds of problems are reported in one round', async () => {
  const { errors } = await importInto(api, {
    invoices: csv(
      'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance',
      '7001,R-1,PO-1,2026-10-01,2026-10-31,ten,1',
      '7001,R-2,PO-77,2026-10-01,2026-10-31,1,1',
      '7001,R-1,PO-1,2026-10-01,2026-10-31,1,1',
      '7999,R-4,,2026-10-01,2026-10-31,1,1',
    ),
  })
  expect(problemsIn(errors)).toEqual([
    '  invoices.csv: 2: amount: "ten": Must be a number such as 1234.5.',
    '  invoices.csv: 3: purchaseOrder: "PO-77": Refers to no row of purchaseOrders.',
    '  invoices.csv: 4: customerId, number: "R-1": Is a duplicate of line 2.',
    '  invoices.csv: 5: customerId: "7999": Refers to no row of customers.',
  ])
})

test('values that are hardly meant are warnings and do not stop the import', async () => {
  const { code, output } = await importInto(api, {
    jobOrders: csv(
      'customerId,number,purchaseOrder,part,lineItem,quantity,shipped,price,status,requestedOn',
      '7001,W-1,PO-1,R70001,9,10,25,1,onTime,1926-12-01',
    ),
    invoices: csv(invoiceHeader, '7001,W-1,2026-10-01,2026-09-30,100,5000'),
  })
  expect(code).toBe(0)
  expect(output.split('\n').filter((line) => line.includes('warning:'))).toEqual([
    '  warning: jobOrders.csv: 2: shipped: "25": More pieces are shipped than ordered.',
    '  warning: jobOrders.csv: 2: requestedOn: "1926-12-01": The year is far from today.',
    '  warning: invoices.csv: 2: dueOn: "2026-09-30": Is due before it is issued.',
    '  warning: invoices.csv: 2: balance: "5000": More is open than was invoiced.',
  ])
})

test('the report names the limit of listed problems', async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => `7001,M-${at},2026-10-01,2026-10-31,many,1`)
  const { errors } = await importInto(api, { invoices: csv(invoiceHeader, ...rows) })
  expect(problemsIn(errors)).toHaveLength(1_001)
  expect(problemsIn(errors).at(-1)).toBe('  and 500 more problems.')
})

test('--replace of a file that would remove more than 20 % of the rows needs --force', async () => {
  const known = await api.rows.ask('select id from news')
  expect(known.length).toBeGreaterThan(0)
  const empty = csv('id,publishedOn,title,body')
  const { code, errors } = await importInto(api, { news: empty }, '--replace')
  expect(code).toBe(1)
  const reason = `Would remove ${known.length} of ${known.length} rows. Repeat it with force if they are to go.`
  expect(problemsIn(errors)).toEqual([`  news.csv: -: -: ${reason}`])
  expect(await api.rows.ask('select id from news')).toHaveLength(known.length)
  const dry = await importInto(api, { news: empty }, '--replace', '--dry-run')
  expect(dry.output).toContain(`news: dry run, 0 rows: ${known.length} removed.`)
  expect(dry.output).toContain('more than 20 % of the rows would be removed: add --force')
  expect(await api.rows.ask('select id from news')).toHaveLength(known.length)
  expect((await importInto(api, { news: empty }, '--replace', '--force')).code).toBe(0)
  expect(await api.rows.ask('select id from news')).toEqual([])
})

describe('an invalid mapping.json is reported', () => {
  const files = (mapped: unknown) => ({ invoices: csv(invoiceHeader), 'mapping.json': JSON.stringify(mapped) })
  test.each<[string, unknown, string]>([
    ['without files', {}, 'Must have a list "files".'],
    ['with an unknown kind', { files: [{ name: 'a.csv', file: 'bills', columns: [] }] }, 'no kind of file bills'],
    ['with an unknown key', { files: [{ name: 'a.csv', file: 'news', columns: [], row: 1 }] }, 'row: Is not a field'],
    ['of a missing file', { files: [{ name: 'a.csv', file: 'news', columns: [] }] }, 'a.csv: named in mapping.json'],
  ])('%s', async (_name, mapped, message) => {
    const { code, errors } = await importInto(api, files(mapped))
    expect(code).toBe(1)
    expect(errors).toContain(message)
  })

  test('with a header that the file does not have', async () => {
    const columns = [
      { column: 'amount', from: 'Betrag' },
      { column: 'soon', from: 'amount' },
    ]
    const { errors } = await importInto(api, files({ files: [{ name: 'invoices.csv', file: 'invoices', columns }] }))
    expect(problemsIn(errors)[0]).toBe(
      '  invoices.csv: 1: amount (Betrag): The file has no column with the header that the mapping names.',
    )
    expect(errors).toContain('soon')
  })
})
