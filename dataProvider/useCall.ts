import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Call, InputOf } from '../schema/call.ts'
import type { CallFailed } from './CallFailed.ts'
import { type SendOptions, send } from './client.ts'
import { useCurrentCustomer } from './customer.ts'

interface Options extends Pick<SendOptions, 'handlesExpiry'> {
  readonly enabled?: boolean
}

/** What the query cache knows a call by; part of the key of every query. */
export const keyOf = (call: Call) => `${call.method} /${call.service}${call.path}`

/** A call's answer as a query, kept apart by customer and input. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  { enabled = true, handlesExpiry = false }: Options = {},
) => {
  const customer = useCurrentCustomer()
  return useQuery<AnswerOf<C>, CallFailed>({
    queryKey: [keyOf(call), customer, input],
    queryFn: ({ signal }) => send(call, input, { signal, handlesExpiry }),
    enabled,
  })
}
