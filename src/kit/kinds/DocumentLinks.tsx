import Description from '@mui/icons-material/Description'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DocumentLink } from '../documents/DocumentLink.tsx'

interface Props {
  readonly links: readonly string[]
}

/** The documents of a row, one numbered link each. */
export const DocumentLinks = ({ links }: Props) => {
  const translate = useTranslate()
  return links.map((link, index) => (
    <Box key={link} component="span" sx={{ mr: 0.5 }}>
      <DocumentLink href={link} label={translate('table.document', { number: index + 1 })}>
        <Description fontSize="small" />
      </DocumentLink>
    </Box>
  ))
}
