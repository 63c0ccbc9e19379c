import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FormDrawer, useUnsavedPart } from '#kit/feedback/FormDrawer.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const onSubmit = vi.fn()
const onClose = vi.fn()
beforeEach(() => {
  onSubmit.mockReset()
  onClose.mockReset()
})

const Sample = ({ isBusy = false, isPlain = false }) => {
  const [text, setText] = useState('')
  const form = { submitLabel: 'Create', onSubmit, isBusy }
  return (
    <FormDrawer title="New Folder" onClose={onClose} isUnsaved={text !== ''} {...(isPlain ? {} : form)}>
      <input aria-label="Folder name" value={text} onChange={(event) => setText(event.target.value)} />
    </FormDrawer>
  )
}
const Part = () => {
  const [text, setText] = useState('')
  useUnsavedPart(text !== '')
  return (
    <>
      <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('')}>
        Send
      </button>
    </>
  )
}
const show = (props: Parameters<typeof Sample>[0] = {}) => showInPortal({ '/': <Sample {...props} /> }, '/')

const drawer = () => screen.findByRole('dialog', { name: 'New Folder' })
const press = async (name: string | RegExp) =>
  userEvent.click(within(await drawer()).getByRole('button', { name, hidden: true }))
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: /unsaved/i })).getByRole('button', { name }))

describe('a form drawer', () => {
  test('is a dialog with its title, and submits by its button and by Enter', async () => {
    show()
    expect((await drawer()).getAttribute('aria-modal')).toBe('true')
    await press('Create')
    await userEvent.type(within(await drawer()).getByLabelText('Folder name'), 'A{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['its button', () => press(/^Close/)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s', async (_way, close) => {
    show()
    await drawer()
    await close()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('asks before changed input is discarded', async () => {
    show()
    await userEvent.type(within(await drawer()).getByLabelText('Folder name'), 'A')
    await press(/^Close/)
    await answer('Cancel')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('Folder name').value).toBe('A')
    await press(/^Close/)
    await answer('Discard')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('neither submits nor closes while it is busy', async () => {
    show({ isBusy: true })
    await userEvent.type(within(await drawer()).getByLabelText('Folder name'), '{Enter}')
    await userEvent.keyboard('{Escape}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('asks before the input of a part is discarded, until the part has been sent', async () => {
    const parts = (
      <FormDrawer title="New Folder" onClose={onClose}>
        <Part />
      </FormDrawer>
    )
    showInPortal({ '/': parts }, '/')
    await userEvent.type(within(await drawer()).getByLabelText('Message'), 'A')
    await press(/^Close/)
    await answer('Cancel')
    expect(onClose).not.toHaveBeenCalled()
    await press('Send')
    await press(/^Close/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('has no submit button without anything to submit', async () => {
    show({ isPlain: true })
    expect(within(await drawer()).getAllByRole('button')).toHaveLength(1)
  })
})
