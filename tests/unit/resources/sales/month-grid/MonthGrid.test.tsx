import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sumOf } from '#resources/sales/month-grid/amounts.ts'
import {
  cellAt,
  click,
  dec,
  isAt,
  jan,
  onChange,
  open,
  paste,
  textAt,
  yearly,
} from '#tests/support/screens/monthGrid.tsx'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the month grid', () => {
  test('is labelled with its rows and columns, and has exact sums', () => {
    open({ canRemove: true })
    const grid = within(screen.getByRole('grid', { name: 'Budget' }))
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent || head.ariaLabel)).toEqual([
      'Customer',
      'Segment',
      'Yearly amount',
      ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Total Actions'.split(' '),
    ])
    expect(grid.getByRole('rowheader', { name: 'Customer 1' })).toBeTruthy()
    expect(grid.getAllByTitle('Rings')).toHaveLength(3)
    expect(textAt(0, 12)).toBe('12.66')
    const last = grid.getAllByRole('row').at(-1)
    expect([...(last?.children ?? [])].map((cell) => cell.textContent)).toEqual(
      'Total  73.98 6.00 6.03 6.06 6.09 6.12 6.15 6.18 6.21 6.24 6.27 6.30 6.33 73.98 '.split(' '),
    )
  })

  test('is a single tab stop until focused', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Before' }))
    await user.tab()
    isAt(0, yearly)
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  test('moves by Tab along rows, and is left after the last cell', async () => {
    const { user } = open({ count: 2 })
    click(0, 10)
    await user.tab()
    isAt(0, dec)
    await user.tab()
    isAt(1, yearly)
    await user.tab({ shift: true })
    isAt(0, dec)
    await user.keyboard('{Control>}{End}{/Control}')
    isAt(1, dec)
    await user.tab()
    expect(document.querySelector('[role=grid]')?.contains(document.activeElement)).toBe(false)
    click(0, yearly)
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
  })

  test.each<[string, [number, number], [number, number]]>([
    ['{ArrowRight}', [1, 5], [1, 6]],
    ['{ArrowLeft}', [1, 5], [1, 4]],
    ['{ArrowUp}', [1, 5], [0, 5]],
    ['{ArrowDown}', [1, 5], [2, 5]],
    ['{ArrowUp}', [0, 5], [0, 5]],
    ['{ArrowDown}', [2, 5], [2, 5]],
    ['{ArrowLeft}', [1, yearly], [1, yearly]],
    ['{ArrowRight}', [1, 11], [1, 12]],
    ['{Enter}', [1, 5], [2, 5]],
    ['{Shift>}{Enter}{/Shift}', [1, 5], [0, 5]],
    ['{Home}', [1, 5], [1, yearly]],
    ['{End}', [1, 5], [1, 11]],
    ['{Control>}{Home}{/Control}', [1, 5], [0, yearly]],
    ['{Control>}{End}{/Control}', [1, 5], [2, 11]],
    ['{Control>}{ArrowRight}{/Control}', [1, 5], [1, 11]],
    ['{Control>}{ArrowUp}{/Control}', [2, 5], [0, 5]],
    ['{PageDown}', [0, 5], [2, 5]],
  ])('%s moves the focus from %j to %j', async (keys, from, to) => {
    const { user } = open()
    click(...from)
    await user.keyboard(keys)
    isAt(...to)
  })

  test('does not handle Escape if nothing is being edited', () => {
    open()
    click(0, 0)
    expect(fireEvent.keyDown(cellAt(0, 0), { key: 'Escape' })).toBe(true)
  })
})

describe('a cell', () => {
  test('replaces its value by typing, and Enter moves down', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('12.5')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(textAt(0, jan)).toBe('12.50')
    isAt(1, jan)
    expect(onChange).toHaveBeenCalledOnce()
    expect(onChange.mock.lastCall?.[1][0]).toBe(1_250_000)
  })

  test.each([
    ['{Tab}', 0, 6],
    ['{Shift>}{Tab}{/Shift}', 0, 4],
    ['{ArrowRight}', 0, 6],
    ['{ArrowDown}', 1, 5],
    ['{Shift>}{Enter}{/Shift}', 0, 5],
  ])('%s ends the editing and moves on', async (keys, row, column) => {
    const { user } = open()
    click(0, 5)
    await user.keyboard(`7${keys}`)
    expect(textAt(0, 5)).toBe('7.00')
    isAt(row, column)
  })

  test.each(['F2', 'a double click'])('is edited by %s with its current value', async (way) => {
    const { user } = open()
    click(1, 2)
    if (way === 'F2') await user.keyboard('{F2}')
    else fireEvent.doubleClick(cellAt(1, 2))
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Customer 1, Mar' })
    expect([input.value, document.activeElement]).toEqual(['2.02', input])
    await user.keyboard('{End}5{ArrowLeft}{ArrowLeft}{Enter}')
    expect(textAt(1, 2)).toBe('2.03')
  })

  test('restores its value on Escape', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('99{Escape}')
    expect(textAt(0, jan)).toBe('1.00')
    isAt(0, jan)
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each(['{Delete}', '{Backspace}', '{F2}{Backspace}{Enter}'])('is 0 after %s', async (keys) => {
    const { user } = open()
    click(0, jan)
    await user.keyboard(keys)
    expect(textAt(0, jan)).toBe('0.00')
  })

  test('rejects an invalid amount and stays in editing mode', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('-5{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('Customer 0, Jan: “-5” is less than 0.')
    const input = screen.getByRole<HTMLInputElement>('textbox')
    expect([input.value, input.ariaInvalid]).toEqual(['-5', 'true'])
    await user.keyboard('{Backspace}{Backspace}5{Enter}')
    expect(textAt(0, jan)).toBe('5.00')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('restores its value with a message if it is left with an invalid amount', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('abc')
    click(2, 2)
    expect(textAt(0, jan)).toBe('1.00')
    expect(screen.getByRole('alert').textContent).toBe(
      'Customer 0, Jan: “abc” is not a number.\nCustomer 0, Jan keeps 1.00.',
    )
    isAt(2, 2)
  })

  test('applies the typed value when another cell is clicked or the grid is left', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('5')
    click(1, 1)
    expect(textAt(0, jan)).toBe('5.00')
    await user.keyboard('6')
    await user.click(screen.getByRole('button', { name: 'After' }))
    expect(textAt(1, 1)).toBe('6.00')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  })
})

describe('a yearly amount', () => {
  const difference = () => screen.getByRole('button', { name: /^Rounding difference/ })

  test('is spread over the months, and its rounding difference goes to a chosen month', async () => {
    const { user } = open()
    click(0, yearly)
    await user.keyboard('100{Enter}')
    expect([textAt(0, yearly), textAt(0, jan), textAt(0, dec)]).toEqual(['100.00', '8.33', '8.33'])
    expect(difference().textContent).toBe('Rounding difference 0.04')
    expect(onChange.mock.lastCall?.[2]).toBe(10_000_000)
    await user.click(difference())
    expect(document.activeElement?.textContent).toBe('Dec (8.37)')
    await user.keyboard('{Enter}')
    expect(textAt(0, dec)).toBe('8.37')
    expect(textAt(0, 12)).toBe('100.00')
    expect(sumOf(onChange.mock.lastCall?.[1])).toBe(10_000_000)
    expect(screen.queryByRole('button', { name: /^Rounding difference/ })).toBeNull()
  })

  test('is the sum of the months if none was typed', async () => {
    const { user } = open()
    expect(textAt(0, yearly)).toBe('12.66')
    click(0, jan)
    await user.keyboard('2{Enter}')
    expect(textAt(0, yearly)).toBe('13.66')
    click(0, yearly)
    await user.keyboard('{F2}{Enter}')
    expect([textAt(0, yearly), textAt(0, jan), textAt(0, 1)]).toEqual(['13.66', '2.00', '1.01'])
  })

  test('shows its difference to edited months, and can be replaced by their sum', async () => {
    const { user } = open()
    click(0, yearly)
    await user.keyboard('120{Enter}')
    click(0, jan)
    await user.keyboard('15{Enter}')
    await user.click(screen.getByRole('button', { name: /^Difference from the yearly amount -5.00/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Set the yearly amount to 125.00' }))
    expect([textAt(0, yearly), textAt(0, jan), textAt(0, 12)]).toEqual(['125.00', '15.00', '125.00'])
  })

  test('and its difference are reached by keyboard, and undone with the months', async () => {
    const { user } = open()
    click(0, yearly)
    await user.keyboard('100{Tab}{End}{Tab}')
    expect(document.activeElement).toBe(difference())
    await user.keyboard('{Enter}{Escape}{Home}{Control>}z{/Control}')
    expect([textAt(0, yearly), textAt(0, jan)]).toEqual(['12.66', '1.00'])
  })
})

test('pasting an empty text changes nothing', () => {
  open()
  click(0, jan)
  paste('')
  expect(onChange).not.toHaveBeenCalled()
})

test('removing a row keeps the focus in the grid', async () => {
  const { user } = open({ canRemove: true })
  click(1, dec)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('rowheader', { name: 'Customer 1' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Customer 2' }))
})

describe('the month grid on a phone', () => {
  const openPhone = () => {
    stubMedia(isPhone)
    return open()
  }
  const input = (row: number, month: string) =>
    within(screen.getByRole('group', { name: `Customer ${row}` })).getByRole<HTMLInputElement>('textbox', {
      name: month,
    })

  test('shows each row as a card of inputs with the same rules', async () => {
    const { user } = openPhone()
    await user.click(input(1, 'Mar'))
    await user.keyboard('12,5{Tab}')
    expect(input(1, 'Mar').value).toBe('12.50')
    expect(document.activeElement).toBe(input(1, 'Apr'))
    await user.keyboard('-3{Enter}')
    expect(input(1, 'Apr').value).toBe('2.03')
    expect(screen.getByRole('alert').textContent).toMatch(/less than 0\.\nCustomer 1, Apr keeps 2\.03\.$/)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(input(1, 'Mar').value).toBe('2.02')
  })

  test('pastes a block from its input onwards', async () => {
    const { user } = openPhone()
    await user.click(input(0, 'Nov'))
    fireEvent.paste(input(0, 'Nov'), { clipboardData: { getData: () => '7\t8\n9\t10' } })
    expect([input(0, 'Nov').value, input(0, 'Dec').value, input(1, 'Dec').value]).toEqual(['7.00', '8.00', '10.00'])
  })

  test('spreads yearly amounts', async () => {
    const { user } = openPhone()
    await user.click(input(0, 'Yearly amount'))
    await user.keyboard('100{Enter}')
    await user.click(screen.getByRole('button', { name: /^Rounding difference 0.04/ }))
    await user.click(screen.getByRole('menuitem', { name: /^Jan/ }))
    expect([input(0, 'Jan').value, input(0, 'Feb').value]).toEqual(['8.37', '8.33'])
  })
})
