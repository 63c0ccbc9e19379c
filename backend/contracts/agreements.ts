import { agreement, type agreements, contractLine } from '#schema/contracts/agreements.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { readRows } from '../list/cells.ts'
import { contractLines } from './contractLines.ts'

type Agreement = typeof agreements.list
type Lines = typeof agreements.lines

const contractsOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('contracts')
    .select(['id', 'name', 'status', 'starts_on as startsOn', 'ends_on as endsOn', 'years', 'extension', 'incoterm'])
    .select(['signed_documents as signedDocuments', 'extension_ends_on as extensionEndsOn'])
    .select(['frozen_weeks as frozenWeeks', 'payment_terms as paymentTerms', 'delivery_point as deliveryPoint'])
    .select(['accelerated_payment as acceleratedPayment', 'price_adjustment as priceAdjustment'])
    .select(['adjustment_month as adjustmentMonth', 'price_reconciliation as priceReconciliation'])
    .select('is_sample as isSample')
    .where('customer_id', '=', value('customerId'))
    .orderBy('name')
    .orderBy('id'),
)

export const list: Handler<Agreement> = async ({ db, input }) =>
  readRows(agreement.fields, await contractsOf(db, input))

const linesOf = prepared((db: Db, value: Placing<{ customerId: number; contractId: number }>) =>
  contractLines(db, value('customerId'))
    .select(['contract_lines.reference', 'contract_lines.price', 'contract_lines.program'])
    .select(['parts.customer_number as partNumber', 'parts.provider_number as providerPartNumber'])
    .select(['contract_lines.market_share_min as minShare', 'contract_lines.market_share_max as maxShare'])
    .select(['contract_lines.value_added as valueAdded', 'contract_lines.end_user as endUser'])
    .select(['contract_lines.material_direction as materialDirection', 'contract_lines.is_sample as isSample'])
    .where('contracts.id', '=', value('contractId'))
    .orderBy('contract_lines.reference')
    .orderBy('contract_lines.id'),
)

export const lines: Handler<Lines> = async ({ db, input }) => readRows(contractLine.fields, await linesOf(db, input))
