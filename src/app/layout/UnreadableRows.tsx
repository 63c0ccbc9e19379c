import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AnswerFaults } from '#dataProvider/calls/answerFaults.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/fields/formats.ts'

interface Props {
  readonly answers: readonly AnswerFaults[]
}

const sumOf = (answers: readonly AnswerFaults[], count: 'rows' | 'unreadable') =>
  answers.reduce((sum, answer) => sum + answer[count], 0)

/** One line for each fault: call, field, kind, count, first rows. Contains no values. */
const detailsOf = (answers: readonly AnswerFaults[]) =>
  answers.flatMap(({ call, faults }) =>
    faults.map(({ field, kind, harm, count, rows }) =>
      [call, field, kind, harm, `${count}x`, rows.length > 0 ? `row ${rows.join(', ')}` : '']
        .filter(Boolean)
        .join(' | '),
    ),
  )

/** Shows how many rows of the page could not be read, with details for the company's integrator. */
export const UnreadableRows = ({ answers }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [isCopied, setCopied] = useState(false)
  const lost = answers.filter(({ unreadable }) => unreadable > 0)
  const copy = async () => {
    const details = detailsOf(answers).join('\n')
    try {
      await navigator.clipboard.writeText(details)
      setCopied(true)
    } catch {
      // Without TLS, or without the user's permission, there is no clipboard.
      await alert({ title: translate('kit.feedback.copyByHand'), message: details })
    }
  }
  return (
    <MessageBanner
      kind="warning"
      action={
        <Button color="inherit" size="small" onClick={() => void copy()}>
          {translate(isCopied ? 'kit.feedback.copied' : 'kit.feedback.copyDetails')}
        </Button>
      }
    >
      {translate('kit.feedback.unreadableRows', {
        unreadable: formatCount(sumOf(lost, 'unreadable')),
        rows: formatCount(sumOf(lost, 'rows')),
      })}
    </MessageBanner>
  )
}
