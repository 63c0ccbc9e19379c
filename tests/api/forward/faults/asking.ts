import { deadlines, type Probe, type ServiceName } from '../../../support/services/stubCompany.ts'

export const kinds = ['read', 'write', 'upload', 'checked'] as const
export type Kind = (typeof kinds)[number]

/** What came of a call, and how long it took. A `null` body is one that broke off. */
export type Seen = { status: number; text: string | null; milliseconds: number; id: string | null }

const form = (size: number) => {
  const data = new FormData()
  data.set('file', new Blob([Buffer.alloc(size, 'x')]), 'file.bin')
  return data
}

const requestOf = (kind: Kind, size: number): RequestInit => {
  if (kind === 'read') return {}
  if (kind === 'upload') return { method: 'POST', body: form(size) }
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ customer: 101 }) }
}

/** A caller of its own for each call, as each change makes the gateway forget whose call it was. */
const bearerOf = (id: string) => ({ authorization: `Bearer token-of-${id}` })

/** Has the auth service say who makes the call of this id, so that it need not be asked then. */
export const introduce = async ({ url }: Probe, id: string) => {
  const answer = await fetch(url('read', 'own/1'), { headers: bearerOf(id) })
  await answer.text()
  return answer.status
}

/** Makes a call of this kind, an upload of that many bytes, and waits for its end. */
export async function ask({ url }: Probe, service: ServiceName, kind: Kind, id: string, size = 300_000): Promise<Seen> {
  const init = requestOf(kind, size)
  const headers = { ...(init.headers as Record<string, string>), ...bearerOf(id) }
  const began = performance.now()
  const seen = { status: 0, text: null as string | null, id: null as string | null }
  try {
    const answer = await fetch(url(service, `${kind}/${id}`), { ...init, headers })
    seen.status = answer.status
    seen.id = answer.headers.get('x-request-id')
    seen.text = await answer.text()
  } catch {
    // It broke off.
  }
  return { ...seen, milliseconds: performance.now() - began }
}

/** How long the gateway may wait for a call of this kind. */
export const deadlineOf = (service: ServiceName, kind: Kind) =>
  kind === 'upload' || service === 'content' ? deadlines.upload : deadlines.read

/** How many times its deadline a call may take: a second deadline, or one that begins anew, would double it. */
export const lateBy = 1.5
