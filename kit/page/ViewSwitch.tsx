import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'

interface Props<Name extends string> {
  readonly label: string
  /** Shows the label next to the views; otherwise it is for screen readers only. */
  readonly isLabelShown?: boolean
  readonly views: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** Switches between views of the same rows; exactly one is selected. */
export const ViewSwitch = <Name extends string>({
  label,
  isLabelShown = false,
  views,
  value,
  onChange,
}: Props<Name>) => {
  const labelId = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {isLabelShown && <span id={labelId}>{label}</span>}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        {...(isLabelShown ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
        onChange={(_event, chosen: Name | null) => chosen && onChange(chosen)}
      >
        {Object.entries<string>(views).map(([name, text]) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', color: 'text.primary' }}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
