import { expect, test } from 'vitest'
import { callTable } from '#tests/support/docs/callTable.ts'

test('docs/calls-of-pages.md contains every call that a company answers, as declared', async () => {
  await expect(callTable()).toMatchFileSnapshot('../../../docs/calls-of-pages.md')
})
