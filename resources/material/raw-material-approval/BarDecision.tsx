import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'react-admin'
import type { ApprovalBar } from '../../../schema/material/material.ts'
import { FileSubmit } from '../FileSubmit.tsx'
import { useDecision } from './useDecision.ts'

interface Props {
  readonly bar: ApprovalBar
  readonly customerId: number
  readonly onDecided: () => Promise<unknown>
}

/**
 * Certificate, approval switch and Submit Approval of a bar; nothing can be approved without a file
 * `docs/product/material.md#submitting-an-approval`.
 */
export const BarDecision = (props: Props) => {
  const translate = useTranslate()
  const { rows, choose, isApproved, setApproved, state, cancel, submit } = useDecision(props)
  const bar = `${props.bar.heat} ${props.bar.bar ?? ''}`.trim()
  const isSending = state.status === 'sending'
  const isFileMissing = isApproved && rows.length === 0
  const named = (name: string) => ({
    label: translate(`approvals.${name}`),
    name: translate(`approvals.${name}Of`, { bar }),
  })
  const hint = isFileMissing ? 'approvals.missing' : 'approvals.sending'
  return (
    <FileSubmit
      rows={rows}
      onChoose={choose}
      choose={named('upload')}
      submit={named('submit')}
      onSubmit={submit}
      hint={isFileMissing || isSending ? translate(hint) : null}
      upload={{ state, cancel }}
    >
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isApproved}
            disabled={isSending}
            slotProps={{ input: { 'aria-label': named('approved').name } }}
            onChange={() => setApproved(!isApproved)}
          />
        }
        label={named('approved').label}
        sx={{ m: 0, gap: 0.5 }}
      />
    </FileSubmit>
  )
}
