import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DigestChoice } from '#resources/account/profile/DigestChoice.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const path = '/auth/api/digest/'
const wait = { timeout: 15_000 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = ({ isOffered = true, isWell = true } = {}) => {
  let stored: unknown = { isOffered, frequency: 'off', language: 'es' }
  const gateway = stubGateway({
    [`GET ${path}`]: () => json(stored),
    [`POST ${path}`]: ({ body }) => {
      if (!isWell) return failure(503, 'unavailable')
      stored = { isOffered, ...(body as object) }
      return json({ message: 'Saved.' })
    },
  })
  showInPortal({ '/': <DigestChoice /> }, '/')
  return gateway
}

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }, wait))
  await userEvent.click(await screen.findByRole('option', { name: option }, wait))
}

test('a digest choice is saved at once; the language is offered with a frequency', async () => {
  const { to } = show()
  expect((await screen.findByRole('combobox', { name: 'How often' }, wait)).textContent).toBe('Never')
  expect(screen.queryByRole('combobox', { name: 'E-mail language' })).toBeNull()
  await choose('How often', 'Every Monday')
  expect(await screen.findByText('Saved.', {}, wait)).toBeTruthy()
  await choose('E-mail language', 'English')
  await vi.waitFor(() => {
    const sent = to(path).flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
    expect(sent).toEqual([
      { frequency: 'weekly', language: 'es' },
      { frequency: 'weekly', language: 'en' },
    ])
  }, wait)
})

test('a digest choice that cannot be saved shows an error and is reverted', async () => {
  show({ isWell: false })
  await choose('How often', 'Every day')
  expect(await screen.findByRole('alert', {}, wait)).toBeTruthy()
  expect((await screen.findByRole('combobox', { name: 'How often' })).textContent).toBe('Never')
})

test('the digest choice is not shown if the portal sends no digests', async () => {
  const { to } = show({ isOffered: false })
  await vi.waitFor(() => expect(to(path).length).toBe(1), wait)
  expect(screen.queryByRole('combobox')).toBeNull()
})
