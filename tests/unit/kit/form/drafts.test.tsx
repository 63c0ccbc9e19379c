import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Draft, DraftContext } from '#kit/form/drafts.ts'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { useDraftRecord } from '#kit/form/useDraft.ts'
import { entity } from '#schema/entity.ts'
import { email, optional, secret, text } from '#schema/kinds.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const member = entity('member', {
  name: text('nombre'),
  email: email('correo'),
  password: optional(secret('clave')),
})

interface Record {
  name: string
  version: number
}

const loaded: Record = { name: 'Ana', version: 7 }
const stored = new Map<string, Draft>()

/** Keeps drafts once the session is over, like the portal. */
const WithDrafts = ({ children }: { children: ReactNode }) => {
  const [isSessionOver, setOver] = useState(false)
  const drafts = {
    isSessionOver,
    keep: (form: string, draft: Draft) => void stored.set(form, JSON.parse(JSON.stringify(draft))),
    read: (form: string) => stored.get(form) ?? null,
    drop: (form: string) => void stored.delete(form),
  }
  return (
    <DraftContext value={drafts}>
      <button type="button" onClick={() => setOver(true)}>
        End the session
      </button>
      {children}
    </DraftContext>
  )
}

interface Calls {
  readonly save: (values: object, key: string) => Promise<string>
  readonly onSaved: (answer: string) => void
  readonly onFailed: (error: unknown) => void
  readonly onRestored: () => void
}

const Form = ({ record, ...calls }: Calls & { record: Record }) => {
  const start = useDraftRecord(record)
  return (
    <EntityForm
      entity={member}
      record={start}
      defaultValues={{ name: start.name, email: 'a@b.example', password: '', version: start.version }}
      toInput={({ name, email: address, password }) => ({ name, email: address, ...(password && { password }) })}
      footer={<SubmitButton label="Save" />}
      {...calls}
    >
      <FormField source="name" />
      <FormField source="password" />
    </EntityForm>
  )
}

const never = () => new Promise<string>(() => {})

const open = async ({ record = loaded, save = never as Calls['save'] } = {}) => {
  const calls = { save: vi.fn(save), onSaved: vi.fn(), onFailed: vi.fn(), onRestored: vi.fn() }
  const form = (
    <ResourceContextProvider value="members">
      <Link to="/elsewhere">Elsewhere</Link>
      <WithDrafts>
        <Form record={record} {...calls} />
      </WithDrafts>
    </ResourceContextProvider>
  )
  showInPortal({ '/member': form }, '/member')
  await screen.findByRole('button', { name: 'Save' })
  return { ...calls, user: userEvent.setup() }
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const save = () => screen.getByRole('button', { name: 'Save' })
const end = () => screen.getByRole('button', { name: 'End the session' })
const isBack = /typed before your session ended has been restored/

beforeEach(() => stored.clear())
afterEach(cleanup)

describe('a form with an expired session', () => {
  test('stores a draft, and is left without a question', async () => {
    const { user } = await open()
    await user.type(field('name'), ' Luna')
    await user.click(end())
    expect(stored.get('members')).toEqual({
      values: { name: 'Ana Luna', email: 'a@b.example', version: 7 },
      record: loaded,
      sentWith: null,
      isSecretMissing: false,
    })
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
    expect(stored.size).toBe(1)
  })

  test('stores no draft of unchanged input', async () => {
    const { user } = await open()
    await user.click(end())
    expect(stored.size).toBe(0)
  })

  test('stores no secrets', async () => {
    const { user } = await open()
    await user.type(field('password'), 'Forge-2027')
    await user.click(save())
    await user.click(end())
    expect(JSON.stringify([...stored])).not.toContain('Forge-2027')
    expect(stored.get('members')).toMatchObject({ isSecretMissing: true })
  })

  test('stores no draft of a save that succeeds after all', async () => {
    const answer = Promise.withResolvers<string>()
    const { user, onSaved } = await open({ save: () => answer.promise })
    await user.type(field('name'), ' Luna')
    await user.click(save())
    await user.click(end())
    expect(stored.get('members')).toMatchObject({ sentWith: expect.any(String) })
    answer.resolve('saved')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'))
    expect(stored.size).toBe(0)
  })
})

describe('a form with a stored draft', () => {
  const leaveDraft = async (typed: () => Promise<void> | void, isSent = false) => {
    const opened = await open()
    await opened.user.type(field('name'), ' Luna')
    await typed()
    if (isSent) await opened.user.click(save())
    await opened.user.click(end())
    cleanup()
    return opened
  }

  test('restores the input, says so, and sends nothing', async () => {
    await leaveDraft(() => {})
    const { save: sent, onRestored, user } = await open()
    expect(await screen.findByText(isBack)).toBeTruthy()
    expect(field('name').value).toBe('Ana Luna')
    expect(sent).not.toHaveBeenCalled()
    expect(onRestored).toHaveBeenCalledOnce()
    expect(stored.size).toBe(0)
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy()
  })

  test('discards the draft on request', async () => {
    await leaveDraft(() => {})
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(field('name').value).toBe('Ana')
    expect(screen.queryByText(isBack)).toBeNull()
  })

  test('repeats a pending save once with its key, and shows only its result', async () => {
    const before = await leaveDraft(() => {}, true)
    const { save: sent, onSaved } = await open({ save: async () => 'saved' })
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'))
    expect(sent.mock.calls).toEqual(before.save.mock.calls)
    expect(screen.queryByText(isBack)).toBeNull()
    expect(stored.size).toBe(0)
  })

  test('keeps the input and shows the error if the repeated save fails', async () => {
    await leaveDraft(() => {}, true)
    const { save: sent, onFailed } = await open({ save: () => Promise.reject(new Error('refused')) })
    await waitFor(() => expect(onFailed).toHaveBeenCalled())
    expect(await screen.findByText(isBack)).toBeTruthy()
    expect(field('name').value).toBe('Ana Luna')
    expect(sent).toHaveBeenCalledOnce()
  })

  test('asks for the password again instead of repeating a save with one', async () => {
    await leaveDraft(() => userEvent.type(field('password'), 'Forge-2027'), true)
    const { save: sent } = await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Passwords are not kept. Enter yours again.')
    expect([field('name').value, field('password').value]).toEqual(['Ana Luna', ''])
    expect(sent).not.toHaveBeenCalled()
  })

  test('is based on the record of the draft, even if a newer one is loaded', async () => {
    await leaveDraft(() => {}, true)
    const { save: sent } = await open({ record: { name: 'Ana Maria', version: 8 } })
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana Luna', version: 7 })
  })
})
