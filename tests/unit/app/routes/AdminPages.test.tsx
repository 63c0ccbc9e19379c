import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useNotify, useResourceDefinitions } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { CurrentPage } from '#src/app/routes/CurrentPage.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const open = (at: string) => {
  Cookies.set('fricn', 'Ana')
  const gateway = stubGateway({
    'POST /auth/api/validate-page-access-forge/': () => json({ ok: true, menu: [] }),
    'POST /auth/api/menu-options2': () => json([[], [3]]),
    'POST /write/Tracking/': () => json({ ok: true }),
  })
  showInPortal({ '*': <CurrentPage /> }, at, person(1))
  return gateway
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('react-admin routes', () => {
  test.each([
    '/users/12',
    '/users/create',
    '/auditLog',
    '/visitLogs/7/show',
    '/access-denied',
    '/authentication-error',
  ])('show "Page not found" at %s', async (at) => {
    const { to } = open(at)
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    expect(to('/auth/api/validate-page-access-forge/')).toEqual([])
  })

  test('request the menu once', async () => {
    setCurrentCustomer(3)
    const { to } = open('/consignments')
    await screen.findByRole('heading', { level: 1, name: 'Consignments' })
    expect(to('/auth/api/menu-options2')).toHaveLength(1)
  })
})

const Names = () => <p>{Object.keys(useResourceDefinitions()).sort().join(' ')}</p>

test('every resource of the screens is registered in react-admin', async () => {
  Cookies.set('fricn', 'Ana')
  stubGateway({})
  showInPortal({ '*': [<CurrentPage key="page" />, <Names key="names" />] }, '/nothing', person(1))
  await screen.findByText(/auditLog .*batches .*users .*wipSteps/)
})

const Notifying = () => {
  const notify = useNotify()
  return (
    <>
      <button type="button" onClick={() => notify('It failed.', { type: 'error' })}>
        Fail
      </button>
      <button type="button" onClick={() => notify('It is done.')}>
        Do
      </button>
      <button type="button" onClick={() => notify('kit.download.done', { type: 'success' })}>
        Download
      </button>
    </>
  )
}
describe('notification', () => {
  const press = async (name: string, role: 'alert' | 'status') => {
    showInPortal({ '/': <Notifying /> }, '/')
    await userEvent.click(screen.getByRole('button', { name }))
    return screen.findByRole(role)
  }

  test('disappears after a while', async () => {
    const status = await press('Do', 'status')
    expect(status.textContent).toBe('It is done.')
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 60_000 })
  })

  test('of a result stays until the next click', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const status = await press('Download', 'status')
    expect(status.textContent).toBe('File downloaded')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen.getByRole('status').textContent).toBe('File downloaded')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(document.body)
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  test('with an error stays until it is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const alert = await press('Fail', 'alert')
    expect(alert.textContent).toBe('It failed.')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen.getByRole('alert').textContent).toBe('It failed.')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
