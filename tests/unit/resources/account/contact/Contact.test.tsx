import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import Contact from '#resources/account/contact/Contact.tsx'
import { setOffers } from '#schema/wire/offered.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const contactText = '/read/pageTexts/contact'
const shownText = { page: 'contact', edition: '1', inForceOn: '2026-01-01', wordingEs: null, isSample: false }
const path = '/read/api/Customers/101/supportContacts'
const contact = (rol: string, name: string) => ({
  rol,
  id: `guid-${rol}`,
  nombreCompleto: name,
  correoElectronico: `${rol.toLowerCase()}@anvil.example`,
})
const five = [
  contact('Vendedor', 'Óscar Villarreal'),
  contact('Backup', 'Aurora Benavides'),
  contact('TI', 'Iván Arredondo'),
  contact('GerenteComercial', 'Rosalind Achterberg'),
  contact('Cobranza', 'Norberto Cisneros'),
]

const open = (answers: Parameters<typeof stubGateway>[0], customer: number | null = 101, user = person(3)) => {
  if (customer !== null) sessionStorage.setItem('portal.customer', String(customer))
  const gateway = stubGateway(answers)
  showInPortal({ '/contact': <Contact /> }, '/contact', user)
  return gateway
}

describe('the contact page for signed-in users', () => {
  test('shows five cards, each with photo, name and e-mail', async () => {
    open({ [`GET ${path}`]: () => json(five) })
    await screen.findByText('Óscar Villarreal')
    const roles = [
      ['Sales Representative', five[0]],
      ['Backup Sales Representative', five[1]],
      ['IT Representative', five[2]],
      ['Commercial Manager', five[3]],
      ['Accounts Receivable', five[4]],
    ] as const
    expect(screen.getAllByRole('region')).toHaveLength(5)
    for (const [role, who] of roles) {
      const card = screen.getByRole('region', { name: role })
      expect(within(card).getByText(String(who?.nombreCompleto))).toBeTruthy()
      expect(within(card).getByRole('link').getAttribute('href')).toBe(`mailto:${who?.correoElectronico}`)
      expect(card.querySelector('img')?.getAttribute('src')).toBe(`/content/Contacts/${who?.id}/photo`)
    }
  })

  test('shows the card of a vacant role', async () => {
    open({ [`GET ${path}`]: () => json(five.filter(({ rol }) => rol !== 'Backup')) })
    await screen.findByText('Óscar Villarreal')
    expect(within(screen.getByRole('region', { name: 'Backup Sales Representative' })).getByText('-')).toBeTruthy()
  })

  test('without a customer shows how to reach the provider: labelled facts with links, and text as text', async () => {
    const wording = 'E-mail: desk@works.example\nPhone: +52 81 0000 0000\nAddress: Calle 1\n<b>Park</b>\n64000 City'
    open({ [`GET ${contactText}`]: () => json([{ ...shownText, wording }]) }, null)
    expect(await screen.findByText(/^Choose a customer in the header to see its contacts/)).toBeTruthy()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['mailto:desk@works.example', 'tel:+528100000000'])
    const facts = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'E-mail',
      'desk@works.example',
      'Phone',
      '+52 81 0000 0000',
      'Address',
      'Calle 1\n<b>Park</b>\n64000 City',
    ])
  })

  test('without a customer says that nothing has been entered, without an invented address', async () => {
    open({ [`GET ${contactText}`]: () => json([]) }, null)
    expect(await screen.findByText('Not set up yet.')).toBeTruthy()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  test('shows a failure to load the contacts, and retries', async () => {
    let isDown = true
    open({ [`GET ${path}`]: () => (isDown ? failure(503, 'unavailable') : json(five)) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The service is not available at the moment.')
    isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Óscar Villarreal')).toBeTruthy()
  })
})

test('the contact page shows the three contacts of specified calls if the service has no call for five', async () => {
  const connected = { auth: false, read: false, write: false, content: false }
  setOffers({ isEmbedded: connected, offersAdditions: false })
  onTestFinished(() => setOffers({ isEmbedded: connected, offersAdditions: true }))
  const of = (role: string, name: string | null) => ({
    [`Nombre${role}`]: name,
    [`Correo${role}`]: name && `${role.toLowerCase()}@c.example`,
    [`Guid${role}`]: name && `guid-${role}`,
  })
  const contacts = {
    ...of('Vendedor', 'Marta Solís'),
    ...of('Backup', null),
    ...of('Representante', 'DIRECTO'),
    ...of('Cobranza', 'Nora Cruz'),
  }
  open({ 'GET /read/Dashboard/ObtenerContactosAnvil/101': () => json([contacts]) })
  expect(await screen.findByText('Marta Solís')).toBeTruthy()
  const cards = screen.getAllByRole('region').map((card) => card.getAttribute('aria-label') ?? card.textContent)
  expect(cards).toHaveLength(3)
  expect(within(screen.getByRole('region', { name: 'Accounts Receivable' })).getByText('Nora Cruz')).toBeTruthy()
})

test('the contact page for anonymous visitors shows the provider’s contacts, and that they are a sample', async () => {
  const wording = 'E-mail: desk@works.example\nPhone: +52 81 0000 0000'
  const gateway = stubGateway({ [`GET ${contactText}`]: () => json([{ ...shownText, wording, isSample: true }]) })
  showInPortal({ '/contact': <Contact /> }, '/contact', null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact')
  const card = await screen.findByRole('region', { name: 'Anvil' })
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['E-mail', 'Phone'])
  expect(screen.getByText('Placeholder data, for review before use.')).toBeTruthy()
  expect(gateway.requests.map(({ path: asked }) => asked)).toEqual([contactText])
})
