import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PrivacyPolicy } from '#src/app/pages/PrivacyPolicy.tsx'
import { privacyPolicy as privacyEnglish } from '#src/app/pages/privacyPolicy.en.ts'
import { privacyPolicy as privacySpanish } from '#src/app/pages/privacyPolicy.es.ts'
import { SelectPortal } from '#src/app/pages/SelectPortal.tsx'
import { TermsAndConditions } from '#src/app/pages/TermsAndConditions.tsx'
import { terms as termsEnglish } from '#src/app/pages/terms.en.ts'
import { terms as termsSpanish } from '#src/app/pages/terms.es.ts'
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
    ['Privacy Policy', <PrivacyPolicy key="p" />, ['January 2020', 'Mexico', '18 years', '72 hours', '30 days']],
    [
      'Terms and Conditions',
      <TermsAndConditions key="t" />,
      ['January 2020', 'Mexico', '18 years', '5000 pounds', 'prior six months', '(Rights of Third Parties) Act 1999'],
    ],
  ])('%s contains its facts and a review notice, and its logo links to the site root', (title, page, facts) => {
    show(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    const text = screen.getByRole('main').textContent
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).toContain('for legal review')
    expect(text).not.toContain('{product}')
    expect(target('Anvil home')).toBe('/')
  })

  test('have the clause on third-party rights at 10.10', () => {
    expect(Object.values(termsEnglish.sections)[9]?.[9]).toContain('Rights of Third Parties')
  })

  test.each([
    ['privacy policy', privacyEnglish, privacySpanish],
    ['terms', termsEnglish, termsSpanish],
  ])('the %s has the same sections and clauses in both languages', (_name, english, spanish) => {
    const shape = (text: typeof english) => Object.values(text.sections).map((clauses) => clauses.length)
    expect(shape(spanish)).toEqual(shape(english))
  })

  test('remove the margin of the body only without a session', () => {
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
