import { test } from 'vitest'
import { type Api, bearer, type Client, startApi } from './apiClient.ts'

/**
 * Signs each demo account in only once for all files; tests that end its sessions or change its permissions need their
 * own portal.
 */
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
 * One portal per worker for files that only read or write their own rows. Files that count rows of shared tables,
 * change settings or end sessions of others start their own.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture asks for
export const onSharedApi = test.extend('api', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const api = await startApi()
  onCleanup(api.stop)
  return signingInOnce(api)
})
