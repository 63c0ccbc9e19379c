import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Answer, clientAt, clientSecret, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { startPortal } from '#tests/support/portal/portal.ts'

test('sign-in limits survive a restart, and the right password does not unlock an account', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-guessed-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', folder, { recursive: true })
  const env = { DATA_DIR: folder, OAUTH_CLIENT_SECRET: clientSecret }
  const answers: Answer[] = []
  const guess = async (...passwords: (string | undefined)[]) => {
    const portal = await startPortal({ template: null, env })
    for (const password of passwords)
      answers.push(await clientAt(portal.url).post(signInPath, grant('customer', password)))
    await portal.stop()
  }
  await guess('Wrong-1-2026', 'Wrong-2-2026', 'Wrong-3-2026')
  await guess('Wrong-4-2026', 'Wrong-5-2026', 'Wrong-6-2026')
  await guess(undefined)
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429])
  rmSync(folder, { recursive: true, force: true })
})
