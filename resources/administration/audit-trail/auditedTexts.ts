import type { TranslateFunction } from 'react-admin'
import { formatValue } from '#kit/fields/kindDisplays.ts'
import { auditedField, recordNamed } from '#schema/administration/auditedRecords.ts'
import { infoOf } from '#schema/fields.ts'
import { recordTypeOf, resourceOf } from '#schema/records/index.ts'

/** Kinds as parts of keys: `approval folder` becomes `approvalFolder`. */
const keyOf = (kind: string) => kind.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/** Name of an audited record: `concession 4 FF-102` is the concession FF-102. */
export const recordText = (subject: string, translate: TranslateFunction): string => {
  const { kind, id } = recordNamed(subject)
  // Records with a number have it before their name.
  const [, number = id, name = number] = /^(\d+) (.+)$/.exec(id) ?? []
  if (recordTypeOf(kind)) return `${translate(`resources.${resourceOf(kind)}.name`, { smart_count: 1 })} ${name}`
  const namesOf: Readonly<Record<string, string>> = {
    waiting: translate(`auditedRecords.tasks.${id.split(' ')[0]}`, { _: id }),
    import: translate(`auditedRecords.files.${id}`, { _: id }),
  }
  const shown = namesOf[kind] ?? name
  const own = translate(`auditLog.records.${kind}`, { id: number, name: shown, _: subject })
  return translate(`auditedRecords.names.${keyOf(kind)}`, { name: shown, _: own })
}

export const fieldLabel = (kind: string, field: string, translate: TranslateFunction): string => {
  const plain = translate(`auditLog.fields.${field}`, { _: field })
  if (recordTypeOf(kind) && field !== 'photo')
    return translate(`resources.${resourceOf(kind)}.fields.${field}`, { _: field })
  // The fields of these kinds have labels of their own.
  if (kind === 'budget' || kind === 'batch' || kind === 'budgetLink') return plain
  const shared = translate(`auditedRecords.fields.${field}`, { _: plain })
  return translate(`auditedRecords.own.${keyOf(kind)}.${field}`, { _: shared })
}

const numbers: readonly string[] = [
  'integer',
  'quantity',
  'money',
  'thousands',
  'kilograms',
  'pounds',
  'inches',
  'percent',
]

/** Text of an audited value; references are named by the server. */
export const valueText = (kind: string, name: string, text: string, translate: TranslateFunction): string => {
  const field = auditedField(kind, name)
  const own = field && infoOf(field).kind
  const wordKey = recordTypeOf(kind) ? `resources.${resourceOf(kind)}.words` : `auditedRecords.words.${keyOf(kind)}`
  const wording = {
    flag: (value: boolean) => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    word: (word: string) => translate(`${wordKey}.${name}.${word}`, { _: word }),
  }
  if (!own || own === 'many' || own === 'documents' || own === 'rows') return text
  if (numbers.includes(own)) {
    const number = Number(text)
    return Number.isNaN(number) ? text : formatValue(own, number, wording)
  }
  return formatValue(own, own === 'flag' ? text === 'true' || text === '1' : text, wording)
}
