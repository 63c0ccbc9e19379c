import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { PageAccess } from '../../../authProvider/opening.ts'
import { translatePageName } from '../../kit/page/pageTitle.ts'

interface BreadcrumbProps {
  readonly trail: NonNullable<PageAccess['trail']>
  readonly current: string
}

const list = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0, m: 0, listStyle: 'none' },
  ...{ fontSize: 13, minHeight: 20, color: 'text.secondary' },
  // Numbers have up to 60 characters, often without a place to break.
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
}

export const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumb')}>
      <Box component="ol" sx={list}>
        {trail.map(({ name, slug }) => (
          <Fragment key={name}>
            <li>
              {slug === null ? (
                <Typography variant="body2">{translatePageName(translate, name)}</Typography>
              ) : (
                <Link component={RouterLink} to={`/${slug}`} variant="body2">
                  {translatePageName(translate, name)}
                </Link>
              )}
            </li>
            <Box component="li" aria-hidden sx={{ mx: 1, userSelect: 'none' }}>
              /
            </Box>
          </Fragment>
        ))}
        <li>
          <Typography variant="body2" aria-current="page" sx={{ color: 'text.primary' }}>
            {current}
          </Typography>
        </li>
      </Box>
    </Box>
  )
}
