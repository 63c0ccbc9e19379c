import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { formatCount } from '../fields/formats.ts'
import type { Grouping } from './grouping.ts'

interface Props {
  readonly grouping: Grouping | null
}

/** Draws the next groups of a list with so many that the browser would be busy for minutes. */
export const MoreGroups = ({ grouping }: Props) => {
  const translate = useTranslate()
  if (!grouping || grouping.more <= 0) return null
  const { groups, all, more, showMore } = grouping
  return (
    <Button onClick={showMore} sx={{ m: 1 }}>
      {translate('table.moreGroups', {
        more: formatCount(more),
        shown: formatCount(groups.length),
        all: formatCount(all),
      })}
    </Button>
  )
}
