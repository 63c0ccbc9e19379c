import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'

test('an administrator withdraws a page, sees the reason, and finds it in history and audit log', async ({
  page,
  newcomers,
}) => {
  const user = await newcomers.add({ name: 'Wilma Withdrawn' })
  await signIn(page, 'admin', `/forge/edit-user?id=${user.id}`)
  await page.getByRole('checkbox', { name: 'Account Statement' }).uncheck()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('dialog', { name: 'User edited successfully' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).not.toBeChecked()

  await page.getByText('Effective access').click()
  const verdicts = page.getByRole('table', { name: 'Effective access' })
  await verdicts.getByRole('row').nth(1).waitFor()
  await page.getByRole('switch', { name: 'Only exceptions' }).click()
  await expect(verdicts.getByRole('row').nth(1)).toHaveText(
    'Account StatementFinance/statementNoOverride: withdrawn by an administrator; only an administrator can restore it',
  )
  await expect(verdicts.getByRole('row')).toHaveCount(2)

  await page.getByText('History', { exact: true }).click()
  const change = 'Account Statement: role default → withdrawn'
  await expect(page.getByRole('table', { name: 'Audit Trail' }).getByRole('row').nth(1)).toContainText(change)

  await goTo(page, '/audit-trail')
  await heading(page, 'Audit Trail')
  await page.getByRole('textbox', { name: 'User or record' }).fill(user.email)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: 'Audit Trail' }).getByRole('row')
  await expect(found.nth(1)).toContainText(change)
  await expect(found.nth(1)).toContainText('Valeria Montemayor')
  await found.nth(1).getByRole('link', { name: 'Wilma Withdrawn' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit user: ${user.email}`)
})
