import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useDocumentTitle } from '../layout/useDocumentTitle.ts'
import { kitParts } from './kitPart.ts'

/** All parts that have a page. */
export const KitIndex = () => {
  useDocumentTitle('Kit')
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Kit
      </Typography>
      <Box component="ul" sx={{ columns: '240px', m: 0, p: 0, listStyle: 'none', lineHeight: 2.2 }}>
        {[...kitParts.keys()].map((name) => (
          <li key={name}>
            <Link component={RouterLink} to={`/kit/${name}`}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </>
  )
}
