import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { unsentBytes } from '#backend/process/limits.ts'
import { usageOf } from '#backend/process/usage.ts'
import { dispositionOf, sendFile } from '#proxy/answers/sendFile.ts'

describe('a content disposition', () => {
  test.each([
    ['Invoice FE-00123.pdf', 'inline; filename="Invoice FE-00123.pdf"'],
    ['Señal.pdf', `inline; filename="Senal.pdf"; filename*=UTF-8''Se%C3%B1al.pdf`],
    ['桂.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%E6%A1%82.pdf`],
    ['a"b\\c/d.pdf', `inline; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%2Fd.pdf`],
    ["it's (1)*.pdf", `inline; filename="it_s (1)_.pdf"; filename*=UTF-8''it%27s%20%281%29%2a.pdf`],
    [
      'a\r\nSet-Cookie: x=1.pdf',
      `inline; filename="a__Set-Cookie_ x_1.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`,
    ],
    ['\ud800.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('for the file name %j is safe in a header', (name, disposition) => {
    expect(dispositionOf(name, 'application/pdf')).toBe(disposition)
  })

  test('is an attachment for types that a browser cannot show', () => {
    expect(dispositionOf('page.html', 'text/html')).toBe('attachment; filename="page.html"')
  })
})

const pdf = { fileType: 'application/pdf', freshSeconds: 0, isUploaded: false }

describe('a file in memory that the client does not read', () => {
  const bytes = Buffer.alloc(unsentBytes.maxPerUser / 2)
  const unsent = () => usageOf('unreadAnswers').inUse

  /** Requests the file and reads nothing; returns the connection, and the rejection if there is one. */
  const ask = async (who: string) => {
    const { promise: rejection, resolve } = Promise.withResolvers<unknown>()
    const server = express()
      .get('/', (_request, response) => {
        sendFile(response, pdf, { name: 'a.pdf', bytes }, who).catch((error) => {
          resolve(error)
          response.destroy()
        })
      })
      .listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {}).pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const close = () => {
      socket.destroy()
      server.close()
    }
    return { rejection, close }
  }

  test('counts until the connection ends, and raises an error above the limit of the user', async () => {
    const first = await ask('user 1')
    await expect.poll(unsent).toBe(bytes.length)
    const second = await ask('user 1')
    await expect.poll(unsent).toBe(2 * bytes.length)
    const third = await ask('user 1')
    expect(await third.rejection).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
    for (const { close } of [first, second, third]) close()
    await expect.poll(unsent).toBe(0)
  })
})
