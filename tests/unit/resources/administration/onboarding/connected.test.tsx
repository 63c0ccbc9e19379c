import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import OnboardUsers from '#resources/administration/onboarding/OnboardUsers.tsx'
import { OnboardButton } from '#resources/administration/users/OnboardButton.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { onboardingGateway } from './onboardingGateway.ts'

const isEmbedded = { auth: false, read: true, write: true, content: true }

const settings = document.createElement('meta')
Object.assign(settings, { name: 'portal', content: JSON.stringify({ isEmbedded }) })

// The embedded settings are read only once.
beforeAll(() => document.head.append(settings))
afterAll(() => settings.remove())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('onboarding with an external auth service', () => {
  test('explains where to create users, and requests nothing', async () => {
    const gateway = onboardingGateway()
    showInPortal({ '/onboard-users': <OnboardUsers /> }, '/onboard-users', person(1))
    await screen.findByText('The users of this portal are managed in another service. Create them there.')
    expect(gateway.requests.filter(({ path }) => path.includes('onboarding'))).toEqual([])
  })

  test('is not linked from the users list', async () => {
    onboardingGateway()
    showInPortal({ '/users': <OnboardButton /> }, '/users', person(1))
    await screen.findByTestId('address')
    expect(screen.queryByRole('link', { name: 'Onboard users' })).toBeNull()
  })
})
