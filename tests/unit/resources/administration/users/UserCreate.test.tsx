import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import UserCreate from '#resources/administration/users/UserCreate.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { userGateway } from './userGateway.ts'

const registered = (isMailSent: boolean) => () => json({ id: 121, message: 'Made.', mail_sent: isMailSent })
const registerPath = '/auth/api/register-user-forge'

const open = async (register: Parameters<typeof userGateway>[0] = {}, roleId = 1) => {
  const gateway = userGateway(register)
  showInPortal({ '/create-user': <UserCreate /> }, '/create-user', person(roleId))
  await screen.findByRole('button', { name: 'Create' })
  return { gateway, user: userEvent.setup(), sent: () => gateway.to(registerPath) }
}

type Person = ReturnType<typeof userEvent.setup>

const fill = async (user: Person) => {
  for (const [name, value] of Object.entries({
    'Full Name': 'Ana Luna',
    Email: 'ana@anvil.example',
    Company: 'Anvil',
    'Sales Contact': 'Óscar',
    'Sales Contact email': 'oscar@anvil.example',
  })) {
    await user.click(screen.getByRole('textbox', { name }))
    await user.paste(value)
  }
}

const choose = async (user: Person, role: string) => {
  await user.click(screen.getByRole('combobox', { name: /Client Type/ }))
  await user.click(await screen.findByRole('option', { name: role }))
}

const tick = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('creating a user', () => {
  test('starts as an administrator without a relation, with all pages checked', async () => {
    await open()
    expect(screen.getByRole('combobox', { name: /Client Type/ }).textContent).toBe('Admin')
    expect(screen.queryByRole('combobox', { name: /Relation/ })).toBeNull()
    expect(tick('Metrics').checked).toBe(true)
    expect(tick('Password Change').disabled).toBe(true)
    expect(screen.queryByRole('checkbox', { name: 'Page 102' })).toBeNull()
    expect([tick('Forge').checked, tick('Forge').disabled, tick('Aeroespace').checked]).toEqual([true, true, false])
  })

  test('offers staff only the roles that they can assign, and starts with a customer', async () => {
    const { user } = await open({}, 4)
    expect(screen.getByRole('combobox', { name: /Client Type/ }).textContent).toBe('Customer')
    await user.click(screen.getByRole('combobox', { name: /Client Type/ }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Customer', 'Provider staff'])
  })

  test('asks for confirmation before creating an administrator', async () => {
    const { user, sent } = await open({ [`POST ${registerPath}`]: registered(true) })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(sent()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(await screen.findByRole('button', { name: 'Save administrator' }))
    await screen.findByText('User created successfully.')
    expect(sent()[0]?.body).toMatchObject({ role: 1, client_id: null, Client_IdForge: null, multiple_client_ids: null })
  })

  test('of a linked role requires a relation, with carriers labelled', async () => {
    const { user, sent } = await open({ [`POST ${registerPath}`]: registered(true) })
    await fill(user)
    await choose(user, 'Customer')
    await waitFor(() => expect(tick('Metrics').checked).toBe(false))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Required.')
    await user.click(screen.getByRole('combobox', { name: /Relation/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Brennholt', 'Fletes del Norte (Carrier)'])
    await user.click(screen.getByRole('option', { name: 'Brennholt' }))
    await user.keyboard('{Escape}')
    await user.click(tick('Aeroespace'))
    await user.click(tick('Metrics'))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('User created successfully.')
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toMatchObject({
      role: 3,
      client_id: 4,
      multiple_client_ids: [4],
      isforge: 2,
      newPermissions: [{ id: 105, hasAccess: true }],
    })
  })

  test('clears the relation when the role changes, and loads the relations of the new role', async () => {
    const { user, gateway } = await open()
    await choose(user, 'Customer')
    await user.click(await screen.findByRole('combobox', { name: /Relation/ }))
    await user.click(await screen.findByRole('option', { name: 'Brennholt' }))
    await user.keyboard('{Escape}')
    expect(screen.getByText('Brennholt')).toBeTruthy()
    await choose(user, 'Provider staff')
    await waitFor(() => expect(screen.queryByText('Brennholt')).toBeNull())
    await waitFor(() => expect(gateway.to('/read/CrmService/CargaComboRelacion/4/')).toHaveLength(1))
  })

  test('disables the form after creation, and reports a failed mail', async () => {
    const { user } = await open({ [`POST ${registerPath}`]: registered(false) })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(await screen.findByRole('button', { name: 'Save administrator' }))
    const banner = await screen.findByText('User created successfully, email failed.')
    expect(banner.closest('[role=status]')?.className).toContain('Success')
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
    expect(tick('Metrics').disabled).toBe(true)
  })

  test('shows the text of a rejection in the banner and its issue at the field', async () => {
    const rejected = () => failure(400, 'invalid_input', { codes: { email: { code: 'emailTaken' } } })
    const { user } = await open({ [`POST ${registerPath}`]: rejected })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(await screen.findByRole('button', { name: 'Save administrator' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed: invalid_input')
    expect(screen.getByText('Another user already has this e-mail. Enter a different one.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', 'Ana Luna')
  })
})
