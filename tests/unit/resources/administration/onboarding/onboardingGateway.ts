import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import { asAnswer, UnreadableFileError } from '#backend/imports/reading/problems.ts'
import { readSheetCells } from '#backend/imports/reading/sheetCells.ts'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

// With many rows, jsdom takes seconds to compute the visibility of each cell.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 40_000 })

type Row = { name?: string; email?: string; role?: string }

/** Simulated check: `taken@…` exists, a row without a name is invalid, all others are new. */
const judge = ({ name, email = '', role }: Row, row: number) => {
  const state = name ? (email.startsWith('taken') ? 'exists' : 'new') : 'wrong'
  const required = { field: 'name', code: 'required', limit: null, value: '', message: 'Required.' }
  const unknown = {
    field: 'multiple_client_ids',
    code: 'unknownCustomer',
    limit: null,
    value: 'Nobody',
    message: 'No.',
  }
  return {
    row,
    state,
    user_id: null,
    role: state === 'new' ? (role === 'Admin' ? 1 : 3) : null,
    reasons: state === 'wrong' ? [required, unknown] : [],
  }
}

const resultsOf = ({ body }: StubRequest) => (body as { rows: Row[] }).rows.map(judge)

export const batchOnTheWire = (more: object = {}) => ({
  id: 4,
  at: '2026-11-20T12:00:00.000Z',
  user: 'Ana Luna',
  file_name: 'users.csv',
  rows: 3,
  created: 2,
  undone_at: null,
  deleted: null,
  ...more,
})

/** Reads the file as the server does. */
const readSheet = async ({ file }: StubRequest) => {
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
  const open = async function* () {
    yield bytes
  }
  try {
    return json(await readSheetCells(open, 5_000))
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return failure(400, 'invalid_input', { problems: [asAnswer(error.problem)] })
  }
}

export const sheetPath = '/auth/api/onboarding/sheet'
export const checkPath = '/auth/api/onboarding/check'
export const createPath = '/auth/api/onboarding/'
export const batchesPath = '/auth/api/onboarding/batches'

export const onboardingGateway = (more: Record<string, (request: StubRequest) => Response | Promise<Response>> = {}) =>
  stubGateway({
    [`POST ${sheetPath}`]: readSheet,
    [`POST ${checkPath}`]: (request) => json({ results: resultsOf(request) }),
    [`POST ${createPath}`]: (request) => json({ batch_id: 4, results: resultsOf(request) }),
    [`GET ${batchesPath}`]: () => json([batchOnTheWire()], { headers: { 'Content-Range': 'batches 0-0/1' } }),
    ...more,
  })

export const people = (count: number, nameless: readonly number[] = []) =>
  ['Full Name,Email,Company,Sales Contact,Sales Contact email,Client Type,Shoe size']
    .concat(
      Array.from(
        { length: count },
        (_one, at) =>
          `${nameless.includes(at) ? '' : `Person ${at}`},p${at}@made.example,C,S,s@made.example,Customer,42`,
      ),
    )
    .join('\r\n')
