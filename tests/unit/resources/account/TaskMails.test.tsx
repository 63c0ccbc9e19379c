import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TaskMails } from '#resources/account/profile/TaskMails.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const path = '/auth/api/task-mails/'
const wait = { timeout: 15_000 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Mail {
  readonly kind: string
  readonly choice: string | null
}

const ofCustomer: readonly Mail[] = [
  { kind: 'bar', choice: 'summary' },
  { kind: 'requestAnswer', choice: null },
]

const show = (kinds = ofCustomer, { hasSummary = true, isWell = true } = {}) => {
  let stored = kinds
  const gateway = stubGateway({
    [`GET ${path}`]: () => json({ hasSummary, kinds: stored }),
    [`POST ${path}`]: ({ body }) => {
      if (!isWell) return failure(503, 'unavailable')
      const chosen = body as Mail
      stored = stored.map((mail) => (mail.kind === chosen.kind ? chosen : mail))
      return json({ message: 'Saved.' })
    },
  })
  showInPortal({ '/': <TaskMails /> }, '/')
  return gateway
}

const choiceOf = (kind: string) => screen.findByRole('combobox', { name: kind }, wait)
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('the card of task mails has a row for each kind, with its choice', async () => {
  show()
  expect((await choiceOf('Bars to approve')).textContent).toBe('In the summary')
  expect((await choiceOf('Answers to read')).textContent).toBe('At once and in the summary')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Bars to approve',
    'Answers to read',
  ])
  await userEvent.click(await choiceOf('Answers to read'))
  expect(options()).toEqual(['At once', 'In the summary', 'Never'])
})

test('a choice of task mails is saved at once, for its kind only', async () => {
  const { to } = show()
  await userEvent.click(await choiceOf('Bars to approve'))
  await userEvent.click(screen.getByRole('option', { name: 'At once' }))
  expect(await screen.findByText('Saved.', {}, wait)).toBeTruthy()
  expect((await choiceOf('Bars to approve')).textContent).toBe('At once')
  expect((await choiceOf('Answers to read')).textContent).toBe('At once and in the summary')
  const sent = to(path).flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(sent).toEqual([{ kind: 'bar', choice: 'atOnce' }])
})

test('a choice of task mails that cannot be saved shows an error and is reverted', async () => {
  show(ofCustomer, { isWell: false })
  await userEvent.click(await choiceOf('Bars to approve'))
  await userEvent.click(screen.getByRole('option', { name: 'Never' }))
  expect(await screen.findByRole('alert', {}, wait)).toBeTruthy()
  expect((await choiceOf('Bars to approve')).textContent).toBe('In the summary')
})

test('failed mails are not offered at once, and the summary only if the portal sends it', async () => {
  show([{ kind: 'failedMail', choice: 'summary' }])
  await userEvent.click(await choiceOf('E-mails that could not be sent'))
  expect(options()).toEqual(['In the summary', 'Never'])
  cleanup()
  show([{ kind: 'requestAnswer', choice: 'atOnce' }], { hasSummary: false })
  await userEvent.click(await choiceOf('Answers to read'))
  expect(options()).toEqual(['At once', 'Never'])
})

test('the card of task mails is not shown without kinds', async () => {
  const { to } = show([])
  await vi.waitFor(() => expect(to(path).length).toBe(1), wait)
  expect(screen.queryByRole('table')).toBeNull()
})
