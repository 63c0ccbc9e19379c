import Description from '@mui/icons-material/Description'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DocumentLink } from '../files/DocumentLink.tsx'

interface Props {
  readonly links: readonly string[]
  /** Accessible names, in the order of the links. */
  readonly names?: readonly string[]
}

/** Links to a row's documents, named by their names, the URL fragment or else their position; '-' without any. */
export const DocumentLinks = ({ links, names = [] }: Props) => {
  const translate = useTranslate()
  const nameOf = (link: string, index: number) =>
    names[index] ??
    translate(`kit.documents.names.${link.split('#')[1]}`, { _: translate('table.document', { number: index + 1 }) })
  if (links.length === 0) return '-'
  return links.map((link, index) => (
    <Box key={link} component="span" sx={{ mr: 0.5 }}>
      <DocumentLink href={link} label={nameOf(link, index)}>
        <Description fontSize="small" />
      </DocumentLink>
    </Box>
  ))
}
