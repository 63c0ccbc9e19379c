import { formatQuantity } from '#values/formats.ts'

/** A validation issue of one value. The browser translates the code; the API returns the English sentence. */
export interface Issue {
  readonly code: IssueCode
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
  trackingPage: 'Must be an https address with the word number in braces after its host.',
  day: 'Must be a date such as 2026-11-21.',
  year: 'Must be in the years 1900 to 2100.',
  instant: 'Must be a time such as 2026-11-21T08:30:00Z.',
  choice: 'Is not one of the choices.',
  min: 'Must be at least {limit}.',
  max: 'Must be at most {limit}.',
  unknownKey: 'Is not a field of this call.',
  duplicate: 'Appears twice.',
  emailTaken: 'Is already in use by another user.',
  passwordLength: 'Must have at least 8 characters.',
  passwordDigit: 'Must have at least one number.',
  passwordUppercase: 'Must have at least one uppercase character.',
  passwordCommon: 'Is one of the most common passwords.',
  passwordProduct: 'Must not contain the name of the portal.',
  passwordPersonal: 'Must not contain the name or the e-mail of the user.',
  mismatch: 'Does not match.',
  fileType: 'Must be a PDF, an image, an office document or an e-mail.',
  photoType: 'Must be a JPEG, PNG or WebP image.',
  heicPhoto: 'Is a HEIC photo, as phones make them. Save it as JPEG, PNG or WebP.',
  notGrantable: 'Cannot be granted by you.',
  notOverwritable: 'Is set by the role.',
  unknownRole: 'Is not a role that you can assign.',
  unknownCustomer: 'Refers to a customer that does not exist.',
  ambiguous: 'Matches more than one record. Send the id.',
  furtherCustomers: 'Has {limit} more customers that are not recognized.',
  alreadyAdded: 'Combination already added',
  unknownRow: 'Refers to a row that this budget does not have.',
  unknownSeller: 'Refers to a seller that does not exist.',
  unknownSegment: 'Refers to a segment that does not exist.',
  unknownReference: 'Refers to a record that does not exist.',
  alreadyThere: 'Is already used by another record.',
  inconsistent: 'Does not match the other values.',
  belowOuter: 'Must be smaller than the outer diameter.',
  unknownContract: 'Refers to a contract that this customer does not have.',
} as const

export type IssueCode = keyof typeof sentences

export const issueCodes = Object.keys(sentences) as IssueCode[]

/** Encodes an issue as a message for zod, for example `tooLong:255`. */
export const issueText = (code: IssueCode, limit?: number) => (limit === undefined ? code : `${code}:${limit}`)

/** Decodes a message of `issueText`; any other message is a `type` issue. */
export const readIssue = (message: string): Issue => {
  const [code = '', limit] = message.split(':')
  if (!Object.hasOwn(sentences, code)) return { code: 'type' }
  return { code: code as IssueCode, limit: limit === undefined ? undefined : Number(limit) }
}

export const describeIssue = ({ code, limit }: Issue) => sentences[code].replace('{limit}', formatQuantity(limit ?? 0))

/** Validation issues by wire name. */
export type Issues = Record<string, Issue>

/** Thrown for an invalid input; has one issue per field. */
export class InvalidInputError extends Error {
  readonly issues: Issues

  constructor(issues: Issues) {
    super(`Invalid: ${Object.keys(issues).join(', ')}`)
    this.name = 'InvalidInputError'
    this.issues = issues
  }
}

/** Thrown for an invalid response, which is a fault of the service; the message names call, row and field. */
export class InvalidAnswerError extends Error {
  constructor(at: string, issue: Issue) {
    super(`${at}: ${describeIssue(issue)}`)
    this.name = 'InvalidAnswerError'
  }
}
