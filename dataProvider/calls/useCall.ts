import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AnswerOf, type Call, type InputOf, nameOfCall } from '#schema/call.ts'
import { useCurrentCustomer } from '../customer.ts'
import { showAnswer } from './answerFaults.ts'
import type { CallError } from './callError.ts'
import { type SendOptions, send } from './client.ts'
import { isForeign } from './foreign.ts'
import { requestOf, type Values } from './request.ts'

/** Shows the faults of an answer while the component shows its rows; null for an answer that has none. */
const useShownAnswer = (request: string | null) =>
  useEffect(() => (request ? showAnswer(request) : undefined), [request])

interface Options extends Pick<SendOptions, 'handlesExpiry'> {
  readonly enabled?: boolean
  /** Milliseconds during which a cached response is used without a new request. */
  readonly staleTime?: number | ((query: { readonly state: { readonly dataUpdatedAt: number } }) => number)
  /** Keeps the previous rows while the response to a new input loads. */
  readonly keepsRows?: boolean
}

const apart = ['getIdentity', 'getPermissions']

/** True if the cached response depends on the customer. */
export const isKeptApart = ([name, question]: readonly unknown[]) =>
  name === 'auth' ? apart.includes(question as string) : typeof name === 'string' && /^(GET|POST) \//.test(name)

export const queryKeyOf = (call: Call, customer: number | null, input: unknown) => [nameOfCall(call), customer, input]

/** React Query hook for a call; cached by customer and input. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  { enabled = true, handlesExpiry = false, staleTime, keepsRows = false }: Options = {},
) => {
  const customer = useCurrentCustomer()
  const answer = useQuery<AnswerOf<C>, CallError>({
    queryKey: queryKeyOf(call, customer, input),
    queryFn: ({ signal }) => send(call, input, { signal, handlesExpiry }),
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    ...(keepsRows && { placeholderData: keepPreviousData }),
  })
  const isShown = isForeign(call) && answer.data !== undefined && !answer.isPlaceholderData
  useShownAnswer(isShown ? requestOf(call, input as Values) : null)
  return answer
}
