import type { Concession } from '#resources/quality/concessions/concessionCards.ts'
import type { Day } from '#schema/kinds.ts'

type Plain = Partial<Omit<Concession, 'notifiedOn'>> & { readonly notifiedOn?: string | null }

export const concessionRow = (more: Plain = {}): Concession => ({
  id: 1,
  ncr: 'FF-1001',
  providerPartNumber: 'RNG-4410',
  customerPartNumber: '00123',
  type: 'Dimensional',
  quantity: 12,
  purchaseOrder: '4500123',
  hasDocument: false,
  documents: [],
  approvalFileId: null,
  approvalName: null,
  approvalExtension: null,
  providerComment: null,
  customerComment: null,
  ...more,
  notifiedOn: (more.notifiedOn === undefined ? '2026-11-05' : more.notifiedOn) as Day | null,
})
