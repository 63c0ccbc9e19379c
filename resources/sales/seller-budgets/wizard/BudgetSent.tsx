import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Seller and year of the budget. */
  readonly title: string
  readonly onNew: () => void
}

export const BudgetSent = ({ title, onNew }: Props) => {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', py: 6, textAlign: 'center' }}>
      <CheckIcon sx={{ fontSize: 48, color: 'states.onTime.main' }} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {translate('budgets.sent')}
      </Typography>
      <Typography>{title}</Typography>
      <Button variant="contained" onClick={onNew}>
        {translate('budgets.newBudget')}
      </Button>
    </Box>
  )
}
