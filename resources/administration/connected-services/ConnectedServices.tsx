import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { type answerFault, answerFaults } from '#schema/administration/answerFaults.ts'
import type { RowOf } from '#schema/entity.ts'
import { report } from './report.ts'

interface Props {
  readonly fault: RowOf<typeof answerFault>
}

/** Mutes a known fault with a note, or unmutes it. */
const MuteButton = ({ fault: { id, call, field, mutedAt, note } }: Props) => {
  const translate = useTranslate()
  const { alert, prompt } = useDialogs()
  const queryClient = useQueryClient()
  const isMuted = mutedAt !== null
  const save = async (isNowMuted: boolean, newNote: string) => {
    try {
      await send(answerFaults.mute, { id, isMuted: isNowMuted, note: newNote })
    } catch (error) {
      await alert({ message: describeReason(error, translate) })
    }
    await queryClient.invalidateQueries({ queryKey: [report.resource.name] })
  }
  const toggle = async () => {
    if (isMuted) return save(false, note)
    const typed = await prompt({ message: translate('answerFaults.note'), value: note, maxLength: 255 })
    if (typed !== null) await save(true, typed)
  }
  const action = isMuted ? 'unmute' : 'mute'
  return (
    <Button
      size="small"
      aria-label={translate(`answerFaults.${action}Of`, { fault: `${field}, ${call}` })}
      onClick={() => void toggle()}
    >
      {translate(`answerFaults.${action}`)}
    </Button>
  )
}

const ConnectedServices = () => {
  const translate = useTranslate()
  return (
    <ReportList
      {...report}
      rowAction={(fault) => <MuteButton fault={fault} />}
      actions={<FilterSwitch filter="withMuted" label={translate('answerFaults.withMuted')} />}
    />
  )
}

export default ConnectedServices
