import Description from '@mui/icons-material/Description'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'

interface Props {
  readonly links: readonly string[]
}

/** The documents of a row, one numbered link each. */
export const DocumentLinks = ({ links }: Props) => {
  const translate = useTranslate()
  return links.map((link, index) => (
    <Link
      key={link}
      href={link}
      aria-label={translate('table.document', { number: index + 1 })}
      sx={{ display: 'inline-flex', mr: 0.5 }}
    >
      <Description fontSize="small" />
    </Link>
  ))
}
