import type { Tools } from '../implement.ts'
import type { Mail } from './transport.ts'

export interface Addressee {
  readonly name: string
  readonly email: string
}

/** Bilingual mail: an English greeting, the paragraphs, which include the Spanish text, and the product as signature. */
export const letter = (
  { product }: Pick<Tools['settings'], 'product'>,
  to: Addressee,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({
  recipient: to.email,
  subject,
  body: [`Hello ${to.name},`, ...paragraphs, product].join('\n\n'),
})

export const greetInSpanish = (to: Addressee) => `Hola ${to.name}:`
