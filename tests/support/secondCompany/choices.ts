/**
 * What the specifications leave open. A company answers in one of these ways; the first of each is the default, and the
 * one that differs most from the portal's own services.
 */
const open = {
  /** Answer of a change whose answer no specification gives. */
  writes: ['empty', 'created', 'message', 'flag', 'word'],
  flags: ['spanish', 'boolean', 'digit'],
  /** Windows-1252 without and with a declared charset, or UTF-8. */
  charset: ['undeclared', 'declared', 'unicode'],
  /** Lists for which no envelope is given: bare, under `value`, as JSON in a text under `value`, under a key of their own. */
  lists: ['bare', 'value', 'text', 'named'],
  /** Records for which no envelope is given. */
  records: ['bare', 'array', 'value', 'named'],
  days: ['day', 'moment', 'slashes', 'dotNet'],
  numbers: ['number', 'text'],
  missing: ['null', 'absent', 'empty'],
  /** Keys that no specification names, in each record. */
  extras: ['many', 'none'],
  /** Ids of records: any text, or whole numbers. */
  ids: ['letters', 'numbers'],
  /** Days overdue of an invoice. */
  overdueDays: ['missing', 'given'],
  /** Key of the options of relations, and the name of a customer's id in them. */
  relations: ['value', 'result'],
  relationId: ['Id', 'IDSIF2'],
  /** Customers to choose from: as the client list, or as customers. */
  customers: ['clientList', 'customers'],
  /** Ids of customers in the menu of users who act for every customer. */
  staffCustomers: ['none', 'all'],
  userRecord: ['beside', 'record', 'array'],
  /** Effect of an edit on pages that it does not send. */
  edits: ['merged', 'replaced'],
  /** Pages of a new user. */
  newUsers: ['withPages', 'withoutPages'],
  lotType: ['named', 'bare'],
  /** Charts of the scorecard with or without their series. */
  series: ['absent', 'given'],
  /** Photos of contacts and sellers. */
  photos: ['given', 'absent'],
} as const

type Open = typeof open

export type Choice = { -readonly [Name in keyof Open]: Open[Name][number] } & {
  /** Milliseconds before each answer. */
  delay: number
  /** Lines of direct customers. */
  lines: number
}

export const firstChoice = (): Choice =>
  ({
    ...Object.fromEntries(Object.entries(open).map(([name, [first]]) => [name, first])),
    delay: 0,
    lines: 3,
  }) as Choice

/** Each further way, alone. */
export const otherChoices = Object.entries(open).flatMap(([name, [, ...others]]) =>
  others.map((other) => ({ [name]: other }) as Partial<Choice>),
)
