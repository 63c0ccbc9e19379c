import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../dataProvider/calls/linkOf.ts'
import { documents } from '../../../schema/finance/documents.ts'
import { daysWaiting, isLate, type ReadyLoad, waitingSince, worthOf } from '../../../schema/logistics/logistics.ts'
import { businessToday } from '../../../src/kit/dates/days.ts'
import { DocumentLinks } from '../../../src/kit/kinds/DocumentLinks.tsx'
import { linksInFile } from '../../../src/kit/kinds/exportValue.ts'
import { formatDay, formatThousands } from '../../../src/kit/kinds/formats.ts'
import { reportScreen } from '../../../src/kit/table/report/ReportList.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import { report } from './report.ts'

/** Total value of the shown loads, in thousands of dollars. */
const Worth = () => {
  const amount = formatThousands(worthOf((useListState().data ?? []) as unknown as ReadyLoad[]))
  return <strong>{useTranslate()('resources.readyToShip.worth', { amount })}</strong>
}

const daysOf = (row: ReadyLoad) => daysWaiting(row, businessToday())
const invoiceLinks = ({ orderHash, invoiceHash }: ReadyLoad) =>
  invoiceHash === '' ? [] : [linkOf(documents.invoice, { orderHash, invoiceHash })]
const certificateLinks = ({ orderHash, invoiceHash, certificates }: ReadyLoad) =>
  certificates.map((certificate) => linkOf(documents.certificate, { orderHash, invoiceHash, certificate }))

export default reportScreen(report, {
  show: {
    notifiedOn: (row) => formatDay(waitingSince(row)),
    days: (row) => <Box sx={isLate(daysOf(row)) ? { color: 'error.main', fontWeight: 600 } : {}}>{daysOf(row)}</Box>,
    invoiceHash: (row) => <DocumentLinks links={invoiceLinks(row)} />,
    certificates: (row) => <DocumentLinks links={certificateLinks(row)} />,
  },
  file: {
    notifiedOn: waitingSince,
    days: daysOf,
    invoiceHash: (row) => linksInFile(invoiceLinks(row)),
    certificates: (row) => linksInFile(certificateLinks(row)),
  },
  actions: <Worth />,
})
