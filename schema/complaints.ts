/** What can be wrong with one value. The browser translates by code, the API answers the English sentence. */
export interface Complaint {
  readonly code: ComplaintCode
  readonly limit?: number | undefined
}

const sentences = {
  required: 'Required.',
  type: 'Has the wrong type.',
  tooShort: 'Must have at least {limit} characters.',
  tooLong: 'Must have at most {limit} characters.',
  tooMany: 'Must have at most {limit} entries.',
  months: 'Must have one value for each of the twelve months.',
  control: 'Must not contain control characters.',
  surrogate: 'Must be valid Unicode text.',
  email: 'Must be an e-mail address.',
  day: 'Must be a date such as 2026-11-21.',
  instant: 'Must be a time such as 2026-11-21T08:30:00Z.',
  choice: 'Is not one of the choices.',
  min: 'Must be at least {limit}.',
  max: 'Must be at most {limit}.',
  unknownKey: 'Is not a field of this call.',
  duplicate: 'Is given twice.',
  emailTaken: 'Is already in use by another user.',
  passwordLength: 'Must have at least 8 characters.',
  passwordDigit: 'Must have at least one number.',
  passwordUppercase: 'Must have at least one uppercase character.',
  passwordCommon: 'Is one of the commonest passwords.',
  mismatch: 'Does not match.',
  notGrantable: 'May not be granted by you.',
  notOverwritable: 'Is fixed by the role.',
  unknownRole: 'Is not a role that you may give.',
  unknownCustomer: 'Names a customer that does not exist.',
  ambiguous: 'Names more than one. Give the id.',
  alreadyAdded: 'Combination already added',
  unknownRow: 'Names a row that this budget does not have.',
  unknownSeller: 'Names a seller that does not exist.',
  unknownSegment: 'Names a segment that does not exist.',
  unknownContract: 'Names a contract that this customer does not have.',
} as const

export type ComplaintCode = keyof typeof sentences

export const complaintCodes = Object.keys(sentences) as ComplaintCode[]

/** The complaint as the text that zod carries: `tooLong:255`. */
export const complaintText = (code: ComplaintCode, limit?: number) => (limit === undefined ? code : `${code}:${limit}`)

/** Reads what `complaintText` wrote; anything else is a complaint about the type. */
export const readComplaint = (message: string): Complaint => {
  const [code = '', limit] = message.split(':')
  if (!Object.hasOwn(sentences, code)) return { code: 'type' }
  return { code: code as ComplaintCode, limit: limit === undefined ? undefined : Number(limit) }
}

/** The English sentence of a complaint. */
export const sayComplaint = ({ code, limit }: Complaint) => sentences[code].replace('{limit}', String(limit))

/** Complaints by the field's name on the wire. */
export type Complaints = Record<string, Complaint>

/** Raised when an input does not fit its schema; carries one complaint per field. */
export class InvalidInput extends Error {
  readonly complaints: Complaints

  constructor(complaints: Complaints) {
    super(`Invalid: ${Object.keys(complaints).join(', ')}`)
    this.name = 'InvalidInput'
    this.complaints = complaints
  }
}

/** Raised when an answer does not fit its schema: a fault of the service, named by call, row and field. */
export class InvalidAnswer extends Error {
  constructor(at: string, complaint: Complaint) {
    super(`${at}: ${sayComplaint(complaint)}`)
    this.name = 'InvalidAnswer'
  }
}
