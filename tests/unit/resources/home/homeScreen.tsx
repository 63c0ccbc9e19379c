import { screen, within } from '@testing-library/react'
import HomePage from '../../../../resources/home/HomePage.tsx'
import { showInPortal } from '../../../support/screens/portalScreen.tsx'
import { homeGateway } from './homeGateway.ts'

/** Opens the home page over a gateway, and answers the gateway. */
export const show = (stubbed: Parameters<typeof homeGateway>[0] = {}) => {
  const gateway = homeGateway(stubbed)
  showInPortal({ '/': <HomePage /> }, '/')
  return gateway
}

/** A card by its heading. */
export const card = (title: string) => screen.findByRole('region', { name: title })

/** The texts of a tile: its label, its value, and what is said below. */
export const tile = async (label: string) => {
  const group = await screen.findByRole('group', { name: label })
  await within(group).findAllByText(/\d/)
  return [...group.querySelectorAll('p')].map(({ textContent }) => textContent)
}

/** Everything that the drawing of a chart says. */
export const drawn = async (title: string) =>
  (await within(await card(title)).findByRole('img')).getAttribute('aria-label')
