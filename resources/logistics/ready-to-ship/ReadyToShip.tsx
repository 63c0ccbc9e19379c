import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { formFor, linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { DocumentLinks } from '#kit/fields/DocumentLinks.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { linksInFile } from '#kit/fields/exportValue.ts'
import { formatDay, formatThousands } from '#kit/fields/formats.ts'
import { reportScreen } from '#kit/report/ReportList.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { documents } from '#schema/finance/documents.ts'
import {
  daysWaiting,
  isLate,
  notifiedOn,
  pickupGraceDays,
  type ReadyLoad,
  worthOf,
} from '#schema/logistics/logistics.ts'
import { BelowCreditHold, useIsOnCreditHold } from '../../finance/credit-hold/CreditHold.tsx'
import { report } from './report.ts'

/** Total value of the shown loads, in thousands of dollars. */
const Worth = () => {
  const translate = useTranslate()
  const amount = formatThousands(worthOf(useListContext<Listed<ReadyLoad>>().data ?? []))
  return <strong>{translate('resources.readyToShip.worth', { amount })}</strong>
}

const daysOf = (row: ReadyLoad) => daysWaiting(row, businessToday())
const invoiceLinks = ({ orderHash, invoiceHash }: ReadyLoad) =>
  invoiceHash === '' ? [] : [linkOf(documents.invoice, { orderHash, invoiceHash })]
const certificateLinks = ({ orderHash, invoiceHash, certificates }: ReadyLoad) =>
  certificates.map((certificate) => {
    const input = { orderHash, invoiceHash, certificate }
    return linkOf(formFor(documents.certificate, documents.certificateByQuery, input), input)
  })

interface RowProps {
  readonly row: ReadyLoad
}

const Days = ({ row }: RowProps) => {
  const translate = useTranslate()
  const days = daysOf(row)
  return (
    <>
      <Box sx={isLate(days) ? { color: 'error.main', fontWeight: 600 } : {}}>{days ?? '-'}</Box>
      {row.agreedIncoterm && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', pb: 0.5 }}>
          {translate('resources.readyToShip.changedFrom', { incoterm: row.agreedIncoterm })}
        </Box>
      )}
    </>
  )
}

const InvoiceLink = ({ row }: RowProps) => {
  const label = useTranslate()('resources.readyToShip.invoiceOf', { number: row.invoice })
  return <DocumentLinks links={invoiceLinks(row)} names={[label]} />
}

const CertificateLinks = ({ row }: RowProps) => {
  const translate = useTranslate()
  const names = row.certificates.map((number) => translate('resources.readyToShip.certificateOf', { number }))
  return <DocumentLinks links={certificateLinks(row)} names={names} />
}

const Loads = reportScreen(report, {
  show: {
    notifiedOn: (row) => {
      const on = notifiedOn(row)
      return on === null ? '-' : formatDay(on)
    },
    days: (row) => <Days row={row} />,
    invoiceHash: (row) => <InvoiceLink row={row} />,
    certificates: (row) => <CertificateLinks row={row} />,
  },
  file: {
    notifiedOn,
    days: daysOf,
    invoiceHash: (row) => linksInFile(invoiceLinks(row)),
    certificates: (row) => linksInFile(certificateLinks(row)),
  },
  actions: <Worth />,
})

/** Loads by incoterm, below the rule that changes incoterms, which does not hold while shipments are stopped. */
const ReadyToShip = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer()
  const isStopped = useIsOnCreditHold(customerId)
  return (
    <BelowCreditHold customerId={customerId} gap={1.5}>
      {customerId !== null && !isStopped && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('resources.readyToShip.bestWay', { days: pickupGraceDays })}
        </Typography>
      )}
      <Loads />
    </BelowCreditHold>
  )
}

export default ReadyToShip
