import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'react-admin'

export const CopyReference = ({ reference }: { readonly reference: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      notify('finance.generate.copied')
    } catch {
      // Without TLS, or without the user's permission, there is no clipboard.
      notify('finance.generate.copyFailed', { type: 'warning' })
    }
  }
  return <Button onClick={() => void copy()}>{translate('finance.generate.copy')}</Button>
}
