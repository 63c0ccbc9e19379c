import { expect } from '@playwright/test'
import type { Portal } from '#tests/support/portal/portal.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

/** Waits for the newest mail to this address and returns its link. Without SMTP, the portal writes mails to files. */
export async function linkMailedTo(portal: Portal, email: string) {
  let link = ''
  await expect(() => {
    link = mailsWrittenTo(portal.dataDir, email).at(-1)?.links[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
