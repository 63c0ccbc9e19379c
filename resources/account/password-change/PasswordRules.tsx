import Box from '@mui/material/Box'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { PasswordChecklist } from '../../../src/kit/password/PasswordChecklist.tsx'

/** Each rule as met or not by what is typed. */
export const PasswordRules = () => {
  const { password = '', confirmation = '' } = useWatch()
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PasswordChecklist id={useId()} password={password} confirmation={confirmation} />
    </Box>
  )
}
