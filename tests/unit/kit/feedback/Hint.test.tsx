import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { Hint } from '#kit/feedback/Hint.tsx'
import { focusIsVisibleOn } from '#tests/support/screens/focusVisible.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const mark = (isTapped: boolean) => (
  <Hint title="Promised for 05/Mar/2026 before." isTapped={isTapped}>
    <button type="button">Moved</button>
  </Hint>
)

const button = () => screen.getByRole('button', { name: 'Moved' })
const finger = (target: Element, keys: readonly string[]) =>
  userEvent.pointer(keys.map((key) => ({ keys: key, target })))

describe('a hint', () => {
  test('is shown on hover and describes its element', async () => {
    showInPortal({ '/': mark(false) }, '/')
    await userEvent.hover(button())
    const hint = await screen.findByRole('tooltip')
    expect(hint.textContent).toBe('Promised for 05/Mar/2026 before.')
    expect(button().getAttribute('aria-describedby')).toBe(hint.id)
  })

  test('is shown on focus by keyboard, and closed by Escape', async () => {
    showInPortal({ '/': mark(false) }, '/')
    focusIsVisibleOn(button())
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  test.each([
    ['held', false, ['[TouchA>]']],
    ['tapped, on an element without an action', true, ['[TouchA>]', '[/TouchA]']],
  ])('is shown on touch: %s', async (_how, isTapped, keys) => {
    showInPortal({ '/': mark(isTapped) }, '/')
    await finger(button(), keys)
    expect(await screen.findByRole('tooltip')).toBeTruthy()
  })
})
