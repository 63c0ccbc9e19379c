import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageTabs } from '../../../../src/kit/page/PageTabs.tsx'
import { address, showInPortal } from '../../../support/screens/portalScreen.tsx'

const mounted = vi.fn()

beforeEach(() => mounted.mockReset())
afterEach(cleanup)

const Panel = ({ name }: { readonly name: string }) => {
  useEffect(() => mounted(name), [name])
  return <input aria-label={name} />
}

const tabs = ['overdue', 'due', 'open'].map((name, index) => ({
  name,
  label: `${name} (${index})`,
  content: <Panel name={name} />,
}))

test('page tabs open the first tab and render only its content', () => {
  showInPortal({ '/': <PageTabs label="Invoices" tabs={tabs} /> }, '/')
  expect(screen.getByRole('tablist', { name: 'Invoices' })).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('overdue (0)')
  expect(screen.getByRole('tabpanel', { name: 'overdue (0)' }).contains(screen.getByLabelText('overdue'))).toBe(true)
  expect(mounted.mock.calls).toEqual([['overdue']])
})

test('page tabs keep the state of a left tab, and do not change the address', async () => {
  showInPortal({ '/': <PageTabs tabs={tabs} /> }, '/')
  await userEvent.type(screen.getByLabelText('overdue'), 'A-1042')
  await userEvent.click(screen.getByRole('tab', { name: 'due (1)' }))
  expect(screen.getByRole('tabpanel', { name: 'due (1)' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'overdue' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'overdue (0)' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'overdue' }).value).toBe('A-1042')
  expect(mounted.mock.calls).toEqual([['overdue'], ['due']])
  expect(address()).toBe('/')
})

test('page tabs are operated by arrow keys and Enter', async () => {
  showInPortal({ '/': <PageTabs tabs={tabs} /> }, '/')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'overdue (0)' }))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('due (1)')
})

test('controlled page tabs show the given value', async () => {
  const onChange = vi.fn()
  showInPortal({ '/': <PageTabs tabs={tabs} value="open" onChange={onChange} /> }, '/')
  await userEvent.click(screen.getByRole('tab', { name: 'due (1)' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('due')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('open (2)')
})

test('page tabs open the first tab for an unknown value, and render nothing without tabs', () => {
  const { unmount } = showInPortal({ '/': <PageTabs tabs={tabs} value="gone" onChange={vi.fn()} /> }, '/')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('overdue (0)')
  unmount()
  showInPortal({ '/': <PageTabs tabs={[]} /> }, '/')
  expect(screen.queryByRole('tablist')).toBeNull()
})
