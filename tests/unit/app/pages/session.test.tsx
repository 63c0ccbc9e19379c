import { cleanup, render, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionLanding } from '#src/app/pages/SessionLanding.tsx'
import { SignInRedirect } from '#src/app/pages/SignInRedirect.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const redeem = () => {
  Cookies.set('fricn', 'Ana Luna')
  return json({ access_token: 'cookie', token_type: 'Bearer', expires_in: 86_400 })
}

const land = async (address: string, answer: () => Response = redeem) => {
  window.history.replaceState(null, '', address)
  const gateway = stubGateway({ 'POST /auth/api/session/': answer })
  const leave = vi.fn()
  const { container } = render(
    <StrictMode>
      <SessionLanding leave={leave} />
    </StrictMode>,
  )
  const strippedTo = window.location.pathname + window.location.search
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  return { ...gateway, leave, container, strippedTo }
}

describe('session landing', () => {
  test('redeems the code once, removes it from the URL, shows nothing and opens the portal', async () => {
    const { requests, leave, container, strippedTo } = await land('/forge/loginexterno?session=abc&next=')
    expect(strippedTo).toBe('/forge/loginexterno')
    expect(requests.map(({ body }) => body)).toEqual([{ session: 'abc' }])
    expect(leave).toHaveBeenCalledWith('/forge/#/')
    expect(container.textContent).toBe('')
  })

  test('redirects to the next page', async () => {
    const { leave } = await land('/forge/loginexterno?session=abc&next=%2Fforge%2Fusers%3Fpage%3D2')
    expect(leave).toHaveBeenCalledWith('/forge/users?page=2')
  })

  test.each(['https://evil.example/', '//evil.example/forge', '/forge/../auth/api/logout/', '/forge/login'])(
    'does not redirect to %s',
    async (next) => {
      const { leave } = await land(`/forge/loginexterno?session=abc&next=${encodeURIComponent(next)}`)
      expect(leave).toHaveBeenCalledWith('/forge/#/')
    },
  )

  test('redirects to the login page for an invalid code, keeping next', async () => {
    const { leave } = await land('/forge/loginexterno?session=old&next=%2Fforge%2Fusers', () =>
      failure(400, 'invalid_link'),
    )
    expect(leave).toHaveBeenCalledWith('/forge/login?next=%2Fforge%2Fusers')
  })

  test('without a code opens the portal for signed-in users only', async () => {
    const { leave, requests } = await land('/forge/loginexterno')
    expect(leave).toHaveBeenCalledWith('/forge/login')
    expect(requests).toEqual([])
    cleanup()
    Cookies.set('fricn', 'Ana Luna')
    expect((await land('/forge/loginexterno')).leave).toHaveBeenCalledWith('/forge/#/')
  })
})

describe('/login and /relogin', () => {
  test.each([
    ['/forge/login', '/'],
    ['/forge/relogin?next=%2Fforge%2Fusers%3Fpage%3D2', '/?next=%2Fforge%2Fusers%3Fpage%3D2'],
    ['/forge/login?resetSuccess=1', '/?resetSuccess=1'],
    ['/forge/relogin?next=https://evil.example', '/'],
  ])('%s redirects to the sign-in form at %s', (address, target) => {
    window.history.replaceState(null, '', address)
    const leave = vi.fn()
    render(<SignInRedirect leave={leave} />)
    expect(leave).toHaveBeenCalledExactlyOnceWith(window.location.origin + target)
  })
})
