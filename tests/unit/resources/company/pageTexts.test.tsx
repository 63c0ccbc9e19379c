import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import AboutUs from '#resources/company/AboutUs.tsx'
import CommercialTerms from '#resources/company/CommercialTerms.tsx'
import Testimonies from '#resources/company/Testimonies.tsx'
import PrivacyPolicy from '#src/app/pages/PrivacyPolicy.tsx'
import TermsAndConditions from '#src/app/pages/TermsAndConditions.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const views: Readonly<Record<string, ReactNode>> = {
  'about-us': <AboutUs />,
  'commercial-terms-and-conditions': <CommercialTerms />,
  testimonies: <Testimonies />,
  'privacy-policy': <PrivacyPolicy />,
  'terms-and-conditions': <TermsAndConditions />,
}
const pages = Object.keys(views)

const text = { edition: '2026-1', inForceOn: '2026-02-28', isSample: false }
const wording = '{product} writes.\n1. Scope\n1.1 <b>Plain</b> text.'
const wordingEs = '{product} escribe.'

const open = (page: string, answer: object | null, language: 'en' | 'es' = 'en') => {
  const rows = answer === null ? [] : [{ page, ...text, wording, wordingEs: null, ...answer }]
  stubGateway({ [`GET /read/pageTexts/${page}`]: () => json(rows) })
  showInPortal({ [`/${page}`]: views[page] }, `/${page}`, person(3), language)
}

const main = () => document.body.textContent ?? ''

describe.each(pages)('the page %s', (page) => {
  test('without a text says that it is not set up, and shows nothing invented', async () => {
    open(page, null)
    expect(await screen.findByText('Not set up yet.')).toBeTruthy()
    expect(main()).not.toMatch(/review|sample|42|Presentations|Download/i)
  })

  test('says so in Spanish', async () => {
    open(page, null, 'es')
    expect(await screen.findByText('Aún no está configurado.')).toBeTruthy()
  })

  test('offers to try again when its text cannot be loaded', async () => {
    stubGateway({ [`GET /read/pageTexts/${page}`]: () => failure(503, 'unavailable') })
    showInPortal({ [`/${page}`]: views[page] }, `/${page}`, person(3))
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('Not set up yet.')).toBeNull()
  })
})

describe.each(['about-us', 'privacy-policy', 'terms-and-conditions'])('the text of %s', (page) => {
  test('is shown as text, with headings and numbered clauses', async () => {
    open(page, {})
    expect(await screen.findByRole('heading', { name: '1. Scope', level: 2 })).toBeTruthy()
    expect(main()).toContain('Anvil writes.')
    expect(main()).toContain('1.1<b>Plain</b> text.')
  })

  test('is shown in Spanish if it has been translated', async () => {
    open(page, { wordingEs }, 'es')
    expect(await screen.findByText('Anvil escribe.')).toBeTruthy()
    cleanup()
    open(page, {}, 'es')
    expect(await screen.findByText('Anvil writes.')).toBeTruthy()
  })
})

describe.each(['privacy-policy', 'terms-and-conditions'])('the version of %s', (page) => {
  test.each([
    ['en', 'Last updated: February 2026. Version 2026-1, in force from 28/Feb/2026.'],
    ['es', 'Última actualización: febrero de 2026. Versión 2026-1, vigente desde 28/Feb/2026.'],
  ] as const)('is told in %s', async (language, told) => {
    open(page, {}, language)
    expect(await screen.findByText(told)).toBeTruthy()
  })

  test.each([true, false])('asks for a review if it is a sample: %s', async (isSample) => {
    open(page, { isSample })
    await screen.findByText(/^Last updated/)
    expect(screen.queryByText(/for legal review before use/) !== null).toBe(isSample)
  })
})

test('the commercial terms tell their version and offer the document', async () => {
  open('commercial-terms-and-conditions', {})
  expect(await screen.findByRole('button', { name: 'Download document' })).toBeTruthy()
  expect(screen.getByText('Version 2026-1, in force from 28/Feb/2026')).toBeTruthy()
})

test('feedback shows a picture for each line, and no figures', async () => {
  open('testimonies', { wording: 'One.\nTwo.\n\nOne.' })
  await screen.findByRole('button', { name: /^One\./ })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(2)
  expect(main()).not.toContain('42')
})
