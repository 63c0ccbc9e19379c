import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { receiveFile } from '#dataProvider/receiveFile.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { saveFile } from '#kit/files/exportTable.ts'
import { people } from '#schema/administration/people.ts'
import type { UserRecord } from './userModel.ts'

/** Longer than a database of years needs to be searched for names. */
const eraseMilliseconds = 300_000

interface Props {
  readonly user: Pick<UserRecord, 'id' | 'name'>
  readonly isOwn: boolean
}

/** Export and erasure of what the portal keeps about a user; for administrators. */
export const PersonalData = ({ user: { id, name }, isOwn }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { alert, confirm } = useDialogs()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    const { file } = await receiveFile(people.exportPerson, { id })
    saveFile(file, `user-${id}.zip`)
  }
  const title = translate('users.personal.eraseTitle', { name })
  const erase = async () => {
    const message = translate('users.personal.eraseQuestion', { id })
    const confirmLabel = translate('users.personal.eraseConfirm')
    if (!(await confirm({ title, message, confirmLabel, isDestructive: true }))) return
    setBusy(true)
    try {
      await send(people.erasePerson, { id }, { milliseconds: eraseMilliseconds })
    } catch (error) {
      setBusy(false)
      return alert({ title, message: describeReason(error, translate) })
    }
    // First, because the page of a user who is gone leads home.
    navigate('/users')
    await alert({ message: translate('users.personal.erased') })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">{translate('users.personal.note')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadButton download={download} label={translate('users.personal.export')} />
        {!isOwn && (
          <BusyButton
            variant="outlined"
            color="error"
            isBusy={isBusy}
            busyHint={translate('form.saving')}
            onClick={() => void erase()}
          >
            {translate('users.personal.erase')}
          </BusyButton>
        )}
      </Box>
    </Box>
  )
}
