import { useTranslate } from 'react-admin'
import { FailedState } from '../feedback/FailedState.tsx'
import { useListState } from './listState.ts'

/** Above the table when its rows could not be fetched: why, and Retry. */
export const FailedList = () => {
  const { error, refetch } = useListState()
  const translate = useTranslate()
  if (!error) return null
  const code = (error as { code?: string }).code ?? 'internal'
  return <FailedState message={translate(`errors.${code}`, { _: error.message })} onRetry={refetch} />
}
