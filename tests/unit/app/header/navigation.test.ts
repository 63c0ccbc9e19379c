import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { pages } from '#schema/pages.ts'
import { isOffered, setOffers } from '#schema/wire/offered.ts'
import { isGroup, mayPickCustomer, navigationFor, picksByUnit } from '#src/app/menu/navigation.ts'

const connected = { auth: false, read: false, write: false, content: false }
const places = { dashboardRepsUrl: 'https://reps.example/', aerospaceUrl: '/aerospace' }
const groups = [{ name: 'Finance', icon: 'finance', items: [{ name: 'Account Statement', slug: 'statement' }] }]
const keysFor = (roleId: number, plant: 'forge' | 'aerospace' = 'forge', somewhere = places) =>
  navigationFor({ roleId, plant }, groups, somewhere).map(({ key }) => key)

describe('main navigation', () => {
  test.each([
    [0, false],
    [1, true],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
  ])('shows Dashboard Reps to role %i: %s', (roleId, isShown) => {
    expect(keysFor(roleId).includes('dashboardReps')).toBe(isShown)
  })

  test('omits Dashboard Reps without a configured URL', () => {
    expect(keysFor(1, 'forge', { ...places, dashboardRepsUrl: '' })).not.toContain('dashboardReps')
  })

  test('links users of the aerospace plant to their portal', () => {
    expect(keysFor(3, 'aerospace')).toContain('aerospace')
    expect(keysFor(3)).not.toContain('aerospace')
  })

  test.each([
    [1, 'Administration'],
    [5, 'Sales'],
    [3, 'Orders'],
  ])('for role %i lists, after the dashboard, first %s', (roleId, first) => {
    const all = ['Orders', 'Sales', 'Administration'].map((name) => ({ name, icon: name, items: [] }))
    const [start, next, ...rest] = navigationFor({ roleId, plant: 'forge' }, all, places)
    expect([start?.key, next?.key]).toEqual(['dashboard', first])
    expect(rest.map(({ key }) => key)).toEqual(
      expect.arrayContaining(all.map(({ name }) => name).filter((name) => name !== first)),
    )
  })

  test('links each entry of a group to its slug', () => {
    const [, finance] = navigationFor({ roleId: 3, plant: 'forge' }, groups, places)
    expect(finance).toMatchObject({ name: 'Finance', links: [{ name: 'Account Statement', to: '/statement/' }] })
  })
})

describe('in front of a service that answers specified calls only', () => {
  beforeEach(() => setOffers({ isEmbedded: connected, offersAdditions: false }))
  afterEach(() => setOffers({ isEmbedded: connected, offersAdditions: true }))

  test('leaves out pages that have nothing to show, and groups without any other', () => {
    const menu = [
      { name: 'Logistics', icon: 'l', items: [{ name: 'Travel Log', slug: 'travel-log' }] },
      { name: 'Contracts', icon: 'c', items: ['lead-time', 'lta'].map((slug) => ({ name: slug, slug })) },
    ]
    const entries = navigationFor({ roleId: 4, plant: 'forge' }, menu, places).filter(isGroup)
    expect(entries.map(({ name, links }) => [name, links.map(({ to }) => to)])).toEqual([['Contracts', ['/lta/']]])
  })

  test.each(pages.filter(({ isAddition }) => isAddition))(
    '$route is left out because it shows nothing',
    ({ route }) => {
      const its = calls.filter(([, { access }]) => 'pages' in access && access.pages.includes(route))
      const shown = its.filter(([, call]) => isOffered(call)).map(([name]) => name)
      // The special report of a contract only chooses a customer by this call.
      expect(shown.filter((name) => name !== 'agreements.list' && name !== 'agreements.listDirectParts')).toEqual([])
    },
  )
})

describe('customer picker', () => {
  test.each([
    [0, true],
    [1, true],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ])('is available to role %i with customers: %s', (roleId, isOffered) => {
    expect(mayPickCustomer({ roleId }, [7])).toBe(isOffered)
    // A company need not list the customers of those who act for all.
    expect(mayPickCustomer({ roleId }, [])).toBe([1, 4, 5].includes(roleId))
  })

  test.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('shows business units first to role %i: %s', (roleId, asks) => expect(picksByUnit({ roleId })).toBe(asks))
})
