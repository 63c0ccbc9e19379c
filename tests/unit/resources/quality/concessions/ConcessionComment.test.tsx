import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import type { Concession } from '#resources/quality/concessions/concessionCards.ts'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { concessionRow } from './concessionRows.ts'
import { commentPath, dialog, factsOf, open, press, show } from './concessionsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const label = 'Comment on FF-1001'
const confirmed = /^The following comment will be sent: /

const begin = async (isStaff: boolean, answer?: (rows: Concession[], comment: string) => Response) => {
  const rows = [concessionRow()]
  const take = (comment: string) => {
    rows[0] = concessionRow(isStaff ? { providerComment: comment } : { customerComment: comment })
    return json({ message: 'Message sent successfully!' })
  }
  const gateway = show({
    rows,
    isStaff,
    more: {
      [`POST ${commentPath}`]: ({ body }) => {
        const { comment } = body as { comment: string }
        return answer ? answer(rows, comment) : take(comment)
      },
    },
  })
  const item = await open(/^FF-1001/)
  const start = async () => userEvent.click(await within(item).findByRole('button', { name: /^Add comment/ }))
  await start()
  return { ...gateway, item, start }
}

const type = async (text: string) => userEvent.type(within(await dialog(label)).getByRole('textbox'), text)
const typed = async () => (within(await dialog(label)).getByRole('textbox') as HTMLTextAreaElement).value

test.each([
  [true, 'Anvil Comment'],
  [false, 'Customer Comment'],
])('a comment is required, confirmed, sent and shown; by staff: %j', async (isStaff, name) => {
  const { to, item } = await begin(isStaff)
  await press(label, 'OK')
  expect(within(await dialog(label)).getByRole('textbox')).toBe(document.activeElement)
  await type('   ')
  await press(label, 'OK')
  expect(to(commentPath)).toEqual([])
  await type('Surface %{{product} |||| is $& fine')
  await press(label, 'OK')
  expect((await dialog(confirmed)).textContent).toContain('"Surface %{product} |||| is $& fine"')
  expect(to(commentPath)).toEqual([])
  await press(confirmed, 'Send')
  await press('Message sent successfully!', 'OK')
  await waitFor(() => expect(factsOf(item)[name]).toBe('Surface %{product} |||| is $& fine'))
  expect(to(commentPath).map(({ body }) => body)).toEqual([
    { idCustomer: 101, comment: 'Surface %{product} |||| is $& fine', byAnvil: isStaff },
  ])
  expect(to(commentPath)[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  expect(within(item).queryByRole('button', { name: /^Add comment/ })).toBeNull()
  expect(item.querySelector('[hidden]')).toBeNull()
})

test('a comment shows the number of typed characters out of 255, and an error beyond', async () => {
  const { to } = await begin(false)
  const asking = await dialog(label)
  expect(within(asking).getByText('0 / 255')).toBeTruthy()
  await userEvent.click(within(asking).getByRole('textbox'))
  await userEvent.paste('Ñ'.repeat(254))
  expect(within(asking).getByText('254 / 255')).toBeTruthy()
  await userEvent.type(within(asking).getByRole('textbox'), 'ab')
  expect(within(asking).getByText('Enter at most 255 characters.')).toBeTruthy()
  await press(label, 'OK')
  expect(to(commentPath)).toEqual([])
})

test('a comment returns to the prompt if not confirmed, and is not sent if cancelled', async () => {
  const { to } = await begin(false)
  await type('Almost')
  await press(label, 'OK')
  await press(confirmed, 'Cancel')
  expect(await typed()).toBe('Almost')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(to(commentPath)).toEqual([])
})

describe('a comment that could not be sent', () => {
  test('is kept, restored in the prompt and sent again with the same key', async () => {
    let isBroken = true
    const { to, start } = await begin(false, (rows, customerComment) => {
      if (isBroken) return failure(502, 'unavailable')
      rows[0] = concessionRow({ customerComment })
      return json({ message: '' })
    })
    await type('Looks good')
    await press(label, 'OK')
    await press(confirmed, 'Send')
    expect((await dialog("Message couldn't be sent. Try again later.")).textContent).toContain('Your text is kept')
    await press("Message couldn't be sent. Try again later.", 'OK')
    isBroken = false
    await start()
    expect(await typed()).toBe('Looks good')
    await press(label, 'OK')
    await press(confirmed, 'Send')
    await press('Message sent successfully!', 'OK')
    const [first, second] = to(commentPath).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
  })

  test('because of a concurrent comment is shown with that comment', async () => {
    const { item } = await begin(false, (rows) => {
      rows[0] = concessionRow({ customerComment: 'Theirs' })
      return failure(409, 'conflict', { current: null })
    })
    await type('Mine')
    await press(label, 'OK')
    await press(confirmed, 'Send')
    const alert = await dialog(/^Someone else has already commented/)
    expect(alert.textContent).toContain('"Mine"')
    await press(/^Someone else has already commented/, 'OK')
    await waitFor(() => expect(factsOf(item)['Customer Comment']).toBe('Theirs'))
  })
})
