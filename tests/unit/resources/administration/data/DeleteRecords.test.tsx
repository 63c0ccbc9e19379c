import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { DeleteRecords } from '#resources/administration/data/DeleteRecords.tsx'
import { type RecordResource, resourceNamed } from '#resources/administration/data/records.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const segments = resourceNamed('segments') as RecordResource
registerResource(segments)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = ['Aerofabs', 'Discs', 'OEM'].map((name, at) => ({ id: at + 1, name, isYearlyGoal: false, version: 1 }))

const open = async (answers: Parameters<typeof stubGateway>[0], language: 'en' | 'es' = 'en') => {
  const gateway = stubGateway(answers)
  const [onDeleted, onKept] = [vi.fn(), vi.fn()]
  const shown = <DeleteRecords resource={segments} rows={rows} onDeleted={onDeleted} onKept={onKept} />
  showInPortal({ '/data': shown }, '/data', person(1), language)
  const user = userEvent.setup()
  const label = language === 'en' ? 'Delete' : 'Eliminar'
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }))
  return { gateway, onDeleted, onKept }
}

const removed = (id: number) => ({ [`DELETE /write/data/segments/${id}`]: () => json(rows[id - 1]) })
const inUse = (id: number, referredBy: object) => ({
  [`DELETE /write/data/segments/${id}`]: () => failure(409, 'referred_to', { referredBy }),
})

test('each record that others use is named with its references, and only these stay selected', async () => {
  const { onDeleted, onKept } = await open({
    ...inUse(1, { parts: 4, invoiced_years: 6 }),
    ...removed(2),
    ...inUse(3, { parts: 2 }),
  })
  expect(await screen.findByText(/Aerofabs cannot be deleted/)).toHaveProperty(
    'textContent',
    'Aerofabs cannot be deleted: it is used by Parts (4), Invoiced years (6).\n\nOEM cannot be deleted: it is used by Parts (2).',
  )
  expect(onKept).toHaveBeenCalledExactlyOnceWith([1, 3])
  expect(onDeleted).not.toHaveBeenCalled()
})

test('a failure of another kind names the record, too', async () => {
  await open({ ...removed(1), ...removed(2), 'DELETE /write/data/segments/3': () => failure(503, 'unavailable') }, 'es')
  expect(await screen.findByText(/^OEM no se eliminó\. ./)).toBeTruthy()
})

test('nothing stays selected if all are deleted', async () => {
  const { onDeleted, onKept } = await open({ ...removed(1), ...removed(2), ...removed(3) })
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(onKept).not.toHaveBeenCalled()
})
