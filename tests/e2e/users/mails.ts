import { expect } from '@playwright/test'
import type { Portal } from '../../support/portal/portal.ts'
import { mailsWrittenTo } from '../../support/services/mails.ts'

/** The link in the newest mail to this address, once it is there; a portal without SMTP writes its mails to files. */
export async function linkMailedTo(portal: Portal, email: string) {
  let link = ''
  await expect(() => {
    link = mailsWrittenTo(portal.dataDir, email).at(-1)?.links[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
