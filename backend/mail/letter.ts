import type { Mail } from './transport.ts'

export interface Addressee {
  readonly name: string
  readonly email: string
}

/** A mail in both languages: its paragraphs behind the English greeting, the Spanish one among them. */
export const letter = (to: Addressee, subject: string, paragraphs: readonly string[]): Mail => ({
  recipient: to.email,
  subject,
  body: [`Hello ${to.name},`, ...paragraphs].join('\n\n'),
})

/** Begins what a mail says in Spanish. */
export const greetInSpanish = (to: Addressee) => `Hola ${to.name}:`
