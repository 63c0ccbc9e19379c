import AddCommentIcon from '@mui/icons-material/AddCommentOutlined'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { Hint } from '#kit/feedback/Hint.tsx'
import { mayBeConfirmed, orderReports, type ReportLine } from '#schema/orders/orderReports.ts'
import { CommentMark } from '../line-reports/CommentMark.tsx'
import { emptyNote, useCommentPrompt, useLineNote } from '../line-reports/useLineNote.ts'

interface Props {
  readonly line: ReportLine
  /** False for the provider's staff, who have read access only `docs/product/orders.md#steel-makers-status-report`. */
  readonly mayAct: boolean
}

/** Confirms the reception of a complete line, which must hold no more pieces. */
const ConfirmReception = ({ line }: Pick<Props, 'line'>) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const { isBusy, sendNote } = useLineNote('confirmation', orderReports.confirm)
  const name = translate('steelReport.confirmOf', { order: line.purchaseOrder })
  const ask = async () => {
    if (!mayBeConfirmed(line)) return alert({ title: name, message: translate('steelReport.notComplete') })
    const isSure = await confirm({ title: name, message: translate('steelReport.question') })
    if (isSure) await sendNote({ ...emptyNote(line), isConfirmed: true })
  }
  return (
    <Hint title={name}>
      <FormControlLabel
        label={translate('steelReport.confirm')}
        control={
          <Checkbox
            size="small"
            checked={isBusy}
            onChange={() => void ask()}
            slotProps={{ input: { 'aria-label': name } }}
            sx={{ p: 0.5 }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0 }}
      />
    </Hint>
  )
}

/** Shows the customer's only comment, or a button to add it. */
const CustomerComment = ({ line, mayAct }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const ask = useCommentPrompt()
  const { isBusy, sendNote } = useLineNote('comment', orderReports.comment)
  if (line.hasComment) return <CommentMark comment={line.customerComment ?? ''} />
  if (!mayAct) return null
  const label = translate('steelReport.addComment', { order: line.purchaseOrder })
  const add = async () => {
    const customerComment = await ask(label, (comment) => translate('steelReport.commentQuestion', { comment }))
    const { purchaseOrder } = line
    if (customerComment !== null)
      await sendNote({ ...emptyNote(line), customerComment, customerId, purchaseOrder, isConfirmed: false })
  }
  return (
    <Hint title={label}>
      <IconButton size="small" disabled={isBusy} aria-label={label} onClick={() => void add()}>
        <AddCommentIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

export const ReceptionActions = ({ line, mayAct }: Props) => (
  <>
    {mayAct && line.isConfirmed !== true && <ConfirmReception line={line} />}
    <CustomerComment line={line} mayAct={mayAct} />
  </>
)
