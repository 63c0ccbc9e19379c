import { expect } from '@playwright/test'
import { fillSignIn, signIn } from '../browser/signIn.ts'
import { heading, type Open, visit } from '../screens/stage.ts'

const showProfile: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/user-profile')
  await expect(page.getByRole('region', { name: 'Backup Sales Representative' }).getByRole('link')).toBeVisible()
}

export const accountScreens: Record<string, Open> = {
  'the sign-in': async ({ page }) => {
    await visit(page, '/')
    await heading(page, 'Sign in')
  },
  'a refused sign-in': async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the portal chooser': async ({ page }) => {
    await visit(page, '/')
    await fillSignIn(page, 'customer@anvil.example')
    await expect(page.getByRole('dialog', { name: 'Select your portal' })).toBeVisible()
  },
  'the portal chooser as a page': async ({ page }) => {
    await visit(page, '/forge/selectefrisa')
    await heading(page, 'Select your portal')
  },
  'the request for a new password': async ({ page }) => {
    await visit(page, '/forge/password-recovery')
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  },
  'the form of a new password': async ({ page }) => {
    await visit(page, '/forge/password-recovery?token=any')
    await page.getByLabel(/^New password/).fill('one rule met')
    await expect(page.getByText('Met', { exact: true })).toHaveCount(1)
  },
  'the contact page for guests': async ({ page }) => {
    await visit(page, '/forge/contact')
    await expect(page.getByRole('link', { name: 'contact@provider.example' })).toBeVisible()
  },
  'the terms and conditions': async ({ page }) => {
    await visit(page, '/forge/terms-and-conditions')
    await heading(page, 'Terms and Conditions')
  },
  'the privacy policy': async ({ page }) => {
    await visit(page, '/forge/privacy-policy')
    await heading(page, 'Privacy Policy')
  },
  'the contacts of a customer': async ({ page }) => {
    await signIn(page, 'customer', '/forge/contact')
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(5)
    await expect(page.getByText('Accounts Receivable')).toBeVisible()
  },
  'contacts that could not be loaded': async ({ page }) => {
    await page.route('**/supportContacts', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/contact')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the profile': showProfile,
  'an edited profile': async (stage) => {
    await stage.page.route('**/edit-profile/', (route) => route.fulfill({ json: { message: 'Done.', version: 2 } }))
    await showProfile(stage)
    await stage.page.getByRole('button', { name: 'Save' }).click()
    await expect(stage.page.getByRole('dialog', { name: 'Profile edited successfully.' })).toBeVisible()
  },
  'a profile that could not be loaded': async ({ page }) => {
    await page.route('**/user-profile/', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/user-profile')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the change of a password': async ({ page }) => {
    await signIn(page, 'customer', '/forge/password-change')
    await page.getByLabel(/^New password/).fill('one rule met')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Required.')).toBeVisible()
  },
  'contacts without a customer': async ({ page }) => {
    await signIn(page, 'admin', '/forge/contact')
    await expect(page.getByText(/^Choose a customer in the header/)).toBeVisible()
  },
}
