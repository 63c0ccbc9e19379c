import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Cents } from '../../../../schema/kinds.ts'
import { sumOf } from '../../../../src/kit/monthGrid/amounts.ts'
import { MonthGrid, type MonthRow } from '../../../../src/kit/monthGrid/MonthGrid.tsx'
import { showInPortal } from '../../../support/portalScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onChange = vi.fn()

/** Months of that many thousands of dollars, and 1 more from row to row. */
const rowsOf = (count: number): MonthRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `r${index}`,
    label: `Customer ${index}`,
    head: [`Customer ${index}`, 'Rings'],
    months: Array.from({ length: 12 }, (_, month) => ((index + 1) * 100_000 + month * 1000) as Cents),
  }))

interface Look {
  readonly count?: number
  readonly hasYearly?: boolean
  readonly isReadOnly?: boolean
  readonly canRemove?: boolean
}

const Sample = ({ count = 3, canRemove = false, ...look }: Look) => {
  const [rows, setRows] = useState(() => rowsOf(count))
  const change = (key: string, months: readonly Cents[], yearly?: Cents) => {
    onChange(key, months, yearly)
    setRows((all) => all.map((row) => (row.key === key ? { ...row, months, yearly } : row)))
  }
  const remove = { removeRow: (key: string) => setRows((all) => all.filter((row) => row.key !== key)) }
  return (
    <>
      <button type="button">Before</button>
      <MonthGrid
        label="Budget"
        heads={['Customer', 'Segment']}
        rows={rows}
        onChange={change}
        {...look}
        {...(canRemove && remove)}
      />
      <button type="button">After</button>
    </>
  )
}

const open = (look: Look = {}) => {
  onChange.mockReset()
  const user = userEvent.setup()
  return { user, ...showInPortal({ '/': <Sample {...look} /> }, '/') }
}

const cellAt = (row: number, column: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)
  if (!cell) throw new Error(`There is no cell ${row}-${column}.`)
  return cell
}
const textAt = (row: number, column: number) => cellAt(row, column).textContent
const isAt = (row: number, column: number) => expect(document.activeElement).toBe(cellAt(row, column))
const jan = 0
const dec = 11

const click = (row: number, column: number) => {
  fireEvent.mouseDown(cellAt(row, column))
  fireEvent.mouseUp(cellAt(row, column))
}
const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })
const copy = () => {
  const setData = vi.fn()
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } })
  return setData.mock.lastCall?.[1]
}
const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((cell) => cell.getAttribute('data-place'))

describe('the grid', () => {
  test('is one with names for its rows and columns, its sums exact', () => {
    open({ canRemove: true })
    const grid = within(screen.getByRole('grid', { name: 'Budget' }))
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent || head.ariaLabel)).toEqual(
      'Customer Segment Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Total Actions'.split(' '),
    )
    expect(grid.getByRole('rowheader', { name: 'Customer 1' })).toBeTruthy()
    expect(textAt(0, 12)).toBe('12.66')
    const last = grid.getAllByRole('row').at(-1)
    expect([...(last?.children ?? [])].map((cell) => cell.textContent)).toEqual(
      'Total  6.00 6.03 6.06 6.09 6.12 6.15 6.18 6.21 6.24 6.27 6.30 6.33 73.98 '.split(' '),
    )
  })

  test('is one stop for Tab until one is in it', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Before' }))
    await user.tab()
    isAt(0, jan)
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  test('Tab goes along the row, then on to the next, and leaves after the last cell', async () => {
    const { user } = open({ count: 2 })
    click(0, 10)
    await user.tab()
    isAt(0, dec)
    await user.tab()
    isAt(1, jan)
    await user.tab({ shift: true })
    isAt(0, dec)
    await user.keyboard('{Control>}{End}{/Control}')
    isAt(1, dec)
    await user.tab()
    expect(document.querySelector('[role=grid]')?.contains(document.activeElement)).toBe(false)
    click(0, jan)
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
    ['{ArrowLeft}', [1, 0], [1, 0]],
    ['{ArrowRight}', [1, 11], [1, 12]],
    ['{Enter}', [1, 5], [2, 5]],
    ['{Shift>}{Enter}{/Shift}', [1, 5], [0, 5]],
    ['{Home}', [1, 5], [1, 0]],
    ['{End}', [1, 5], [1, 11]],
    ['{Control>}{Home}{/Control}', [1, 5], [0, 0]],
    ['{Control>}{End}{/Control}', [1, 5], [2, 11]],
    ['{Control>}{ArrowRight}{/Control}', [1, 5], [1, 11]],
    ['{Control>}{ArrowUp}{/Control}', [2, 5], [0, 5]],
    ['{PageDown}', [0, 5], [2, 5]],
  ])('%s leads from %j to %j', async (keys, from, to) => {
    const { user } = open()
    click(...from)
    await user.keyboard(keys)
    isAt(...to)
  })

  test('Escape that has nothing to give up is left to what stands around it', () => {
    open()
    click(0, 0)
    expect(fireEvent.keyDown(cellAt(0, 0), { key: 'Escape' })).toBe(true)
  })
})

describe('a cell', () => {
  test('takes what is typed in place of what was there, and Enter goes down', async () => {
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
  ])('%s ends the typing and goes on', async (keys, row, column) => {
    const { user } = open()
    click(0, 5)
    await user.keyboard(`7${keys}`)
    expect(textAt(0, 5)).toBe('7.00')
    isAt(row, column)
  })

  test.each(['F2', 'a double click'])('is edited by %s with what is in it', async (way) => {
    const { user } = open()
    click(1, 2)
    if (way === 'F2') await user.keyboard('{F2}')
    else fireEvent.doubleClick(cellAt(1, 2))
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Customer 1, Mar' })
    expect([input.value, document.activeElement]).toEqual(['2.02', input])
    await user.keyboard('{End}5{ArrowLeft}{ArrowLeft}{Enter}')
    expect(textAt(1, 2)).toBe('2.03')
  })

  test('keeps what it had at Escape', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('99{Escape}')
    expect(textAt(0, jan)).toBe('1.00')
    isAt(0, jan)
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each(['{Delete}', '{Backspace}', '{F2}{Backspace}{Enter}'])('counts as 0 after %s', async (keys) => {
    const { user } = open()
    click(0, jan)
    await user.keyboard(keys)
    expect(textAt(0, jan)).toBe('0.00')
  })

  test('refuses what is no amount and waits until it is mended', async () => {
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

  test('keeps what it had when it is left with what is no amount, and says so', async () => {
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

  test('takes what was typed when another one is clicked, or the grid is left', async () => {
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

describe('a range', () => {
  test('is selected with Shift and the arrows, emptied and undone', async () => {
    const { user } = open()
    click(0, 10)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(selected()).toEqual(['0-10', '0-11', '1-10', '1-11'])
    await user.keyboard('{Delete}')
    expect([textAt(0, 10), textAt(1, 11), textAt(2, 10)]).toEqual(['0.00', '0.00', '3.10'])
    await user.keyboard('{Control>}z{/Control}')
    expect([textAt(0, 10), textAt(1, 11)]).toEqual(['1.10', '2.11'])
  })

  test('is selected by dragging, with Shift and a click, and whole by Ctrl+A', async () => {
    const { user } = open({ count: 2 })
    fireEvent.mouseDown(cellAt(0, 0))
    fireEvent.mouseOver(cellAt(1, 1), { buttons: 1 })
    expect(selected()).toEqual(['0-0', '0-1', '1-0', '1-1'])
    click(0, 3)
    fireEvent.mouseDown(cellAt(0, 5), { shiftKey: true })
    expect(selected()).toEqual(['0-3', '0-4', '0-5'])
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toHaveLength(24)
    await user.keyboard('{Escape}')
    expect(selected()).toHaveLength(1)
  })

  test('is copied for a spreadsheet', async () => {
    const { user } = open()
    click(1, 0)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(copy()).toBe('2.00\t2.01\n3.00\t3.01')
  })
})

describe('a paste', () => {
  const year = (start: number) => Array.from({ length: 12 }, (_, month) => `${start + month}.00`).join('\t')

  test('of years fills their rows and is undone as one', async () => {
    const { user } = open()
    click(1, jan)
    paste(`${year(10)}\r\n${year(20)}\r\n`)
    expect([textAt(1, jan), textAt(1, dec), textAt(2, dec), textAt(0, jan)]).toEqual([
      '10.00',
      '21.00',
      '31.00',
      '1.00',
    ])
    expect(screen.getByText('24 amounts pasted.')).toBeTruthy()
    expect(onChange.mock.calls.map(([key]) => key)).toEqual(['r1', 'r2'])
    await user.keyboard('{Control>}z{/Control}')
    expect([textAt(1, jan), textAt(2, dec)]).toEqual(['2.00', '3.11'])
    expect(screen.getByText('Undone.')).toBeTruthy()
  })

  test('with cells that are no amounts changes nothing and names them', () => {
    open()
    click(1, 1)
    paste('1\t2\nabc\t-3')
    expect(screen.getByRole('alert').textContent).toBe(
      ['Nothing was pasted.', 'Customer 2, Feb: “abc” is not a number.', 'Customer 2, Mar: “-3” is less than 0.'].join(
        '\n',
      ),
    )
    expect(onChange).not.toHaveBeenCalled()
  })

  test('names five cells and counts the rest', () => {
    open()
    click(0, 0)
    paste('x\tx\tx\tx\tx\tx\tx')
    expect(screen.getByRole('alert').textContent).toMatch(/Customer 0, May: “x” is not a number\.\nAnd 2 more\.$/)
  })

  test('beyond the edge is told', () => {
    open()
    click(2, dec)
    paste('7\t8\n9')
    expect(textAt(2, dec)).toBe('7.00')
    expect(screen.getByRole('alert').textContent).toBe(
      '2 cells reach beyond the grid and were left out.\n1 amount pasted.',
    )
  })

  test('of one value fills the range', async () => {
    const { user } = open()
    click(0, 0)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    paste('$1,234.567')
    expect([textAt(0, 0), textAt(1, 1), textAt(2, 0)]).toEqual(['1,234.57', '1,234.57', '3.00'])
    expect(screen.getByText('4 amounts pasted. 4 of them rounded to two decimals.')).toBeTruthy()
  })
})

describe('undoing', () => {
  test('goes back change by change, by its button too', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('5{Enter}6{Enter}')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect([textAt(0, jan), textAt(1, jan)]).toEqual(['5.00', '2.00'])
    click(0, jan)
    await user.keyboard('{Control>}zz{/Control}')
    expect(textAt(0, jan)).toBe('1.00')
    expect(screen.getByText('Nothing to undo.')).toBeTruthy()
  })

  test('needs a change: what stays the same is none', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('1{Enter}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  })
})

describe('a yearly amount', () => {
  const yearly = 0
  const difference = () => screen.getByRole('button', { name: /^Rounding difference/ })

  test('is spread over the months, and its rounding difference is placed where one chooses', async () => {
    const { user } = open({ hasYearly: true })
    click(0, yearly)
    await user.keyboard('100{Enter}')
    expect([textAt(0, yearly), textAt(0, 1), textAt(0, 12)]).toEqual(['100.00', '8.33', '8.33'])
    expect(difference().textContent).toBe('Rounding difference 0.04')
    expect(onChange.mock.lastCall?.[2]).toBe(10_000_000)
    await user.click(difference())
    expect(document.activeElement?.textContent).toBe('Dec (8.37)')
    await user.keyboard('{Enter}')
    expect(textAt(0, 12)).toBe('8.37')
    expect(textAt(0, 13)).toBe('100.00')
    expect(sumOf(onChange.mock.lastCall?.[1])).toBe(10_000_000)
    expect(screen.queryByRole('button', { name: /^Rounding difference/ })).toBeNull()
  })

  test('is the sum of the months where none was typed, and stays so', async () => {
    const { user } = open({ hasYearly: true })
    expect(textAt(0, yearly)).toBe('12.66')
    click(0, 1)
    await user.keyboard('2{Enter}')
    expect(textAt(0, yearly)).toBe('13.66')
    click(0, yearly)
    await user.keyboard('{F2}{Enter}')
    expect([textAt(0, yearly), textAt(0, 1), textAt(0, 2)]).toEqual(['13.66', '2.00', '1.01'])
  })

  test('that months typed by hand do not add up to says so in other words, and can give way to their sum', async () => {
    const { user } = open({ hasYearly: true })
    click(0, yearly)
    await user.keyboard('120{Enter}')
    click(0, 1)
    await user.keyboard('15{Enter}')
    await user.click(screen.getByRole('button', { name: /^Difference to the yearly amount -5.00/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Make the yearly amount 125.00' }))
    expect([textAt(0, yearly), textAt(0, 1), textAt(0, 13)]).toEqual(['125.00', '15.00', '125.00'])
  })

  test('is reached by the keyboard, its difference too, and undone with its months', async () => {
    const { user } = open({ hasYearly: true })
    click(0, yearly)
    await user.keyboard('100{Tab}{End}{Tab}')
    expect(document.activeElement).toBe(difference())
    await user.keyboard('{Enter}{Escape}{Home}{Control>}z{/Control}')
    expect([textAt(0, yearly), textAt(0, 1)]).toEqual(['12.66', '1.00'])
  })
})

test('a row that is removed leaves the focus in the grid', async () => {
  const { user } = open({ canRemove: true })
  click(1, dec)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('rowheader', { name: 'Customer 1' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Customer 2' }))
})

describe('a grid to read only', () => {
  test('is copied from and not changed', async () => {
    const { user } = open({ isReadOnly: true, canRemove: true })
    click(0, jan)
    await user.keyboard('5{F2}{Delete}')
    paste('7')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
    expect(copy()).toBe('1.00')
    expect(screen.queryByRole('button', { name: /^Remove|^Undo/ })).toBeNull()
  })

  test('is left by Tab at once', async () => {
    const { user } = open({ isReadOnly: true })
    click(0, jan)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  })
})

describe('on a phone', () => {
  const openPhone = (look: Look = {}) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 599.95px'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    return open(look)
  }
  const input = (row: number, month: string) =>
    within(screen.getByRole('group', { name: `Customer ${row}` })).getByRole<HTMLInputElement>('textbox', {
      name: month,
    })

  test('each row is a card of inputs, by the same rules', async () => {
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

  test('a block that is pasted goes on from its input', async () => {
    const { user } = openPhone()
    await user.click(input(0, 'Nov'))
    fireEvent.paste(input(0, 'Nov'), { clipboardData: { getData: () => '7\t8\n9\t10' } })
    expect([input(0, 'Nov').value, input(0, 'Dec').value, input(1, 'Dec').value]).toEqual(['7.00', '8.00', '10.00'])
  })

  test('yearly amounts are spread there, and read-only cards have no inputs', async () => {
    const { user, unmount } = openPhone({ hasYearly: true })
    await user.click(input(0, 'Yearly amount'))
    await user.keyboard('100{Enter}')
    await user.click(screen.getByRole('button', { name: /^Rounding difference 0.04/ }))
    await user.click(screen.getByRole('menuitem', { name: /^Jan/ }))
    expect([input(0, 'Jan').value, input(0, 'Feb').value]).toEqual(['8.37', '8.33'])
    unmount()
    openPhone({ isReadOnly: true })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Customer 2' })).toBeTruthy()
  })
})
