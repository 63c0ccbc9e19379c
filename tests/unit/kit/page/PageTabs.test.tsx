import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const mounted = vi.fn()

beforeEach(() => mounted.mockReset())
afterEach(cleanup)

const Panel = ({ name }: { readonly name: string }) => {
  useEffect(() => mounted(name), [name])
  return <input aria-label={name} />
}

const panel = (name: string, count?: number | null) => ({
  name,
  label: name,
  count,
  content: <Panel name={name} />,
})
const tabs = [panel('overdue', 1), panel('due', 1), panel('open', 1250)]

test('page tabs open the first tab and render only its content', () => {
  showInPortal({ '/': <PageTabs label="Invoices" tabs={tabs} /> }, '/')
  expect(screen.getByRole('tablist', { name: 'Invoices' })).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('overdue (1)')
  expect(screen.getByRole('tabpanel', { name: 'overdue (1)' }).contains(screen.getByLabelText('overdue'))).toBe(true)
  expect(mounted.mock.calls).toEqual([['overdue']])
})

test('page tabs keep the state of a left tab, and do not change the address', async () => {
  showInPortal({ '/': <PageTabs tabs={tabs} /> }, '/')
  await userEvent.type(screen.getByLabelText('overdue'), 'A-1042')
  await userEvent.click(screen.getByRole('tab', { name: 'due (1)' }))
  expect(screen.getByRole('tabpanel', { name: 'due (1)' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'overdue' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'overdue (1)' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'overdue' }).value).toBe('A-1042')
  expect(mounted.mock.calls).toEqual([['overdue'], ['due']])
  expect(address()).toBe('/')
})

test('page tabs are operated by arrow keys and Enter', async () => {
  showInPortal({ '/': <PageTabs tabs={tabs} /> }, '/')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'overdue (1)' }))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('due (1)')
})

test('controlled page tabs show the given value', async () => {
  const onChange = vi.fn()
  showInPortal({ '/': <PageTabs tabs={tabs} value="open" onChange={onChange} /> }, '/')
  await userEvent.click(screen.getByRole('tab', { name: 'due (1)' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('due')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('open (1,250)')
})

test('page tabs open the first tab for an unknown value, and render nothing without tabs', () => {
  const { unmount } = showInPortal({ '/': <PageTabs tabs={tabs} value="gone" onChange={vi.fn()} /> }, '/')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('overdue (1)')
  unmount()
  showInPortal({ '/': <PageTabs tabs={[]} /> }, '/')
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('page tabs open the first tab with rows, once their counts are known, and stay there', async () => {
  const { rerender } = render(<PageTabs tabs={[panel('overdue', null), panel('due', null)]} />)
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  expect(screen.getByRole('tabpanel', { name: 'overdue' })).toBeTruthy()
  rerender(<PageTabs tabs={[panel('overdue', 0), panel('due', 2)]} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('due (2)')
  rerender(<PageTabs tabs={[panel('overdue', 1), panel('due', 0)]} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('due (0)')
})

test.each([
  ['no tab has rows', [panel('overdue', 0), panel('due', 0)], 'overdue (0)'],
  ['the number of rows is unknown', [panel('overdue', 0), panel('due')], 'due'],
])('page tabs open one if %s', (_case, given, opened) => {
  render(<PageTabs tabs={given} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(opened)
})

test('page tabs drop the first tab if the first one with rows is another', () => {
  const loading = [panel('overdue', null), panel('due', null)]
  const { rerender } = render(<PageTabs tabs={loading} />)
  expect(screen.getByRole('textbox', { name: 'overdue' })).toBeTruthy()
  rerender(<PageTabs tabs={[panel('overdue', 0), panel('due', 2)]} />)
  expect(screen.getByRole('textbox', { name: 'due' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'overdue', hidden: true })).toBeNull()
})
