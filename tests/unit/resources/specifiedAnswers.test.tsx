import { describe, expect, test } from 'vitest'
import { trackingsIn } from '#resources/orders/seller-report/useTrackings.ts'
import { childrenIn, foldersIn } from '#resources/quality/approval-files/foldersOfFiles.ts'
import { sellersOf } from '#resources/sales/sales-goals/useGoalView.ts'
import { representativesOf } from '#resources/sales/seller-budgets/wizard/useSellers.ts'
import type { Day } from '#schema/kinds.ts'
import type { ApprovalFile } from '#schema/quality/approvalFiles.ts'

const file = (id: number, more: Partial<ApprovalFile> = {}): ApprovalFile =>
  ({
    id,
    fileId: `f-${id}`,
    name: `${id}.pdf`,
    uploadedBy: 'Ana',
    uploadedAt: '2026-11-01T10:00:00Z',
    days: 1,
    isApproval: false,
    isHistory: false,
    approvalId: null,
    childId: null,
    childName: null,
    partNumber: 'PN-1',
    typeId: 3,
    folderId: 901,
    ...more,
  }) as ApprovalFile

const child = (id: number, folderId: number) => ({ id, folderId, partNumber: 'PN-2', typeId: 4, name: `Folder ${id}` })

describe('approval folders derived from files and empty child folders', () => {
  const files = [file(1), file(2, { isHistory: true }), file(3, { childId: 71, childName: 'Drawings' })]
  const types = [{ id: 3, name: 'Certificates' }]

  test('have part and type, and count their current files', () => {
    const plain = { isApproved: false }
    expect(foldersIn(files, [child(72, 902)], types)).toEqual([
      { ...plain, id: 901, partNumber: 'PN-1', typeId: 3, type: 'Certificates', files: 2 },
      { ...plain, id: 902, partNumber: 'PN-2', typeId: 4, type: '4', files: 0 },
    ])
  })

  test('contain the empty child folders and those of their files, without duplicates', () => {
    const empty = [child(71, 901), child(72, 902), child(73, 901)]
    expect(childrenIn(901, [...files, file(4, { childId: 0 })], empty).map(({ id }) => id)).toEqual([71, 73])
    expect(childrenIn(902, files, []).map(({ id }) => id)).toEqual([])
  })
})

test('tracking numbers are listed once, without placeholders, with the ETA that a line has', () => {
  const eta = '2026-12-01' as Day
  const lines = [
    { tracking: 'T-1' },
    { tracking: ' T-1', eta },
    { tracking: '-' },
    { tracking: '' },
    { tracking: null },
  ]
  expect(trackingsIn([...lines, { tracking: 'T-2', eta: null }])).toEqual([
    { tracking: 'T-1', eta },
    { tracking: 'T-2', eta: null },
  ])
})

test('sellers are those who represent a customer or have sales, without duplicates', () => {
  const customer = (representativeId: number | null, representative: string | null) => ({
    id: 1,
    name: 'X',
    representativeId,
    representative,
    contracts: [],
    usedSegmentIds: [],
  })
  const customers = [customer(31, 'Marta'), customer(null, null), customer(31, 'Marta'), customer(32, null)]
  expect(representativesOf(customers)).toEqual([
    { id: 31, name: 'Marta' },
    { id: 32, name: '32' },
  ])
  const goal = (sellerId: number, seller: string) => ({ sellerId, seller }) as Parameters<typeof sellersOf>[0][number]
  expect(sellersOf([goal(31, 'Marta'), goal(31, 'Marta'), goal(32, 'Ivan')]).map(({ id }) => id)).toEqual([31, 32])
})

test('a file without a readable folder belongs to no folder', () => {
  const lost = file(5, { folderId: null as never })
  expect(foldersIn([file(1), lost], [], []).map(({ id }) => id)).toEqual([901])
  expect(foldersIn([lost], [], [])).toEqual([])
})
