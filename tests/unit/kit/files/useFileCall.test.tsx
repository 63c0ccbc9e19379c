import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FileProgress } from '#kit/files/FileProgress.tsx'
import { type FetchFile, useFileCall } from '#kit/files/useFileCall.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const file = new Blob(['zip'])
const save = vi.fn()
const fetchFile = vi.fn<FetchFile>()

interface Running {
  readonly options: Parameters<FetchFile>[0]
  readonly answer: (fetched: Awaited<ReturnType<FetchFile>>) => void
  readonly fail: (error: Error) => void
}
let running: Running

const Fetcher = () => {
  const { state, start, retry, cancel } = useFileCall(save)
  return (
    <>
      <button type="button" onClick={() => start(fetchFile)}>
        Fetch
      </button>
      <FileProgress state={state} onCancel={cancel} onRetry={retry} />
    </>
  )
}

let unmount: () => void

beforeEach(async () => {
  save.mockReset()
  fetchFile.mockReset().mockImplementation(
    (options) =>
      new Promise((answer, fail) => {
        running = { options, answer, fail }
        options.signal.addEventListener('abort', () => fail(options.signal.reason))
      }),
  )
  ;({ unmount } = showInPortal({ '/': <Fetcher /> }, '/'))
  await userEvent.click(screen.getByRole('button', { name: 'Fetch' }))
})

const bar = () => screen.getByRole('progressbar')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a file call', () => {
  test('shows its progress, with the total if known, and saves the complete file', async () => {
    act(() => running.options.onProgress(1_500_000, null))
    expect(screen.getByText('1.50 MB so far')).toBeTruthy()
    expect(bar().getAttribute('aria-valuenow')).toBeNull()
    act(() => running.options.onProgress(1_500_000, 6_000_000))
    expect(screen.getByText('1.50 of 6.00 MB')).toBeTruthy()
    expect(bar().getAttribute('aria-valuenow')).toBe('25')
    expect(save).not.toHaveBeenCalled()
    await act(async () => running.answer({ file, name: 'documents.zip' }))
    expect(save).toHaveBeenCalledExactlyOnceWith(file, 'documents.zip')
    expect(screen.getByText('Download complete')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test.each([
    [{ count: 1, names: ['A.pdf'] }, 'Download complete. 1 document is missing: A.pdf'],
    [{ count: 3, names: ['A.pdf', 'B.pdf'] }, 'Download complete. 3 documents are missing: A.pdf; B.pdf; …'],
  ])('names missing documents: %o', async (missing, text) => {
    await act(async () => running.answer({ file, name: 'documents.zip', missing }))
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('shows that there is no document, and saves nothing', async () => {
    await act(async () => running.answer(null))
    expect(screen.getByText('This document does not exist.')).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
  })

  test('does not run twice at once', async () => {
    await press('Fetch')
    expect(fetchFile).toHaveBeenCalledOnce()
  })

  test('saves nothing when cancelled, and runs again on Retry', async () => {
    await press('Cancel')
    expect(running.options.signal.aborted).toBe(true)
    expect(screen.getByText('Download cancelled')).toBeTruthy()
    await press('Retry')
    expect(fetchFile).toHaveBeenCalledTimes(2)
    await act(async () => running.answer({ file, name: 'again.zip' }))
    expect(save).toHaveBeenCalledExactlyOnceWith(file, 'again.zip')
  })

  test('shows its failure, and runs again on Retry', async () => {
    await act(async () => running.fail(new Error('gone')))
    expect(screen.getByText('The download failed.')).toBeTruthy()
    await press('Retry')
    expect(bar()).toBeTruthy()
  })

  test('is aborted on unmount and saves nothing afterwards', async () => {
    unmount()
    expect(running.options.signal.aborted).toBe(true)
    await act(async () => running.answer({ file, name: 'late.zip' }))
    expect(save).not.toHaveBeenCalled()
  })
})
