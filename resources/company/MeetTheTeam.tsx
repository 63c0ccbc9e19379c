import Box from '@mui/material/Box'
import { useLocale, useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { company } from '#schema/company/company.ts'
import { NotSetUp } from './NotSetUp.tsx'
import { ReviewNote } from './ReviewNote.tsx'

const cards = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }

/** Shows the Spanish text if available and selected. */
const MeetTheTeam = () => {
  const translate = useTranslate()
  const isSpanish = useLocale() === 'es'
  const query = useCall(company.team, {})
  const { data: people = [] } = query
  return (
    <Loadable height={140} {...statesOf(query)}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {people.length === 0 && <NotSetUp record="teamMembers" />}
        <Box sx={cards}>
          {people.map(({ id, name, role, roleEs }) => (
            <PersonCard
              key={id}
              title={(isSpanish && roleEs) || role}
              person={{ name, photo: linkOf(company.portrait, { id }), email: null }}
            />
          ))}
        </Box>
        {people.some(({ isSample }) => isSample) && <ReviewNote>{translate('team.review')}</ReviewNote>}
      </Box>
    </Loadable>
  )
}

export default MeetTheTeam
