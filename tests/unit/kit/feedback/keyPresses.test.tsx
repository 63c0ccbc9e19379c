import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Dialogs, useDialogs } from '#kit/feedback/dialogs.ts'
import { DateField } from '#kit/fields/DateFields.tsx'
import { datePickers } from '#kit/fields/DateRange.tsx'
import type { Day } from '#schema/kinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

beforeAll(datePickers.load, 60_000)
afterEach(cleanup)

const outcome = vi.fn()

/** Opens a dialog inside keydown, as an input does that applies its text on Enter. */
const Asker = ({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) => {
  const dialogs = useDialogs()
  const open = async () => outcome(await ask(dialogs))
  return (
    <input
      aria-label="Amount"
      onKeyDown={({ key }) => {
        if (key === 'Enter') flushSync(() => void open())
      }}
    />
  )
}

const openByEnter = async (ask: (dialogs: Dialogs) => Promise<unknown>) => {
  outcome.mockReset()
  showInPortal({ '/': <Asker ask={ask} /> }, '/')
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'Amount' }))
  await user.keyboard('{Enter>}')
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeTruthy()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  return user
}

describe('the Enter that opens a dialog', () => {
  test.each<[string, (dialogs: Dialogs) => Promise<unknown>]>([
    ['confirm', ({ confirm }) => confirm({ message: 'Sure?' })],
    ['a destructive confirm', ({ confirm }) => confirm({ message: 'Sure?', isDestructive: true })],
    ['alert', ({ alert }) => alert({ message: 'Sure?' })],
    ['prompt', ({ prompt }) => prompt({ message: 'Sure?' })],
    ['comment', ({ comment }) => comment({ title: 'Sure?' })],
  ])('does not answer it, even if held down: %s', async (_name, ask) => {
    const user = await openByEnter(ask)
    const press = { key: 'Enter', code: 'Enter' }
    for (let times = 0; times < 3; times += 1) {
      const isUnprevented = fireEvent.keyDown(document.activeElement as Element, { ...press, repeat: true })
      expect(isUnprevented).toBe(false)
    }
    await user.keyboard('{/Enter}')
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeTruthy()
    expect(outcome).not.toHaveBeenCalled()
  })

  test('leaves the next press to the dialog', async () => {
    const user = await openByEnter(({ confirm }) => confirm({ message: 'Sure?' }))
    await user.keyboard('{/Enter}{Enter}')
    expect(outcome).toHaveBeenCalledExactlyOnceWith(true)
  })
})

const AskingDate = ({ onAsk }: { readonly onAsk: () => void }) => {
  const { confirm } = useDialogs()
  const [day, setDay] = useState<Day | null>(null)
  const change = async (taken: Day | null) => {
    onAsk()
    if (await confirm({ message: 'Update?' })) setDay(taken)
  }
  return <DateField label="Date" day={day} onChange={(taken) => void change(taken)} />
}

const shownDay = () =>
  screen
    .getAllByRole('spinbutton', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('/')

describe('a typed date that its owner asks about', () => {
  test.each(['Enter', 'Tab'])(
    'asks once by %s, shows the known date until the answer, and keeps it after Cancel',
    async (key) => {
      const onAsk = vi.fn()
      showInPortal({ '/': <AskingDate onAsk={onAsk} /> }, '/')
      const user = userEvent.setup()
      const type = async () => {
        await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
        await user.keyboard(`02Dec2026{${key}}`)
        await screen.findByRole('dialog', { name: 'Update?' })
      }
      await type()
      expect(onAsk).toHaveBeenCalledTimes(1)
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(shownDay()).toBe('DD/MMM/YYYY')
      await type()
      await user.click(screen.getByRole('button', { name: 'OK' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(shownDay()).toBe('02/Dec/2026')
      expect(onAsk).toHaveBeenCalledTimes(2)
    },
  )
})
