import { describe, expect, test } from 'vitest'
import { sheetOf as sheetOfRows } from '#resources/administration/onboarding/sheet.ts'
import { readHead } from '#resources/administration/onboarding/sheetColumns.ts'
import { texts as en } from '#resources/administration/onboarding/texts.en.ts'
import { texts as es } from '#resources/administration/onboarding/texts.es.ts'
import { texts as usersEn } from '#resources/administration/users/texts.en.ts'
import { texts as usersEs } from '#resources/administration/users/texts.es.ts'
import { sheetFieldNames, sheetRow } from '#schema/administration/onboarding.ts'
import { infoOf } from '#schema/fields.ts'

const sheetOf = (name: string, rows: readonly (readonly string[])[]) =>
  sheetOfRows(
    name,
    rows.map((cells, at) => ({ line: at + 1, cells })),
  )

describe('sheet headers', () => {
  test.each(sheetFieldNames)('match %s by its labels in both languages and by its wire name', (field) => {
    const forms = [usersEn, usersEs].flatMap(({ resources: { users } }) => [
      users.fields[field],
      users.form[field as 'name'],
    ])
    const sheet = [en, es].map(({ onboarding }) => onboarding.columns[field])
    const known = [...forms, ...sheet, infoOf(sheetRow.fields[field]).wire].filter(Boolean)
    for (const header of known) expect([header, readHead([header]).fields[0]]).toEqual([header, field])
  })

  test.each([
    ['Correo', 'email'],
    ['Role', 'roleId'],
    ['Rol', 'roleId'],
  ])('match %s as %s', (header, field) => expect(readHead([header]).fields).toEqual([field]))

  test('are matched in any order, case and language, with or without accents', () => {
    const { fields, ignored, missing } = readHead([
      'ROLE',
      ' correo electronico *',
      'Empresa',
      'Nombre',
      'sales_contact',
    ])
    expect(fields).toEqual(['roleId', 'email', 'company', 'name', 'salesContact'])
    expect([ignored, missing]).toEqual([[], ['salesEmail']])
  })

  test('are listed as ignored if unknown or repeated', () => {
    const { fields, ignored } = readHead(['Email', 'Shoe size', 'E-mail', '', 'Problems', 'constructor'])
    expect(fields).toEqual(['email', null, null, null, null, null])
    expect(ignored).toEqual(['Shoe size', 'E-mail', 'constructor'])
  })
})

describe('an onboarding sheet', () => {
  test('may have titles above its headers', () => {
    const sheet = sheetOf('a.csv', [
      ['Users of 2026'],
      ['Name of the plant', 'Ana'],
      [],
      ['Name', 'Email'],
      ['A', 'a@x.example'],
    ])
    expect(sheet).toMatchObject({ headers: ['Name', 'Email'], lines: [{ line: 5, row: { email: 'a@x.example' } }] })
  })

  test('has a row for each line that is not blank, with its spreadsheet line number', () => {
    const sheet = sheetOf('a.csv', [
      [''],
      ['Email', 'Color', 'Name'],
      ['a@x.example', 'red', 'A'],
      [' '],
      ['b@x.example'],
    ])
    expect(sheet).toMatchObject({
      name: 'a.csv',
      lines: [
        { line: 3, row: { email: 'a@x.example', name: 'A' } },
        { line: 5, row: { email: 'b@x.example', name: '' } },
      ],
    })
  })

  test.each([
    ['no content', [], 'empty'],
    ['headers only', [['Email'], ['']], 'empty'],
    ['unknown headers only', [['Shoe size'], ['42']], 'noColumns'],
    ['1,001 rows', [['Email'], ...Array.from({ length: 1_001 }, () => ['a@x.example'])], 'tooManyRows'],
  ])('with %s is rejected', (_case, rows, fault) => {
    expect(sheetOf('a.csv', rows)).toBe(fault)
  })

  test('of 1,000 rows is accepted', () => {
    const rows = [['Email'], ...Array.from({ length: 1_000 }, () => ['a@x.example'])]
    expect(sheetOf('a.csv', rows)).toMatchObject({ lines: { length: 1_000 } })
  })

  test('truncates a cell to the limit of the call', () => {
    const long = 'x'.repeat(100_000)
    const sheet = sheetOf('a.csv', [
      ['Name', 'Relation'],
      [long, long],
    ])
    const [line] = typeof sheet === 'string' ? [] : sheet.lines
    expect([line?.row.name?.length, line?.row.customerIds?.length]).toEqual([1_000, 20_000])
  })
})
