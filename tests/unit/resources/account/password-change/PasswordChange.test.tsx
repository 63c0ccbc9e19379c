import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import PasswordChange from '#resources/account/password-change/PasswordChange.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/auth/api/change-password/'
const changed = () => json({ message: 'Password changed successfully.' })

const open = (answer: () => Response = changed) => {
  const gateway = stubGateway({ [`POST ${path}`]: answer })
  showInPortal({ '/password-change': <PasswordChange /> }, '/password-change', person(3))
  return { user: userEvent.setup(), sent: () => gateway.to(path) }
}

const password = () => screen.getByLabelText(/^New password/) as HTMLInputElement
const confirmation = () => screen.getByLabelText(/^Confirm new password/) as HTMLInputElement
const change = () => screen.getByRole('button', { name: 'Change Password' })
const metRules = () => within(screen.getByRole('list', { name: 'Password requirements' })).queryAllByText('Met')

const fillIn = async (user: ReturnType<typeof userEvent.setup>, typed: string, again = typed) => {
  if (typed) await user.type(password(), typed)
  if (again) await user.type(confirmation(), again)
}

test('the password form has two required fields and marks each rule as met or not', async () => {
  const { user } = open()
  expect([password().type, confirmation().type]).toEqual(['password', 'password'])
  expect([password(), confirmation()].map((input) => input.getAttribute('aria-required'))).toEqual(['true', 'true'])
  expect(metRules()).toHaveLength(0)
  await fillIn(user, 'forge-2027', '')
  expect(metRules()).toHaveLength(2)
  await fillIn(user, 'A', 'forge-2027A')
  expect(metRules()).toHaveLength(4)
})

test('the password form sends both fields, confirms and is cleared', async () => {
  const { user, sent } = open()
  await fillIn(user, 'Forge-2027')
  await user.click(change())
  expect((await screen.findByText('Password changed successfully.')).closest('[role=status]')).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([{ password: 'Forge-2027', password_confirmation: 'Forge-2027' }])
  expect([password().value, confirmation().value]).toEqual(['', ''])
  expect(metRules()).toHaveLength(0)
})

test.each([
  ['', '', ['Required.', 'Required.']],
  ['Forge-2027', '', ['Required.']],
  ['forge', 'forge', ['At least 8 characters.']],
  ['forge-2027', 'forge-2027', ['At least one uppercase character.']],
  ['Forge-2027', 'Forge-2028', ['The passwords do not match.']],
])('the password form does not send %j and %j', async (typed, again, issues) => {
  const { user, sent } = open()
  await fillIn(user, typed, again)
  await user.click(change())
  const errors = () => [...document.querySelectorAll('.MuiFormHelperText-root.Mui-error')]
  await waitFor(() => expect(errors().map(({ textContent }) => textContent)).toEqual(issues))
  expect(sent()).toEqual([])
})

test.each([
  ['Password1', 'This password is too common. Choose another one.'],
  ['Summer-2026!', 'This password is too common. Choose another one.'],
  ['Anvil-27-x', 'Do not use the name of the portal in the password.'],
  ['My-Luna-77', 'Do not use the name or e-mail of the user in the password.'],
])('the password form rejects the guessable password %s with a reason', async (typed, issue) => {
  const { user, sent } = open()
  await fillIn(user, typed)
  // The word list loads shortly after the page.
  await vi.waitFor(async () => {
    await user.click(change())
    expect(screen.getByText(issue)).toBeTruthy()
  }, 60_000)
  expect(sent()).toEqual([])
})

test('the password form shows the error of the service, and its issue at the field', async () => {
  const codes = { password: { code: 'passwordCommon' } }
  const fields = { password: 'Is too common.' }
  const { user } = open(() => failure(400, 'invalid_input', { message: 'Choose another one.', fields, codes }))
  await fillIn(user, 'Forge-2027')
  await user.click(change())
  expect((await screen.findByRole('alert')).textContent).toBe('Choose another one.')
  expect(screen.getByText('This password is too common. Choose another one.')).toBeTruthy()
  expect(document.activeElement).toBe(password())
})

test('a second password change removes the confirmation of the first', async () => {
  let isFirst = true
  const { user } = open(() => {
    if (!isFirst) return failure(503, 'unavailable', { message: 'The service is down.' })
    isFirst = false
    return changed()
  })
  await fillIn(user, 'Forge-2027')
  await user.click(change())
  await screen.findByText('Password changed successfully.')
  await fillIn(user, 'Forge-2028')
  await user.click(change())
  expect((await screen.findByRole('alert')).textContent).toBe('The service is down.')
  expect(screen.queryByText('Password changed successfully.')).toBeNull()
})
