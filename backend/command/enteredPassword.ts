import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
}

export class PromptAbortedError extends Error {
  constructor() {
    super('Given up. Nothing was created.')
    this.name = 'PromptAbortedError'
  }
}

export const typePassword = async ({ input, output }: Terminal) => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const keyboard = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  keyboard.once('SIGINT', () => keyboard.close())
  const lines = keyboard[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    output.write(question)
    const { done, value } = await lines.next()
    output.write('\n')
    if (done) throw new PromptAbortedError()
    return value
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('The same again: ')) === password) return password
    throw new Error('The two passwords differ. Nothing was created; run the command again.')
  } finally {
    keyboard.close()
  }
}

const readBytes = async (file: string, { input }: Terminal) => {
  if (file !== '-') return readFile(file)
  if (input.isTTY)
    throw new Error('--password-file - reads what is piped in. To type the password, leave --password-file out.')
  return buffer(input)
}

/** Reads a one-line password from a file, or from standard input if the file is `-`. */
export const readPassword = async (file: string, terminal: Terminal) => {
  const bytes = await readBytes(file, terminal).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? new Error(`The password file ${file} cannot be read (${error.code}). Name another one.`) : error
  })
  const text = bytes.toString('utf8').replace(/\r?\n$/, '')
  if (!/[\r\n]/.test(text)) return text
  throw new Error('The password file has more than one line. It must hold the password and nothing else.')
}
