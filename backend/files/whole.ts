import { createHash } from 'node:crypto'
import { unavailable } from '../errors.ts'

/** Passes the bytes of a file on. The last piece is held back until the SHA-256 of all is that of the stored file. */
export async function* whole(
  stream: AsyncIterable<Uint8Array>,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
) {
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const piece of stream) {
    if (last) yield last
    hash.update(piece)
    last = piece
  }
  if (hash.digest('hex') !== sha256)
    throw unavailable('The file cannot be read.', new Error(`File ${id} has changed since it was stored (SHA-256).`))
  if (last) yield last
}
