import { useTranslate } from 'react-admin'
import type { Division } from '#schema/administration/division.ts'
import { AddressSelect } from './AddressSelect.tsx'

interface Props<Offered extends Division> {
  readonly label: string
  readonly offered: readonly Offered[]
  readonly value: Offered
  readonly onChange: (division: Offered) => void
}

export const DivisionSelect = <Offered extends Division>({ label, offered, value, onChange }: Props<Offered>) => {
  const translate = useTranslate()
  return (
    <AddressSelect
      label={label}
      value={value}
      options={offered.map((division) => ({ value: division, label: translate(`divisions.${division}`) }))}
      onChange={onChange}
    />
  )
}
