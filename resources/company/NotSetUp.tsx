import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'

interface Props {
  /** Type of record in which the page's content is entered. */
  readonly record: 'pageTexts' | 'teamMembers'
}

/** In place of content that has not been entered; who may enter it finds where. */
export const NotSetUp = ({ record }: Props) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  return (
    <EmptyState text={translate('notSetUp.text')}>
      {mayOpen('data') && (
        <Link component={RouterLink} to={`/data?record=${record}`}>
          {translate('notSetUp.enter')}
        </Link>
      )}
    </EmptyState>
  )
}
