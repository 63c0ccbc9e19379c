import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { formatDay, formatQuantity } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import { concessions } from '#schema/quality/concessions.ts'
import { Approval } from './Approval.tsx'
import type { Concession, ConcessionProps } from './concessionCards.ts'
import { useConcessionScreen } from './concessionScreen.ts'
import { useComment } from './useComment.ts'
import type { Side } from './useSide.ts'

interface CommentProps extends ConcessionProps {
  readonly by: Side
}

/** Prompts for the comment of one side, shows it for confirmation, and sends it. */
const AddComment = ({ concession, by }: CommentProps) => {
  const translate = useTranslate()
  const { isBusy, add } = useComment(concession, by)
  return (
    <BusyButton
      size="small"
      variant="outlined"
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      aria-label={translate('concessions.comment.addTo', { ncr: concession.ncr })}
      onClick={() => void add()}
    >
      {translate('concessions.comment.add')}
    </BusyButton>
  )
}

const ProviderDocuments = ({ documents }: Pick<Concession, 'documents'>) => {
  const { customerId } = useConcessionScreen()
  if (documents.length === 0) return '-'
  return (
    <ul>
      {documents.map(({ name, fileId }) => (
        <li key={fileId}>
          <DocumentLink href={linkOf(concessions.document, { fileId, customerId })}>{name || fileId}</DocumentLink>
        </li>
      ))}
    </ul>
  )
}

/** One side's comment, or a button to add it if the viewer is on that side. */
const ConcessionComment = ({ concession, by }: CommentProps) => {
  const { side } = useConcessionScreen()
  const comment = by === 'provider' ? concession.providerComment : concession.customerComment
  if (comment) return <p className="comment">{comment}</p>
  return side === by ? <AddComment concession={concession} by={by} /> : '-'
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ name, children }: FactProps) => {
  const translate = useTranslate()
  return (
    <div>
      <dt>{translate(`concessions.fields.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const ConcessionDetail = ({ concession }: ConcessionProps) => {
  const translate = useTranslate()
  const { notifiedOn, purchaseOrder, quantity, type, providerPartNumber } = concession
  return (
    <>
      <dl className="facts">
        <Fact name="notifiedOn">{notifiedOn === null ? '-' : formatDay(notifiedOn)}</Fact>
        <Fact name="purchaseOrder">
          {purchaseOrder ? (
            <TimelineLink of="purchaseOrder" number={purchaseOrder}>
              {purchaseOrder}
            </TimelineLink>
          ) : (
            '-'
          )}
        </Fact>
        <Fact name="quantity">{formatQuantity(quantity)}</Fact>
        <Fact name="type">{type ? translate(`concessions.types.${type}`, { _: type }) : '-'}</Fact>
        <Fact name="providerPartNumber">{providerPartNumber || '-'}</Fact>
      </dl>
      <dl className="exchange">
        <Fact name="documents">
          <ProviderDocuments documents={concession.documents} />
        </Fact>
        <Fact name="approval">
          <Approval concession={concession} />
        </Fact>
        <Fact name="providerComment">
          <ConcessionComment concession={concession} by="provider" />
        </Fact>
        <Fact name="customerComment">
          <ConcessionComment concession={concession} by="customer" />
        </Fact>
      </dl>
    </>
  )
}
