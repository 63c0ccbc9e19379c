import { expect, test } from 'vitest'
import { fieldLabel, recordText, valueText } from '#resources/administration/audit-trail/auditedTexts.ts'
import { administration } from '#resources/administration/screens.ts'
import { auditedField, auditedRecords, recordNamed } from '#schema/administration/auditedRecords.ts'
import { infoOf } from '#schema/fields.ts'
import { recordTypes } from '#schema/records/index.ts'
import type { RecordType } from '#schema/records/record.ts'

const answers = { 'ra.boolean.true': 'Yes', 'ra.boolean.false': 'No' }

/** Looks texts up as the portal does; marks a missing one without a fallback. */
const translatorOf = (texts: object) => {
  const read = (key: string) =>
    key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts)
  return ((key: string, values: Record<string, unknown> = {}) => {
    const found = (answers as Record<string, string>)[key] ?? read(key) ?? values._ ?? `missing ${key}`
    const [one = ''] = String(found).split(' |||| ')
    return one.replace(/%\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
  }) as never
}

/** Texts that load with the page of the audit log, and no others. */
const textsIn = async (language: 'en' | 'es') => {
  const loaded = await Promise.all(administration['audit-trail'].texts.map((texts) => texts[language]()))
  const all = loaded.map(({ texts }) => texts)
  return { ...Object.assign({}, ...all), resources: Object.assign({}, ...all.map(({ resources }) => resources)) }
}

const languages = [
  ['English', translatorOf(await textsIn('en'))],
  ['Spanish', translatorOf(await textsIn('es'))],
] as const

const fieldsOfRecords = (recordTypes as readonly RecordType[]).flatMap(({ name, entity }) =>
  Object.keys(entity.fields)
    .filter((field) => field !== 'version')
    .map((field) => [name, field] as const),
)
const ownFields = Object.entries(auditedRecords).flatMap(([kind, { fields }]) =>
  Object.keys(fields).map((field) => [kind, field] as const),
)
const shown = [...fieldsOfRecords, ...ownFields].filter(([kind, field]) => auditedField(kind, field) !== null)

test.each(languages)('every audited kind, field and word has a text in %s', (_language, translate) => {
  const kinds = [...new Set(shown.map(([kind]) => kind))]
  expect(kinds.filter((kind) => recordText(`${kind} 4 Name`, translate).startsWith(`${kind} `))).toEqual([])
  const raw = (text: string, source: string) => text === source || text.startsWith('missing')
  expect(shown.filter(([kind, field]) => raw(fieldLabel(kind, field, translate), field))).toEqual([])
  const words = shown.flatMap(([kind, name]) => {
    const field = auditedField(kind, name)
    return field ? infoOf(field).words.map((word) => [kind, name, String(word)] as const) : []
  })
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter(([kind, field, word]) => raw(valueText(kind, field, word, translate), word))).toEqual([])
})

test.each([
  ['orderRequest', 'total', '3091498', '30,914.98'],
  ['bank reference', 'total', '100', '1.00'],
  ['quote', 'price', '174113', '1,741.13'],
  ['quote', 'shape', 'block', 'Block'],
  ['jobOrder', 'commitment', '2026-11-27', '27/Nov/2026'],
  ['jobOrder', 'status', 'onTime', 'On Time'],
  ['budgetLink', 'sellerId', 'Óscar Ríos', 'Óscar Ríos'],
  ['budget', 'total', '8.33', '8.33'],
  ['waiting', 'isDone', 'true', 'Yes'],
  ['offer', 'status', '2', 'Agreed'],
  ['customers', 'hasEquote', 'false', 'No'],
])('the value of %s.%s, %s, reads %s', (kind, field, value, text) => {
  expect(valueText(kind, field, value, languages[0][1])).toContain(text)
})

test.each([
  ['concession 1 FF-102', 'Concession FF-102'],
  ['concession 1', 'Concession 1'],
  ['customers 303 Brennholt', 'Customer Brennholt'],
  ['waiting concessionComment 4', 'To-do: Comments on concessions'],
  ['quote Q26-000222E', 'Quote Q26-000222E'],
  ['jobOrder 12 JO-9', 'Job order JO-9'],
  ['budgetLink 2027 Óscar Ríos', 'Link to the budget 2027 of seller Óscar Ríos'],
  ['budget 2026 Óscar Ríos', 'Budget 2026, Óscar Ríos'],
  ['batch 4', 'Batch 4'],
  ['import jobOrders', 'Import: Job orders'],
  ['unknown 4', 'unknown 4'],
])('the record %s reads %s', (subject, text) => {
  expect(recordText(subject, languages[0][1])).toBe(text)
})

test.each([
  ['quote', 'quote_id'],
  ['orderRequest', 'lines'],
  ['concession', 'sha256'],
  ['bar', 'size'],
  ['contacts', 'id'],
  ['import', 'undone'],
])('the field %s.%s is hidden', (kind, field) => {
  expect(auditedField(kind, field)).toBeNull()
})

test('a kind of two words is told from the name after it', () => {
  expect(recordNamed('approval folder 7 BT-1')).toEqual({ kind: 'approval folder', id: '7 BT-1' })
  expect(recordNamed('')).toEqual({ kind: '', id: '' })
})
