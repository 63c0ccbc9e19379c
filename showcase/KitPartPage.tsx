import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useDocumentTitle } from '#kit/page/pageTitle.ts'
import type { KitPart } from './kitPart.ts'

interface ExampleProps {
  readonly name: string
  readonly content: ReactNode
}

const ExampleBox = ({ name, content }: ExampleProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1, color: 'text.secondary' }}>
        {name}
      </Typography>
      {content}
    </Box>
  )
}

interface Props {
  readonly part: KitPart
}

export const KitPartPage = ({ part: { title, examples } }: Props) => {
  useDocumentTitle(title)
  return (
    <>
      <Link component={RouterLink} to="/kit" variant="body2">
        Kit
      </Link>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        {Object.entries(examples).map(([name, content]) => (
          <ExampleBox key={name} name={name} content={content} />
        ))}
      </Box>
    </>
  )
}
