import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OfferTable } from '#resources/scrap/scrap-purchase-offer/OfferTable.tsx'
import { useShownOffers } from '#resources/scrap/scrap-purchase-offer/shownOffers.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { offer } from '#schema/scrap/offers.ts'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'

drawStyles()
afterEach(cleanup)

const past = [3, 4, 5].map((idEstatus) =>
  decodeAnswer(
    offer,
    {
      id: idEstatus,
      proposalDate: '2026-10-01',
      totalInventory: 1,
      offered: 1,
      idEstatus,
      desicionDate: '2026-10-05',
      files: [],
    },
    'offer',
  ),
)

const History = () => (
  <OfferTable
    name="pastOffers"
    rows={useShownOffers(past)}
    rowAction={() => null}
    isLoading={false}
    error={null}
    onRetry={() => undefined}
  />
)

test('the history adds up the accepted offers only', async () => {
  showInPortal({ '/': <History /> }, '/')
  const total = (await screen.findByRole('rowheader', { name: 'Total accepted' })).closest('tr') as HTMLElement
  expect([...total.children].slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Total accepted',
    '',
    '1.00',
    '',
    '1.00',
  ])
})

test('only an accepted offer is green in the history', async () => {
  showInPortal({ '/': <History /> }, '/')
  const colourOf = async (word: string) => getComputedStyle(await screen.findByText(word)).color
  const [accepted, declined, cancelled] = await Promise.all(['Accepted', 'Declined', 'Cancelled'].map(colourOf))
  expect(declined).toBe(cancelled)
  expect(accepted).not.toBe(declined)
  const [red = 0, green = 0] = accepted?.match(/\d+/g)?.map(Number) ?? []
  expect(green).toBeGreaterThan(red)
})
