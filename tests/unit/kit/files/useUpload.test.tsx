import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { type SendFiles, useUpload } from '#kit/files/useUpload.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const files = [new File([new Uint8Array(3_000_000)], 'a.pdf'), new File([new Uint8Array(1_000_000)], 'b.pdf')]
const outcome = vi.fn()
const send = vi.fn<SendFiles<string>>()

interface Running {
  readonly options: Parameters<SendFiles<string>>[1]
  readonly answer: (text: string) => void
  readonly fail: (error: Error) => void
}
let running: Running

const Sender = () => {
  const { state, start, cancel } = useUpload(send)
  return (
    <>
      <button type="button" onClick={async () => outcome(await start(files))}>
        Send
      </button>
      <UploadProgress state={state} onCancel={cancel} />
    </>
  )
}

let unmount: () => void

beforeEach(async () => {
  outcome.mockReset()
  send.mockReset().mockImplementation(
    (_, options) =>
      new Promise((answer, fail) => {
        running = { options, answer, fail }
        options.signal.addEventListener('abort', () => fail(options.signal.reason))
      }),
  )
  ;({ unmount } = showInPortal({ '/': <Sender /> }, '/'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
})

const bar = () => screen.getByRole('progressbar')

describe('an upload', () => {
  test('shows its progress in megabytes and percent, and its completion', async () => {
    expect(send.mock.lastCall?.[0]).toBe(files)
    expect(bar().getAttribute('aria-label')).toBe('0.00 of 4.00 MB (0%)')
    act(() => running.options.onProgress(2_500_000, 5_000_000))
    expect(screen.getByText('2.50 of 5.00 MB (50%)')).toBeTruthy()
    expect(bar().getAttribute('aria-valuenow')).toBe('50')
    await act(async () => running.answer('kept'))
    expect(screen.getByText('Upload complete')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(outcome).toHaveBeenCalledExactlyOnceWith({ isDone: true, answer: 'kept' })
  })

  test('does not run twice at once', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).toHaveBeenCalledOnce()
    expect(outcome).toHaveBeenCalledExactlyOnceWith({ isDone: false })
  })

  test('is cancelled by its button, says so, and can be restarted', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(running.options.signal.aborted).toBe(true)
    expect(screen.getByText('Upload cancelled. Your selection is kept.')).toBeTruthy()
    act(() => running.options.onProgress(1, 2))
    expect(screen.queryByRole('progressbar')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(bar()).toBeTruthy()
  })

  test('shows its failure', async () => {
    const error = new Error('gone')
    await act(async () => running.fail(error))
    expect(screen.getByText('Upload failed. Your selection is kept; try again.')).toBeTruthy()
    expect(outcome).toHaveBeenCalledExactlyOnceWith({ isDone: false, error })
  })

  test('is aborted on unmount', () => {
    unmount()
    expect(running.options.signal.aborted).toBe(true)
  })
})
