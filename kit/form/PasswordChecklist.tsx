import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { passwordChecks } from './newPassword.ts'

interface PasswordChecklistProps {
  readonly id: string
  readonly password: string
  readonly confirmation: string
}

export const PasswordChecklist = ({ id, password, confirmation }: PasswordChecklistProps) => {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      id={id}
      aria-label={translate('kit.password.rules')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
    >
      {passwordChecks.map(({ text, isMet }) => {
        const met = isMet(password, confirmation)
        const Icon = met ? CheckCircleIcon : RadioButtonUncheckedIcon
        return (
          <Box
            component="li"
            key={text}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              typography: 'body2',
              color: met ? 'success.main' : 'text.secondary',
            }}
          >
            <Icon sx={{ fontSize: 16 }} />
            {translate(text)}
            <span style={visuallyHidden}>{translate(`kit.password.${met ? 'met' : 'notMet'}`)}</span>
          </Box>
        )
      })}
    </Box>
  )
}
