import { offerStatus } from '#schema/scrap/offers.ts'
import { daysBetween } from '#values/days.ts'
import { customerIds } from './customers.ts'
import type { Ground } from './ground.ts'
import { readSenders } from './quality/deviations.ts'
import { enterFiles, paperWithText } from './quality/enterFiles.ts'

const { steelMaker } = customerIds

/** Only this bar's approval has a file; earlier approvals were on paper. */
const withFile = 'B-304'

/** Files of accepted offers, and of an approved bar. */
export const plantMaterialFiles = async (ground: Ground) => {
  const { db, today } = ground
  const by = (await readSenders(db)).approvers.get(steelMaker)
  if (by === undefined) return
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'proposed_on'])
    .where('status', '=', offerStatus.accepted)
    .orderBy('id')
    .execute()
  const invoices = offers.map(({ id, proposed_on }) => {
    const daysAgo = daysBetween(proposed_on, today)
    const number = `NS-${4000 + daysAgo}`
    const about = { product: 'Norrvik', title: 'Invoice', facts: [['Invoice', number]] as const, foot: 'Norrvik' }
    const paper = paperWithText('Scrap of Alloy 718, by the purchase agreement.', about)
    return { id, label: `invoice of ${daysAgo} days ago`, name: `Invoice ${number}.pdf`, paper, by }
  })
  const about = { title: 'Raw material approved', facts: [['Bar', withFile]] as const, foot: withFile }
  const paper = paperWithText('The bar is approved by its QST7 report.', about)
  const approval = { label: `approval of ${withFile}`, name: `Approval of ${withFile}.pdf`, paper, by }
  const ids = new Map([...(await enterFiles(ground, [approval])), ...(await enterFiles(ground, invoices))])
  await db
    .updateTable('bars')
    .set({ approval_file_id: ids.get(approval) ?? null })
    .where('name', '=', withFile)
    .execute()
  for (const invoice of invoices)
    await db
      .updateTable('offers')
      .set({ invoice_file_id: ids.get(invoice) ?? null })
      .where('id', '=', invoice.id)
      .execute()
}
