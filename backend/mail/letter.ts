import type { Mail } from './transport.ts'

export interface Addressee {
  readonly name: string
  readonly email: string
}

/** Bilingual mail: an English greeting and the paragraphs, which include the Spanish text. */
export const letter = (to: Addressee, subject: string, paragraphs: readonly string[]): Mail => ({
  recipient: to.email,
  subject,
  body: [`Hello ${to.name},`, ...paragraphs].join('\n\n'),
})

export const greetInSpanish = (to: Addressee) => `Hola ${to.name}:`
