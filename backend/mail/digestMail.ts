import { invoiceStateWords } from '#schema/finance/invoiceStateWords.ts'
import { taskKind } from '#schema/home/taskKinds.ts'
import type { TaskGroup, TaskList, TaskRow } from '#schema/home/tasks.ts'
import { formatDay, formatDollars, formatMoney } from '#values/formats.ts'
import type { Language } from '#values/language.ts'
import { type MailSettings, taskLink } from './letter.ts'
import { listMail, type Part, type Reader } from './listMail.ts'

const texts = {
  en: {
    subject: (count: number, product: string) => `${count} pending ${count === 1 ? 'task' : 'tasks'} at ${product}`,
    intro: 'Your to-do list:',
    arisen: { subject: (kind: string, product: string) => `${kind} at ${product}`, intro: 'New in your to-do list:' },
    days: { since: 'since', due: 'due', until: 'until', date: 'for' },
    all: 'View your to-do list',
  },
  es: {
    subject: (count: number, product: string) => `${count} ${count === 1 ? 'pendiente' : 'pendientes'} en ${product}`,
    intro: 'Estos son sus pendientes:',
    arisen: {
      subject: (kind: string, product: string) => `${kind} en ${product}`,
      intro: 'Nuevo en sus pendientes:',
    },
    days: { since: 'desde', due: 'vence', until: 'hasta', date: 'para' },
    all: 'Ver todos sus pendientes',
  },
} as const

const stateOf = ({ state, stateAmount }: TaskRow, language: Language) => {
  if (!state) return ''
  const word = invoiceStateWords[language][state]
  return stateAmount ? `${word}: ${formatMoney(stateAmount)}` : word
}

const detailsOf = ({ kind }: TaskGroup, row: TaskRow, language: Language) => {
  const { about, customer, amount, day } = row
  const word = texts[language].days[taskKind(kind).day]
  return [
    about,
    customer ?? '',
    amount === null ? '' : formatDollars(amount),
    day === null ? '' : `${word} ${formatDay(day)}`,
    stateOf(row, language),
  ]
}

const nameOf = ({ kind, count }: TaskGroup, language: Language) => {
  const { name, nameInSpanish } = taskKind(kind)
  return `${language === 'es' ? nameInSpanish : name} (${count})`
}

const partOf = (publicUrl: string, group: TaskGroup, language: Language): Part => ({
  name: nameOf(group, language),
  lines: group.rows.map((row) => ({
    number: row.number,
    details: detailsOf(group, row, language),
    address: taskLink({ publicUrl }, group.kind, row),
  })),
  more: group.count - group.rows.length,
})

interface Letter {
  readonly subject: string
  readonly intro: string
  readonly groups: readonly TaskGroup[]
  readonly end: string
}

const mailOf = (
  { publicUrl }: Pick<MailSettings, 'publicUrl'>,
  reader: Reader,
  { subject, intro, groups, end }: Letter,
) => {
  const { language } = reader
  const parts = groups.map((group) => partOf(publicUrl, group, language))
  return listMail(publicUrl, reader, { subject, intro, parts, all: [texts[language].all, `${publicUrl}/forge/`], end })
}

/** Open to-dos of a user, as a mail in their language; `end` is the link to unsubscribe. */
export const digestMail = (settings: MailSettings, reader: Reader, { count, groups }: TaskList, end: string) => {
  const { subject, intro } = texts[reader.language]
  return mailOf(settings, reader, { subject: subject(count, settings.product), intro, groups, end })
}

/** Tasks of a kind that have just arisen. */
export const taskMail = (settings: MailSettings, reader: Reader, group: TaskGroup, end: string) => {
  const { subject, intro } = texts[reader.language].arisen
  const kind = nameOf(group, reader.language)
  return mailOf(settings, reader, { subject: subject(kind, settings.product), intro, groups: [group], end })
}
