import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmailLink } from './EmailLink.tsx'
import { InfoCard } from './InfoCard.tsx'
import type { LoadableProps } from './Loadable.tsx'
import { Portrait } from './Portrait.tsx'

interface Person {
  readonly name: string
  readonly email: string | null
  readonly photo: string | null
}

interface Props extends LoadableProps {
  /** Role of the person, used as the heading. */
  readonly title: string
  /** Null if no person has the role. */
  readonly person: Person | null
}

const portraitSize = 64

export const PersonCard = ({ title, person, ...loading }: Props) => (
  <InfoCard title={title} height={portraitSize} {...loading}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: portraitSize }}>
      <Portrait name={person?.name ?? null} photo={person?.photo ?? null} size={portraitSize} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person?.name ?? '-'}</Typography>
        {person?.email && (
          <Typography variant="body2">
            <EmailLink email={person.email} />
          </Typography>
        )}
      </Box>
    </Box>
  </InfoCard>
)
