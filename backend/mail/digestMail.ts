import { taskKind } from '#schema/home/taskKinds.ts'
import type { TaskGroup, TaskList, TaskRow } from '#schema/home/tasks.ts'
import { formatDay, formatDollars } from '#values/formats.ts'
import type { Language } from '#values/language.ts'
import { escapedHtml } from '#values/texts.ts'
import type { Tools } from '../implement.ts'
import { taskLink } from './letter.ts'
import type { Mail } from './transport.ts'

interface Reader {
  readonly name: string
  readonly email: string
  readonly language: Language
}

const texts = {
  en: {
    subject: (count: number, product: string) => `${count} pending ${count === 1 ? 'task' : 'tasks'} at ${product}`,
    hello: (name: string) => `Hello ${name},`,
    intro: 'Your to-do list:',
    arisen: { subject: (kind: string, product: string) => `${kind} at ${product}`, intro: 'New in your to-do list:' },
    days: { since: 'since', due: 'due', until: 'until', date: 'for' },
    more: (count: number) => `and ${count} more`,
    all: 'View your to-do list',
    choice: 'Choose the e-mails that you receive',
    end: 'Unsubscribe from this e-mail',
  },
  es: {
    subject: (count: number, product: string) => `${count} ${count === 1 ? 'pendiente' : 'pendientes'} en ${product}`,
    hello: (name: string) => `Hola ${name}:`,
    intro: 'Estos son sus pendientes:',
    arisen: {
      subject: (kind: string, product: string) => `${kind} en ${product}`,
      intro: 'Nuevo en sus pendientes:',
    },
    days: { since: 'desde', due: 'vence', until: 'hasta', date: 'para' },
    more: (count: number) => `y ${count} más`,
    all: 'Ver todos sus pendientes',
    choice: 'Elegir los correos que recibe',
    end: 'Cancelar este correo',
  },
} as const

const maxTextCharacters = 120

/** Puts user text on one line, without control and bidirectional characters. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextCharacters)

const detailsOf = ({ kind }: TaskGroup, row: TaskRow, language: Language) => {
  const { about, customer, amount, day } = row
  const word = texts[language].days[taskKind(kind).day]
  const known = [about, customer ?? '', amount === null ? '' : formatDollars(amount)].map(oneLine)
  return [...known, day === null ? '' : `${word} ${formatDay(day)}`].filter(Boolean).join(' · ')
}

const nameOf = ({ kind, count }: TaskGroup, language: Language) => {
  const { name, nameInSpanish } = taskKind(kind)
  return `${language === 'es' ? nameInSpanish : name} (${count})`
}

interface Line {
  readonly number: string
  readonly details: string
  readonly address: string
}

interface Part {
  readonly name: string
  readonly lines: readonly Line[]
  readonly more: string
}

const partOf = (publicUrl: string, group: TaskGroup, language: Language): Part => ({
  name: nameOf(group, language),
  lines: group.rows.map((row) => ({
    number: oneLine(row.number),
    details: detailsOf(group, row, language),
    address: taskLink({ publicUrl }, group.kind, row),
  })),
  more: group.count > group.rows.length ? texts[language].more(group.count - group.rows.length) : '',
})

const asText = ({ name, lines, more }: Part) =>
  [
    name,
    ...lines.map(({ number, details, address }) => `- ${[number, details].filter(Boolean).join(' · ')}\n  ${address}`),
    ...(more ? [more] : []),
  ].join('\n')

const link = (address: string, text: string) =>
  `<a href="${escapedHtml(address)}" style="color:#2F5575">${escapedHtml(text)}</a>`

const asHtml = ({ name, lines, more }: Part) => {
  const items = lines.map(
    ({ number, details, address }) =>
      `<li style="margin:4px 0">${link(address, number)}${details ? ` · ${escapedHtml(details)}` : ''}</li>`,
  )
  const rest = more ? `<p style="margin:4px 0;color:#52606D">${escapedHtml(more)}</p>` : ''
  return `<h2 style="font-size:16px;margin:24px 0 4px">${escapedHtml(name)}</h2><ul style="margin:0;padding-left:20px">${items.join('')}</ul>${rest}`
}

type Settings = Pick<Tools['settings'], 'publicUrl' | 'product'>

interface Letter {
  readonly subject: string
  readonly intro: string
  readonly groups: readonly TaskGroup[]
  readonly end: string
}

const mailOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { name, email, language }: Reader,
  { subject, intro, groups, end }: Letter,
): Mail => {
  const { hello, all, choice, end: endText } = texts[language]
  const parts = groups.map((group) => partOf(publicUrl, group, language))
  const ways = [
    [all, `${publicUrl}/forge/`],
    [choice, `${publicUrl}/forge/user-profile`],
    [endText, end],
  ] as const
  const greeting = hello(oneLine(name))
  const foot = ways.map(([text, address]) => `<p style="margin:4px 0">${link(address, text)}</p>`).join('')
  return {
    recipient: email,
    subject,
    body: [
      `${greeting}\n${intro}`,
      ...parts.map(asText),
      ways.map(([text, address]) => `${text}:\n${address}`).join('\n'),
    ].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedHtml(subject)}</title></head>` +
      '<body style="font:14px/1.5 sans-serif;color:#16202C;background:#FFFFFF">' +
      `<p>${escapedHtml(greeting)}<br>${escapedHtml(intro)}</p>${parts.map(asHtml).join('')}` +
      `<div style="margin-top:32px;font-size:13px">${foot}</div></body></html>`,
    unsubscribe: end,
  }
}

/** Open to-dos of a user, as a mail in their language; `end` is the link to unsubscribe. */
export const digestMail = (settings: Settings, reader: Reader, { count, groups }: TaskList, end: string) => {
  const { subject, intro } = texts[reader.language]
  return mailOf(settings, reader, { subject: subject(count, settings.product), intro, groups, end })
}

/** Tasks of a kind that have just arisen. */
export const taskMail = (settings: Settings, reader: Reader, group: TaskGroup, end: string) => {
  const { subject, intro } = texts[reader.language].arisen
  const kind = nameOf(group, reader.language)
  return mailOf(settings, reader, { subject: subject(kind, settings.product), intro, groups: [group], end })
}
