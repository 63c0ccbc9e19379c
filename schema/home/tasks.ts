import { auth, read, write } from '../call.ts'
import { withCustomer } from '../customerAddress.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { invoiceStateNames } from '../finance/invoiceStateNames.ts'
import { day, flag, integer, money, nullable, optional, recordId, text, wordOf } from '../kinds.ts'
import { atMost, contains, custom } from '../list.ts'
import { listOf } from '../wire/envelope.ts'
import { type TaskKind, taskKind, taskKindNames } from './taskKinds.ts'

const kindField = wordOf('kind', ...taskKindNames)

/** Maximum rows returned per kind; further ones are only counted. */
export const maxTaskRows = 3
/** Maximum tasks that are marked as done at once. */
export const maxMarkedTasks = 200
/** Undo is offered for this many seconds. */
export const undoSeconds = 10

const taskRow = keyedEntity('taskRow', 'key', {
  /** Identifies the task when it is marked as done. */
  key: text('key', { max: 200 }),
  number: text('number', { mayBeEmpty: true }),
  about: text('about', { mayBeEmpty: true, isMultiline: true }),
  /** Parameter for the page if `number` does not suffice. */
  place: nullable(text('place')),
  customerId: nullable(recordId('customerId')),
  customer: nullable(text('customer')),
  /** Start date or due date of the task, depending on its kind. */
  day: nullable(day('day')),
  amount: nullable(money('amount')),
  /** State of the task's invoice, and its amount; for an open invoice and other tasks there is none. */
  state: optional(nullable(wordOf('state', ...invoiceStateNames))),
  stateAmount: optional(nullable(money('stateAmount'))),
})
export type TaskRow = RowOf<typeof taskRow>

const taskGroup = keyedEntity('taskGroup', 'kind', {
  kind: kindField,
  count: integer('count', { min: 1 }),
  rows: rows('rows', taskRow),
})
export type TaskGroup = RowOf<typeof taskGroup>

const taskListEntity = entity('tasks', {
  count: integer('count', { min: 0 }),
  groups: rows('groups', taskGroup),
  /** True for sellers and backups, whose own customers' tasks are listed unless all are requested. */
  isSeller: optional(flag('isSeller')),
})
export type TaskList = RowOf<typeof taskListEntity>

type TaskPlace = Pick<TaskRow, 'number' | 'place' | 'customerId'>

/** Address of a task below `/forge`; includes its customer unless that is the current one. */
export const taskAddress = (kind: TaskKind, row: TaskPlace, customer: number | null = null) => {
  const address = taskKind(kind).address(row)
  return row.customerId === null || row.customerId === customer ? address : withCustomer(address, row.customerId)
}

export const listedTask = keyedEntity('listedTask', ['kind', 'key'], { kind: kindField, ...taskRow.fields })
export type ListedTask = RowOf<typeof listedTask>

/** Unless false, sellers and backups get the tasks of their own customers only. */
const isMine = flag('mine')

export const markedTask = entity('markedTask', { kind: kindField, key: taskRow.fields.key })
const markedTasks = { tasks: rows('tasks', markedTask, { min: 1, max: maxMarkedTasks }) }
const taskCount = entity('tasksMarked', { message: text('message'), count: integer('count', { min: 1 }) })

/** Address of all tasks of a kind, below `/forge`. */
export const tasksOfKind = (kind: TaskKind) => `/to-do?${new URLSearchParams({ filter: JSON.stringify({ kind }) })}`

const markable = taskKindNames.filter((kind) => taskKind(kind).isMarked)
const markPages = [...new Set(markable.flatMap((kind) => taskKind(kind).pages))]

export const digestFrequencies = ['off', 'daily', 'weekly'] as const
const frequency = wordOf('frequency', ...digestFrequencies)
const language = wordOf('language', 'en', 'es')

export const mailChoices = ['atOnce', 'summary', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]
const mailChoice = wordOf('choice', ...mailChoices)

const taskMail = keyedEntity('taskMail', 'kind', {
  kind: kindField,
  /** Null for requests that are mailed at once and are in the summary, too, until the user chooses. */
  choice: nullable(mailChoice),
})
export type TaskMail = RowOf<typeof taskMail>

export const tasks = {
  /** Number and first rows of each kind; omits kinds without tasks. */
  list: read('GET', '/api/Tasks', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    query: { mine: optional(isMine) },
    answer: taskListEntity,
  }),
  /** Tasks of all kinds, oldest or due first. */
  listRows: read('GET', '/api/Tasks/rows', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    list: {
      sort: ['day', 'amount'],
      search: ['number', 'about'],
      filter: {
        kind: kindField,
        customer: contains(text('customer', { max: 60 })),
        before: atMost(day('before'), 'day'),
        mine: custom(isMine, () => true),
      },
    },
    answer: listOf(listedTask),
  }),
  /**
   * Marks tasks without a natural end as done for all their recipients. Tasks that are not in the caller's list are
   * ignored; 404 if none is.
   */
  markDone: write('POST', '/api/Tasks/done', {
    isAddition: true,
    access: { pages: markPages, owner: 'staff' },
    body: entity('tasksDone', markedTasks),
    answer: taskCount,
  }),
  /** Lists tasks again that the caller has just marked as done; 404 if there are none. */
  undoDone: write('POST', '/api/Tasks/undo', {
    isAddition: true,
    access: { pages: markPages, owner: 'staff' },
    body: entity('tasksUndone', markedTasks),
    answer: taskCount,
  }),
  /** Frequency of the caller's task e-mails; not offered if a company's services provide users or data. */
  getDigest: auth('GET', '/api/digest/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    isOwn: true,
    answer: entity('digest', { isOffered: flag('isOffered'), frequency, language }),
  }),
  editDigest: auth('POST', '/api/digest/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    body: entity('digestChoice', { frequency, language }),
    isOwn: true,
    answer: entity('digestChosen', { message: text('message') }),
  }),
  /** Kinds of the caller's tasks, and how each is mailed; without summaries these are no choice. */
  getMails: auth('GET', '/api/task-mails/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    isOwn: true,
    answer: entity('taskMails', { hasSummary: flag('hasSummary'), kinds: rows('kinds', taskMail) }),
  }),
  editMail: auth('POST', '/api/task-mails/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    body: entity('taskMailChoice', { kind: kindField, choice: mailChoice }),
    isOwn: true,
    answer: entity('taskMailChosen', { message: text('message') }),
  }),
}
