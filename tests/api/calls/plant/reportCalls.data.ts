import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const own = customers.healthy
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const sellers: Outcomes = [401, 403, 200, 403, 200, 200, 403]
// A line takes each comment only once and from one side, so these tests send input that is invalid for both.
const deniedToSellers: Outcomes = [401, 403, 400, 403, 400, 400, 403]
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 403]

const get = (path: string, outcomes: Outcomes) => ({ method: 'GET' as const, path: () => path, outcomes })

export const linesOf = (customer: number, query = '') => `/read/api/Customers/${customer}/wipreportGE${query}`
export const lotTypeOf = (customer: number) => `/read/api/Customers/${customer}/isLotType`
export const trackingsOf = (customer: number) => `/read/api/Customers/${customer}/trackings`
export const etaOf = (customer: number) => `/write/Customers/${customer}/dateETA`
export const lineNotePath = (line: number, what: string) => `/write/Orders/${line}/${what}`

/** Request to comment on the line of `plantDocuments`. Invalid: the comment is empty, or belongs to the other side. */
const lineNote = (what: string, outcomes: Outcomes, more: object) => ({
  method: 'POST' as const,
  path: (line: number) => lineNotePath(line, what),
  outcomes,
  sent: () => ({
    body: {
      numeroParte: '00123',
      comentarioCliente: '',
      fechaActualizada: '',
      comentarioVendedor: null,
      ...more,
    },
  }),
})

const noTracking = { body: { trackingNumber: '-', fechaETA: '2026-12-01' } }

export const expectedReportCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'orderReports.isLotType': get(lotTypeOf(own), signedIn),
  'orderReports.listLines': get(linesOf(own), signedIn),
  'orderReports.listTrackings': get(trackingsOf(own), sellers),
  'orderReports.confirm': lineNote('clientConfirm', invalidInput, { confirmacion: false }),
  'orderReports.comment': lineNote('clientComment', invalidInput, {
    comentarioCliente: 'Noted.',
    confirmacion: true,
    IdCustomer: own,
    PO: 'DOC-1',
  }),
  'orderReports.answerLine': lineNote('dateComment', deniedToSellers, { confirmacion: false }),
  'orderReports.setEta': { method: 'POST', path: () => etaOf(own), sent: () => noTracking, outcomes: deniedToSellers },
}

const all = [1015, 1016, 1017]
export const pagesOfReportCalls: Readonly<Record<string, readonly number[]>> = {
  'orderReports.isLotType': all,
  'orderReports.listLines': all,
  'orderReports.listTrackings': [1017],
  'orderReports.confirm': [1016],
  'orderReports.comment': [1016],
  'orderReports.answerLine': [1017],
  'orderReports.setEta': [1017],
}
