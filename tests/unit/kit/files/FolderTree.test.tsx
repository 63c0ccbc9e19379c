import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FolderTree } from '#kit/files/FolderTree.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const groupsOf = (count: number) =>
  Array.from({ length: count }, (_one, at) => ({
    name: `BT-${at}`,
    items: [
      { id: 2 * at + 1, label: 'First article', badge: <i>new</i> },
      { id: 2 * at + 2, label: 'Process plan' },
    ],
  }))

const onSelect = vi.fn<(id: number) => void>()
const show = (count: number, selected: number | null = null) => {
  onSelect.mockReset()
  const tree = <FolderTree label="Part numbers" groups={groupsOf(count)} selected={selected} onSelect={onSelect} />
  showInPortal({ '/': tree }, '/')
}
const groups = () => [...document.querySelectorAll('details')]

describe('a folder tree', () => {
  test('opens only the group of the selected folder, and shows badges next to folders', () => {
    show(3, 4)
    expect(screen.getByRole('navigation', { name: 'Part numbers' })).toBeTruthy()
    expect(groups().map(({ textContent, open }) => [textContent, open])).toEqual([
      ['BT-0First articlenewProcess plan', false],
      ['BT-1First articlenewProcess plan', true],
      ['BT-2First articlenewProcess plan', false],
    ])
    const current = document.querySelectorAll('[aria-current=true]')
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Process plan'])
  })

  test('selects a folder by click and by keyboard', async () => {
    show(3, 4)
    const list = within(screen.getByRole('list', { name: 'BT-1' }))
    await userEvent.click(list.getByRole('button', { name: /First article/ }))
    list.getByRole('button', { name: 'Process plan' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls).toEqual([[3], [4]])
  })

  test('renders 100 groups at first, and more on demand', async () => {
    show(250)
    expect(groups()).toHaveLength(100)
    // By text, because computing the accessible names of hundreds of buttons takes seconds.
    await userEvent.click(screen.getByText('Show 150 more', { selector: 'button' }))
    expect(groups()).toHaveLength(200)
    await userEvent.click(screen.getByText('Show 50 more', { selector: 'button' }))
    expect(groups().map((group) => group.querySelector('summary')?.textContent)).toEqual(
      groupsOf(250).map(({ name }) => name),
    )
    expect(screen.queryByText(/more$/, { selector: 'button' })).toBeNull()
  })
})
