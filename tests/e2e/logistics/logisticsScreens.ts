import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const showShipments: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/shipment-documents?perPage=10')
  await heading(page, 'Shipment Documents')
  await expect(page.getByText(/^1–10 of /)).toBeVisible()
}

export const logisticsScreens: Record<string, Open> = {
  'the documents of loads': showShipments,
  'loads that are ticked': async (stage) => {
    await showShipments(stage)
    await stage.page.getByRole('checkbox').first().check()
    await stage.page.getByRole('button', { name: 'Select all on this page' }).click()
    await expect(stage.page.getByRole('group', { name: 'Documents of the selected loads' })).toBeVisible()
  },
}
