import type { Call } from '#schema/call.ts'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import { breakOf, CallError } from '../calls/callError.ts'
import { isForeign } from '../calls/foreign.ts'
import type { Values } from '../calls/request.ts'
import { readInSlices } from './inSlices.ts'

export const ndjson = 'application/x-ndjson'

async function* linesOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') throw new InvalidAnswerError('file', { code: 'type' })
}

/** Yields the rows of an NDJSON response in chunks; throws `CallError` if it is truncated or invalid. */
export async function* readLines(
  call: Call,
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncIterable<Values[]> {
  const row = rowOf(call.answer)
  if (!row) throw new Error(`${call.path} lists no records.`)
  const read = isForeign(call)
    ? (await import('../calls/readForeign.ts')).foreignRow(row)
    : (wire: unknown, index: number) => decodeAnswer(row, wire, `[${index}]`)
  let from = 0
  try {
    for await (const lines of linesOf(body)) {
      const first = from
      const decode = (line: unknown, index: number) => read(JSON.parse(line as string), first + index)
      from += lines.length
      // A row of a company's service that cannot be read is null.
      yield (await readInSlices({ wires: lines, decode })).filter((line) => line !== null) as Values[]
    }
  } catch (error) {
    if (error instanceof InvalidAnswerError || error instanceof SyntaxError)
      throw new CallError({ status: 200, code: 'invalid_answer', message: error.message })
    if (error instanceof TypeError || error instanceof DOMException) throw breakOf(error, signal)
    throw error
  }
}
