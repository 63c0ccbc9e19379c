import { expect, it } from 'vitest'
import type { Schema } from '#schema/fields.ts'
import { calls } from '#schema/index.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { fileIn } from '#schema/wire/envelope.ts'
import { acceptsAny } from '#schema/wire/receipt.ts'

const changes = calls.filter(([, call]) => call.changes && !call.isOwn && !call.isAddition && !fileIn(call.answer))
const [accepting, others] = [
  changes.filter(([, { answer }]) => acceptsAny(answer)),
  changes.filter(([, { answer }]) => !acceptsAny(answer)),
]

const read = (answer: Schema, wire: unknown) => {
  const log = new FaultLog()
  const value = readTolerantly(answer, wire, 'change', { log, timeZone: 'UTC' })
  return { value, faults: log.faults }
}

it('covers all changes but those whose answer the specifications name, and signing out', () => {
  expect(others.map(([name]) => name)).toEqual([
    'account.signIn',
    'account.signOut',
    'account.signOutByGet',
    'finance.generateReference',
    'logistics.bundleDocuments',
    'quotes.quotePart',
    'quotes.mail',
  ])
})

it.each(accepting)('%s accepts any answer, without a fault', (_name, { answer }) => {
  for (const wire of [undefined, null, true, 'OK', '', 7, [], [{ id: 1 }], {}, { value: '7' }, { message: ['ok'] }]) {
    const { value, faults } = read(answer, wire)
    expect(value, JSON.stringify(wire)).toBeTypeOf('object')
    expect(faults).toEqual([])
  }
})

it('reads what a connected service returns of the declared answer', () => {
  const saveChild = calls.find(([name]) => name === 'approvalFiles.saveChild')?.[1].answer as Schema
  expect(read(saveChild, { message: 'Saved', subFolderId: '7' }).value).toEqual({ message: 'Saved', childId: 7 })
})
