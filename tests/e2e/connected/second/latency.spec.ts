import type { Span } from '#tests/support/secondCompany/company.ts'
import { enter, expect, test } from './company.ts'

/** For each call, how many calls had to end one after the other before its own end. */
const chainsOf = (spans: readonly Span[]) => {
  const chains = new Map<Span, number>()
  for (const span of spans) {
    const before = spans.filter(({ ended }) => ended !== null && ended < span.began)
    chains.set(span, 1 + Math.max(0, ...before.map((one) => chains.get(one) ?? 0)))
  }
  return chains
}

test('access to a page is asked for together with the user, once, and its rows right after', async ({
  page,
  company,
}) => {
  await enter(page, 'cliente')
  for (const [address, row, text] of [
    ['statement', 'GET /read/Account/ObtenerCartera/', 'F-1001'],
    ['concessions', 'GET /read/api/Consessions/', 'FF-12'],
  ] as const)
    await test.step(address, async () => {
      await page.waitForLoadState('networkidle')
      company.choice.delay = 1000
      company.spans.length = 0
      company.asked.length = 0
      await page.goto(`/forge/${address}?fcid=101`)
      await expect(page.getByRole('main')).toContainText(text)
      const of = (path: string) => company.spans.findLast((span) => span.path.startsWith(path)) as Span
      const [user, access, rows] = [
        of('GET /auth/api/logged-user/'),
        of('POST /auth/api/validate-page-access'),
        of(row),
      ]
      expect(access.began).toBeLessThan(user.ended ?? 0)
      const chains = chainsOf(company.spans)
      expect(chains.get(rows)).toBe((chains.get(access) ?? 0) + 1)
      expect(chains.get(rows)).toBeLessThanOrEqual(3)
      // Each call may be counted as a visit.
      expect(company.asked.filter(({ body }) => body?.slug === address)).toHaveLength(1)
      company.choice.delay = 0
    })
})
