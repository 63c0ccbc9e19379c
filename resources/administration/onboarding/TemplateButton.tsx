import { useTranslate } from 'react-admin'
import { exportTable } from '../../../src/kit/export/exportTable.ts'
import { DownloadButton } from '../../../src/kit/feedback/DownloadButton.tsx'
import { sheetFields } from './sheetColumns.ts'

async function* noRows() {
  yield []
}

/** An empty sheet with the headers in the language of the screen. */
export const TemplateButton = () => {
  const translate = useTranslate()
  const save = async () => {
    const columns = sheetFields.map((field) => ({
      label: translate(`onboarding.columns.${field}`),
      kind: 'text' as const,
      value: () => '',
    }))
    const { signal } = new AbortController()
    await exportTable({ name: 'onboard-users', columns, fetchRows: noRows }, 'xlsx', { signal })
  }
  return <DownloadButton label={translate('onboarding.template')} download={save} variant="text" />
}
