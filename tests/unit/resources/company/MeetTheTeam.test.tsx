import { cleanup, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import MeetTheTeam from '#resources/company/MeetTheTeam.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
})

const member = (id: number, name: string, role: string, roleEs: string | null, isSample: boolean) => ({
  id,
  name,
  role,
  roleEs,
  isSample,
})
const zdenka = member(9, 'Zdenka Malá', 'Foundry Lead', 'Jefatura de fundición', false)
const oskar = member(2, 'Oskar Lind', 'Toolmaker', null, false)

const open = (team: readonly object[], language: 'en' | 'es' = 'en') => {
  stubGateway({ 'GET /read/team': () => json(team) })
  showInPortal({ '/meet-the-team': <MeetTheTeam /> }, '/meet-the-team', person(3), language)
}

const roles = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

describe('the team page', () => {
  test('shows people in the order of the response, with role, name and portrait', async () => {
    open([zdenka, oskar])
    expect(await roles()).toEqual(['Foundry Lead', 'Toolmaker'])
    const card = screen.getByRole('region', { name: 'Foundry Lead' })
    expect(card.textContent).toContain('Zdenka Malá')
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/content/team/9/photo')
  })

  test('shows a role in Spanish if it has a translation', async () => {
    open([zdenka, oskar], 'es')
    expect(await roles()).toEqual(['Jefatura de fundición', 'Toolmaker'])
  })

  test.each([
    ['asks for a review while it contains a demo member', true],
    ['asks for no review of the company’s own members', false],
  ])('%s', async (_, isSample) => {
    open([zdenka, { ...oskar, isSample }])
    await roles()
    expect(screen.queryByText(/awaiting review\.$/) !== null).toBe(isSample)
  })

  test('without members says so, with a link to Data for those who may open it', async () => {
    const menu = (slug: string) => json([[{ parentName: 'Company', icon: '', children: [{ name: slug, slug }] }], []])
    for (const [slug, links] of [
      ['data', ['/data?record=teamMembers']],
      ['meet-the-team', []],
    ] as const) {
      Cookies.set('fricn', 'Ana')
      stubGateway({ 'GET /read/team': () => json([]), 'POST /auth/api/menu-options2': () => menu(slug) })
      showInPortal({ '/meet-the-team': <MeetTheTeam /> }, '/meet-the-team', person(1))
      expect(await screen.findByText('Not set up yet.')).toBeTruthy()
      await vi.waitFor(() =>
        expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links),
      )
      cleanup()
    }
  })
})
