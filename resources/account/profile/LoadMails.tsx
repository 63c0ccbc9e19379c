import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { loadMails } from '#schema/logistics/loadMails.ts'

/** Choice of mails with the papers of loads; renders nothing if they are not offered to the user. */
export const LoadMails = () => {
  const translate = useTranslate()
  const serverMessage = useServerMessage()
  const { data, refetch } = useCall(loadMails.get, {})
  const [outcome, setOutcome] = useState<'saving' | 'saved' | { readonly failure: unknown } | null>(null)
  if (!data?.isOffered) return null
  const choose = async (isChosen: boolean) => {
    setOutcome('saving')
    try {
      await send(loadMails.choose, { isChosen })
      await refetch()
      setOutcome('saved')
    } catch (failure) {
      setOutcome({ failure })
    }
  }
  return (
    <Box sx={{ mt: 4 }}>
      <InfoCard title={translate('account.loadMails.title')}>
        <FormControlLabel
          control={<Switch checked={data.isChosen} onChange={(_event, isChosen) => void choose(isChosen)} />}
          disabled={outcome === 'saving'}
          label={translate('account.loadMails.choice')}
        />
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`account.loadMails.${data.hasFiles ? 'aboutFiles' : 'about'}`)}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {outcome === 'saved' && translate('account.digest.saved')}
        </Typography>
        {outcome !== null && typeof outcome === 'object' && (
          <MessageBanner kind="error">{serverMessage(outcome.failure)}</MessageBanner>
        )}
      </InfoCard>
    </Box>
  )
}
