import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

interface DocumentButtonProps {
  /** The document's address in the portal; null or empty where there is none (yet). */
  readonly href: string | null | undefined
  readonly label: string
  readonly variant?: 'text' | 'outlined' | 'contained'
  readonly size?: 'small' | 'medium'
}

/** Opens a document of the portal in a new tab: a plain link, which no pop-up blocker minds. */
export const DocumentButton = ({ href, label, variant = 'outlined', size = 'medium' }: DocumentButtonProps) => {
  const translate = useTranslate()
  const noteId = useId()
  const look = { variant, size, startIcon: <DocumentIcon /> }
  if (!href) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button {...look} component="a" href={href} target="_blank" rel="noopener" aria-describedby={noteId}>
        {label}
      </Button>
      <span id={noteId} hidden>
        {translate('kit.documents.newTab')}
      </span>
    </>
  )
}
