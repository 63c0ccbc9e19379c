import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import { useStoredDraft } from '#kit/form/useStoredDraft.ts'
import type { RowOf } from '#schema/entity.ts'
import { decodeAnswer } from '#schema/entity.ts'
import type { Day } from '#schema/kinds.ts'
import { type DateChange, type delay, delays, maxChanges, newerLine, promisedDate } from '#schema/orders/delays.ts'
import type { RequestDetail } from '#schema/orders/requests.ts'

export type Delay = RowOf<typeof delay>
type NewerLine = RowOf<typeof newerLine>

/** A line with a new date to be submitted; `newer` is a change by another user. */
export interface Queued extends Pick<Delay, 'id' | 'jobOrder' | 'providerPartNumber' | 'customerId'> {
  readonly seen: Day | null
  readonly date: Day
  readonly comment: string
  readonly newer: NewerLine | null
}

/** Line to queue. Without a comment, one that is queued already keeps its own. */
interface Entry {
  readonly row: Delay
  readonly date: Day
  readonly comment: string | null
}

const queuedOf = ({ row, date, comment }: Entry, before: Queued | undefined): Queued => {
  const { id, jobOrder, providerPartNumber, customerId } = row
  const seen = promisedDate(row)
  return {
    id,
    jobOrder,
    providerPartNumber,
    customerId,
    seen,
    date,
    comment: comment ?? before?.comment ?? '',
    newer: null,
  }
}

const changeOf = ({ id, date, comment, seen }: Queued): DateChange => ({ id, date, reason: comment, seenDate: seen })

/** Lines that caused a 409. */
const newerIn = (error: unknown): readonly NewerLine[] =>
  error instanceof CallError && error.status === 409 && Array.isArray(error.current)
    ? error.current.map((line) => decodeAnswer(newerLine, line, 'conflict'))
    : []

/** The queue; survives an expired session, but not leaving the page. */
const useRows = () => {
  const draft = useDraft()
  const [rows, setRows] = useState(() => (draft.found?.values.rows ?? []) as readonly Queued[])
  const sentWith = useRef<string | null>(null)
  useStoredDraft({ draft, values: { rows }, record: null, isUnsaved: rows.length > 0, sentWith })
  const forget = useEffectEvent(() => draft.drafts?.drop(draft.form))
  useEffect(() => forget(), [])
  const { found } = draft
  // Retries a request interrupted by an expired session with the same idempotency key.
  const [keyOf] = useState(() =>
    repeatKeys(found?.sentWith ? { values: rows.map(changeOf), key: found.sentWith } : undefined),
  )
  const change = (id: number, by: (row: Queued) => Queued) =>
    setRows((before) => before.map((row) => (row.id === id ? by(row) : row)))
  return { rows, setRows, change, sentWith, keyOf }
}

type Fault = { readonly kind: 'commentsMissing' | 'failed'; readonly text: string } | null

/** Queue of new dates; all are submitted together or none. */
export const useDelayQueue = () => {
  const translate = useTranslate()
  const { confirm, alert } = useDialogs()
  const { rows, setRows, change, sentWith, keyOf } = useRows()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>(null)

  const meet = (error: unknown) => {
    const newer = newerIn(error)
    setRows((before) => before.map((row) => ({ ...row, newer: newer.find(({ id }) => id === row.id) ?? row.newer })))
    const orders = newer.map(({ jobOrder }) => jobOrder).join(', ')
    const text =
      orders === ''
        ? translate('delays.failed', { reason: describeReason(error, translate) })
        : translate('delays.outdated', { orders })
    setFault({ kind: 'failed', text })
  }
  const title = translate('delays.newDates', { smart_count: rows.length, order: rows[0]?.jobOrder })
  const sendAll = async () => {
    const changes = rows.map(changeOf)
    const repeatKey = keyOf(changes)
    setBusy(true)
    sentWith.current = repeatKey
    try {
      await send(delays.changeDates, { changes }, { repeatKey })
      setRows([])
      await alert({ title, message: translate('delays.done'), reload: true })
    } catch (error) {
      meet(error)
    } finally {
      sentWith.current = null
      setBusy(false)
    }
  }
  const submit = async () => {
    const isMissing = rows.some(({ comment }) => comment.trim() === '')
    const isTooMany = rows.length > maxChanges
    if (isTooMany) setFault({ kind: 'failed', text: translate('delays.tooMany', { max: maxChanges }) })
    else setFault(isMissing ? { kind: 'commentsMissing', text: translate('delays.commentsMissing') } : null)
    if (!isMissing && !isTooMany && (await confirm({ title, message: translate('delays.question') }))) await sendAll()
  }
  return {
    rows,
    isBusy,
    fault,
    submit,
    /** Adds the date that both sides of a request accept, unless its line is queued already. */
    addRequested: ({ number, jobOrder, customerId, agreedOn, lines }: RequestDetail) => {
      const [line] = lines
      if (!line || agreedOn === null || jobOrder === null) return
      const { id, providerPartNumber, promisedOn: seen } = line
      const added = { id, jobOrder, providerPartNumber, customerId, seen, date: agreedOn, comment: number, newer: null }
      setRows((before) => (before.some((row) => row.id === id) ? before : [...before, added]))
    },
    /** Adds lines, or changes those that are queued already. */
    add: (entries: readonly Entry[]) =>
      setRows((before) => {
        const queued = new Map(before.map((row) => [row.id, row]))
        for (const entry of entries) queued.set(entry.row.id, queuedOf(entry, queued.get(entry.row.id)))
        return [...queued.values()]
      }),
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    comment: (id: number, comment: string) => change(id, (row) => ({ ...row, comment })),
    commentAll: (comment: string) => setRows((before) => before.map((row) => ({ ...row, comment }))),
    setDate: (id: number, date: Day) => change(id, (row) => ({ ...row, date })),
    /** Keeps the own date despite another user's change. */
    keep: (id: number) => change(id, (row) => ({ ...row, seen: row.newer ? row.newer.date : row.seen, newer: null })),
  }
}

/** Gives the cells of the table access to the queue. */
export const DelayQueueContext = createContext<ReturnType<typeof useDelayQueue> | null>(null)

export const usePageQueue = () => {
  const queue = useContext(DelayQueueContext)
  if (!queue) throw new Error('A date of a delay needs the queue of its page around it.')
  return queue
}
