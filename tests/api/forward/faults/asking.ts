import { deadlines, type Probe, type ServiceName } from '#tests/support/services/stubCompany.ts'

export const kinds = ['read', 'write', 'upload', 'checked'] as const
export type Kind = (typeof kinds)[number]

/** Result and duration of a call. A `null` text means that the body was cut off. */
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

/** Each call has its own caller, because every write clears the gateway's cache for the caller. */
const bearerOf = (id: string) => ({ authorization: `Bearer token-of-${id}` })

/** Makes the gateway cache the identity of this caller, so that later calls do not need the auth service. */
export const introduce = async ({ url }: Probe, id: string) => {
  const answer = await fetch(url('read', 'own/1'), { headers: bearerOf(id) })
  await answer.text()
  return answer.status
}

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
  } catch {}
  return { ...seen, milliseconds: performance.now() - began }
}

export const deadlineOf = (service: ServiceName, kind: Kind) =>
  kind === 'upload' || service === 'content' ? deadlines.upload : deadlines.read

/** Permitted multiple of the deadline: a second or restarted deadline would double it. */
export const lateBy = 1.5
