import SendIcon from '@mui/icons-material/SendOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { Hint } from '#kit/feedback/Hint.tsx'
import { DayCell } from '#kit/fields/DayCell.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import type { Day } from '#schema/kinds.ts'
import { orderReports, type ReportLine } from '#schema/orders/orderReports.ts'
import { CommentMark, CustomerCommentMark } from '../line-reports/CommentMark.tsx'
import { emptyNote, useCommentPrompt, useLineNote } from '../line-reports/useLineNote.ts'

interface Props {
  readonly line: ReportLine
}

const SellerComment = ({ line }: Props) => {
  const translate = useTranslate()
  const ask = useCommentPrompt()
  const { isBusy, sendNote } = useLineNote('comment', orderReports.answerLine)
  if (line.sellerComment) return <CommentMark comment={line.sellerComment} />
  const label = translate('sellerReport.addComment', { order: line.purchaseOrder })
  const add = async () => {
    const sellerComment = await ask(label, (comment) => translate('sellerReport.commentQuestion', { comment }))
    if (sellerComment !== null) await sendNote({ ...emptyNote(line), sellerComment, isConfirmed: false })
  }
  return (
    <Hint title={label}>
      <IconButton size="small" disabled={isBusy} aria-label={label} onClick={() => void add()}>
        <SendIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

const SellerDate = ({ line }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { sendNote } = useLineNote('date', orderReports.answerLine)
  const change = async (date: Day | null) => {
    if (date === null) return
    const day = formatDay(date)
    const title = `${line.purchaseOrder}: ${date < businessToday() ? translate('kit.dates.past', { day }) : day}`
    if (!(await confirm({ title, message: translate('sellerReport.dateQuestion') }))) return
    await sendNote({ ...emptyNote(line), date, isConfirmed: false })
  }
  return (
    <DayCell
      label={translate('sellerReport.dateOf', { order: line.purchaseOrder })}
      day={line.sellerDate ?? null}
      onChange={(date) => void change(date)}
    />
  )
}

/** The customer's comment, and the seller's comment and date of a line. */
export const SellerActions = ({ line }: Props) => (
  <>
    {line.customerComment && <CustomerCommentMark comment={line.customerComment} />}
    <SellerComment line={line} />
    <SellerDate line={line} />
  </>
)
