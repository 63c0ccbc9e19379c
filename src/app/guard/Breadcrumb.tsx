import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { PageAccess } from '../../../authProvider/opening.ts'
import { translatePageName } from '../../kit/page/pageTitle.ts'

interface BreadcrumbProps {
  readonly trail: NonNullable<PageAccess['trail']>
  readonly current: string
}

/** The way to this page, as the page-access call answered it. */
export const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const translate = useTranslate()
  return (
    <Breadcrumbs aria-label={translate('shell.breadcrumb')} sx={{ fontSize: 13, minHeight: 20 }}>
      {trail.map(({ name, slug }) =>
        slug === null ? (
          <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
            {translatePageName(translate, name)}
          </Typography>
        ) : (
          <Link key={name} component={RouterLink} to={`/${slug}`} variant="body2">
            {translatePageName(translate, name)}
          </Link>
        ),
      )}
      <Typography variant="body2" aria-current="page" sx={{ color: 'text.primary' }}>
        {current}
      </Typography>
    </Breadcrumbs>
  )
}
