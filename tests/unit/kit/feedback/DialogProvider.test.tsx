import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DialogProvider } from '#kit/feedback/DialogProvider.tsx'
import type { Dialogs } from '#kit/feedback/dialogs.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const outcome = vi.fn()

const Asker = ({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) => {
  const dialogs = useDialogs()
  return (
    <button type="button" onClick={async () => outcome(await ask(dialogs))}>
      Ask
    </button>
  )
}

const openWith = async (ask: (dialogs: Dialogs) => Promise<unknown>, reloadPage = vi.fn()) => {
  outcome.mockReset()
  const asker = (
    <DialogProvider reloadPage={reloadPage}>
      <Asker ask={ask} />
    </DialogProvider>
  )
  showInPortal({ '/': asker }, '/')
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return reloadPage
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isClosed = () => screen.queryByRole('dialog') === null

describe('alert', () => {
  test('shows its message as text and closes on OK', async () => {
    const reloadPage = await openWith(({ alert }) => alert({ message: '<b>Saved</b>\nTwice' }))
    expect(screen.getByRole('dialog', { name: /<b>Saved<\/b>/ })).toBeTruthy()
    await press('OK')
    expect(isClosed()).toBe(true)
    expect(reloadPage).not.toHaveBeenCalled()
  })

  test.each(['OK', 'Escape'])('reloads the page after %s with the reload option', async (way) => {
    const reloadPage = await openWith(({ alert }) => alert({ message: 'Edited', reload: true }))
    await (way === 'OK' ? press('OK') : userEvent.keyboard('{Escape}'))
    expect(reloadPage).toHaveBeenCalledOnce()
  })
})

describe('confirm', () => {
  const ask = ({ confirm }: Dialogs) => confirm({ message: 'Delete?', confirmLabel: 'Delete', isDestructive: true })

  test('resolves to true by its confirm button', async () => {
    await openWith(ask)
    await press('Delete')
    expect(outcome).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('resolves to false by Cancel or Escape, and by Enter for a destructive action', async () => {
    await openWith(ask)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Enter}')
    expect(outcome).toHaveBeenLastCalledWith(false)
    await press('Ask')
    await userEvent.keyboard('{Escape}')
    expect(outcome).toHaveBeenLastCalledWith(false)
  })

  test('restores the focus on close', async () => {
    await openWith(ask)
    await press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }))
  })

  test('traps the focus', async () => {
    await openWith(ask)
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab()
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    }
  })
})

describe('prompt', () => {
  test('limits the length in user-perceived characters, and shows an error beyond', async () => {
    await openWith(({ prompt }) => prompt({ message: 'Why?', maxLength: 255 }))
    const input = screen.getByRole('textbox', { name: 'Why?' })
    await userEvent.click(input)
    await userEvent.paste('😀'.repeat(256))
    expect(screen.getByText('Enter at most 255 characters.')).toBeTruthy()
    await press('OK')
    expect(outcome).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.paste('😀'.repeat(255))
    expect(screen.queryByText('Enter at most 255 characters.')).toBeNull()
    await press('OK')
    expect(outcome).toHaveBeenCalledExactlyOnceWith('😀'.repeat(255))
  })

  test('stays open with an error if a required answer is empty', async () => {
    await openWith(({ prompt }) => prompt({ message: 'Why?', isRequired: true }))
    await userEvent.keyboard('   {Enter}')
    expect(screen.getByText('Please fill in this field.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'too late{Enter}')
    expect(outcome).toHaveBeenCalledExactlyOnceWith('too late')
  })

  test('resolves to null when cancelled', async () => {
    await openWith(({ prompt }) => prompt({ message: 'Why?', isRequired: true }))
    await press('Cancel')
    expect(outcome).toHaveBeenCalledExactlyOnceWith(null)
  })
})

describe('comment', () => {
  test('accepts several lines', async () => {
    await openWith(({ comment }) => comment())
    await userEvent.type(screen.getByPlaceholderText('Type your comment...'), ' one{Enter}two ')
    await press('OK')
    expect(outcome).toHaveBeenCalledExactlyOnceWith('one\ntwo')
  })

  test('is read only with the readOnly option', async () => {
    await openWith(({ comment }) => comment({ value: 'As agreed', isReadOnly: true }))
    const dialog = within(screen.getByRole('dialog', { name: 'Comment' }))
    await userEvent.type(dialog.getByRole('textbox'), 'more')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('As agreed')
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await press('OK')
    expect(outcome).toHaveBeenCalledExactlyOnceWith(null)
  })
})

test('dialogs opened at once are shown one after another', async () => {
  await openWith(({ alert, confirm }) => Promise.all([alert({ message: 'First' }), confirm({ message: 'Second' })]))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('OK')
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeTruthy()
  await press('OK')
  expect(outcome).toHaveBeenCalledExactlyOnceWith([undefined, true])
})

describe('on the way back in the browser', () => {
  const asks: readonly (readonly [string, (dialogs: Dialogs) => Promise<unknown>, readonly unknown[]])[] = [
    ['an alert', ({ alert }) => alert({ message: 'Saved', reload: true }), []],
    ['a confirmation', ({ confirm }) => confirm({ message: 'Delete?' }), [false]],
    ['a prompt', ({ prompt }) => prompt({ message: 'Why?' }), [null]],
    ['a comment', ({ comment }) => comment(), [null]],
  ]

  test.each(asks)('%s ends with its page', async (_name, ask, outcomes) => {
    outcome.mockReset()
    const reloadPage = vi.fn()
    const asker = (
      <DialogProvider reloadPage={reloadPage}>
        <Asker ask={ask} />
      </DialogProvider>
    )
    const { router } = showInPortal({ '*': asker }, '/')
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await act(() => router.navigate('/other'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(outcome.mock.calls.map(([answer]) => answer)).toEqual(outcomes)
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
