import { useTranslate } from 'react-admin'
import { type Division, divisionNames } from '../../schema/administration/division.ts'
import { AddressSelect } from './AddressSelect.tsx'

interface Props<Offered extends Division> {
  readonly offered: readonly Offered[]
  readonly value: Offered
  readonly onChange: (division: Offered) => void
}

/** The division that the figures of a page are of (spec 1 §2.7). */
export const DivisionSelect = <Offered extends Division>({ offered, value, onChange }: Props<Offered>) => (
  <AddressSelect
    label={useTranslate()('accessStatistics.division')}
    value={value}
    options={offered.map((division) => ({ value: division, label: divisionNames[division] }))}
    onChange={onChange}
  />
)
