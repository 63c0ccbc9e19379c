import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { issueCodes } from '#schema/checks/issues.ts'
import { groups } from '#schema/page.ts'
import { pages } from '#schema/pages.ts'

import { languageFor } from '#src/i18n/index.ts'
import { isCode, keysNamedIn, projectFiles } from '#tests/support/sources/sourceFiles.ts'
import { en, es, textsOfAreas } from '#tests/support/sources/texts.ts'
import { monthNames } from '#values/formats.ts'

const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )

const english = new Map(flat(en))
const spanish = new Map(flat(es))
const placeholders = (text: string | undefined) => [...new Set(text?.match(/%\{\w+\}/g))].sort()

describe('the text catalogues', () => {
  test('have the same keys in both languages', () =>
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort()))

  test('have the same text for a key in every area', async () => {
    const all = (await textsOfAreas('en')).flatMap((area) => flat(area))
    const texts = new Map(all)
    expect(all.filter(([key, text]) => texts.get(key) !== text)).toEqual([])
  })

  test('have the same placeholders in both languages', () => {
    const different = [...english].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(spanish.get(key))}`,
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  test.each([
    ['en', english],
    ['es', spanish],
  ])('name the button of a request the same in every list: %s', (_, texts) => {
    const names = [...texts].filter(([key]) => key.endsWith('.request')).map(([, text]) => text)
    expect(new Set(names.filter((name) => name.endsWith('…'))).size).toBe(1)
  })

  test('contain no empty text', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('match the page table in English page names', () => {
    for (const page of pages) expect(english.get(`pages.${page.route || 'home'}`)).toBe(page.name)
  })

  test('contain every menu group and every validation issue', () => {
    const required = [...groups.map((group) => `groups.${group}`), ...issueCodes.map((code) => `issues.${code}`)]
    expect(required.filter((key) => !english.has(key))).toEqual([])
  })

  test('contain no unused text', () => {
    const sources = projectFiles().filter((file) => isCode(file) && /^(src\/(?!i18n)|kit|resources)/.test(file))
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const { whole, beginnings } = keysNamedIn(code)
    const isTranslated = (key: string) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning))
    expect([...english.keys()].filter((key) => !key.startsWith('ra.') && !isTranslated(key))).toEqual([])
  })
})

/** Texts that are right in both languages. */
const alike = new Set([
  // Spelled alike.
  'Demo: %{day}',
  'Dimensional',
  'Id',
  'LTA',
  'Material',
  'No',
  'no',
  'Proforma',
  'Total',
  'Variable',
  'Videos',
  'Total (Kg)',
  'Total (USD)',
  'Total: %{amount} K USD',
  // Abbreviations, names and units of the trade.
  'Aerofab',
  'BOL',
  'CoC',
  'ETA',
  'Fax',
  'GAP',
  'Incoterm',
  'Incoterms',
  'Lbs',
  'MTR',
  'NCR',
  'OP',
  'RFQ',
  'STD',
  'SWIFT',
  'Incoterm |||| Incoterms',
  'USD',
  'VA',
  'XML',
  'Excel (.xlsx)',
  'CSV (.csv)',
  'Excel 97-2003 (.xls)',
  // Fixed by the requirements: Spanish labels in both languages, months in English.
  'Cantidad',
  'Cliente',
  'Cliente Type',
  'Descargar Excel',
  'DEMF',
  'DIMF',
  'HMF',
  'Precio Pieza',
  'PrecioTotalUSD',
  'Tiene Equote',
  'TipoPieza',
  ...monthNames,
])
const isWorded = (text: string) => /[a-z]{2}/i.test(text.replaceAll(/%\{\w+\}/g, ''))

describe('Spanish texts', () => {
  test('differ from the English ones, apart from a list', () => {
    const same = [...english].filter(([key, text]) => spanish.get(key) === text && isWorded(text))
    expect(same.filter(([, text]) => !alike.has(text))).toEqual([])
    const used = new Set(same.map(([, text]) => text))
    expect([...alike].filter((text) => !used.has(text))).toEqual([])
  })

  test('name the plants and the divisions alike', () => {
    const plants = ['aerospace', 'forge'].map((plant) => spanish.get(`resources.users.words.plant.${plant}`))
    expect(plants).toEqual(['Aeroespacial', 'Forja'])
    expect(['aerospace', 'forge'].map((division) => spanish.get(`divisions.${division}`))).toEqual(plants)
    expect(spanish.get('divisions.both')).toBe(plants.join('/'))
  })

  test.each([
    'Status',
    'Late',
    'Shipped',
    'Release',
    'NDT',
    'Spot Micros',
    'PO',
    'Purchase Order',
    'Days in status',
    'Customer Request Date',
    '%{product} Commitment Date',
    '%{product} Part Number',
    '%{product} PN',
    'Line Item',
    'Cutting',
    'Forging',
    'Heat Treatment',
    'Pre Machining',
    'Splitting',
    'Machining',
    'Final Inspection',
    'Total Users',
    'Laboratory',
    'Approval',
    'Finished Goods',
    '%{product} Job Order',
    'Job Order',
    'Order',
    'Orders',
  ])('translate %s consistently', (text) => {
    const keys = [...english].filter(([, value]) => value === text).map(([key]) => key)
    expect([...new Set(keys.map((key) => spanish.get(key)))].length).toBeLessThanOrEqual(1)
  })

  test('call an order "pedido", and use "orden" only for purchase orders and job orders', () => {
    const others = [...spanish.values()].filter((text) =>
      /\b[oó]rden(es)?\b/i.test(
        text.replaceAll(/[Óó]rdenes de compra|[Oo]rden de (compra|trabajo)|cualquier orden/g, ''),
      ),
    )
    expect(others).toEqual([])
  })

  test('translate the process steps and the concession types', () => {
    const same = [...english].filter(
      ([key, text]) =>
        /^(wip\.steps|wip\.overview\.groups|concessions\.types)\./.test(key) && spanish.get(key) === text,
    )
    expect(same.map(([key]) => key)).toEqual(['concessions.types.Dimensional'])
  })
})

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('%s texts', (_language, texts) => {
  test('name the fields of an order line alike in all lists', () => {
    const lists = ['orderLines', 'releases', 'wip']
    const labels = (field: string) => lists.map((list) => texts.get(`resources.${list}.fields.${field}`))
    for (const field of ['commitmentDate', 'ordered', 'shipped', 'status'])
      expect(new Set(labels(field)), field).toHaveLength(1)
    const open = ['orderLines', 'statusReport', 'wip'].map((list) => texts.get(`resources.${list}.fields.open`))
    expect(new Set(open)).toHaveLength(1)
  })
})

describe('the language', () => {
  test.each([
    [['es-MX', 'en'], 'es'],
    [[null, 'fr-FR', 'en-GB', 'es'], 'en'],
    [['de'], 'en'],
    [[undefined, 'ES'], 'es'],
    [[null, 'fr', 'ES'], 'es'],
    [[], 'en'],
  ])('for the preferences %j is %s', (preferred, language) => expect(languageFor(preferred)).toBe(language))
})
