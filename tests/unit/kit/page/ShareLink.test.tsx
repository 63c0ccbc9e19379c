import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareLink } from '#kit/page/ShareLink.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => {
  showInPortal({ '/': <ShareLink title="Late lines" /> }, '/')
  // With this, a clipboard that the browser grants.
  return userEvent.setup()
}

test('copies the address of the page with its filters', async () => {
  const user = open()
  window.history.replaceState(null, '', '/forge/open-orders-report?filter=%7B%22status%22%3A%22late%22%7D')
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
  expect(await screen.findByText('The link is in the clipboard.')).toBeTruthy()
})

test('says if the clipboard cannot be used', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/^The clipboard cannot be used here/)).toBeTruthy()
})

test('begins a mail with the title of the page and its address', async () => {
  const user = open()
  window.history.replaceState(null, '', '/forge/requests?number=RQ26-000009')
  const mail = await screen.findByRole('link', { name: 'Send link by e-mail' })
  await user.click(mail)
  expect(mail.getAttribute('href')).toBe(
    `mailto:?subject=Late%20lines&body=${encodeURIComponent(window.location.href)}`,
  )
})
