import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import type { Logger } from 'pino'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fieldsOfEvent, type SecurityEvent, securityEvents } from '#proxy/process/securityEvents.ts'
import { createSecurityLog, noteRejection } from '#proxy/process/securityLog.ts'

/** Makes a sign-in whose client hangs up; returns the lines of the log after the rejection. */
const hangUp = async (refuse: (response: Response) => void) => {
  const lines: unknown[] = []
  const log = { warn: (line: unknown) => void lines.push(line) } as Logger
  const arrived = Promise.withResolvers<void>()
  const left = Promise.withResolvers<Response>()
  const server = express()
    .use(createSecurityLog(log))
    .post('/', (_request, response) => {
      response.locals.route = 'account.signIn'
      response.once('close', () => left.resolve(response))
      arrived.resolve()
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sending = ask({ port, host: '127.0.0.1', method: 'POST', path: '/' })
  sending.on('error', () => {})
  sending.end()
  await arrived.promise
  sending.destroy()
  refuse(await left.promise)
  server.close()
  return lines
}

test('a rejected sign-in leaves one line although the client has hung up before', async () => {
  const lines = await hangUp((response) => {
    noteRejection(response, 'invalid_grant', 401)
    noteRejection(response, 'invalid_grant', 401)
  })
  expect(lines).toEqual([
    expect.objectContaining({
      'event.action': 'signInFailed',
      'source.address': '127.0.0.1',
      'http.response.status_code': 401,
    }),
  ])
})

test('a sign-in that is not rejected leaves no line', async () => {
  expect(await hangUp(() => {})).toEqual([])
})

/** Other programs rely on the words. */
test('the documentation names each event of the security log with its category', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const rows = Object.entries(securityEvents).map(([action, { category }]) => `| \`${action}\` | \`${category[0]}\`, `)
  expect(rows.filter((row) => !operations.includes(row))).toEqual([])
})

test('the sample for Vector selects lines by a field that each event has', () => {
  const sample = parse(readFileSync('deploy/vector.yaml', 'utf8'))
  const [field = '', word] = sample.transforms.kinds.route.security
    .slice(1)
    .split(' == ')
    .map((text: string) => JSON.parse(text))
  for (const action of Object.keys(securityEvents) as SecurityEvent[])
    expect(fieldsOfEvent(action, 'warn')).toHaveProperty([field], word)
  const inputs = [...Object.values(sample.transforms), ...Object.values(sample.sinks)].flatMap(
    (part) => (part as { inputs: string[] }).inputs,
  )
  const names = [
    ...Object.keys(sample.sources),
    ...Object.keys(sample.transforms),
    'kinds.security',
    'kinds._unmatched',
  ]
  expect(inputs.filter((name) => !names.includes(name))).toEqual([])
})
