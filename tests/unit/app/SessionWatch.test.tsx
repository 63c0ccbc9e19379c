import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCall } from '../../../dataProvider/useCall.ts'
import { administration } from '../../../schema/administration.ts'
import { address, showInPortal } from '../../support/portalScreen.tsx'
import { failure, json, stubGateway } from '../../support/stubGateway.ts'

const Screen = () => {
  const { data, error, refetch } = useCall(administration.listRoles, {})
  return (
    <>
      <input aria-label="typed" />
      <button type="button" onClick={() => void refetch()}>
        Load
      </button>
      <p>{error ? error.code : `${data?.length ?? 0} roles`}</p>
    </>
  )
}

interface Session {
  isOver: boolean
  gateway: ReturnType<typeof stubGateway>
}

const open = async () => {
  const session: Session = { isOver: false, gateway: stubGateway({}) }
  session.gateway = stubGateway({
    'GET /auth/api/rolesforge': () =>
      session.isOver ? failure(401, 'unauthorized') : json([{ id: 1, name: 'Admin' }]),
    'GET /auth/api/logged-user/': () =>
      session.isOver
        ? failure(401, 'unauthorized')
        : json({ id: 7, name: 'Ana', email: 'ana@anvil.example', role: 1, isForge: 1 }),
    'POST /auth/api/logout/': () => json({ ok: true }),
  })
  showInPortal({ '/users': <Screen /> }, '/users')
  await screen.findByText('1 roles')
  await userEvent.type(screen.getByLabelText('typed'), 'not saved yet')
  return session
}

const expire = async (session: Session) => {
  session.isOver = true
  await userEvent.click(screen.getByRole('button', { name: 'Load' }))
  await screen.findByRole('dialog', { name: 'Session expired' })
}

const typed = () => document.querySelector<HTMLInputElement>('input[aria-label="typed"]')?.value

beforeEach(() => Cookies.set('fricn', 'Ana'))
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
})

describe('a session that ends under a page', () => {
  test('is told above it; the page and what was typed stay', async () => {
    await expire(await open())
    expect(typed()).toBe('not saved yet')
    expect(address()).toBe('/users')
  })

  test('goes on when the same person is back, who signed in in another tab: the call is made once more', async () => {
    const session = await open()
    await expire(session)
    session.isOver = false
    const asked = session.gateway.to('/auth/api/rolesforge').length
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(session.gateway.to('/auth/api/rolesforge')).toHaveLength(asked + 1))
    expect(await screen.findByText('1 roles')).toBeTruthy()
    expect(typed()).toBe('not saved yet')
  })

  test('stays over as long as nobody has signed in', async () => {
    const session = await open()
    await expire(session)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(session.gateway.to('/auth/api/logged-user/').length).toBeGreaterThan(0))
    expect(screen.getByRole('dialog', { name: 'Session expired' })).toBeTruthy()
  })

  test('is signed in again by Continue', async () => {
    await expire(await open())
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(address()).toBe('/relogin?next=%2Fforge%2Fusers'))
  })

  test('is left by closing', async () => {
    await expire(await open())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/login?next=%2Fforge%2Fusers'))
    expect(Cookies.get('fricn')).toBeUndefined()
  })
})

test('an error that is no 401 opens no dialog', async () => {
  stubGateway({ 'GET /auth/api/rolesforge': () => failure(403, 'forbidden') })
  showInPortal({ '/users': <Screen /> }, '/users')
  await screen.findByText('forbidden')
  expect(screen.queryByRole('dialog')).toBeNull()
})
