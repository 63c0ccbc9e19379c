import { test } from 'vitest'
import { type Api, bearer, type Client, startApi } from './apiClient.ts'

/** A demo account signs in once for all files: who ends its sessions, or changes what it may, starts a portal of their own. */
function signingInOnce(api: Api): Api {
  const known = new Map<string, Promise<Client>>()
  const demoAccount = (account: string) => {
    const client = known.get(account) ?? api.as(account)
    known.set(account, client)
    return client
  }
  const as = async (account: string, password?: string) => {
    if (password || account.includes('@')) return api.as(account, password)
    return bearer(api.url, (await demoAccount(account)).token)
  }
  return { ...api, as }
}

/**
 * One portal for the files of a worker that read, or write rows of their own only. A file that counts all rows of what
 * others add to, changes settings, or ends somebody's sessions starts its own.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture asks for
export const onSharedApi = test.extend('api', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const api = await startApi()
  onCleanup(api.stop)
  return signingInOnce(api)
})
