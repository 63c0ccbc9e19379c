import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import PrivacyPolicy from '#src/app/pages/PrivacyPolicy.tsx'
import { SelectPortal } from '#src/app/pages/SelectPortal.tsx'
import TermsAndConditions from '#src/app/pages/TermsAndConditions.tsx'
import { UnderMaintenance } from '#src/app/pages/UnderMaintenance.tsx'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

drawStyles()

afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
})

const show = (element: ReactNode) => showInPortal({ '/': element }, '/')
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('legal pages', () => {
  test.each([
    ['Privacy Policy', <PrivacyPolicy key="p" />],
    ['Terms and Conditions', <TermsAndConditions key="t" />],
  ])('%s has its title, and a logo that links to the site root', (title, page) => {
    stubGateway({})
    show(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(target('Anvil home')).toBe('/')
  })

  test('remove the margin of the body only without a session', () => {
    stubGateway({})
    show(<PrivacyPolicy />)
    expect(getComputedStyle(document.body).margin).toBe('0px')
    expect(getComputedStyle(document.body).padding).toBe('0px')
    cleanup()
    Cookies.set('fricn', 'Ana Luna')
    show(<PrivacyPolicy />)
    expect(getComputedStyle(document.body).padding).not.toBe('0px')
  })
})

test('the under-maintenance page links to the WIP report', () => {
  show(<UnderMaintenance />)
  expect(target('Go to the WIP report')).toBe('/wip-reports/')
})

describe('portal chooser page', () => {
  test('links to the site root for Aerospace, and to the session landing for Forge', () => {
    show(<SelectPortal />)
    expect(target('Aerospace')).toBe('/')
    expect(target('Forge')).toBe('/forge/loginexterno')
  })

  test('adds a new code for a signed-in user', async () => {
    Cookies.set('fricn', 'Ana Luna')
    stubGateway({ 'POST /auth/api/session-code/': () => json({ session: 'one/two' }) })
    const leave = vi.fn()
    show(<SelectPortal leave={leave} />)
    await userEvent.click(screen.getByRole('link', { name: 'Forge' }))
    expect(leave).toHaveBeenCalledExactlyOnceWith('/forge/loginexterno?session=one%2Ftwo')
  })

  test('shows an error if it gets no code', async () => {
    Cookies.set('fricn', 'Ana Luna')
    stubGateway({ 'POST /auth/api/session-code/': () => failure(502, 'unavailable') })
    show(<SelectPortal leave={vi.fn()} />)
    await userEvent.click(screen.getByRole('link', { name: 'Forge' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed: unavailable')
  })
})
