import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { atBase } from '#values/basePath.ts'
import { useNewTab } from './DocumentLink.tsx'

interface DocumentButtonProps {
  /** Address in the portal; null or empty if the document does not exist (yet). */
  readonly href: string | null | undefined
  readonly label: string
  readonly variant?: 'text' | 'outlined' | 'contained'
}

/** Opens a document in a new tab. A plain link, which pop-up blockers allow. */
export const DocumentButton = ({ href, label, variant = 'outlined' }: DocumentButtonProps) => {
  const newTab = useNewTab()
  const look = { variant, startIcon: <DocumentIcon /> }
  return href ? (
    <Button {...look} {...newTab} component="a" href={atBase(href)}>
      {label}
    </Button>
  ) : (
    <Button {...look} disabled>
      {label}
    </Button>
  )
}
