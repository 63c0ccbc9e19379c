import { expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { initOf, urlOf, type Values } from '#dataProvider/calls/request.ts'
import { bodyFields, type Call } from '#schema/call.ts'
import { infoOf } from '#schema/fields.ts'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { wireName } from '#schema/wire/product.ts'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  filesForm,
  paper,
  plantChild,
  plantComment,
  plantDocument,
  plantFolder,
} from '#tests/support/rows/approvalFiles.ts'
import { plantConcession } from '#tests/support/rows/concessions.ts'

/** A customer's folder: a value for every input that names a record of the customer. */
interface World {
  readonly customerId: number
  readonly folderId: number
  readonly childId: number
  readonly id: number
  readonly fileId: string
  readonly partNumber: string
}

let api: Api
let staff: Client
let stranger: Client
let own: World
let foreign: World

const plantWorld = async (customerId: number, word: string): Promise<World> => {
  const folder = await plantFolder(api, customerId, { part: `${word}-part` })
  await plantConcession(api, customerId, { part: folder.part })
  const childId = await plantChild(api, folder, `${word} child`)
  await plantComment(api, folder, `${word} words`)
  const { id, file: fileId } = await plantDocument(api, folder, `${word} name.pdf`)
  await api.rows.ask('update approval_files set child_id = ? where id = ?', childId, id)
  return { customerId, folderId: folder.id, childId, id, fileId, partNumber: folder.part }
}

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  ;[staff, stranger] = await Promise.all([api.as('staff'), api.as('new')])
  own = await plantWorld(customers.brandNew, 'plain')
  foreign = await plantWorld(customers.healthy, 'secret')
})

const calls: readonly (readonly [string, Call])[] = Object.entries(approvalFiles as unknown as Record<string, Call>)

const positionsOf = (call: Call) =>
  Object.keys({ ...call.params, ...call.query, ...bodyFields(call), ...call.list?.filter }).filter(
    (name): name is keyof World => name in own,
  )

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, at) => (bits & (2 ** at)) !== 0))

const makeOf = (isByProvider: boolean, typeId: number) => ({ isByProvider, typeId, comment: 'Noted.', name: 'New' })

/** Makes a call with the `others` inputs taken from the foreign customer, and all else from the own one. */
const ask = (by: Client, call: Call, others: readonly (keyof World)[]) => {
  const named = { ...own, ...Object.fromEntries(others.map((name) => [name, foreign[name]])) }
  const { folderId, childId } = named
  // A folder is created with a type that does not exist yet.
  const rest = makeOf(by === staff, call === (approvalFiles.createFolder as unknown) ? 2 : 1)
  const values: Values = {
    ...rest,
    ...named,
    isAll: true,
    list: { sort: null, range: [0, 24], filter: { folderId, childId } },
  }
  const { body } = initOf(call, values)
  const fields = Object.entries(bodyFields(call)).map(([name, field]) => {
    return [wireName(infoOf(field).wire), String(encode(field, values[name] as never))] as const
  })
  const form = call.uploads ? filesForm(Object.fromEntries(fields), paper('new.pdf')) : undefined
  const sent = form ?? (body === undefined ? undefined : JSON.parse(String(body)))
  return by.send(call.method, urlOf(call, values), sent === undefined ? {} : { body: sent })
}

const snapshot = () =>
  Promise.all(
    ['approval_folders', 'approval_child_folders', 'approval_files', 'approval_comments', 'files', 'audit'].map(
      (table) => api.rows.ask(`select count(*) as n from ${table}`),
    ),
  ).then(async (counts) => [
    counts.map(([row]) => Number(row?.n)),
    await api.rows.ask('select id, changes from approval_folders order by id'),
    await api.rows.ask('select id, child_id, father_id from approval_files order by id'),
    await api.rows.ask('select id, name from approval_child_folders order by id'),
  ])

/** True if all named records belong to one customer for whom the caller may act. */
const isAllowed = (by: Client, call: Call, others: readonly string[]) =>
  others.length === 0 || (by === staff && others.length === positionsOf(call).length)

test.each(calls)(
  '%s neither reads nor changes data of another customer, whichever of its ids are foreign',
  async (_name, call) => {
    const before = await snapshot()
    for (const by of [stranger, staff]) {
      for (const others of subsetsOf(positionsOf(call))) {
        if (isAllowed(by, call, others)) continue
        const label = `${by === staff ? 'staff' : 'stranger'}, foreign: ${others.join(', ')}`
        const { status, text, body, headers } = await ask(by, call, others)
        expect(text, label).not.toContain('secret')
        if (by === stranger && others.includes('customerId')) expect(status, label).toBe(404)
        else if (call.changes) expect(status, label).toBeOneOf([400, 403, 404])
        else if (status !== 404)
          expect([status, body, headers.get('content-range') ?? '/0'], label).toEqual([
            200,
            [],
            expect.stringMatching(/\/0$/),
          ])
      }
    }
    expect(await snapshot()).toEqual(before)
  },
)

test('each tested approval call takes an id of a customer, and succeeds with own ids', async () => {
  const read = calls.filter(([, { changes }]) => !changes)
  for (const [name, call] of read) {
    const { status, text } = await ask(stranger, call, [])
    expect([name, status, text.includes('secret'), positionsOf(call).length > 0]).toEqual([name, 200, false, true])
  }
  for (const [name, call] of calls.filter(([, { changes }]) => changes))
    expect([name, (await ask(staff, call, [])).status, positionsOf(call).length > 1]).toEqual([name, 200, true])
})
