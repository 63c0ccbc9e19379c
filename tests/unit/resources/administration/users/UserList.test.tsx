import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { users } from '#resources/administration/users/report.ts'
import UserList from '#resources/administration/users/UserList.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { userGateway } from './userGateway.ts'

const open = async (roleId: number) => {
  registerResource(users)
  userGateway()
  showInPortal({ '/users': <UserList /> }, '/users', person(roleId))
  await screen.findByText('Victoria Márquez')
  await screen.findByRole('link', { name: 'Add User' })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the users list', () => {
  test('has the specified columns', async () => {
    await open(1)
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual([
      'Name',
      'E-mail',
      'Sales Contact',
      'Client Type',
      'Relation',
      'Unit',
      'Creation Date',
      'Last Login',
      'Actions',
    ])
    expect(screen.getAllByText('09/Jan/2026')).toHaveLength(2)
  })

  test('links to Add User, to onboarding and to the edit page of each user', async () => {
    await open(1)
    expect(screen.getByRole('link', { name: 'Onboard users' }).getAttribute('href')).toBe('/onboard-users')
    expect(screen.getByRole('link', { name: 'Add User' }).getAttribute('href')).toBe('/create-user')
    expect(screen.getByRole('link', { name: 'EDIT Ana Luna' }).getAttribute('href')).toBe('/edit-user?id=12')
    expect(screen.getByRole('link', { name: 'EDIT Victoria Márquez' })).toBeTruthy()
  })

  test('offers staff no edit link for an administrator', async () => {
    await open(4)
    expect(screen.getByRole('link', { name: 'EDIT Ana Luna' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Victoria/ })).toBeNull()
  })
})
