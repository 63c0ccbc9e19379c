import { screen, within } from '@testing-library/react'
import HomePage from '#resources/home/HomePage.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { homeGateway } from './homeGateway.ts'

export const show = (stubbed: Parameters<typeof homeGateway>[0] = {}) => {
  const gateway = homeGateway(stubbed)
  showInPortal({ '/': <HomePage /> }, '/')
  return gateway
}

export const card = (title: string) => screen.findByRole('region', { name: title })

/** Texts of a tile: label, value, and the line below. */
export const tile = async (label: string) => {
  const group = await screen.findByRole('group', { name: label })
  await within(group).findAllByText(/\d/)
  return [...group.querySelectorAll('p')].map(({ textContent }) => textContent)
}

export const drawn = async (title: string) =>
  (await within(await card(title)).findByRole('img')).getAttribute('aria-label')
