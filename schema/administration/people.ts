import { auth, id } from '../call.ts'
import { file } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

const ofUser = { isAddition: true, access: { pages: ['edit-user'], owner: 'row' }, params: { id } } as const

/** Erasure and export of the data about a person; for administrators only. */
export const people = {
  erasePerson: auth('POST', '/api/userforge/:id/erase', { ...ofUser, answer: receipt('erased', {}) }),
  /** A zip with a file of JSON for each table that has rows of the person. */
  exportPerson: auth('GET', '/api/userforge/:id/export', { ...ofUser, answer: file('application/zip') }),
}
