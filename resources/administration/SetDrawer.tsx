import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { DialogHead } from '#kit/feedback/DialogHead.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Drawer that changes the selected rows of a list at once. */
export const SetDrawer = ({ title, onClose, children }: Props) => {
  const titleId = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 } },
        },
      }}
    >
      <DialogHead
        id={titleId}
        title={title}
        onClose={onClose}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Drawer>
  )
}

interface FieldSelectProps {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** What is changed. */
export const FieldSelect = ({ value, options, onChange }: FieldSelectProps) => {
  const translate = useTranslate()
  return (
    <TextField select label={translate('bulk.field')} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Rows beyond these are counted. */
const maxShown = 20

interface PreviewProps {
  readonly title: string
  readonly rows: readonly { readonly id: string | number; readonly text: ReactNode }[]
}

/** Rows of one outcome, each with its values before and after or the reason why it is left. */
export const RowsPreview = ({ title, rows }: PreviewProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 0.5, mt: 1 }}>
      <Typography variant="body2" role="status">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
        {rows.slice(0, maxShown).map(({ id, text }) => (
          <Typography key={id} component="li" variant="body2">
            {text}
          </Typography>
        ))}
      </Box>
      {rows.length > maxShown && (
        <Typography variant="body2">{translate('table.andMore', { count: rows.length - maxShown })}</Typography>
      )}
    </Box>
  )
}

interface DoneProps {
  readonly message: string
  /** In place of the message, if the undo has failed. */
  readonly failed: ReactNode
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null
  readonly onClose: () => void
  readonly children?: ReactNode
}

export const SetDone = ({ message, failed, onUndo, onClose, children }: DoneProps) => {
  const translate = useTranslate()
  return (
    <>
      {failed || <MessageBanner kind="success">{message}</MessageBanner>}
      {children}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {onUndo && (
          <Button variant="outlined" onClick={onUndo}>
            {translate('bulk.undo')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('bulk.close')}</Button>
      </Box>
    </>
  )
}
