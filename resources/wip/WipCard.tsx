import { memo, type ReactNode } from 'react'
import { formatDay, formatQuantity, shortName } from '#kit/fields/formats.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import type { Day } from '#schema/kinds.ts'
import { isOverrun, stateOf } from '#schema/orders/orderStatus.ts'
import { isWorthAMark, PromisedDateMark } from '../orders/PromisedDateMark.tsx'
import { StepBar, StepCells } from './StepCells.tsx'
import type { CardTexts } from './useCardTexts.ts'
import type { HasStep } from './usePartSteps.ts'
import type { WipCard as Card } from './wipCard.ts'

interface Props {
  readonly card: Card
  readonly hasStep: HasStep
  readonly texts: CardTexts
  readonly today: Day
  /** Shows two facts and the place of the pieces; 'More' opens the others. */
  readonly isPhone: boolean
  /** Null for users who make no requests. */
  readonly onRequest: ((card: Card) => void) | null
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const commitmentText = (card: Card, { contact }: CardTexts, today: Day) => {
  const { commitmentDate } = card
  if (isOverrun(card, commitmentDate, today)) return contact
  return commitmentDate === null ? '-' : formatDay(commitmentDate)
}

/**
 * Card of an open line with quantities and pieces per step. Plain elements, styled once by the list, because a page has
 * thousands of them.
 */
export const WipCard = memo(({ card, hasStep, texts, today, isPhone, onRequest }: Props) => {
  const { fields } = texts
  const promise = { line: card.promise, promised: card.commitmentDate }
  const ofCustomer = card.customer ? { customerId: card.customer.id } : {}
  const order = (
    <Fact name={fields.purchaseOrder}>
      <TimelineLink of="purchaseOrder" number={card.purchaseOrder} {...ofCustomer}>
        {card.purchaseOrder}
      </TimelineLink>
    </Fact>
  )
  const line = (
    <>
      {card.lineItem !== null && <Fact name={fields.lineItem}>{card.lineItem}</Fact>}
      {card.release !== null && <Fact name={fields.release}>{card.release || '-'}</Fact>}
      {card.partNumber !== null && <Fact name={fields.partNumber}>{card.partNumber}</Fact>}
      {card.providerPartNumber !== null && <Fact name={fields.providerPartNumber}>{card.providerPartNumber}</Fact>}
      <Fact name={fields.requestDate}>{formatDay(card.requestDate)}</Fact>
    </>
  )
  const commitment = (
    <Fact name={fields.commitmentDate}>
      {commitmentText(card, texts, today)}
      {isWorthAMark(promise) && <PromisedDateMark {...promise} />}
    </Fact>
  )
  const quantities = (
    <>
      <Fact name={fields.ordered}>{formatQuantity(card.ordered)}</Fact>
      <Fact name={fields.shipped}>{formatQuantity(card.shipped)}</Fact>
      <Fact name={fields.open}>{formatQuantity(card.open)}</Fact>
    </>
  )
  const pieces = { card, hasStep, texts }
  const request = onRequest && (
    <button
      type="button"
      className="request no-print"
      aria-label={texts.requestOn(card.jobOrder)}
      onClick={() => onRequest(card)}
    >
      {texts.request}
    </button>
  )
  return (
    <li>
      <div className="head">
        <h2>
          {onRequest && card.customer === null && <RowCheckbox id={card.jobOrder} label={card.jobOrder} />}
          <span className="name">{fields.jobOrder}</span>{' '}
          <TimelineLink of="jobOrder" number={card.jobOrder} {...ofCustomer}>
            {card.jobOrder}
          </TimelineLink>
          <span className={`chip ${stateOf(card.status)}`}>{texts.status[card.status] ?? card.status}</span>
          {card.isNewIntroduction && <span className="chip information">{texts.newIntroduction}</span>}
          {card.customer && <span className="name"> {shortName(card.customer.name)}</span>}
        </h2>
        {!isPhone && request}
      </div>
      {isPhone ? (
        <>
          <dl className="facts">
            {order}
            {commitment}
          </dl>
          <StepBar {...pieces} />
          <details>
            <summary>{texts.more}</summary>
            <dl className="facts">
              {line}
              {quantities}
            </dl>
            <StepCells {...pieces} />
            {request}
          </details>
        </>
      ) : (
        <>
          <dl className="facts">
            {order}
            {line}
            {commitment}
            {quantities}
          </dl>
          <StepCells {...pieces} />
        </>
      )}
    </li>
  )
})
