import type { Language } from '#values/language.ts'
import { callerOf } from '../access/caller.ts'
import { reaches } from '../access/customers.ts'
import { openPagesTo, type Tools } from '../implement.ts'
import { zipOfPacks } from '../logistics/zipPacks.ts'
import type { MailedFile } from '../mail/transport.ts'

/** Papers that a mail attaches. They are drawn when it is sent, so that the outbox stays small. */
interface Attached {
  readonly userId: number
  readonly customerId: number
  readonly loads: readonly number[]
  readonly language: Language
}

export const attachmentOf = (attached: Attached) => JSON.stringify(attached)

/** Bytes of the largest zip that is mailed; base64 makes a third more of it. */
export const maxMailedBytes = 10_000_000
/** Milliseconds: well below the time after which another portal would send the mail. */
const patience = 20_000

const bytesOf = async (stream: AsyncIterable<Uint8Array>, signal: AbortSignal) => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.byteLength
    if (size > maxMailedBytes || signal.aborted) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The zip; null if it is too large, takes too long, or its reader may no longer see it. */
export const attachedZip = async (tools: Tools, attachment: string): Promise<MailedFile | null> => {
  const { userId, customerId, loads, language } = JSON.parse(attachment) as Attached
  const { reader } = tools
  const users = reader.selectFrom('users').select(['id', 'name', 'email', 'role_id', 'plant'])
  const user = await users
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('asleep_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  const caller = await callerOf(reader, user)
  if (!reaches(caller, [customerId])) return null
  if ((await openPagesTo(reader, caller)(['shipment-documents'])).length === 0) return null
  const signal = AbortSignal.timeout(patience)
  const { name, stream } = await zipOfPacks({ ...tools, caller, language, signal }, { customerId, loads })
  const content = await bytesOf(stream, signal)
  return content && { name, type: 'application/zip', content }
}
