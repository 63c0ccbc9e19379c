import type { UseQueryResult } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import type { CallFailed } from '../dataProvider/calls/CallFailed.ts'
import { send } from '../dataProvider/calls/client.ts'
import { account, type currentUser as entity } from '../schema/account/account.ts'
import type { RowOf } from '../schema/entity.ts'
import { takeOpenedUser } from './opened.ts'
import { hasLoginCookie } from './session.ts'

export type CurrentUser = RowOf<typeof entity>

let asked: Promise<CurrentUser> | null = null

const ask = async () => takeOpenedUser() ?? send(account.currentUser, {}, { handlesExpiry: true })

/**
 * Who is signed in. Asked at most once for each load of the document, which may have said it: signing in and out load it
 * anew.
 */
export const fetchCurrentUser = () => {
  asked ??= ask().catch((error) => {
    asked = null
    throw error
  })
  return asked
}

/** Who is signed in, as react-admin names it. */
export const identityOf = (user: CurrentUser) => ({ ...user, fullName: user.name })

/** The key of react-admin's query for who is signed in. */
export const identityKey = ['auth', 'getIdentity'] as const

/** The key of react-admin's query for the role, which the frame asks for. */
export const roleKey = ['auth', 'getPermissions', {}] as const

/** Who is signed in, as a query; not asked without a login cookie. */
export const useCurrentUser = () =>
  // react-admin types of an identity no more than its id.
  useGetIdentity<CallFailed>({
    enabled: hasLoginCookie(),
    staleTime: Number.POSITIVE_INFINITY,
  }) as unknown as UseQueryResult<CurrentUser, CallFailed>
