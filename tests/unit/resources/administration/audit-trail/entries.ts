import { encode } from 'zod/mini'
import { auditLogEntry } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Instant } from '#schema/kinds.ts'

type Entry = RowOf<typeof auditLogEntry>
type Change = Entry['changes'][number]

export const change = (field: string, from: string | null, to: string | null, more: Partial<Change> = {}): Change => ({
  field,
  page: null,
  name: null,
  from,
  to,
  ...more,
})

export const entryOnTheWire = (more: Partial<Entry> = {}) =>
  encode(auditLogEntry, {
    id: 5,
    at: '2026-11-05T15:30:00.000Z' as Instant,
    actor: 'Victoria Márquez',
    actorEmail: 'victoria@anvil.example',
    action: 'edited',
    subjectId: 12,
    subject: 'Ana Luna',
    subjectEmail: 'ana@anvil.example',
    changes: [change('phone', null, '0811')],
    ...more,
  })
