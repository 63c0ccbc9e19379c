import type { Choice } from './choices.ts'

const dayPattern = /^\d{4}-\d\d-\d\d$/

const flags = { spanish: ['No', 'Sí'], boolean: [false, true], digit: [0, 1] } as const

const dayAs = (day: string, { days }: Choice) => {
  if (days === 'moment') return `${day}T00:00:00`
  if (days === 'slashes') return day.split('-').toReversed().join('/')
  return days === 'dotNet' ? `/Date(${Date.parse(day)})/` : day
}

const entriesAs = (entries: readonly (readonly [string, unknown])[], choice: Choice) =>
  entries.flatMap(([name, value]) => {
    if (value !== null) return [[name, asChosen(value, choice)] as const]
    if (choice.missing === 'absent') return []
    return [[name, choice.missing === 'empty' ? '' : null] as const]
  })

/** Writes flags, days, numbers and missing values of an answer in the chosen form. */
export const asChosen = (value: unknown, choice: Choice): unknown => {
  if (typeof value === 'boolean') return flags[choice.flags][Number(value)]
  if (typeof value === 'number') return choice.numbers === 'text' ? String(value) : value
  if (typeof value === 'string') return dayPattern.test(value) ? dayAs(value, choice) : value
  if (Array.isArray(value)) return value.map((one) => asChosen(one, choice))
  if (typeof value !== 'object' || value === null) return value
  const record = Object.fromEntries(entriesAs(Object.entries(value), choice))
  return choice.extras === 'many' ? { ...record, rowVersion: 'AAAAAAAAB9E=', _estado: { vigente: 1 } } : record
}

/** A list for which the specifications give no envelope. */
export const listAs = (rows: unknown, { lists }: Choice) => {
  if (lists === 'value') return { value: rows }
  if (lists === 'text') return { value: JSON.stringify(rows) }
  return lists === 'named' ? { resultado: rows } : rows
}

/** A record for which the specifications give no envelope. */
export const recordAs = (record: unknown, { records }: Choice) => {
  if (records === 'array') return [record]
  if (records === 'value') return { value: record }
  return records === 'named' ? { resultado: record } : record
}

/** The specified "JSON string". */
export const inText = (value: unknown) => ({ value: JSON.stringify(value) })

const beyondLatin: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '“': 0x93, '”': 0x94, '’': 0x92 }

export const inWindows1252 = (text: string) =>
  Buffer.from(Array.from(text, (character) => beyondLatin[character] ?? character.codePointAt(0) ?? 0x3f))
