import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { keyedEntity } from '#schema/entity.ts'
import { integer, text } from '#schema/kinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const part = keyedEntity('part', 'id', { id: integer('id'), name: text('name') })
const rows = Array.from({ length: 450 }, (_, at) => ({ id: at, name: `Part ${at}` }))

test('a list of many groups draws 200 at first, and as many more with each click', async () => {
  const props = {
    name: 'parts',
    entity: part,
    rows,
    columns: ['id'],
    groupBy: ['name'],
    isLoading: false,
    onRetry: () => undefined,
  } as const
  showInPortal({ '/home': <RowsReport {...props} /> }, '/home')
  const heads = () => screen.getAllByRole('button', { name: /^Part \d+/ }).length
  const more = () => screen.queryByRole('button', { name: /more groups/ })
  expect(heads()).toBe(200)
  expect(more()?.textContent).toBe('Show 200 more groups (200 of 450)')
  await userEvent.click(more() as HTMLElement)
  expect(heads()).toBe(400)
  await userEvent.click(more() as HTMLElement)
  expect([heads(), more()]).toEqual([450, null])
})
