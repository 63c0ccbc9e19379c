import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { volume } from '#tests/support/database/upTo.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import {
  type Folder,
  filesForm,
  filesOf,
  intoFolder,
  paper,
  plantChild,
  plantDocument,
  plantFolder,
  writeTo,
} from '#tests/support/rows/approvalFiles.ts'

const { healthy } = customers
const interleavings = volume(500)
const atOnce = 10
const seed = process.env.TEST_SEED ?? 'both sides'

type Row = Readonly<Record<string, unknown>>

/** State of a folder: one document, in the folder or in its only child folder, and the names of the folders. */
interface State {
  readonly file: 'folder' | 'child' | 'gone'
  /** Location of the document's approval; null without one. */
  readonly approvedIn: 'folder' | 'child' | null
  readonly names: readonly string[]
}

/** Status of a single operation, and the state after it. */
type Rule = (state: State) => readonly [status: number, after: State]

const moved =
  (to: 'folder' | 'child'): Rule =>
  (state) => {
    if (state.file === 'gone') return [404, state]
    return state.approvedIn ? [409, state] : [200, { ...state, file: to }]
  }
const approved =
  (place: 'folder' | 'child'): Rule =>
  (state) =>
    state.file === place && !state.approvedIn ? [200, { ...state, approvedIn: place }] : [409, state]

const rules = {
  delete: (state) => {
    if (state.file === 'gone') return [404, state]
    return state.approvedIn ? [409, state] : [200, { ...state, file: 'gone' }]
  },
  moveIn: moved('child'),
  moveOut: moved('folder'),
  approve: approved('folder'),
  approveInside: approved('child'),
  rename: (state) => {
    const [, ...others] = state.names
    return others.includes('Revision B') ? [409, state] : [200, { ...state, names: ['Revision B', ...others] }]
  },
  newFolder: (state) =>
    state.names.includes('Revision B') ? [409, state] : [200, { ...state, names: [...state.names, 'Revision B'] }],
} satisfies Record<string, Rule>
type Deed = keyof typeof rules

let api: Api
let staff: Client
let customer: Client

beforeAll(async () => {
  api = await startApi()
  ;[staff, customer] = await Promise.all([api.as('staff'), api.as('customer')])
})
afterAll(() => api.stop())

interface Stage {
  readonly folder: Folder
  readonly child: number
  readonly document: number
}

const post = (by: Client, what: string, body: object) => by.post(writeTo(what, healthy), body)
const move = ({ document }: Stage, child: string) =>
  post(staff, 'approvalFileMove', { subFolderId: child, idApprovalFile: document })
const approve = ({ folder }: Stage, child: string) =>
  post(customer, 'approvalFile', filesForm(intoFolder(folder, false, child), paper('signed.pdf')))
const saveChild = ({ folder: { id, part, type } }: Stage, child: string) => {
  const place = { idQualityApproval: id, idApprovalDocumentType: type, name: part, subFolderId: child }
  return post(staff, 'approvalSubFolder', { ...place, subFolderName: 'Revision B' })
}

const deeds: Readonly<Record<Deed, (stage: Stage) => ReturnType<typeof post>>> = {
  delete: ({ document }) => post(staff, 'approvalFileDelete', { idApprovalFile: document }),
  moveIn: (stage) => move(stage, `${stage.child}`),
  moveOut: (stage) => move(stage, ''),
  approve: (stage) => approve(stage, ''),
  approveInside: (stage) => approve(stage, `${stage.child}`),
  rename: (stage) => saveChild(stage, `${stage.child}`),
  newFolder: (stage) => saveChild(stage, ''),
}

const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))

const serial = (names: readonly Deed[], order: readonly number[]) => {
  let state: State = { file: 'folder', approvedIn: null, names: ['Revision A'] }
  const statuses: number[] = names.map(() => 0)
  for (const at of order) {
    const rule: Rule = rules[names[at] as Deed]
    ;[statuses[at], state] = rule(state) as [number, State]
  }
  return { statuses, ...state, names: state.names.toSorted() }
}

const placeOf = ({ subFolderId }: Row) => (subFolderId === null ? 'folder' : 'child')

const look = async ({ folder, document }: Stage): Promise<State> => {
  const children = `/read/api/Main/${healthy}/emptyApprovalFolders?idQualityApproval=${folder.id}&all=true`
  const [files, folders] = [
    (await customer.get(filesOf(healthy, { folderId: folder.id }))).body as Row[],
    (await customer.get(children)).body as Row[],
  ]
  const file = files.find(({ idApprovalFile }) => idApprovalFile === document)
  const approvals = files.filter(({ isAprobation }) => isAprobation)
  expect(files).toHaveLength(approvals.length + (file ? 1 : 0))
  // Approval and document must refer to each other.
  expect(approvals.map(({ idApprovalFile }) => idApprovalFile)).toEqual(
    [file?.idDocumentFather].filter((id) => typeof id === 'number'),
  )
  const names = folders.map(({ subFolderName }) => String(subFolderName)).sort()
  return { file: file ? placeOf(file) : 'gone', approvedIn: approvals[0] ? placeOf(approvals[0]) : null, names }
}

const chance = dice(String(seed))
const kinds = Object.keys(rules) as [Deed, ...Deed[]]

/** Two conflicting operations and two random ones, shuffled; some wait for the response of the one before. */
const draw = () => {
  const odds = chance.pick([
    ['delete', 'approve'],
    ['moveIn', 'rename'],
  ] as const)
  const names = [...odds, chance.pick(kinds), chance.pick(kinds)]
  const shuffled = names.map((name) => ({ name, at: chance.below(1000) })).sort((a, b) => a.at - b.at)
  return shuffled.map(({ name }) => ({ name, isOlder: chance.isLucky(0.3) }))
}

const statuses = [
  'This file is part of the history.',
  'There is no file to approve here.',
  'A folder with this name already exists.',
]

const play = async () => {
  const drawn = draw()
  const names = drawn.map(({ name }) => name)
  const folder = await plantFolder(api, healthy)
  const child = await plantChild(api, folder, 'Revision A')
  const stage = { folder, child, document: (await plantDocument(api, folder, 'a.pdf')).id }
  const started: ReturnType<typeof post>[] = []
  for (const { name, isOlder } of drawn) {
    const before = started.at(-1)
    started.push(isOlder && before ? before.then(() => deeds[name](stage)) : deeds[name](stage))
  }
  const answers = await Promise.all(started)
  for (const { status, body } of answers) {
    if (status === 409) expect(statuses).toContain(body.message)
    else if (status !== 200) expect(body).toMatchObject({ error: 'not_found', message: expect.stringMatching(/./) })
  }
  const outcome = { statuses: answers.map(({ status }) => status), ...(await look(stage)) }
  const orders = ordersOf(names.map((_name, at) => at))
  expect(
    orders.map((order) => serial(names, order)),
    names.join(', '),
  ).toContainEqual(outcome)
  return names
}

test(`concurrent changes of an approval file act as if sequential, ${interleavings} times`, async () => {
  const played: Deed[][] = []
  while (played.length < interleavings) {
    const rounds = await Promise.all(Array.from({ length: atOnce }, play))
    played.push(...rounds)
  }
  expect(new Set(played.map((names) => names.join())).size).toBeGreaterThan(interleavings / 4)
  const [lost] = await api.rows.ask(
    'select count(*) as files from approval_files where file_id not in (select id from files)',
  )
  expect(Number(lost?.files)).toBe(0)
  const rows = await api.rows.ask('select id from files union all select file_id as id from plant_documents')
  expect(rows.map(({ id }) => String(id)).sort()).toEqual(keptFiles(api.dataDir).sort())
}, 600_000)
