import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encode } from 'zod/mini'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { wipLine } from '#schema/wip/wip.ts'
import { type Offers, setOffers } from '#schema/wire/offered.ts'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { file, read, show } from './quality/approvalScreen.tsx'
import { cardOf, countsGateway, openWip, stepsGateway } from './wip/wipGateway.tsx'
import { lineOfCounts, lineOfSteps } from './wip/wipLines.ts'

const services = (isEmbedded: boolean): Offers => ({
  isEmbedded: { auth: isEmbedded, read: isEmbedded, write: isEmbedded, content: isEmbedded },
  offersAdditions: false,
})

beforeEach(() => setOffers(services(false)))

afterEach(() => {
  setOffers(services(true))
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const neverRequested = { 'GET /read/WIP/source/101': () => failure(500, 'internal') }

describe('work in progress if the service lacks the call for a customer’s list', () => {
  test('shows the lines of the default list', async () => {
    const lines = [lineOfSteps({ cutting: 3 }, { jobOrder: '24-1' })]
    stepsGateway(lines, {
      ...neverRequested,
      'GET /read/WIP/getwipdetalle/101': () => json({ wipdetalle: lines.map((line) => encode(wipLine, line)) }),
    })
    openWip()
    expect(await cardOf('24-1')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['has no rows there', () => json({ wipdetalle: [] })],
    ['has no such list', () => failure(404, 'not_found')],
  ])('shows the other list if the customer %s', async (_case, answer) => {
    countsGateway([lineOfCounts({ cutting: 3 }, { jobOrder: '24-2' })], {
      ...neverRequested,
      'GET /read/WIP/getwipdetalle/101': answer,
    })
    openWip()
    expect(await cardOf('24-2')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('approval files show the folders of their files if the service lists no folders', async () => {
  const files = [file(1), file(2, { subFolderId: 5, subFolderName: 'Revision A' })]
  await show({
    at: '?folder=1',
    files,
    answers: {
      [`GET ${read}/approvalFolders`]: () => failure(500, 'internal'),
      [`GET ${read}/approvalFiles`]: () => json(files),
      [`GET ${read}/emptyApprovalFolders`]: () => json([]),
    },
  })
  const parts = await screen.findByRole('navigation', { name: 'Part numbers' })
  expect(await within(parts).findByText('C-1')).toBeTruthy()
  expect((await screen.findAllByText('Revision A')).length).toBeGreaterThan(0)
  expect(await screen.findByText('file 1.pdf')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
