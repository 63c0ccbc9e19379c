import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  cellAt,
  click,
  copy,
  dec,
  jan,
  onChange,
  open,
  paste,
  selected,
  textAt,
} from '#tests/support/screens/monthGrid.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a range', () => {
  test('is selected by Shift and arrow keys, cleared and undone', async () => {
    const { user } = open()
    click(0, 10)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(selected()).toEqual(['0-10', '0-11', '1-10', '1-11'])
    await user.keyboard('{Delete}')
    expect([textAt(0, 10), textAt(1, 11), textAt(2, 10)]).toEqual(['0.00', '0.00', '3.10'])
    await user.keyboard('{Control>}z{/Control}')
    expect([textAt(0, 10), textAt(1, 11)]).toEqual(['1.10', '2.11'])
  })

  test('is selected by dragging, by Shift and a click, and as a whole by Ctrl+A', async () => {
    const { user } = open({ count: 2 })
    fireEvent.mouseDown(cellAt(0, 0))
    fireEvent.mouseOver(cellAt(1, 1), { buttons: 1 })
    expect(selected()).toEqual(['0-0', '0-1', '1-0', '1-1'])
    click(0, 3)
    fireEvent.mouseDown(cellAt(0, 5), { shiftKey: true })
    expect(selected()).toEqual(['0-3', '0-4', '0-5'])
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toHaveLength(26)
    await user.keyboard('{Escape}')
    expect(selected()).toHaveLength(1)
  })

  test('is copied in spreadsheet format', async () => {
    const { user } = open()
    click(1, 0)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(copy()).toBe('2.00\t2.01\n3.00\t3.01')
  })
})

describe('a paste', () => {
  const year = (start: number) => Array.from({ length: 12 }, (_, month) => `${start + month}.00`).join('\t')

  test('of several years fills their rows and is undone at once', async () => {
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

  test('with invalid cells changes nothing and names them', () => {
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

  test('names five invalid cells and counts the rest', () => {
    open()
    click(0, 0)
    paste('x\tx\tx\tx\tx\tx\tx')
    expect(screen.getByRole('alert').textContent).toMatch(/Customer 0, May: “x” is not a number\.\nAnd 2 more\.$/)
  })

  test('beyond the grid is reported', () => {
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

describe('undo', () => {
  test('reverts change by change, also by its button', async () => {
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

  test('ignores edits without a change', async () => {
    const { user } = open()
    click(0, jan)
    await user.keyboard('1{Enter}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  })
})
