import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmailLink } from './EmailLink.tsx'
import { InfoCard } from './InfoCard.tsx'
import type { LoadableProps } from './Loadable.tsx'
import { Portrait } from './Portrait.tsx'

/** Somebody to turn to. */
export interface Person {
  readonly name: string
  readonly email: string | null
  /** The address of a photo, or null. */
  readonly photo: string | null
}

interface Props extends LoadableProps {
  /** In which role to turn to them: the heading. */
  readonly title: string
  /** Null where nobody has it. */
  readonly person: Person | null
}

const portraitSize = 64

/** A person with photo, name and address, under the role in which to turn to them. */
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
