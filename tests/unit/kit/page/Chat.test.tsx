import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { Chat } from '#kit/page/Chat.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const onSend = vi.fn<(text: string) => Promise<boolean>>()
beforeEach(() => {
  onSend.mockReset()
  onSend.mockResolvedValue(true)
})

const comments = [
  { text: 'Please approve.\nBoth of them.', at: '21/Nov/2026 08:30', name: 'Ana Luna', isOwn: false },
  { text: '<b>Which gauge?</b>', at: '21/Nov/2026 09:10', name: 'Cora Vega', isOwn: true },
]
const words = { label: 'Comments', emptyText: 'No comments yet.', failedText: 'It could not be sent.' }
const show = (messages: readonly (typeof comments)[number][] = comments) =>
  showInPortal({ '/': <Chat {...words} messages={messages} onSend={onSend} maxLength={10} /> }, '/')

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const sender = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

describe('a chat', () => {
  test('shows messages as plain text, oldest first, with author, time and side', () => {
    show()
    const log = screen.getByRole('log', { name: 'Comments' })
    const messages = [...log.querySelectorAll('li')]
    expect(messages.map(({ textContent, dataset }) => [dataset.side, textContent])).toEqual([
      ['other', 'Ana Luna · 21/Nov/2026 08:30Please approve.\nBoth of them.'],
      ['own', 'Cora Vega · 21/Nov/2026 09:10<b>Which gauge?</b>'],
    ])
  })

  test('shows an empty state', () => {
    show([])
    expect(screen.getByRole('log').textContent).toBe('No comments yet.')
  })

  test('sends a message that is neither empty nor too long, once, by its button or Enter', async () => {
    show()
    expect(sender().disabled).toBe(true)
    await userEvent.type(input(), '  {Enter}')
    expect(sender().disabled).toBe(true)
    await userEvent.type(input(), 'ok')
    await userEvent.click(sender())
    await waitFor(() => expect(input().value).toBe(''))
    await userEvent.type(input(), 'ok, too{Enter}')
    await waitFor(() => expect(input().value).toBe(''))
    await userEvent.type(input(), 'eleven char{Enter}')
    expect(sender().disabled).toBe(true)
    expect(onSend.mock.calls).toEqual([['ok'], ['ok, too']])
  })

  test('inserts a line break on Shift+Enter, and does not send during IME composition', async () => {
    show()
    await userEvent.type(input(), 'a{Shift>}{Enter}{/Shift}b')
    expect(input().value).toBe('a\nb')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    expect(onSend).not.toHaveBeenCalled()
  })

  test('keeps a message that could not be sent, with an error until it is sent', async () => {
    onSend.mockResolvedValueOnce(false)
    show()
    await userEvent.type(input(), 'ok{Enter}')
    expect(await screen.findByText('It could not be sent.')).toBeTruthy()
    expect(input().value).toBe('ok')
    await userEvent.click(sender())
    await waitFor(() => expect(screen.queryByText('It could not be sent.')).toBeNull())
    expect(input().value).toBe('')
  })

  test('in a drawer is not closed with a message that was not sent, unless asked for', async () => {
    const onClose = vi.fn()
    const chat = <Chat {...words} messages={comments} onSend={onSend} maxLength={10} />
    showInPortal(
      {
        '/': (
          <FormDrawer title="Comments" onClose={onClose}>
            {chat}
          </FormDrawer>
        ),
      },
      '/',
    )
    await userEvent.type(await screen.findByLabelText('Message'), 'half{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(input().value).toBe('half'))
    await userEvent.type(input(), '{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
