import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { ConcessionItem } from './ConcessionItem.tsx'
import type { PartConcessions } from './concessionCards.ts'

interface Props extends PartConcessions {
  readonly className: string
}

/** The concessions of one part. */
export const PartCard = ({ partNumber, concessions, className }: Props) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <li className={className}>
      <h2 id={id}>
        <span className="name">{translate('concessions.fields.customerPartNumber')}</span> {partNumber || '-'}
      </h2>
      <ul aria-labelledby={id}>
        {concessions.map((concession) => (
          <ConcessionItem key={concession.id} concession={concession} />
        ))}
      </ul>
    </li>
  )
}
