import CheckIcon from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'

interface ChoiceItemsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  readonly onChoose: (value: Value) => void
}

export const ChoiceItems = <Value extends string>({ label, value, choices, onChoose }: ChoiceItemsProps<Value>) => (
  <>
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
      {label}
    </ListSubheader>
    {choices.map((choice) => (
      <MenuItem
        key={choice.value}
        role="menuitemradio"
        aria-checked={choice.value === value}
        lang={choice.lang}
        onClick={() => onChoose(choice.value)}
      >
        <ListItemIcon>{choice.value === value && <CheckIcon fontSize="small" />}</ListItemIcon>
        {choice.text}
      </MenuItem>
    ))}
  </>
)
