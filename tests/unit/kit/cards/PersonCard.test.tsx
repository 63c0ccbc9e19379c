import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const iris = { name: 'Iris Sandoval', email: 'iris+ring&co@anvil.example', photo: null }
const show = (person: Parameters<typeof PersonCard>[0]['person']) => {
  showInPortal({ '/': <PersonCard title="Commercial Manager" person={person} /> }, '/')
  return screen.getByRole('region', { name: 'Commercial Manager' })
}

test('a person card shows photo, name and an e-mail link', () => {
  const card = show({ ...iris, photo: '/content/Contacts/g-1/photo' })
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/content/Contacts/g-1/photo')
  expect(within(card).getByText('Iris Sandoval')).toBeTruthy()
  const letter = within(card).getByRole('link', { name: iris.email })
  expect(letter.getAttribute('href')).toBe('mailto:iris%2Bring%26co@anvil.example')
})

test('a person card without a photo shows initials hidden from screen readers', () => {
  const card = show(iris)
  expect(card.querySelector('img')).toBeNull()
  expect(within(card).getByText('IS').getAttribute('aria-hidden')).toBe('true')
})

test('a person card shows - for a vacant role', () => {
  const card = show(null)
  expect(within(card).getByText('-')).toBeTruthy()
  expect(within(card).queryByRole('link')).toBeNull()
})
