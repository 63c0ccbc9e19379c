import { type AnswerFaults, onFaultFound } from '#dataProvider/calls/answerFaults.ts'
import { send } from '#dataProvider/calls/client.ts'
import { answerFaults, maxValuesOfFault } from '#schema/administration/answerFaults.ts'
import type { InputOf } from '#schema/call.ts'
import { tabStorage } from '#values/tabStorage.ts'

type Found = InputOf<typeof answerFaults.report>['faults'][number]

/** Faults found within this time go into one report. */
const waitMilliseconds = 1_000
const maxFaultsPerReport = 50
/** The portal accepts 240 faults a minute, so that tabs may be opened and reloaded. */
const betweenMilliseconds = 60_000

const nameOf = ({ call, field, kind, harm }: Omit<Found, 'count'>) => [call, field, kind, harm].join(' ')

/** Faults that this tab's session has reported; they survive a reload, so that none is reported twice. */
const reportedBy = (userId: number) => {
  const key = `answerFaults.${userId}`
  const reported = new Set<string>(JSON.parse(tabStorage.get(key) ?? '[]'))
  /** Waiting or on their way; a fault whose report fails is reported when it is found again. */
  const sending = new Set<string>()
  return {
    isNew: (name: string) => {
      if (reported.has(name) || sending.has(name)) return false
      sending.add(name)
      return true
    },
    end: (names: readonly string[], isSent: boolean) => {
      for (const name of names) sending.delete(name)
      if (!isSent) return
      for (const name of names) reported.add(name)
      tabStorage.set(key, JSON.stringify([...reported]))
    },
  }
}

/**
 * Reports faults in answers of the company's services to the portal: once for each call, field, kind and harm, without
 * values.
 */
export const reportFaults = (userId: number) => {
  const { isNew, end } = reportedBy(userId)
  let waiting: Found[] = []
  let sentAt = Number.NEGATIVE_INFINITY
  const schedule = () => {
    const pause = Math.max(waitMilliseconds, sentAt + betweenMilliseconds - Date.now())
    setTimeout(sendWaiting, pause)
  }
  const sendWaiting = () => {
    const faults = waiting.slice(0, maxFaultsPerReport)
    waiting = waiting.slice(maxFaultsPerReport)
    sentAt = Date.now()
    if (waiting.length > 0) schedule()
    // Errors are ignored: the user cannot act on a failed report.
    send(answerFaults.report, { faults }, { handlesExpiry: true }).then(
      () => end(faults.map(nameOf), true),
      () => end(faults.map(nameOf), false),
    )
  }
  const add = ({ call, faults }: AnswerFaults) => {
    const fresh = faults.filter((fault) => isNew(nameOf({ ...fault, call })))
    if (fresh.length === 0) return
    if (waiting.length === 0) schedule()
    const limited = (count: number) => Math.min(count, maxValuesOfFault)
    waiting.push(...fresh.map(({ field, kind, harm, count }) => ({ call, field, kind, harm, count: limited(count) })))
  }
  return onFaultFound(add)
}
