import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionExpired } from '#dataProvider/calls/expiry.ts'
import { draftsOf } from '#src/app/session/draftStore.ts'
import { SessionWatch } from '#src/app/session/SessionWatch.tsx'

const ana = 7
const page = '/create-user'
const places = [page, '/users', '/relogin']

const Places = () => (
  <>
    <p>at {useLocation().pathname}</p>
    {places.map((to) => (
      <Link key={to} to={to}>
        to {to}
      </Link>
    ))}
  </>
)

const goTo = (place: string) => {
  fireEvent.click(screen.getByText(`to ${place}`))
  expect(screen.getByText(`at ${place}`)).toBeTruthy()
}
const draft = () => draftsOf(ana, page).read('users')

beforeEach(() => {
  draftsOf(ana, page).keep('users', {
    values: { name: 'Ana' },
    record: null,
    sentWith: 'key-1',
    isSecretMissing: false,
  })
  render(
    <MemoryRouter initialEntries={[page]}>
      <SessionWatch userId={ana}>
        <Places />
      </SessionWatch>
    </MemoryRouter>,
  )
  act(sessionExpired)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a page left during the expiry dialog keeps its input, and sends nothing later', () => {
  goTo('/users')
  goTo(page)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(draft()).toMatchObject({ values: { name: 'Ana' }, sentWith: null })
})

test('a page left for the sign-in repeats its call afterwards', () => {
  goTo('/relogin')
  expect(draft()).toMatchObject({ sentWith: 'key-1' })
})
