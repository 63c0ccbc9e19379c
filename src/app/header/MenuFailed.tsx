import ReplayIcon from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'react-admin'
import { barButton } from './barButton.ts'

/** In place of the menu groups when they could not be loaded. */
export const MenuFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('shell.menuFailed')} describeChild>
      <Button onClick={() => onRetry()} startIcon={<ReplayIcon />} sx={barButton()}>
        {translate('shell.retry')}
      </Button>
    </Tooltip>
  )
}
