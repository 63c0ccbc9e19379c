import { id, read, write } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { flag, instant, integer, nullable, text, wordOf } from '../kinds.ts'
import { custom, is } from '../list.ts'
import { faultKinds, harms } from '../tolerance/faults.ts'
import { listOf } from '../wire/envelope.ts'

const fault = {
  /** Address of the call, for example `GET /read/OpenOrders/Listado/:customerId`. */
  call: text('call'),
  /** `record.field`, the key of an envelope, or `answer`. */
  field: text('field'),
  kind: wordOf('kind', ...faultKinds),
  harm: wordOf('hurts', ...harms),
  /** Number of values with this fault. */
  count: integer('count', { min: 1 }),
}

/** Maximum count in one report, which counts the values of one answer. */
export const maxValuesOfFault = 100_000
const foundFault = { ...fault, count: integer('count', { min: 1, max: maxValuesOfFault }) }

/** A fault in answers of the company's services; it contains no value of them. */
export const answerFault = keyedEntity('answerFault', 'id', {
  id: integer('id'),
  ...fault,
  firstAt: instant('first_at'),
  lastAt: instant('last_at'),
  /** Number of users who met it; 0 for faults that only the gateway itself found. */
  users: integer('users'),
  mutedAt: nullable(instant('muted_at')),
  note: text('note', { mayBeEmpty: true }),
})

/** Maximum faults that one user may report in a minute; a tab reports up to 50, and again after a reload. */
export const maxFaultsPerMinute = 240

const administrators = { access: { pages: ['connected-services'], owner: 'staff' }, isOwn: true } as const
const done = entity('answerFaultsDone', { message: text('message') })

/** Faults in the answers of the company's services: reported by the pages that read them, read by administrators. */
export const answerFaults = {
  /** Reports each fault once for a call, a field, a kind, a harm and a session; undeclared names are rejected. */
  report: write('POST', '/answerFaults', {
    access: { signedIn: true, owner: 'caller' },
    isOwn: true,
    leavesVisit: true,
    body: entity('foundFaults', { faults: rows('faults', entity('foundFault', foundFault)) }),
    answer: done,
  }),
  list: read('GET', '/answerFaults', {
    ...administrators,
    list: {
      sort: ['call', 'field', 'kind', 'harm', 'firstAt', 'lastAt', 'count', 'users'],
      filter: {
        harm: is(fault.harm),
        withMuted: custom(flag('withMuted'), () => true),
      },
      search: ['call', 'field'],
    },
    answer: listOf(answerFault),
  }),
  /** Mutes a known fault, with a note, until the company has corrected it. */
  mute: write('POST', '/answerFaults/:id/muting', {
    ...administrators,
    params: { id },
    body: entity('muting', { isMuted: flag('muted'), note: text('note', { mayBeEmpty: true }) }),
    answer: done,
  }),
}
