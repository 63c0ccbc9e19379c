import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const show =
  (slug: string, name: string): Open =>
  async ({ page }) => {
    await signIn(page, 'customer', `/forge/${slug}`)
    await heading(page, name)
  }

const showAbout = show('about-us', 'About Us')

const withDialog =
  (button: RegExp): Open =>
  async (stage) => {
    await showAbout(stage)
    await stage.page.getByRole('button', { name: button }).first().click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  }

export const companyScreens: Record<string, Open> = {
  'about the company': showAbout,
  'a presentation': withDialog(/^Safety rules/),
  'a film': withDialog(/^Steel mill/),
  'the team': async (stage) => {
    await show('meet-the-team', 'Meet the Team')(stage)
    await expect(stage.page.getByRole('region')).toHaveCount(3)
  },
  'the feedback': async (stage) => {
    await show('testimonies', 'Feedback')(stage)
    await expect(stage.page.getByRole('img', { name: /^Clients by business unit/ }).locator('svg')).toBeVisible()
  },
  'the commercial terms': show('commercial-terms-and-conditions', 'Commercial Terms and Conditions'),
}
