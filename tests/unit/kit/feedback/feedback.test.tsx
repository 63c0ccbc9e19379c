import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#dataProvider/calls/callError.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { LoadingOverlay } from '#kit/feedback/LoadingOverlay.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const show = (element: ReactNode) => showInPortal({ '/': element }, '/')

describe('a message banner', () => {
  test.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('of kind %s has the role %s', (kind, role) => {
    show(<MessageBanner kind={kind}>User created successfully.</MessageBanner>)
    expect(screen.getByRole(role).textContent).toBe('User created successfully.')
  })

  test('can be closed only with an onClose handler', async () => {
    const onClose = vi.fn()
    show(
      <MessageBanner kind="info" onClose={onClose}>
        Note
      </MessageBanner>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a download button', () => {
  test('is disabled with the reason while the file is made, then reports completion', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const download = vi.fn(() => promise)
    show(<DownloadButton download={download} />)
    const button = screen.getByRole('button', { name: 'Download' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(download).toHaveBeenCalledOnce()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Generating file, please wait...')
    resolve()
    expect(await screen.findByText('File downloaded')).toBeTruthy()
    expect(button.getAttribute('aria-disabled')).toBe('false')
  })

  test('shows its failure, and retries', async () => {
    const download = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce()
    show(<DownloadButton download={download} />)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Error downloading file')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('File downloaded'))
  })
})

test('the loading overlay shows its message', () => {
  show(<LoadingOverlay message="Uploading" />)
  expect(screen.getByRole('status').textContent).toBe('Uploading')
})

test('the empty state offers to clear filters only if there are any', async () => {
  const onClearFilters = vi.fn()
  const { unmount } = show(<EmptyState />)
  expect(screen.getByText('No results found.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  show(<EmptyState onClearFilters={onClearFilters} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
})

test.each([
  ['offline', 'There is no connection to the server. Check the network and try again.'],
  ['timeout', 'The service took too long to answer. Try again.'],
  ['unavailable', 'The service is not available at the moment. Try again in a few minutes.'],
  ['internal', 'Something went wrong on our side. Try again; if it keeps happening, contact support.'],
])('the failed state of a card and of a page describes the failure: %s', (code, text) => {
  const error = new CallError({ status: 0, code, message: '' })
  show(<FailedState error={error} onRetry={vi.fn()} />)
  expect(screen.getByRole('alert').textContent).toBe(`${text}Retry`)
  cleanup()
  show(
    <Loadable error={error} height={40} onRetry={vi.fn()}>
      <p>Content</p>
    </Loadable>,
  )
  expect(screen.getByRole('alert').textContent).toBe(`${text}Retry`)
})

test('the failed state shows the failure and retries', async () => {
  const onRetry = vi.fn()
  show(<FailedState message="The users could not be loaded." onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('The users could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a call that is not offered shows one line, without an alert and Retry, on a card as on a page', () => {
  const error = new CallError({ status: 404, code: 'not_offered', message: '' })
  const line = 'Not offered by the connected service.'
  show(<FailedState error={error} onRetry={vi.fn()} />)
  expect(screen.getByText(line)).toBeTruthy()
  cleanup()
  show(
    <Loadable error={error} height={400} onRetry={vi.fn()}>
      <p>Content</p>
    </Loadable>,
  )
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.queryByText('Content')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
