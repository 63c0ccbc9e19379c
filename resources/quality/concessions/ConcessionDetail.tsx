import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../dataProvider/calls/linkOf.ts'
import { concessions } from '../../../schema/quality/concessions.ts'
import { DocumentLink } from '../../../src/kit/documents/DocumentLink.tsx'
import { formatDay, formatQuantity } from '../../../src/kit/kinds/formats.ts'
import { TimelineLink } from '../../../src/kit/table/links/TimelineLink.tsx'
import { AddComment, type CommentProps } from './AddComment.tsx'
import { Approval } from './approval/Approval.tsx'
import { useConcessionScreen } from './concessionScreen.ts'
import type { Concession, ConcessionProps } from './list/concessionCards.ts'

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
