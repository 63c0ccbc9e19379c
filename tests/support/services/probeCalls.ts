import { type AnyCall, auth, content, input, read, serviceNames, write } from '#schema/call.ts'
import { entity } from '#schema/entity.ts'
import { integer, optional, text } from '#schema/kinds.ts'

const id = text('id')
const ok = entity('ok', { id })
const anything = entity('anything', {})
const params = { id }
const isPublic = { access: { public: true }, params, answer: ok } as const

const declarers = { auth, read, write, content }

const callsOf = (service: (typeof serviceNames)[number]) => {
  const declare = declarers[service]
  return {
    read: declare('GET', '/probe/read/:id', { ...isPublic, query: { part: optional(text('part')) }, changes: false }),
    /** The gateway does not parse these bodies; without a declared body, none would be forwarded. */
    write: declare('POST', '/probe/write/:id', { ...isPublic, body: anything, changes: true }),
    upload: declare('POST', '/probe/upload/:id', { ...isPublic, body: anything, changes: true }),
    download: declare('GET', '/probe/download/:id', { ...isPublic, changes: false }),
    /** Requires a caller known to the auth service. */
    own: declare('GET', '/probe/own/:id', {
      access: { signedIn: true, owner: 'caller' },
      params,
      answer: ok,
      changes: false,
    }),
    /** Names a customer in the query. */
    filtered: declare('GET', '/probe/filtered/:id', {
      access: { signedIn: true, owner: input('customerId') },
      params,
      query: { customerId: optional(integer('customer')) },
      answer: ok,
      changes: false,
    }),
    /** The gateway parses and validates the body before forwarding. */
    checked: declare('POST', '/probe/checked/:id', {
      access: { signedIn: true, owner: input('customerId') },
      params,
      body: entity('checked', { customerId: integer('customer') }),
      answer: ok,
      changes: true,
    }),
  }
}

/** Calls of every shape for all four services; the product itself declares uploads and downloads only for some. */
export const probeCalls: readonly (readonly [string, AnyCall])[] = serviceNames.flatMap((service) =>
  Object.entries(callsOf(service)).map(([name, call]) => [`probe.${service}.${name}`, call as AnyCall] as const),
)
