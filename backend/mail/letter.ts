import type { TaskKind } from '#schema/home/taskKinds.ts'
import { taskAddress } from '#schema/home/tasks.ts'
import type { Mail } from './transport.ts'

/** Settings that mails show. */
export interface MailSettings {
  readonly publicUrl: string
  readonly product: string
}

export interface Addressee {
  readonly name: string
  readonly email: string
}

/** Bilingual mail: an English greeting, the paragraphs, which include the Spanish text, and the product as signature. */
export const letter = (
  { product }: Pick<MailSettings, 'product'>,
  to: Addressee,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({
  recipient: to.email,
  subject,
  body: [`Hello ${to.name},`, ...paragraphs, product].join('\n\n'),
})

interface Place {
  readonly number?: string
  readonly place?: string | null
  readonly customerId: number | null
}

/** Link to the page where a task is done, with its number and customer: the reader's last customer may be another. */
export const taskLink = (
  { publicUrl }: Pick<MailSettings, 'publicUrl'>,
  kind: TaskKind,
  { number = '', place = null, customerId }: Place,
) => `${publicUrl}/forge${taskAddress(kind, { number, place, customerId })}`

export const greetInSpanish = (to: Addressee) => `Hola ${to.name}:`
