import { describe, expect, test } from 'vitest'
import { breadcrumbTo, groupOf, inMenu, pageAt, pages } from '#schema/pages.ts'

const at = (route: string) => pageAt(route) ?? expect.fail(route)

describe('the place of a page', () => {
  test.each([
    ['status-report-steel', 'open-orders-report'],
    ['Chart', 'wip-reports'],
    ['production-parts', 'wip-reports'],
    ['edit-user', 'users'],
    ['onboard-users', 'users'],
    ['users', 'users'],
    ['user-profile', null],
  ])('of %s in the menu is %s', (route, expected) => expect(inMenu(at(route))?.route ?? null).toBe(expected))

  test.each([
    ['edit-user', ['Administration', 'Users', 'Create User']],
    ['create-user', ['Administration', 'Users']],
    ['Chart', ['Orders', 'WIP Report']],
    ['status-report-steel', ['Orders', 'Open Orders Report']],
    ['production-parts', ['Orders']],
    ['b-status-report', []],
    ['', []],
  ])('of %s has the breadcrumbs %j', (route, expected) =>
    expect(breadcrumbTo(at(route)).map(({ name }) => name)).toEqual(expected),
  )

  test('has existing pages in its breadcrumb', () => {
    const lost = pages.flatMap(({ parent, sibling }) =>
      [parent, sibling].filter((route) => route !== null && !pageAt(route)),
    )
    expect(lost).toEqual([])
  })

  test('is in the menu for every page with a permission, except account pages', () => {
    const lost = pages.filter((page) => page.id !== null && page.guard === 'page' && groupOf(page) === null)
    expect(lost.map(({ route }) => route)).toEqual(['password-change', 'user-profile'])
  })
})
