import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Landing } from '#src/landing/Landing.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const signInCall = 'POST /auth/api/oauth/token/'
const codeCall = 'POST /auth/api/session-code/'

const accept = () => {
  Cookies.set('fricn', 'Ana Luna')
  return json({ access_token: 'cookie', token_type: 'Bearer', expires_in: 86_400 })
}

beforeEach(() => {
  localStorage.clear()
  // jsdom supports the dialog element, but not `showModal`.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const open = (answers: Parameters<typeof stubGateway>[0] = {}, address = '/') => {
  window.history.replaceState(null, '', address)
  const gateway = stubGateway({ [codeCall]: () => json({ session: 'code+1' }), ...answers })
  const go = vi.fn()
  render(<Landing go={go} />)
  return { ...gateway, go }
}

const signIn = async (email = 'ana@anvil.example', password = 'Forge-2026') => {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const chooser = () => screen.findByRole('dialog', { name: 'Select your portal' })

describe('the sign-in form', () => {
  test.each([
    ['', 'Forge-2026', 'E-mail'],
    ['ana@anvil.example', '', 'Password'],
    ['', '', 'E-mail'],
    ['   ', 'Forge-2026', 'E-mail'],
  ])('requires both fields (%j and %j) before any request', async (email, password, focused) => {
    const { requests } = open()
    await signIn(email, password)
    expect(screen.getByRole('alert').textContent).toBe('Please fill the required fields.')
    expect(document.activeElement).toBe(screen.getByLabelText(focused))
    expect(requests).toEqual([])
  })

  test.each([
    ['a 401', () => failure(401, 'invalid_grant'), 'The email or password you entered is incorrect.'],
    [
      'an answer without a token',
      () => json({ token_type: 'Bearer' }),
      'The email and password you entered did not match our records.',
    ],
    [
      'a 400',
      () => failure(400, 'invalid_request'),
      "Couldn't establish a connection to server. Please try again later.",
    ],
    ['a 500', () => failure(500, 'internal'), "Couldn't establish a connection to server. Please try again later."],
    ['a 502', () => failure(502, 'unavailable'), "Couldn't establish a connection to server. Please try again later."],
    ['a 503', () => failure(503, 'unavailable'), "Couldn't establish a connection to server. Please try again later."],
    [
      'no answer',
      () => Promise.reject(new TypeError()),
      "Couldn't establish a connection to server. Please try again later.",
    ],
    [
      'an answer that is no JSON',
      () => new Response('<html>'),
      "Couldn't establish a connection to server. Please try again later.",
    ],
    [
      'a 429',
      () => json({}, { status: 429, headers: { 'Retry-After': '30' } }),
      'Too many attempts. Please try again in 30 seconds.',
    ],
    [
      'a 429 for long',
      () => json({}, { status: 429, headers: { 'Retry-After': '840' } }),
      'Too many attempts. Please try again in 14 minutes.',
    ],
    ['a 429 without a time', () => json({}, { status: 429 }), 'Too many attempts. Please try again in a few minutes.'],
  ])('shows the specified text for %s', async (_what, answer, text) => {
    open({ [signInCall]: answer })
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@anvil.example')
  })

  test('keeps its input while the service is down, and signs in when it is back', async () => {
    let isDead = true
    open({ [signInCall]: () => (isDead ? failure(502, 'unavailable') : accept()) })
    await signIn()
    expect(await screen.findByRole('alert')).toBeTruthy()
    isDead = false
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await chooser()).toBeTruthy()
  })

  test('sends a double click once, with the password unchanged', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { to } = open({ [signInCall]: () => promise })
    await signIn(' ana@anvil.example ', ' Forge 2026 ')
    await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }))
    resolve(failure(401, 'invalid_grant'))
    await screen.findByRole('alert')
    expect(to('/auth/api/oauth/token/').map(({ body }) => body)).toEqual([
      { grant_type: 'password', username: 'ana@anvil.example', password: ' Forge 2026 ' },
    ])
    expect(to('/auth/api/oauth/token/')[0]?.headers.get('X-Requested-With')).toBe('portal')
  })

  test('supports password managers', () => {
    open()
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  test('shows the password on request', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })

  test('confirms a password reset', () => {
    Cookies.set('fricn', 'Ana Luna')
    open({}, '/?resetSuccess=1')
    expect(screen.getByRole('status').textContent).toContain('Password successfully reset.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('links to password recovery and the legal pages', () => {
    open()
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target('Forgot your password?')).toBe('/forge/password-recovery')
    expect(target('Terms and Conditions')).toBe('/forge/terms-and-conditions/')
    expect(target('Privacy Policy')).toBe('/forge/privacy-policy/')
  })
})

describe('the portal chooser', () => {
  test('opens after sign-in, with Aerospace at the site root and Forge with a fresh code', async () => {
    const { go } = open({ [signInCall]: accept })
    await signIn()
    const dialog = within(await chooser())
    expect(dialog.getByRole('link', { name: 'Aerospace' }).getAttribute('href')).toBe('/')
    await userEvent.click(dialog.getByRole('link', { name: 'Forge' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/forge/loginexterno?session=code%2B1')
  })

  test('opens at once for a signed-in user, and keeps the next address', async () => {
    Cookies.set('fricn', 'Ana Luna')
    const { go } = open({}, '/?next=/forge/users?page=2')
    await userEvent.click(within(await chooser()).getByRole('link', { name: 'Forge' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/forge/loginexterno?session=code%2B1&next=%2Fforge%2Fusers%3Fpage%3D2')
  })

  test('is skipped with a known next address', async () => {
    const { go } = open({ [signInCall]: accept }, '/?next=%2Fforge%2Fstatement')
    await signIn()
    expect(go).toHaveBeenCalledExactlyOnceWith('/forge/loginexterno?session=code%2B1&next=%2Fforge%2Fstatement')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ignores a next address of another origin', async () => {
    open({ [signInCall]: accept }, '/?next=https://evil.example/forge')
    await signIn()
    expect(
      within(await chooser())
        .getByRole('link', { name: 'Forge' })
        .getAttribute('href'),
    ).toBe('/forge/loginexterno')
  })

  test('does not open for a session that has ended elsewhere', async () => {
    Cookies.set('fricn', 'Ana Luna')
    open({ 'GET /auth/api/logged-user/': () => failure(401, 'unauthorized') })
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has expired. Please log in again.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(Cookies.get('fricn')).toBeUndefined()
  })

  test('returns to the form if the session has expired', async () => {
    Cookies.set('fricn', 'Ana Luna')
    open({ [codeCall]: () => failure(401, 'unauthorized') })
    await userEvent.click(within(await chooser()).getByRole('link', { name: 'Forge' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has expired. Please log in again.')
    expect(Cookies.get('fricn')).toBeUndefined()
  })

  test('shows a service failure, and can be retried', async () => {
    Cookies.set('fricn', 'Ana Luna')
    const answers = [failure(502, 'unavailable'), json({ session: 'second' })]
    const { go } = open({ [codeCall]: () => answers.shift() as Response })
    const dialog = within(await chooser())
    await userEvent.click(dialog.getByRole('link', { name: 'Forge' }))
    expect((await dialog.findByRole('alert')).textContent).toContain("Couldn't establish a connection")
    await userEvent.click(dialog.getByRole('link', { name: 'Forge' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/forge/loginexterno?session=second')
  })

  test('shows the signed-in user, and signs out', async () => {
    Cookies.set('fricn', 'Ana Luna')
    const { to } = open({ 'POST /auth/api/logout/': () => json({ ok: true }) })
    const dialog = within(await chooser())
    expect(dialog.getByText('Signed in as Ana Luna')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Log Out' }))
    expect(to('/auth/api/logout/')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('language and appearance', () => {
  test('change at once and are remembered', async () => {
    open()
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'es')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Iniciar sesión')
    expect(document.documentElement.lang).toBe('es')
    expect(document.title).toBe('Iniciar sesión - Anvil')
    await userEvent.selectOptions(screen.getByLabelText('Apariencia'), 'dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    cleanup()
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Iniciar sesión')
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})
