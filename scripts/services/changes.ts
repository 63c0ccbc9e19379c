import { dayIn, daysAfter } from '#values/days.ts'
import { type Answers, firstOf } from './inputs.ts'

/** Text of everything that the check enters. */
export const mark = 'portal-check'

export interface Asking {
  readonly customerId: number
  readonly year: number
  readonly timeZone: string
  readonly answers: Answers
}

type Values = Readonly<Record<string, unknown>>

/** Input of a change in the program's names; a value that is undefined was in no answer. */
export interface Change {
  /** For example `concessions.comment`. */
  readonly name: string
  readonly input: (asking: Asking) => Values
  readonly sendsFile?: boolean
}

const of = (call: string, field: string, { answers }: Asking) => firstOf(call, field)(answers)
/** The first row of a list, without fields that the service does not have. */
const firstRow = (call: string, { answers }: Asking): Values => {
  const rows = answers.get(call)
  const row = Array.isArray(rows) ? (rows[0] as Values | undefined) : undefined
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== undefined))
}
/** The entries of a list that needs each of its values; undefined if one is missing. */
const rowOf = (row: Values) => (Object.values(row).includes(undefined) ? undefined : [row])
const inAMonth = ({ timeZone }: Asking) => daysAfter(dayIn(timeZone, Date.now()), 30)

const line = 'orderReports.listLines'
const note = (asking: Asking) => ({
  id: of(line, 'id', asking),
  partNumber: of(line, 'customerPartNumber', asking),
  customerComment: '',
  date: null,
  sellerComment: null,
  isConfirmed: false,
})

const file = 'approvalFiles.listFiles'
const folder = (asking: Asking) => ({
  customerId: asking.customerId,
  partNumber: of(file, 'partNumber', asking),
  folderId: of(file, 'folderId', asking),
  typeId: of(file, 'typeId', asking),
  childId: null,
})

const quoteMail = (asking: Asking) => ({
  customerId: asking.customerId,
  quoteId: undefined,
  ...firstRow('quoteHistory.list', asking),
  comment: mark,
  recipient: '',
  customer: mark,
  contactName: mark,
})

const zeros = Array.from({ length: 12 }, () => 0)

/** Every specified change but those of users and passwords, with records that other calls have named. */
export const changes: readonly Change[] = [
  {
    name: 'finance.generateReference',
    input: (asking) => ({
      customerId: asking.customerId,
      invoices: rowOf({ id: of('finance.openInvoices', 'id', asking), amount: 1 }),
      notes: [],
    }),
  },
  {
    name: 'logistics.bundleDocuments',
    input: (asking) => {
      const jobOrder = of('logistics.listShipments', 'jobOrder', asking)
      return {
        kind: 'invoice',
        customerId: asking.customerId,
        jobOrderText: jobOrder,
        jobOrders: jobOrder === undefined ? undefined : [jobOrder],
      }
    },
  },
  {
    name: 'material.approve',
    input: (asking) => ({
      customerId: asking.customerId,
      id: of('material.listApprovals', 'id', asking),
      isApproved: true,
      comment: '',
    }),
    sendsFile: true,
  },
  { name: 'offers.answer', input: (asking) => ({ id: of('offers.list', 'id', asking), isAccepted: true }) },
  { name: 'offers.sendInvoice', input: (asking) => ({ id: of('offers.list', 'id', asking) }), sendsFile: true },
  { name: 'orderReports.confirm', input: (asking) => ({ ...note(asking), isConfirmed: true }) },
  {
    name: 'orderReports.comment',
    input: (asking) => ({
      ...note(asking),
      customerComment: mark,
      customerId: asking.customerId,
      purchaseOrder: of(line, 'purchaseOrder', asking),
    }),
  },
  { name: 'orderReports.answerLine', input: (asking) => ({ ...note(asking), sellerComment: mark }) },
  {
    name: 'orderReports.setEta',
    input: (asking) => ({
      customerId: asking.customerId,
      tracking: of(line, 'tracking', asking),
      eta: inAMonth(asking),
    }),
  },
  {
    name: 'delays.changeDates',
    input: (asking) => ({
      changes: rowOf({ id: of('delays.listDelays', 'id', asking), date: inAMonth(asking), reason: mark }),
    }),
  },
  {
    name: 'concessions.comment',
    input: (asking) => ({
      id: of('concessions.list', 'id', asking),
      customerId: asking.customerId,
      comment: mark,
      isByProvider: true,
    }),
  },
  {
    name: 'concessions.approve',
    input: (asking) => ({ id: of('concessions.list', 'id', asking), customerId: asking.customerId }),
    sendsFile: true,
  },
  {
    name: 'approvalFiles.createFolder',
    input: (asking) => ({
      customerId: asking.customerId,
      partNumber: of('approvalFiles.listPartNumbers', 'partNumber', asking),
      typeId: of('approvalFiles.listTypes', 'id', asking),
      isByProvider: true,
    }),
    sendsFile: true,
  },
  { name: 'approvalFiles.addFiles', input: (asking) => ({ ...folder(asking), isByProvider: true }), sendsFile: true },
  { name: 'approvalFiles.saveChild', input: (asking) => ({ ...folder(asking), name: mark }) },
  {
    name: 'approvalFiles.comment',
    input: (asking) => ({
      customerId: asking.customerId,
      folderId: of(file, 'folderId', asking),
      comment: mark,
      isByProvider: true,
    }),
  },
  {
    name: 'approvalFiles.moveFile',
    input: (asking) => ({ customerId: asking.customerId, childId: null, id: of(file, 'id', asking) }),
  },
  {
    name: 'approvalFiles.removeFile',
    input: (asking) => ({ customerId: asking.customerId, id: of(file, 'id', asking) }),
  },
  { name: 'quoteHistory.mailFeedback', input: quoteMail },
  { name: 'quoteHistory.requote', input: quoteMail },
  {
    name: 'quoteHistory.sendFeedback',
    input: (asking) => ({
      customerId: asking.customerId,
      rfqNumber: of('quoteHistory.list', 'rfqNumber', asking),
      message: mark,
    }),
  },
  {
    name: 'quotes.quotePart',
    input: (asking) => ({
      customerId: asking.customerId,
      crmId: of('quotes.contact', 'crmId', asking) ?? of('finance.paymentTerms', 'crmId', asking),
      specGuid: of('quotes.specs', 'guid', asking),
      treatmentGuid: null,
      machiningGuid: null,
      ultrasonicGuid: null,
      type: 'ring',
      quantity: 1,
      outerDiameter: 20,
      innerDiameter: 10,
      length: 4,
      number: null,
      firstHole: 0,
      firstHoles: 0,
      secondHole: 0,
      secondHoles: 0,
      address: null,
    }),
  },
  {
    name: 'quotes.mail',
    input: (asking) => ({
      customerId: asking.customerId,
      email: `${mark}@invalid.example`,
      customer: mark,
      number: of('quoteHistory.list', 'number', asking),
    }),
  },
  {
    name: 'budgets.create',
    input: (asking) => ({
      sellerId: of('budgets.list', 'sellerId', asking),
      year: asking.year,
      rows: rowOf({
        customerId: asking.customerId,
        segmentId: of('budgets.segments', 'id', asking),
        contractId: null,
        months: zeros,
        yearlyGoal: null,
      }),
    }),
  },
  {
    name: 'account.requestPasswordReset',
    input: () => ({ email: `${mark}@invalid.example` }),
  },
]
