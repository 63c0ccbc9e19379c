import Description from '@mui/icons-material/Description'
import IconButton from '@mui/material/IconButton'
import { DocumentLinks } from '../kinds/DocumentLinks.tsx'

interface Props {
  readonly links: readonly string[]
  readonly label: string
}

export const DocumentCell = ({ links, label }: Props) =>
  links.length > 0 ? (
    <DocumentLinks links={links} />
  ) : (
    <IconButton size="small" disabled aria-label={label} sx={{ p: 0 }}>
      <Description fontSize="small" />
    </IconButton>
  )
