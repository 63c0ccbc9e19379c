import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatDay, formatQuantity } from '../../../src/kit/kinds/formats.ts'
import { Approval } from './Approval.tsx'
import { ConcessionComment } from './ConcessionComment.tsx'
import type { Concession } from './concessionCards.ts'
import { ProviderDocuments } from './ProviderDocuments.tsx'

interface Props {
  readonly concession: Concession
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

/** All of a concession: what it is about, the documents, what both sides say. */
export const ConcessionDetail = ({ concession }: Props) => {
  const { notifiedOn, purchaseOrder, quantity, type, providerPartNumber } = concession
  return (
    <>
      <dl className="facts">
        <Fact name="notifiedOn">{notifiedOn === null ? '-' : formatDay(notifiedOn)}</Fact>
        <Fact name="purchaseOrder">{purchaseOrder || '-'}</Fact>
        <Fact name="quantity">{formatQuantity(quantity)}</Fact>
        <Fact name="type">{type || '-'}</Fact>
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
