import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { PersonCard } from '../../../src/kit/cards/PersonCard.tsx'
import { ReviewNote } from '../ReviewNote.tsx'
import arturo from './portraits/arturo.svg'
import helena from './portraits/helena.svg'
import marcos from './portraits/marcos.svg'

// Invented people: to be replaced by the company's own.
const team = [
  { role: 'operations', name: 'Helena Quintanar', photo: helena },
  { role: 'quality', name: 'Arturo Belmonte', photo: arturo },
  { role: 'service', name: 'Marcos Ibarrola', photo: marcos },
] as const

/** Three of the provider's people (spec 3 §2 'Meet the Team'). */
const MeetTheTeam = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {team.map(({ role, name, photo }) => (
          <PersonCard key={role} title={translate(`team.${role}`)} person={{ name, photo, email: null }} />
        ))}
      </Box>
      <ReviewNote>{translate('team.review')}</ReviewNote>
    </Box>
  )
}

export default MeetTheTeam
