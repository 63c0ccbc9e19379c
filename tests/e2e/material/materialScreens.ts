import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const shown =
  (path: string, name: string, text: string): Open =>
  async ({ page }) => {
    await signIn(page, 'steel', `/forge/${path}`)
    await heading(page, name)
    await expect(page.getByText(text).first()).toBeVisible()
  }

const showScrap = shown('scrap-inventory', 'Scrap Inventory', 'There are more than 5 tons of scrap to be cleared out')

const showOffers = shown('scrap-purchase-offer', 'Scrap Purchase Offer', 'Submit Response')

export const materialScreens: Record<string, Open> = {
  'material that came in and went out': shown('incoming-outgoing-material', 'Incoming Outgoing Material', '00123'),
  'the inventory of raw material': shown(
    'raw-material-inventory?heat=H718-2204&bar=3',
    'Raw Material Inventory',
    'L-2602-001',
  ),
  'the optimization of bars': shown('raw-material-inventory?optimize=1', 'Raw Material Inventory', 'L-2602-005'),
  'raw material to be approved': shown('raw-material-approval', 'Raw Material Approval', 'Submit Approval'),
  'the scrap inventory': showScrap,
  'the scrap inventory in detail': async (stage) => {
    await showScrap(stage)
    await stage.page.getByRole('button', { name: 'Detail' }).click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
  'the offers for scrap': showOffers,
  'the offers for scrap that are over': async (stage) => {
    await showOffers(stage)
    await stage.page.getByRole('tab', { name: 'History' }).click()
    await expect(stage.page.getByText('Cancelled')).toBeVisible()
  },
  'what an offer for scrap is for': async (stage) => {
    await showOffers(stage)
    await stage.page.getByRole('button', { name: 'Detail of offer 1', exact: true }).click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
}
