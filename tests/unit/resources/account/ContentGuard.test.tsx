import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentGuard } from '#resources/account/ContentGuard.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answer: () => Response, isPart = false) => {
  const gateway = stubGateway({ 'POST /auth/api/validate-content-access/': answer })
  const guarded = (
    <ContentGuard access="4,5" isPart={isPart}>
      <p>For staff</p>
    </ContentGuard>
  )
  showInPortal({ '/': guarded }, '/')
  return gateway
}

test('the content guard shows its content once the server accepts the key', async () => {
  const gateway = open(() => json({ ok: true }))
  expect(screen.getByRole('status')).toBeTruthy()
  expect(screen.queryByText('For staff')).toBeNull()
  await screen.findByText('For staff')
  expect(gateway.requests[0]?.body).toEqual({ access: '4,5' })
})

test('the content guard waits for a part of a page without covering the page', async () => {
  open(() => json({ ok: true }), true)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByText('For staff')).toBeNull()
  await screen.findByText('For staff')
})

test.each([
  ['an error', () => failure(403, 'forbidden')],
  ['a denial', () => json({ ok: false })],
])('the content guard renders nothing after %s', async (_, answer) => {
  open(answer)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByText('For staff')).toBeNull()
})

test('the content guard offers a retry after a failure', async () => {
  let isDown = true
  open(() => (isDown ? failure(502, 'unavailable') : json({ ok: true })))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await userEvent.click(retry)
  await screen.findByText('For staff')
})
