import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { translateName } from '#kit/page/pageTitle.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Report } from '#kit/report/report.ts'
import type { ReportResource } from '#kit/report/reportOptions.ts'
import { DivisionSelect } from '../DivisionSelect.tsx'
import { addressOf, type OfferedDivision, offered, useLastDivision } from './divisions.ts'

interface Props {
  /** Query parameters to keep when the division changes. */
  readonly keeps?: Readonly<Record<string, string>>
  readonly choices?: (division: OfferedDivision) => ReactNode
  readonly children: (division: OfferedDivision) => ReactNode
}

/** Metrics page for the division in the URL; by default the one last selected. */
export const AtDivision = ({ keeps = {}, choices, children }: Props) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const { named, last } = useLastDivision()
  const at = (division: OfferedDivision) => addressOf(pathname.slice(1), division, keeps)
  if (named === null) return <Navigate to={at(last)} replace />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DivisionSelect
          label={translate('metrics.division')}
          offered={Object.values(offered)}
          value={named}
          onChange={(division) => navigate(at(division))}
        />
        {choices?.(named)}
      </Box>
      {children(named)}
    </Box>
  )
}

export const MetricTable = <const R extends ReportResource>(props: Report<R>) => {
  const translate = useTranslate()
  const options = useMemo(() => {
    const clientType = ({ clientType: role }: { clientType?: string }) => (role ? translateName(translate, role) : '')
    const roles = 'clientType' in props.resource.entity.fields ? { clientType } : {}
    return { show: { ...props.show, ...roles }, file: { ...props.file, ...roles } } as object
  }, [translate, props.resource, props.show, props.file])
  return <ReportList key={JSON.stringify(props.base)} {...props} {...options} excelLabel={translate('metrics.excel')} />
}
