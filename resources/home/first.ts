import { type FirstCalls, firstCall } from '../../dataProvider/firstRows.ts'
import { home } from '../../schema/home.ts'

/** Each card begins with its own call. */
export const first: FirstCalls = ({ customerId }) =>
  customerId === null ? [] : Object.values(home).map((call) => firstCall(call, { customerId }))
