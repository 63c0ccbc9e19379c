import { fileHead, lastLine, part, randomPdf } from './uploads.ts'

export const maxBytes = 15_000_000

export const text = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
export const file = (content: string | Buffer = '%PDF-1.7', field = 'documentFactura', name = 'a.pdf') =>
  part(fileHead(name, field), content)
export const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, lastLine])

/** Forms that are rejected as an invoice, whoever sends them. */
export const badInvoices: Readonly<Record<string, readonly [status: number, form: () => Buffer]>> = {
  'without a file': [400, () => form()],
  'with a text that nobody declared': [400, () => form(text('comment', 'x'), file())],
  'with a text behind the file': [400, () => form(file(), text('comment', 'x'))],
  'with two files': [400, () => form(file(), file())],
  'with an empty file': [400, () => form(file(''))],
  'with a file of another name': [400, () => form(file('%PDF-1.7', 'file'))],
  'without an end': [400, () => file()],
  'of a file that is a byte too large': [413, () => form(file(randomPdf(maxBytes + 1)))],
}
