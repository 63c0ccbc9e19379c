import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<Name extends string> {
  readonly label: string
  /** The views by their names. */
  readonly views: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** Switches between ways of seeing the same rows; one of them is always chosen. */
export const ViewSwitch = <Name extends string>({ label, views, value, onChange }: Props<Name>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, chosen: Name | null) => chosen && onChange(chosen)}
  >
    {Object.entries<string>(views).map(([name, text]) => (
      <ToggleButton key={name} value={name} sx={{ textTransform: 'none', color: 'text.primary' }}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
