import { describe, expect, test } from 'vitest'
import { mayPickCustomer, navigationFor, picksByUnit } from '../../../../src/app/header/menu/navigation.ts'

const places = { dashboardRepsUrl: 'https://reps.example/', aerospaceUrl: '/aerospace' }
const groups = [{ name: 'Finance', icon: 'finance', items: [{ name: 'Account Statement', slug: 'statement' }] }]
const keysFor = (roleId: number, plant: 'forge' | 'aerospace' = 'forge', somewhere = places) =>
  navigationFor({ roleId, plant }, groups, somewhere).map(({ key }) => key)

describe('the header', () => {
  test.each([
    [0, false],
    [1, true],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
  ])('shows role %i Dashboard Reps: %s', (roleId, isShown) => {
    expect(keysFor(roleId).includes('dashboardReps')).toBe(isShown)
  })

  test('has no Dashboard Reps where there is no such place', () => {
    expect(keysFor(1, 'forge', { ...places, dashboardRepsUrl: '' })).not.toContain('dashboardReps')
  })

  test('leads users of the aerospace portal there', () => {
    expect(keysFor(3, 'aerospace')).toContain('aerospace')
    expect(keysFor(3)).not.toContain('aerospace')
  })

  test.each([
    [1, 'Administration'],
    [5, 'Sales'],
    [3, 'Orders'],
  ])('begins for role %i, after the start, with %s', (roleId, first) => {
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

describe('the customer picker', () => {
  test.each([
    [0, true],
    [1, true],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ])('is offered to role %i with customers: %s', (roleId, isOffered) => {
    expect(mayPickCustomer({ roleId }, [7])).toBe(isOffered)
    expect(mayPickCustomer({ roleId }, [])).toBe(false)
  })

  test.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('asks role %i for the business unit first: %s', (roleId, asks) => expect(picksByUnit({ roleId })).toBe(asks))
})
