import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useMayOpen } from '#authProvider/menu.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import type { AnswerOf } from '#schema/call.ts'
import { meanOf, quality } from '#schema/quality/quality.ts'
import { contactPhoto } from '../../account/contactPhoto.ts'
import { QualityCharts } from './QualityCharts.tsx'

const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }

const countText = (count: number | undefined) => (count === undefined ? '-' : formatCount(count))

/** Score and open items, each with a link to its page. */
const QualityTiles = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const averages = useCall(quality.averages, { customerId })
  const desk = useCall(quality.desk, { customerId })
  const score = meanOf((averages.data ?? []).map(({ percentage }) => percentage))
  const toConcessions = mayOpen('concessions') ? '/concessions/' : undefined
  return (
    <Box sx={tiles}>
      <StatTile
        label={translate('qualityDashboard.score')}
        value={score === null ? '-' : `${Math.round(score)}%`}
        to={toConcessions}
        {...statesOf(averages)}
      />
      <StatTile
        label={translate('qualityDashboard.openConcessions')}
        value={countText(desk.data?.openConcessions)}
        to={toConcessions}
        {...statesOf(desk)}
      />
      <StatTile
        label={translate('qualityDashboard.openApprovals')}
        value={countText(desk.data?.openApprovals)}
        to={mayOpen('approval-files') ? '/approval-files/' : undefined}
        {...statesOf(desk)}
      />
    </Box>
  )
}

type Desk = AnswerOf<typeof quality.desk>
type Role = 'representative' | 'backup' | 'manager'

const personOf = (desk: Desk | undefined, role: Role) => {
  const name = desk?.[`${role}Name`]
  if (!desk || !name) return null
  return { name, email: desk[`${role}Email`], photo: contactPhoto(desk[`${role}Guid`]) }
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** As wide as the three tiles above. */
const cards = { display: 'grid', gap: 2, gridTemplateColumns: { xs: columns(1), sm: columns(2), md: columns(3) } }

/** Two quality contacts, and the project manager if there is one. */
const QualityPeople = ({ customerId }: CustomerProps) => {
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

const QualityDashboard = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <QualityTiles customerId={customerId} />
        <QualityCharts customerId={customerId} />
        <QualityPeople customerId={customerId} />
      </Box>
    )}
  </ForCustomer>
)

export default QualityDashboard
