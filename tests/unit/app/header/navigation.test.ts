import { describe, expect, test } from 'vitest'
import { mayPickCustomer, navigationFor, picksByUnit } from '#src/app/menu/navigation.ts'

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
    expect(mayPickCustomer({ roleId }, [])).toBe(false)
  })

  test.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('shows business units first to role %i: %s', (roleId, asks) => expect(picksByUnit({ roleId })).toBe(asks))
})
