import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ApprovalBar } from '../../../schema/material.ts'
import { BusyButton } from '../../../src/kit/feedback/BusyButton.tsx'
import { FileUploader } from '../../../src/kit/upload/FileUploader.tsx'
import { formatFileSize } from '../../../src/kit/upload/fileRules.ts'
import { UploadProgress } from '../../../src/kit/upload/UploadProgress.tsx'
import { useDecision } from './useDecision.ts'

interface Props {
  readonly bar: ApprovalBar
  readonly customerId: number
  readonly onDecided: () => Promise<unknown>
}

/** A bar's file, its switch and its Submit Approval; without a file nothing is approved (spec 2 §5). */
export const BarDecision = (props: Props) => {
  const { bar } = props
  const translate = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  const { rows, choose, isApproved, setApproved, state, cancel, submit } = useDecision(props)
  const [file] = rows
  const name = `${bar.heat} ${bar.bar ?? ''}`.trim()
  const isSending = state.status === 'sending'
  const lacksFile = isApproved && !file
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {file && <span>{`${file.name} (${formatFileSize(file.size)})`}</span>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={isSending}
          aria-label={translate('approvals.uploadOf', { bar: name })}
          onClick={() => setChoosing(true)}
        >
          {translate('approvals.upload')}
        </Button>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isApproved}
              disabled={isSending}
              slotProps={{ input: { 'aria-label': translate('approvals.approvedOf', { bar: name }) } }}
              onChange={() => setApproved(!isApproved)}
            />
          }
          label={translate('approvals.approved')}
          sx={{ m: 0, gap: 0.5 }}
        />
        <BusyButton
          size="small"
          variant="contained"
          isBusy={lacksFile || isSending}
          busyHint={translate(lacksFile ? 'approvals.missing' : 'approvals.sending')}
          aria-label={translate('approvals.submitOf', { bar: name })}
          onClick={() => void submit()}
        >
          {translate('approvals.submit')}
        </BusyButton>
      </Box>
      {isSending && <UploadProgress state={state} onCancel={cancel} />}
      <FileUploader
        isOpen={isChoosing}
        isSingle
        rows={rows}
        onClose={(chosen) => {
          setChoosing(false)
          choose(chosen)
        }}
      />
    </Box>
  )
}
