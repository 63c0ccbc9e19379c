import { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseCustomer, forgetCustomer, keepCustomer, tryCustomer } from '#authProvider/switchCustomer.ts'
import { currentCustomer } from '#dataProvider/customer.ts'

const [chosen, linked, another] = [101, 106, 108]
const follow = (id: number) => tryCustomer(new QueryClient(), id)
const ofTab = () => ({ tab: currentCustomer(), newTabs: Cookies.get('fcid') })

beforeEach(() => chooseCustomer(chosen))

describe('switching to the customer of a link', () => {
  test('applies to the tab at once, and to new tabs after the server accepts it', () => {
    follow(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '101' })
    keepCustomer(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '106' })
  })

  test("restores the tab's customer if rejected", () => {
    follow(linked)
    forgetCustomer(linked)
    expect(ofTab()).toEqual({ tab: chosen, newTabs: '101' })
  })

  test('restores the customer before the first of two rejected links', () => {
    follow(linked)
    follow(another)
    forgetCustomer(another)
    expect(ofTab()).toEqual({ tab: chosen, newTabs: '101' })
  })

  test('is kept if another is rejected later', () => {
    follow(linked)
    forgetCustomer(another)
    keepCustomer(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '106' })
  })

  test("clears the tab's customer if it is rejected itself", () => {
    follow(chosen)
    forgetCustomer(chosen)
    expect(ofTab()).toEqual({ tab: null, newTabs: undefined })
  })
})
