import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { isUnknownCall } from '#dataProvider/calls/callError.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { account } from '#schema/account/account.ts'
import { keyedEntity } from '#schema/entity.ts'
import { finance } from '#schema/finance/finance.ts'
import { text } from '#schema/kinds.ts'
import { sizeText } from '#schema/quotes/piece.ts'
import { quotedPart, quotes } from '#schema/quotes/quotes.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { useQuote } from './useQuote.ts'

/**
 * The customer's contact on quotes. What the service does not send, or all of it without this call, is the customer's
 * number and name, and no options, as for most customers.
 */
const useContact = (customerId: number, crmId: string | undefined) => {
  const contact = useCall(quotes.contact, { customerId })
  const isUnknownContact = isUnknownCall(contact.error)
  const isIncomplete = isUnknownContact || (contact.isSuccess && contact.data.customer === undefined)
  const names = useCall(account.customerNames, { ids: [customerId] }, { enabled: isIncomplete })
  const customer = contact.data?.customer ?? names.data?.[0]?.name
  const plain = { crmId: crmId ?? String(customerId), isRingOnly: false, hasWorks: false, hasAddresses: false }
  const query = isIncomplete ? names : contact
  const known = Object.entries(contact.data ?? {}).filter(([, value]) => value !== undefined)
  return { ...query, data: customer === undefined ? undefined : { ...plain, ...Object.fromEntries(known), customer } }
}

const columns = ['number', 'type', 'size', 'spec', 'quantity', 'price', 'weeks'] as const
const cardFacts = ['quantity', 'price'] as const

/** Quoted part with the piece as text. */
const row = keyedEntity('quotedRow', [], {
  ...quotedPart.fields,
  type: text('type'),
  size: text('size'),
  spec: text('spec', { mayBeEmpty: true }),
})

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  maxWidth: 960,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** Describe a part, get its price, continue the quote with further parts, and mail it. */
const QuoteOfCustomer = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const specs = useCall(quotes.specs, { customerId })
  const terms = useCall(finance.paymentTerms, { customerId })
  const contact = useContact(customerId, terms.data?.customer)
  const { form, issues, change, getQuote, number, parts, mail, restart, busy } = useQuote(customerId, contact.data)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InfoCard title={translate('quote.part')} height={320} {...statesOf(contact)}>
        {contact.data && (
          <Box
            component="form"
            noValidate
            autoComplete="off"
            sx={{ display: 'grid', gap: 2, pt: 1 }}
            onSubmit={(event) => {
              event.preventDefault()
              void getQuote(event.currentTarget)
            }}
          >
            <Box sx={fieldsStyle}>
              <QuoteFields
                customerId={customerId}
                specs={specs}
                form={form}
                issues={issues}
                contact={contact.data}
                onChange={change}
              />
            </Box>
            {terms.data && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('quote.terms', { terms: terms.data.terms })}
              </Typography>
            )}
            <Box>
              <BusyButton
                type="submit"
                variant="contained"
                isBusy={busy === 'quote'}
                busyHint={translate('quote.getting')}
              >
                {translate('quote.get')}
              </BusyButton>
            </Box>
          </Box>
        )}
      </InfoCard>
      {number !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography role="status">{translate('quote.current', { number })}</Typography>
          <BusyButton
            variant="outlined"
            isBusy={busy === 'mail'}
            busyHint={translate('quote.mailing')}
            onClick={() => void mail()}
          >
            {translate('quote.mail')}
          </BusyButton>
          <Button onClick={restart}>{translate('quote.restart')}</Button>
        </Box>
      )}
      <RowsReport
        name="quotedParts"
        entity={row}
        rows={parts.map(({ type, specGuid, ...part }) => ({
          ...part,
          type: translate(`quote.types.${type}`),
          size: sizeText({ type, ...part }),
          spec: specs.data?.find(({ guid }) => guid === specGuid)?.name ?? '',
        }))}
        columns={columns}
        cardFacts={cardFacts}
      />
    </Box>
  )
}

/** A change of the customer starts a new quote. */
const Quote = () => {
  const customerId = useCurrentCustomer() ?? 0
  return <QuoteOfCustomer key={customerId} customerId={customerId} />
}

export default Quote
