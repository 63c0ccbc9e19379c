import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

const outcome = vi.fn()

const Asker = () => {
  const { promptAndConfirm } = useDialogs()
  const ask = async () =>
    outcome(
      await promptAndConfirm({
        prompt: { message: 'Please add your comment:' },
        confirm: (text) => `The following comment will be sent: "${text}"`,
        confirmLabel: 'Send',
      }),
    )
  return (
    <button type="button" onClick={ask}>
      Add
    </button>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Please add your comment:' })
const confirmOf = (text: string) =>
  screen.findByRole('dialog', { name: `The following comment will be sent: "${text}"` })

beforeEach(async () => {
  outcome.mockReset()
  showInPortal({ '/': <Asker /> }, '/')
  await press('Add')
})
afterEach(cleanup)

test('promptAndConfirm requires a text, asks to confirm it and resolves to it', async () => {
  await userEvent.type(await input(), '  {Enter}')
  expect(screen.getByText('Please fill in this field.')).toBeTruthy()
  await userEvent.type(await input(), 'As agreed {Enter}')
  await confirmOf('As agreed')
  await press('Send')
  expect(outcome).toHaveBeenCalledExactlyOnceWith('As agreed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
})

test('promptAndConfirm reopens the prompt with the text after a declined confirmation', async () => {
  await userEvent.type(await input(), 'As agred{Enter}')
  await confirmOf('As agred')
  await userEvent.keyboard('{Escape}')
  expect((await input()).value).toBe('As agred')
  expect(document.activeElement).toBe(await input())
  await userEvent.keyboard('{Backspace}{Backspace}eed{Enter}')
  await confirmOf('As agreed')
  await press('Send')
  expect(outcome).toHaveBeenCalledExactlyOnceWith('As agreed')
})

test.each(['Escape', 'Cancel'])(
  'promptAndConfirm resolves to null on %s in the prompt, and restores the focus',
  async (way) => {
    await userEvent.type(await input(), 'As agreed{Enter}')
    await confirmOf('As agreed')
    await press('Cancel')
    await input()
    await (way === 'Cancel' ? press('Cancel') : userEvent.keyboard('{Escape}'))
    expect(outcome).toHaveBeenCalledExactlyOnceWith(null)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
  },
)
