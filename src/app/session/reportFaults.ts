import { type AnswerFaults, onFaultFound } from '../../../dataProvider/calls/answerFaults.ts'
import { send } from '../../../dataProvider/calls/client.ts'
import { answerFaults } from '../../../schema/administration/answerFaults.ts'
import type { InputOf } from '../../../schema/call.ts'

type Found = InputOf<typeof answerFaults.report>['faults'][number]

/** What is found within it is told in one report. */
const waitMilliseconds = 1_000
const mostInReport = 50
/** The portal takes 60 faults a minute. */
const betweenMilliseconds = 60_000

/** What this tab's session has reported; a new load of the page reports nothing anew. */
const reportedBy = (userId: number) => {
  const key = `answerFaults.${userId}`
  const reported = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  return (name: string) => {
    if (reported.has(name)) return false
    reported.add(name)
    sessionStorage.setItem(key, JSON.stringify([...reported]))
    return true
  }
}

/** Tells the portal what is wrong in answers of the company's services: once for each call, field and kind; no values. */
export const reportFaults = (userId: number) => {
  const isNew = reportedBy(userId)
  let waiting: Found[] = []
  let sentAt = Number.NEGATIVE_INFINITY
  const schedule = () => {
    const pause = Math.max(waitMilliseconds, sentAt + betweenMilliseconds - Date.now())
    setTimeout(sendWaiting, pause)
  }
  const sendWaiting = () => {
    const faults = waiting.slice(0, mostInReport)
    waiting = waiting.slice(mostInReport)
    sentAt = Date.now()
    if (waiting.length > 0) schedule()
    // Nobody waits for it, and nobody could do anything about its failure.
    send(answerFaults.report, { faults }, { handlesExpiry: true }).catch(() => undefined)
  }
  const add = ({ call, faults }: AnswerFaults) => {
    const fresh = faults.filter(({ field, kind }) => isNew([call, field, kind].join(' ')))
    if (fresh.length === 0) return
    if (waiting.length === 0) schedule()
    waiting.push(...fresh.map(({ field, kind, harm, count }) => ({ call, field, kind, harm, count })))
  }
  return onFaultFound(add)
}
