import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Portal } from '../support/portal.ts'

/** The link in the newest mail to this address, once it is there; a portal without SMTP writes its mails to files. */
export async function linkMailedTo(portal: Portal, email: string) {
  let link = ''
  await expect(() => {
    const mail = mailsIn(join(portal.dataDir, 'mail')).findLast((text) => text.includes(`To: ${email}`))
    link = /http:\/\/\S+/.exec(unfolded(mail ?? ''))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

const mailsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Undoes quoted-printable: soft line breaks and encoded characters. */
const unfolded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
