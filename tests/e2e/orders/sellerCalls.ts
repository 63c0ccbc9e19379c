import { type APIRequestContext, expect } from '@playwright/test'
import { demoPassword, emailOf } from '../browser/signIn.ts'

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }

/** Signs a seller in by API; returns a function that moves the promised date of an order line by id. */
export async function signSellerIn(request: APIRequestContext) {
  const form = { grant_type: 'password', username: emailOf('manager'), password: demoPassword }
  await request.post('/auth/api/oauth/token/', { headers, form })
  return async (idOrden: number, nuevaFecha: string, Comment: string) => {
    const data = [{ idOrden, nuevaFecha, Comment }]
    expect((await request.post('/write/api/Orders/dates', { headers, data })).status()).toBe(200)
  }
}
