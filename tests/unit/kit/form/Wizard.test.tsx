import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Wizard } from '#kit/form/Wizard.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const onFinish = vi.fn()

interface Look {
  readonly start?: number
  readonly isBusy?: boolean
}

const Sample = ({ start = 0, isBusy = false }: Look) => {
  const [at, go] = useState(start)
  const [isReady, setReady] = useState(false)
  const details = (
    <button type="button" onClick={() => setReady(true)}>
      Add a row
    </button>
  )
  const steps = [
    { name: 'Details', content: details, isReady },
    { name: 'Amounts', content: 'Twelve months' },
    { name: 'Review', content: 'All of it' },
  ]
  return <Wizard steps={steps} at={at} onGo={go} finish={{ label: 'Finish', isBusy, onFinish }} />
}

const open = (look: Look = {}) => {
  onFinish.mockReset()
  showInPortal({ '/': <Sample {...look} /> }, '/')
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => userEvent.click(button(name))
const currentStep = () => document.querySelector('[aria-current=step] h2')?.textContent

describe('a wizard', () => {
  test('has a heading for each step and shows the content of the open one', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Details',
      'Amounts',
      'Review',
    ])
    expect(currentStep()).toBe('Details')
    expect(screen.queryByText('Twelve months')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  test('continues only from a complete step, and focuses the heading of the next', async () => {
    open()
    expect(button('Next').disabled).toBe(true)
    await press('Add a row')
    await press('Next')
    expect(currentStep()).toBe('Amounts')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Amounts' }))
    expect(screen.getByText('Twelve months')).toBeTruthy()
    await press('Back')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' }))
  })

  test('does not move the focus when opened', () => {
    open({ start: 1 })
    expect(document.activeElement).toBe(document.body)
  })

  test('shows its finish button in place of Next at the end', async () => {
    open({ start: 2 })
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await press('Finish')
    expect(onFinish).toHaveBeenCalledOnce()
  })

  test('ignores repeated clicks while sending', async () => {
    open({ start: 2, isBusy: true })
    await press('Finish')
    expect(onFinish).not.toHaveBeenCalled()
    expect(button('Back').disabled).toBe(true)
  })
})
