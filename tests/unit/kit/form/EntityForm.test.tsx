import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResourceContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { entity } from '#schema/entity.ts'
import { email, integer, money, optional, text } from '#schema/kinds.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const order = entity('order', {
  name: text('nombre', { max: 10 }),
  email: email('correo'),
  amount: money('monto'),
  kind: integer('tipo'),
  notes: optional(text('notas', { mayBeEmpty: true, isMultiline: true })),
})

interface Values {
  name: string
  email: string
  amount: number | null
  kind: number
  notes: string
}

const empty: Values = { name: '', email: '', amount: null, kind: 1, notes: '' }
const filled: Values = { name: 'Ana', email: 'a@b.example', amount: 150, kind: 1, notes: '' }

const open = (defaultValues: Values, save = vi.fn(async (_: Values) => 'saved')) => {
  const onSaved = vi.fn()
  const onFailed = vi.fn()
  const form = (
    <ResourceContextProvider value="orders">
      <Link to="/elsewhere">Elsewhere</Link>
      <EntityForm
        entity={order}
        defaultValues={defaultValues}
        toInput={(values) => values}
        save={save}
        onSaved={onSaved}
        onFailed={onFailed}
        message={<p>Message</p>}
        footer={<SubmitButton label="Save" />}
      >
        <FormField source="name" />
        <FormField source="email" />
        <FormField source="amount" />
        <FormField source="kind" choices={[{ id: 1, name: 'Rings' }]} />
        <FormField source="notes" />
      </EntityForm>
    </ResourceContextProvider>
  )
  showInPortal({ '/order': form }, '/order')
  return {
    save,
    onSaved,
    onFailed,
    user: userEvent.setup(),
    submit: () => screen.getByRole('button', { name: 'Save' }),
  }
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const noteOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

afterEach(cleanup)

describe('an entity form', () => {
  test('marks fields required by its entity', async () => {
    open(empty)
    await screen.findByRole('button', { name: 'Save' })
    const required = ['name', 'email', 'amount', 'notes'].filter((name) => field(name).ariaRequired === 'true')
    expect(required).toEqual(['name', 'email', 'amount'])
  })

  test('shows its message below the buttons, which stay in place', async () => {
    open(empty)
    const button = await screen.findByRole('button', { name: 'Save' })
    const place = button.compareDocumentPosition(screen.getByText('Message'))
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('shows issues at the fields, focuses the first and saves nothing', async () => {
    const { user, submit, save } = open(empty)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(noteOf('name')).toBe('Required.'))
    expect(noteOf('email')).toBe('Required.')
    expect(document.activeElement).toBe(field('name'))
    expect(save).not.toHaveBeenCalled()
    await user.type(field('name'), 'Ana Luna del Mar')
    await user.type(field('email'), 'ana')
    await user.type(field('amount'), 'much')
    await user.click(submit())
    await waitFor(() => expect(noteOf('name')).toBe('Enter at most 10 characters.'))
    expect(noteOf('email')).toBe('Enter an e-mail address such as name@company.com.')
    expect(noteOf('amount')).toBe('Enter a number.')
  })

  test('shows the number of typed characters next to the limit', async () => {
    const { user } = open(empty)
    await screen.findByRole('button', { name: 'Save' })
    await user.type(field('name'), 'Ana Luna 9')
    expect(noteOf('name')).toBe('10 / 10')
  })

  test('gives an amount its separators and cents on leaving the field, and keeps text that is no number', async () => {
    const { user, submit, save } = open(filled)
    await screen.findByRole('button', { name: 'Save' })
    expect(field('amount').value).toBe('1.50')
    await user.clear(field('amount'))
    await user.type(field('amount'), '1234.5')
    expect(field('amount').value).toBe('1234.5')
    await user.tab()
    expect(field('amount').value).toBe('1,234.50')
    await user.click(submit())
    await waitFor(() => expect(save.mock.calls[0]?.[0].amount).toBe(123_450))
    await user.clear(field('amount'))
    await user.type(field('amount'), 'much')
    await user.tab()
    expect(field('amount').value).toBe('much')
  })

  test('saves once on a double click, and shows that it is saving', async () => {
    let finish: (answer: string) => void = () => undefined
    const save = vi.fn((_: Values) => new Promise<string>((resolve) => (finish = resolve)))
    const { user, submit, onSaved } = open(filled, save)
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'))
    await user.type(field('name'), '{Enter}')
    finish('saved')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'))
    expect(save).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[0]).toEqual(filled)
  })

  test('shows issues of the server at their fields and keeps the input', async () => {
    const issues = { email: { code: 'emailTaken' }, amount: { code: 'type', message: 'Too much today.' } }
    const failed = Object.assign(new Error('refused'), { issues })
    const { user, onFailed } = open(
      filled,
      vi.fn(async () => Promise.reject(failed)),
    )
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(noteOf('email')).toBe('Another user already has this e-mail. Enter a different one.'))
    expect(noteOf('amount')).toBe('Too much today.')
    expect(document.activeElement).toBe(field('email'))
    expect(field('amount').value).toBe('1.50')
    expect(onFailed.mock.calls[0]?.[0]).toBe(failed)
  })

  test('asks before unsaved input is discarded, and stays if declined', async () => {
    const { user } = open(filled)
    await screen.findByRole('button', { name: 'Save' })
    await user.type(field('name'), 'x')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(address()).toBe('/order')
    expect(field('name').value).toBe('Anax')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })

  test('is left without a question after saving', async () => {
    const { user, onSaved } = open(filled)
    await screen.findByRole('button', { name: 'Save' })
    await user.type(field('name'), 'x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })
})
