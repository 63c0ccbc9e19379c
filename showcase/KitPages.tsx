import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useDocumentTitle } from '#kit/page/pageTitle.ts'
import { Layout } from '#src/app/layout/Layout.tsx'
import { NotFound } from '#src/app/layout/NotFound.tsx'
import { KitPartPage } from './KitPartPage.tsx'
import { kitParts } from './kitPart.ts'

const KitIndex = () => {
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

/** Component gallery at `/forge/kit`, in development only: each component in all its states. */
export const KitPages = () => {
  const name = useParams()['*']?.replace(/\/$/, '') ?? ''
  const part = kitParts.get(name)
  return (
    <Layout page={null}>
      {name === '' ? <KitIndex /> : part ? <KitPartPage key={name} part={part} /> : <NotFound />}
    </Layout>
  )
}
