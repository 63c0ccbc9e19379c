import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { quality } from '../../../schema/quality/quality.ts'
import { PersonCard } from '../../../src/kit/cards/PersonCard.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { contactPhoto } from '../../account/contactPhoto.ts'

type Desk = AnswerOf<typeof quality.desk>
type Role = 'representative' | 'backup' | 'manager'

const personOf = (desk: Desk | undefined, role: Role) => {
  const name = desk?.[`${role}Name`]
  if (!desk || !name) return null
  return { name, email: desk[`${role}Email`], photo: contactPhoto(desk[`${role}Guid`]) }
}

const cards = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }

/** Two quality contacts, and the project manager if there is one. */
export const QualityPeople = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { data, ...query } = useCall(quality.desk, { customerId })
  const cardOf = (role: Role, title: string) => (
    <PersonCard title={translate(title)} person={personOf(data, role)} {...statesOf({ data, ...query })} />
  )
  return (
    <Box sx={cards}>
      {cardOf('representative', 'qualityDashboard.people.representative')}
      {cardOf('backup', 'qualityDashboard.people.backup')}
      {personOf(data, 'manager') && cardOf('manager', 'qualityDashboard.people.manager')}
    </Box>
  )
}
