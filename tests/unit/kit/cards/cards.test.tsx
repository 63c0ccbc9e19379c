import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EmailText } from '#kit/cards/EmailLink.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const show = (element: ReactNode) => showInPortal({ '/': element }, '/')

describe('an info card', () => {
  test('is a region labelled by its heading', () => {
    show(<InfoCard title="Bank details">Account 123</InfoCard>)
    expect(screen.getByRole('region', { name: 'Bank details' }).textContent).toContain('Account 123')
    expect(screen.getByRole('heading', { level: 2, name: 'Bank details' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('links its title to the details', async () => {
    show(<InfoCard title="Total Balance" to="/statement/" />)
    await userEvent.click(screen.getByRole('link', { name: 'Total Balance' }))
    expect(address()).toBe('/statement/')
  })

  test('hides its content while loading and after a failure, but keeps its heading', async () => {
    const onRetry = vi.fn()
    const { unmount } = show(
      <InfoCard title="Terms" isLoading>
        Net 60
      </InfoCard>,
    )
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
    expect(screen.queryByText('Net 60')).toBeNull()
    unmount()
    show(
      <InfoCard title="Terms" error={new Error('gone')} onRetry={onRetry}>
        Net 60
      </InfoCard>,
    )
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeTruthy()
    expect(screen.queryByText('Net 60')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a stat tile', () => {
  test('shows its label, value and hint', () => {
    show(<StatTile label="Late deliveries" value={0} hint="of 12" />)
    expect(screen.getByRole('group', { name: 'Late deliveries' }).textContent).toBe('Late deliveries0of 12')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('links to its target', async () => {
    show(<StatTile label="Late deliveries" value={3} to="/open-orders-report?id=1" />)
    await userEvent.click(screen.getByRole('link', { name: 'Late deliveries' }))
    expect(address()).toBe('/open-orders-report?id=1')
  })

  test('shows no value while loading', () => {
    show(<StatTile label="Late deliveries" value={3} isLoading />)
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
    expect(screen.queryByText('3')).toBeNull()
  })

  test('offers a retry after a failure without following its link', async () => {
    const onRetry = vi.fn()
    show(<StatTile label="Late deliveries" value={3} to="/elsewhere" error={new Error('gone')} onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(address()).toBe('/')
  })
})

test('an e-mail breaks after its at sign and before its dots only', () => {
  show(
    <p>
      <EmailText email="ana.luna@brennholt.example" />
    </p>,
  )
  expect([...screen.getByText(/luna/).childNodes].map((node) => node.textContent || 'break')).toEqual([
    'ana',
    'break',
    '.luna@',
    'break',
    'brennholt',
    'break',
    '.example',
  ])
})
