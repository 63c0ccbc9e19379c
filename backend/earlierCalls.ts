import { earlierCalls } from '#schema/earlierCalls.ts'
import type { HitKind, HitState } from '#schema/home/search.ts'
import { type TaskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import type { TimelineKind, TimelinePaper } from '#schema/orders/orderTimeline.ts'
import { movedPromisedDates } from './home/jobOrders.ts'
import { implement, inStages } from './implement.ts'
import { timeline } from './order-timeline/index.ts'
import { search } from './search/index.ts'
import { markListed, requireMarked } from './tasks/marking.ts'
import { tasksFor } from './tasks/tasksFor.ts'

/** Words that tabs of versions before 0.2.0 know. They reject a whole answer with another word. */
const taskKinds: readonly TaskKind[] = [
  'bar',
  'concession',
  'approvalFile',
  'offer',
  'agreement',
  'quote',
  'overdueInvoice',
  'dueInvoice',
  'movedDate',
  'comment',
  'lineComment',
  'concessionComment',
  'requote',
  'orderRequest',
  'concessionApproval',
  'fileApproval',
  'barDecision',
  'dateRequest',
  'failedMail',
  'invitation',
  'failedImport',
  'staleImport',
]
const hitKinds: readonly HitKind[] = [
  'purchaseOrder',
  'jobOrder',
  'part',
  'heat',
  'testedHeat',
  'invoice',
  'billOfLading',
  'tracking',
  'quote',
  'bankReference',
  'concession',
  'approvalFile',
  'customer',
  'user',
]
const hitStates: readonly (HitState | null)[] = [
  'late',
  'delayed',
  'onTime',
  'inTransit',
  'delivered',
  'deviationRequest',
  'open',
  'overdue',
  'paid',
  'ready',
  'pending',
  'approved',
  'quoted',
  'ordered',
  'expired',
  'notApplied',
  'partiallyApplied',
  'applied',
]
const eventKinds: readonly TimelineKind[] = [
  'entered',
  'acknowledged',
  'released',
  'heat',
  'cut',
  'step',
  'waitsForApproval',
  'concession',
  'approvalFile',
  'approval',
  'promiseGiven',
  'promiseConfirmed',
  'promiseMoved',
  'promiseWithdrawn',
  'requested',
  'promised',
  'promisedAnew',
  'modified',
  'ready',
  'shipped',
  'delivered',
  'heatAfterLoad',
  'invoiced',
  'reference',
  'due',
  'paid',
]
const paperKinds: readonly TimelinePaper['kind'][] = [
  'confirmation',
  'schedule',
  'certificate',
  'acknowledgement',
  'conformance',
  'millTest',
  'packingList',
  'billOfLading',
  'approvalFile',
  'approval',
]
const newTasks = new Set(taskKindNames.filter((kind) => !taskKinds.includes(kind)))

export const callsOfEarlierTabs = implement('earlierCalls', earlierCalls, {
  listTasks: ({ reader, ...context }) => tasksFor({ ...context, db: reader }, { isMine: false, except: newTasks }),
  markTaskDone: inStages({
    prepare: ({ input, ...context }) => requireMarked({ ...context, input: { tasks: [input] } }),
    run: ({ input, ...context }) => markListed({ ...context, input: { tasks: [input] } }),
  }),
  search: async (context) => {
    const hits = await search(context)
    return hits
      .filter(({ kind }) => hitKinds.includes(kind))
      .map((hit) => ({ ...hit, state: hitStates.includes(hit.state) ? hit.state : null }))
  },
  movedPromises: movedPromisedDates,
  story: async (context) => {
    const { events, papers, ...rest } = await timeline(context)
    return {
      ...rest,
      events: events.filter(({ kind }) => eventKinds.includes(kind)),
      papers: papers.filter(({ kind }) => paperKinds.includes(kind)),
    }
  },
})
