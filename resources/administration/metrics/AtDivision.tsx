import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { divisionNames } from '../../../schema/division.ts'
import { AddressSelect } from './AddressSelect.tsx'
import { addressOf, type OfferedDivision, offered, useDivision } from './divisions.ts'

interface Props {
  /** What else of the address stays when another division is chosen. */
  readonly keeps?: Readonly<Record<string, string>>
  /** Further choices beside the division. */
  readonly choices?: (division: OfferedDivision) => ReactNode
  readonly children: (division: OfferedDivision) => ReactNode
}

const options = Object.values(offered).map((division) => ({ value: division, label: divisionNames[division] }))

/** A metrics page of the division in its address; one that names none goes on with the last one. */
export const AtDivision = ({ keeps = {}, choices, children }: Props) => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { named, last } = useDivision()
  const at = (division: OfferedDivision) => addressOf(pathname.slice(1), division, keeps)
  if (named === null) return <Navigate to={at(last)} replace />
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <AddressSelect
          label={translate('metrics.division')}
          value={named}
          options={options}
          onChange={(division) => navigate(at(division))}
        />
        {choices?.(named)}
      </Box>
      {children(named)}
    </Box>
  )
}
