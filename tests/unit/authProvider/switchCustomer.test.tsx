import { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseCustomer, forgetCustomer, keepCustomer, tryCustomer } from '../../../authProvider/switchCustomer.ts'
import { currentCustomer } from '../../../dataProvider/customer.ts'

const [chosen, linked, another] = [101, 106, 108]
const follow = (id: number) => tryCustomer(new QueryClient(), id)
const ofTab = () => ({ tab: currentCustomer(), newTabs: Cookies.get('fcid') })

beforeEach(() => chooseCustomer(chosen))

describe('the customer of a link', () => {
  test('is the tab’s at once, and that of new tabs once the server has let it', () => {
    follow(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '101' })
    keepCustomer(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '106' })
  })

  test('leaves the tab what it had before when it is refused', () => {
    follow(linked)
    forgetCustomer(linked)
    expect(ofTab()).toEqual({ tab: chosen, newTabs: '101' })
  })

  test('leaves it what it had before the first of two links that are refused', () => {
    follow(linked)
    follow(another)
    forgetCustomer(another)
    expect(ofTab()).toEqual({ tab: chosen, newTabs: '101' })
  })

  test('is kept although another is refused late', () => {
    follow(linked)
    forgetCustomer(another)
    keepCustomer(linked)
    expect(ofTab()).toEqual({ tab: linked, newTabs: '106' })
  })

  test('that the tab had already, and that is not the user’s any more, is let go', () => {
    follow(chosen)
    forgetCustomer(chosen)
    expect(ofTab()).toEqual({ tab: null, newTabs: undefined })
  })
})
