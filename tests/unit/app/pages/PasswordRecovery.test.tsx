import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PasswordRecovery } from '#src/app/pages/PasswordRecovery.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const open = (address: string, answers: Parameters<typeof stubGateway>[0]) => {
  window.history.replaceState(null, '', address)
  const gateway = stubGateway(answers)
  const leave = vi.fn()
  showInPortal({ '/': <PasswordRecovery leave={leave} /> }, '/')
  return { ...gateway, leave }
}

const field = (name: string) => document.getElementById(name) as HTMLInputElement
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const met = (rule: RegExp) => screen.getByText(rule).textContent

describe('password recovery without a token', () => {
  const call = 'POST /auth/api/password/create/'

  test("sends the e-mail, shows the server's message and disables the button", async () => {
    const { requests } = open('/forge/password-recovery', { [call]: () => json({ message: 'A link is on its way.' }) })
    await userEvent.type(field('email'), ' ana@anvil.example ')
    await userEvent.click(button('Send link'))
    expect((await screen.findByText('A link is on its way.')).closest('[role=status]')).toBeTruthy()
    expect(button('Send link').disabled).toBe(true)
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ana@anvil.example' }])
  })

  test.each([
    ['', 'Required.'],
    ['ana', 'Enter an e-mail address such as name@company.com.'],
  ])('shows an issue for %j at the field, which gets the focus', async (typed, issue) => {
    const { requests } = open('/forge/password-recovery', {})
    if (typed) await userEvent.type(field('email'), typed)
    await userEvent.click(button('Send link'))
    expect(await screen.findByText(issue)).toBeTruthy()
    expect(document.activeElement).toBe(field('email'))
    expect(requests).toEqual([])
  })

  test("shows the server's error", async () => {
    open('/forge/password-recovery', { [call]: () => failure(503, 'unavailable', { message: 'Mail is down.' }) })
    await userEvent.type(field('email'), 'ana@anvil.example')
    await userEvent.click(button('Send link'))
    expect((await screen.findByRole('alert')).textContent).toContain('Mail is down.')
  })
})

describe('password recovery with a token', () => {
  const call = 'POST /auth/api/password/reset/'
  const address = '/forge/password-recovery?token=secret-1'

  const fillIn = async (password = 'Forge-2027', confirmation = password) => {
    await userEvent.type(field('email'), 'ana@anvil.example')
    await userEvent.type(field('password'), password)
    await userEvent.type(field('confirmation'), confirmation)
  }

  test('removes the token from the URL at once', () => {
    open(address, {})
    expect(window.location.href).not.toContain('secret-1')
    expect(screen.getByText('Choose a new password for your account.')).toBeTruthy()
  })

  test('enables its button only with an e-mail and a valid password', async () => {
    open(address, {})
    await userEvent.type(field('password'), 'forge-2')
    expect(met(/At least one number/)).toContain('Met')
    expect(met(/At least 8/)).toContain('Not met yet')
    expect(met(/uppercase/)).toContain('Not met yet')
    await userEvent.type(field('password'), '7A')
    expect(met(/At least 8/)).toContain('Met')
    expect(met(/uppercase/)).toContain('Met')
    expect(met(/match/)).toContain('Not met yet')
    await userEvent.type(field('confirmation'), 'forge-27A')
    expect(met(/match/)).toContain('Met')
    expect(button('Reset password').disabled).toBe(true)
    await userEvent.type(field('email'), 'a')
    expect(button('Reset password').disabled).toBe(false)
  })

  test('sets the password and redirects to the login page after three seconds', async () => {
    const { requests, leave } = open(address, { [call]: () => json({ message: 'Done.' }) })
    await fillIn()
    // The delay of three seconds is under test; fake timers skip it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => button('Reset password').click())
    expect(screen.getByText('Password successfully reset. Redirecting to the login page...')).toBeTruthy()
    expect(requests.map(({ body }) => body)).toEqual([
      {
        email: 'ana@anvil.example',
        password: 'Forge-2027',
        password_confirmation: 'Forge-2027',
        token: 'secret-1',
      },
    ])
    act(() => vi.advanceTimersByTime(2999))
    expect(leave).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(leave).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/?resetSuccess=1`)
  })

  test.each([
    ['Password1', 'This password is too common. Choose another one.'],
    ['Anvil-27-x', 'Do not use the name of the portal in the password.'],
    ['My-Fuentes-77', 'Do not use the name or e-mail of the user in the password.'],
  ])('does not send %s, and shows the issue at its field', async (typed, issue) => {
    const { requests } = open(address, {})
    await userEvent.type(field('email'), 'ana.fuentes@anvil.example')
    await userEvent.type(field('password'), typed)
    await userEvent.type(field('confirmation'), typed)
    await vi.waitFor(async () => {
      await userEvent.click(button('Reset password'))
      expect(screen.getByText(issue)).toBeTruthy()
    }, 60_000)
    expect(document.activeElement).toBe(field('password'))
    expect(requests).toEqual([])
  })

  test('shows a rejected password at its field', async () => {
    const codes = { password: { code: 'passwordCommon' } }
    open(address, { [call]: () => failure(400, 'invalid_input', { fields: { password: 'Common.' }, codes }) })
    await fillIn()
    await userEvent.click(button('Reset password'))
    expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy()
    expect(document.activeElement).toBe(field('password'))
  })

  test('reports an expired link, and leads to a new one', async () => {
    const message = 'This link is no longer valid. Request a new one.'
    open(address, { [call]: () => failure(400, 'invalid_link', { message }) })
    await fillIn()
    await userEvent.click(button('Reset password'))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await userEvent.click(button('Request a new link'))
    expect(button('Send link')).toBeTruthy()
  })
})
