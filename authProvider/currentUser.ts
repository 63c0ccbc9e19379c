import type { UseQueryResult } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import type { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { setTabUser } from '#dataProvider/calls/request.ts'
import { takeEmbeddedUser } from '#dataProvider/first-view/embeddedState.ts'
import { account, type currentUser as entity } from '#schema/account/account.ts'
import type { RowOf } from '#schema/entity.ts'
import { hasLoginCookie } from './session.ts'

export type CurrentUser = RowOf<typeof entity>

let pending: Promise<CurrentUser> | null = null

const ask = async () => {
  const user = takeEmbeddedUser() ?? (await send(account.currentUser, {}, { handlesExpiry: true }))
  setTabUser(user.id)
  return user
}

/**
 * Fetches the signed-in user at most once per document load, or reads it from the document. Sign-in and sign-out reload
 * the document.
 */
export const fetchCurrentUser = () => {
  pending ??= ask().catch((error) => {
    pending = null
    throw error
  })
  return pending
}

export const identityOf = (user: CurrentUser) => ({ ...user, fullName: user.name })

/** Query key that react-admin uses for the identity. */
export const identityKey = ['auth', 'getIdentity'] as const

export const roleKey = ['auth', 'getPermissions', {}] as const

/** The signed-in user as a query; disabled without a login cookie. */
export const useCurrentUser = () =>
  // react-admin's identity type declares only the id.
  useGetIdentity<CallError>({
    enabled: hasLoginCookie(),
    staleTime: Number.POSITIVE_INFINITY,
  }) as unknown as UseQueryResult<CurrentUser, CallError>
