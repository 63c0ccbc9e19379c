import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '../feedback/MessageBanner.tsx'

interface Props {
  /** True if the draft has values other than secrets. */
  readonly hasValues: boolean
  readonly isSecretMissing: boolean
  readonly onDiscard: () => void
}

export const DraftNotice = ({ hasValues, isSecretMissing, onDiscard }: Props) => {
  const translate = useTranslate()
  const discard = (
    <Button color="inherit" size="small" onClick={onDiscard}>
      {translate('form.draft.discard')}
    </Button>
  )
  return (
    <MessageBanner kind={isSecretMissing ? 'warning' : 'info'} action={hasValues ? discard : undefined}>
      {hasValues && translate('form.draft.isBack')} {isSecretMissing && translate('form.draft.typeSecret')}
    </MessageBanner>
  )
}
