import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadMails } from '#resources/account/profile/LoadMails.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const path = '/auth/api/load-mails/'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = ({ isOffered = true, hasFiles = false, isWell = true } = {}) => {
  let isChosen = false
  const gateway = stubGateway({
    [`GET ${path}`]: () => json({ isOffered, isChosen, hasFiles }),
    [`POST ${path}`]: ({ body }) => {
      if (!isWell) return failure(503, 'unavailable')
      isChosen = (body as { isChosen: boolean }).isChosen
      return json({ message: 'Saved.' })
    },
  })
  showInPortal({ '/': <LoadMails /> }, '/')
  return gateway
}

const choice = () => screen.findByRole('switch', { name: 'The papers of each load when it ships' })

test('mails with the papers of loads are chosen by a switch, which is saved at once', async () => {
  const { to } = show()
  expect(((await choice()) as HTMLInputElement).checked).toBe(false)
  await userEvent.click(await choice())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(((await choice()) as HTMLInputElement).checked).toBe(true)
  expect(
    to(path)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body),
  ).toEqual([{ isChosen: true }])
})

test('a choice of mails with the papers of loads that fails is shown, and the switch stays', async () => {
  show({ isWell: false })
  await userEvent.click(await choice())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(((await choice()) as HTMLInputElement).checked).toBe(false)
})

test.each([
  [false, /with links to its papers/],
  [true, /as a zip if it is below 10 MB/],
])('mails with the papers of loads say what they have (files: %s)', async (hasFiles, text) => {
  show({ hasFiles })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('mails with the papers of loads are not shown unless they are offered', async () => {
  const { to } = show({ isOffered: false })
  await vi.waitFor(() => expect(to(path)).toHaveLength(1))
  expect(screen.queryByRole('switch')).toBe(null)
})
