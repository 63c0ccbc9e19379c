import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { readConfig } from '#proxy/config.ts'
import { companyLogin } from '#proxy/session/companyLogin.ts'

const publicUrl = 'https://www.company.example/portal'

/** Target and cookie of the redirect from the door of a portal below a path. */
const sentTo = async (LOGIN_URL: string, query = '') => {
  const config = readConfig({ AUTH_URL: 'https://erp.example', LOGIN_URL, PUBLIC_URL: publicUrl })
  const server = express().use('/portal', companyLogin(config)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/portal/forge/login${query}`, { redirect: 'manual' })
  server.close()
  return { target: headers.get('location'), cookie: headers.get('set-cookie') }
}

test.each([
  ['/sign-in', '', '/portal/sign-in'],
  ['/sign-in', '?next=/forge/users', '/portal/sign-in?next=%2Fforge%2Fusers'],
  ['https://sso.example/a', '?next=/forge/users', 'https://sso.example/a?next=%2Fforge%2Fusers'],
  ['/sign-in', '?next=/portal/forge/users', '/portal/sign-in'],
  ['/sign-in', '?next=//evil.example/forge', '/portal/sign-in'],
  ['/sign-in', '?next=/forge/../../other/', '/portal/sign-in'],
])('below a path, LOGIN_URL %s with "%s" leads to %s', async (loginUrl, query, target) =>
  expect(await sentTo(loginUrl, query)).toEqual({
    target,
    cookie: expect.stringMatching(/^__Secure-frsent=1; .*Path=\/portal;/),
  }),
)
