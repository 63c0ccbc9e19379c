import { useTranslate } from 'react-admin'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import type { SheetHead } from './sheetColumns.ts'

/** What the headers of a sheet lack, and which of them are not read. */
export const SheetNotes = ({ missing, ignored }: SheetHead) => {
  const translate = useTranslate()
  const names = missing.map((field) => translate(`onboarding.columns.${field}`)).join(', ')
  return (
    <>
      {missing.length > 0 && <MessageBanner kind="error">{translate('onboarding.missing', { names })}</MessageBanner>}
      {ignored.length > 0 && (
        <MessageBanner kind="info">{translate('onboarding.ignored', { names: ignored.join(', ') })}</MessageBanner>
      )}
    </>
  )
}
