import { auth, read, write } from '../call.ts'
import { withCustomer } from '../customerAddress.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, flag, integer, money, nullable, optional, text, wordOf } from '../kinds.ts'
import { type TaskKind, taskKind, taskKindNames } from './taskKinds.ts'

const kindField = wordOf('kind', ...taskKindNames)

/** Maximum rows returned per kind; further ones are only counted. */
export const maxTaskRows = 3
/** Maximum rows if a single kind is requested. */
export const maxRowsOfKind = 500

export const taskRow = keyedEntity('taskRow', 'key', {
  /** Identifies the task when it is marked as done. */
  key: text('key', { max: 200 }),
  number: text('number', { mayBeEmpty: true }),
  about: text('about', { mayBeEmpty: true, isMultiline: true }),
  /** Parameter for the page if `number` does not suffice. */
  place: nullable(text('place')),
  customerId: nullable(integer('customerId')),
  customer: nullable(text('customer')),
  /** Start date or due date of the task, depending on its kind. */
  day: nullable(day('day')),
  amount: nullable(money('amount')),
})
export type TaskRow = RowOf<typeof taskRow>

const taskGroup = keyedEntity('taskGroup', 'kind', {
  kind: kindField,
  count: integer('count', { min: 1 }),
  rows: rows('rows', taskRow),
})
export type TaskGroup = RowOf<typeof taskGroup>

const taskListEntity = entity('tasks', { count: integer('count', { min: 0 }), groups: rows('groups', taskGroup) })
export type TaskList = RowOf<typeof taskListEntity>

type TaskPlace = Pick<TaskRow, 'number' | 'place' | 'customerId'>

/** Address of a task below `/forge`; includes its customer unless that is the current one. */
export const taskAddress = (kind: TaskKind, row: TaskPlace, customer: number | null = null) => {
  const address = taskKind(kind).address(row)
  return row.customerId === null || row.customerId === customer ? address : withCustomer(address, row.customerId)
}

const markable = taskKindNames.filter((kind) => taskKind(kind).isMarked)
const markPages = [...new Set(markable.flatMap((kind) => taskKind(kind).pages))]

export const digestFrequencies = ['off', 'daily', 'weekly'] as const
const frequency = wordOf('frequency', ...digestFrequencies)
const language = wordOf('language', 'en', 'es')

export const tasks = {
  /** Omits kinds without tasks. Asked for one kind, returns its rows up to `maxRowsOfKind`. */
  list: read('GET', '/api/Tasks', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    query: { kind: optional(kindField) },
    answer: taskListEntity,
  }),
  /** Marks a task without a natural end as done for all its recipients. */
  markDone: write('POST', '/api/Tasks/done', {
    isAddition: true,
    access: { pages: markPages, owner: 'staff' },
    body: entity('taskDone', { kind: kindField, key: taskRow.fields.key }),
    answer: entity('taskMarked', { message: text('message') }),
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
}
