import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ViewSwitch } from '#kit/page/ViewSwitch.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

test('a view switch reports the other view when clicked and always keeps one selected', async () => {
  const onChange = vi.fn()
  const views = { prices: 'Prices', differences: 'Differences' }
  showInPortal({ '/': <ViewSwitch label="Views" views={views} value="prices" onChange={onChange} /> }, '/')
  expect(screen.getByRole('group', { name: 'Views' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Prices', pressed: true }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Differences', pressed: false }))
  expect(onChange.mock.calls).toEqual([['differences']])
})
