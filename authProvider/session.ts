import Cookies from 'js-cookie'
import { send } from '../dataProvider/calls/client.ts'
import { leaveCurrentCustomer } from '../dataProvider/customer.ts'
import { account } from '../schema/account/account.ts'

/** Whether a login cookie exists: `fricn`, which lives as long as the session's own (DECISIONS S18). */
export const hasLoginCookie = () => Cookies.get('fricn') !== undefined

/** Ends the session and clears its three cookies; raises `CallFailed` where the gateway could not be told. */
export const signOut = async () => {
  await send(account.signOut, {})
  forgetSession()
}

/** Clears what this browser keeps of a session and can reach by itself; whoever calls it leaves the page. */
export const forgetSession = () => {
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  leaveCurrentCustomer()
}
