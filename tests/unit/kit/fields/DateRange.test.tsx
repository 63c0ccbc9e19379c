import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DateRange, datePickers } from '#kit/fields/DateRange.tsx'
import type { Range } from '#kit/fields/days.ts'
import type { Day } from '#schema/kinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

beforeAll(datePickers.load, 60_000)
beforeEach(() => {
  stubMedia((query) => query.includes('pointer: fine') || query.includes('reduced-motion'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const range = (from: string | null, to: string | null) => ({ from: from as Day | null, to: to as Day | null })

interface SampleProps {
  readonly initial: Range
  readonly look: { readonly isClearable?: boolean }
  readonly onChange: (range: Range) => void
  readonly onSearch: (range: Range) => void
}

const Sample = ({ initial, look, onChange, onSearch }: SampleProps) => {
  const [value, setValue] = useState(initial)
  const change = (next: Range) => {
    onChange(next)
    setValue(next)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(value)
  }
  return (
    <form onSubmit={search}>
      <DateRange {...value} onChange={change} {...look} />
      <button type="submit">Search</button>
    </form>
  )
}

const open = (initial: Range, look: SampleProps['look'] = {}, language: 'en' | 'es' = 'en') => {
  const heard = { onChange: vi.fn(), onSearch: vi.fn() }
  showInPortal({ '/': <Sample initial={initial} look={look} {...heard} /> }, '/', null, language)
  return { ...heard, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole('group', { name })
// Removes the invisible separators between the sections.
const textOf = (name: string) =>
  within(field(name))
    .getAllByRole('spinbutton')
    .map((section) => section.textContent)
    .join('/')
const section = (name: string, part: string) => within(field(name)).getByRole('spinbutton', { name: part })

const pick = async (user: ReturnType<typeof userEvent.setup>, name: string, day: string) => {
  await user.click(within(field(name)).getByRole('button', { name: /^Choose date/ }))
  await user.click(await screen.findByRole('gridcell', { name: day }))
}

describe('a date range', () => {
  test('shows days with English months in every language', () => {
    open(range('2026-11-05', '2026-12-06'))
    expect([textOf('Start date'), textOf('End date')]).toEqual(['05/Nov/2026', '06/Dec/2026'])
  })

  test('has a Spanish calendar, but formats the day in its field with English months', async () => {
    const { user } = open(range('2026-11-05', '2026-12-06'), {}, 'es')
    expect(textOf('Fecha inicial')).toBe('05/Nov/2026')
    await user.click(within(field('Fecha inicial')).getByRole('button', { name: /^Elige fecha/ }))
    expect(await screen.findByText('noviembre 2026')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((day) => day.getAttribute('aria-label'))).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ])
  })

  test('accepts a picked day', async () => {
    const { onChange, user } = open(range('2026-11-05', '2026-12-06'))
    await pick(user, 'Start date', '20')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(range('2026-11-20', '2026-12-06'))
    await waitFor(() => expect(textOf('Start date')).toBe('20/Nov/2026'))
  })

  test('moves both ends when one passes the other', async () => {
    const { onChange, user } = open(range('2026-11-05', '2026-11-10'))
    await pick(user, 'Start date', '20')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(range('2026-11-20', '2026-11-20'))
    await waitFor(() => expect(textOf('End date')).toBe('20/Nov/2026'))
  })

  test('applies a typed day on blur, not while typing', async () => {
    const { onChange, user } = open(range('2026-11-05', '2026-12-06'))
    await user.click(section('End date', 'Day'))
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await user.click(section('End date', 'Month'))
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(textOf('End date')).toBe('08/Sep/2026')
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(range('2026-09-08', '2026-09-08'))
  })

  test('applies a typed day on Enter and submits the form with it', async () => {
    const { onSearch, user } = open(range('2026-11-05', '2026-12-06'))
    await user.click(section('Start date', 'Day'))
    await user.keyboard('{ArrowUp}{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(range('2026-11-06', '2026-12-06'))
  })

  describe.each([
    ['en', 'Start date', 'Day', 'Enter a date such as 21/Nov/2026.', 'Enter a year from 1900 to 2100.'],
    ['es', 'Fecha inicial', 'Dia', 'Escriba una fecha como 21/Nov/2026.', 'Escriba un año de 1900 a 2100.'],
  ] as const)('half typed (%s)', (language, name, day, halfTyped, wrongYear) => {
    const search = () => screen.getByRole('button', { name: 'Search' })

    test.each([
      ['known', '2026-11-05', false],
      ['known and optional', '2026-11-05', true],
      ['empty', null, true],
    ] as const)(
      'is named at its field and stops the search, by button and Enter: %s',
      async (_title, from, isClearable) => {
        const { onChange, onSearch, user } = open(range(from, '2026-12-06'), { isClearable }, language)
        await user.click(section(name, day))
        await user.keyboard(from === null ? '05' : '{Backspace}')
        expect(screen.queryByText(halfTyped)).toBeNull()
        await user.click(search())
        expect(screen.getByText(halfTyped)).toBeTruthy()
        expect(document.activeElement).toBe(section(name, day))
        await user.keyboard('{Enter}')
        expect(textOf(name)).not.toBe('05/Nov/2026')
        expect([onChange.mock.calls, onSearch.mock.calls]).toEqual([[], []])
      },
    )

    test.each(['0026', '1899', '2101'])('is refused with the year %s', async (year) => {
      const { onChange, onSearch, user } = open(range(null, null), { isClearable: true }, language)
      await user.click(section(name, day))
      await user.keyboard(`03Aug${year}`)
      await user.click(search())
      expect(screen.getByText(wrongYear)).toBeTruthy()
      expect([onChange.mock.calls, onSearch.mock.calls]).toEqual([[], []])
    })
  })

  test.each([
    ['01Jan1900', '1900-01-01'],
    ['31Dec2100', '2100-12-31'],
  ])('accepts %s, and no longer names what was wrong', async (typed, day) => {
    const { onChange, onSearch, user } = open(range(null, null), { isClearable: true })
    await user.click(section('Start date', 'Day'))
    await user.keyboard('05')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.keyboard(typed)
    expect(screen.queryByText('Enter a date such as 21/Nov/2026.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(range(day, null))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(range(day, null))
  })

  test('can be cleared if it is optional', async () => {
    const { onChange, user } = open(range('2026-11-05', '2026-12-06'), { isClearable: true })
    await user.click(within(field('End date')).getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(range('2026-11-05', null))
  })

  test('cannot be cleared if it is required', () => {
    open(range('2026-11-05', '2026-12-06'))
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})
