import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encode } from 'zod/mini'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import Concessions from '#resources/quality/concessions/ConcessionList.tsx'
import type { Concession } from '#resources/quality/concessions/concessionCards.ts'
import { concession } from '#schema/quality/concessions.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

type Answers = Record<string, (request: StubRequest) => Response | Promise<Response>>

export const listPath = '/read/api/Consessions/101'
export const commentPath = '/write/api/Consessions/1/Comments'
export const sidePath = '/auth/api/validate-content-access/'

export const listOf = (rows: readonly Concession[]) =>
  json({ value: JSON.stringify(rows.map((row) => encode(concession, row))) })

interface ScreenOptions {
  /** Evaluated at each request, so that tests may change it. */
  readonly rows: readonly Concession[]
  readonly isStaff?: boolean
  readonly more?: Answers
}

export const show = ({ rows, isStaff = false, more = {} }: ScreenOptions, customer: number | null = 101) => {
  const gateway = stubGateway({
    [`GET ${listPath}`]: () => listOf(rows),
    [`POST ${sidePath}`]: () => (isStaff ? json({ ok: true }) : failure(403, 'forbidden')),
    ...more,
  })
  setCurrentCustomer(customer)
  showInPortal({ '/concessions': <Concessions /> }, '/concessions')
  return gateway
}

export const toggle = (ncr: string | RegExp) => screen.findByRole('button', { name: ncr })

export const open = async (ncr: string | RegExp) => {
  const button = await toggle(ncr)
  // The first pending concession is open.
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
  return button.closest('li') as HTMLElement
}

export const factsOf = (item: HTMLElement) =>
  Object.fromEntries(
    within(item)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

export const press = async (name: string | RegExp, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }))
