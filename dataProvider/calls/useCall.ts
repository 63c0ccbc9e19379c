import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnswerOf, type Call, type InputOf, nameOfCall } from '../../schema/call.ts'
import { useCurrentCustomer } from '../customer.ts'
import type { CallFailed } from './CallFailed.ts'
import { type SendOptions, send } from './client.ts'

interface Options extends Pick<SendOptions, 'handlesExpiry'> {
  readonly enabled?: boolean
  /** For so many milliseconds an answer is taken from the cache without asking again. */
  readonly staleTime?: number | ((query: { readonly state: { readonly dataUpdatedAt: number } }) => number)
  /** Until another input is answered, the answer to the one before stays. */
  readonly keepsRows?: boolean
}

const apart = ['getIdentity', 'getPermissions']

/** Whether a query's answer is kept apart by customer, or is the same for all. */
export const isKeptApart = ([name, question]: readonly unknown[]) =>
  name === 'auth' ? apart.includes(question as string) : typeof name === 'string' && /^(GET|POST) \//.test(name)

/** The key of a call's answer. */
export const queryKeyOf = (call: Call, customer: number | null, input: unknown) => [nameOfCall(call), customer, input]

/** A call's answer as a query, kept apart by customer and input. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  { enabled = true, handlesExpiry = false, staleTime, keepsRows = false }: Options = {},
) => {
  const customer = useCurrentCustomer()
  return useQuery<AnswerOf<C>, CallFailed>({
    queryKey: queryKeyOf(call, customer, input),
    queryFn: ({ signal }) => send(call, input, { signal, handlesExpiry }),
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    ...(keepsRows && { placeholderData: keepPreviousData }),
  })
}
