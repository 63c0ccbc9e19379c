import { agreement, type agreements, contractLine } from '#schema/contracts/agreements.ts'
import type { Handler } from '../implement.ts'
import { readRows } from '../list/cells.ts'
import { contractLines } from './contractLines.ts'

export const list: Handler<typeof agreements.list> = async ({ db, input }) => {
  const found = await db
    .selectFrom('contracts')
    .select([
      'id',
      'name',
      'status',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'years',
      'signed_documents as signedDocuments',
      'extension',
      'extension_ends_on as extensionEndsOn',
      'frozen_weeks as frozenWeeks',
      'payment_terms as paymentTerms',
      'accelerated_payment as acceleratedPayment',
      'incoterm',
      'delivery_point as deliveryPoint',
      'price_adjustment as priceAdjustment',
      'adjustment_month as adjustmentMonth',
      'price_reconciliation as priceReconciliation',
      'is_sample as isSample',
    ])
    .where('customer_id', '=', input.customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return readRows(agreement.fields, found)
}

export const lines: Handler<typeof agreements.lines> = async ({ db, input }) => {
  const found = await contractLines(db, input.customerId)
    .select([
      'contract_lines.reference',
      'parts.customer_number as partNumber',
      'parts.provider_number as providerPartNumber',
      'contract_lines.price',
      'contract_lines.market_share_min as minShare',
      'contract_lines.market_share_max as maxShare',
      'contract_lines.value_added as valueAdded',
      'contract_lines.material_direction as materialDirection',
      'contract_lines.program',
      'contract_lines.end_user as endUser',
      'contract_lines.is_sample as isSample',
    ])
    .where('contracts.id', '=', input.contractId)
    .orderBy('contract_lines.reference')
    .orderBy('contract_lines.id')
    .execute()
  return readRows(contractLine.fields, found)
}
