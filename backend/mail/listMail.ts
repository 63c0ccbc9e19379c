import type { Language } from '#values/language.ts'
import { escapedHtml } from '#values/texts.ts'
import type { Mail } from './transport.ts'

export interface Reader {
  readonly name: string
  readonly email: string
  readonly language: Language
}

const texts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    more: (count: number) => `and ${count} more`,
    choice: 'Choose the e-mails that you receive',
    end: 'Unsubscribe from this e-mail',
  },
  es: {
    hello: (name: string) => `Hola ${name}:`,
    more: (count: number) => `y ${count} más`,
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

interface Line {
  readonly number: string
  readonly details: readonly string[]
  readonly address: string
}

export interface Part {
  readonly name: string
  readonly lines: readonly Line[]
  /** Number of further lines, which are left out. */
  readonly more: number
}

const detailsOf = ({ details }: Line) => details.map(oneLine).filter(Boolean)

const asText = ({ name, lines, more }: Part, language: Language) =>
  [
    name,
    ...lines.map((line) => `- ${[oneLine(line.number), ...detailsOf(line)].join(' · ')}\n  ${line.address}`),
    ...(more > 0 ? [texts[language].more(more)] : []),
  ].join('\n')

const link = (address: string, text: string) =>
  `<a href="${escapedHtml(address)}" style="color:#2F5575">${escapedHtml(text)}</a>`

const asHtml = ({ name, lines, more }: Part, language: Language) => {
  const items = lines.map((line) => {
    const details = detailsOf(line).map((detail) => ` · ${escapedHtml(detail)}`)
    return `<li style="margin:4px 0">${link(line.address, oneLine(line.number))}${details.join('')}</li>`
  })
  const rest = more > 0 ? `<p style="margin:4px 0;color:#52606D">${escapedHtml(texts[language].more(more))}</p>` : ''
  return `<h2 style="font-size:16px;margin:24px 0 4px">${escapedHtml(name)}</h2><ul style="margin:0;padding-left:20px">${items.join('')}</ul>${rest}`
}

interface Letter {
  readonly subject: string
  readonly intro: string
  readonly parts: readonly Part[]
  /** Text and address of the page with all of it. */
  readonly all: readonly [text: string, address: string]
  /** Link to unsubscribe. */
  readonly end: string
}

/** Lists with links, as text and as HTML, in the reader's language; it ends with the links to choose other mails. */
export const listMail = (
  publicUrl: string,
  { name, email, language }: Reader,
  { subject, intro, parts, all, end }: Letter,
): Mail => {
  const { hello, choice, end: endText } = texts[language]
  const ways = [all, [choice, `${publicUrl}/forge/user-profile`], [endText, end]] as const
  const greeting = hello(oneLine(name))
  const foot = ways.map(([text, address]) => `<p style="margin:4px 0">${link(address, text)}</p>`).join('')
  return {
    recipient: email,
    subject,
    body: [
      `${greeting}\n${intro}`,
      ...parts.map((part) => asText(part, language)),
      ways.map(([text, address]) => `${text}:\n${address}`).join('\n'),
    ].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedHtml(subject)}</title></head>` +
      '<body style="font:14px/1.5 sans-serif;color:#16202C;background:#FFFFFF">' +
      `<p>${escapedHtml(greeting)}<br>${escapedHtml(intro)}</p>${parts.map((part) => asHtml(part, language)).join('')}` +
      `<div style="margin-top:32px;font-size:13px">${foot}</div></body></html>`,
    unsubscribe: end,
  }
}
