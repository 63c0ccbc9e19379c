import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { AnswerOf, InputOf } from '#schema/call.ts'
import { digestFrequencies, tasks } from '#schema/home/tasks.ts'

type Digest = AnswerOf<typeof tasks.getDigest>
type Choice = InputOf<typeof tasks.editDigest>

const languages = { en: 'English', es: 'Español' } as const

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly isBusy: boolean
  readonly onChoose: (value: Value) => void
}

const Select = <Value extends string>({ label, value, options, isBusy, onChoose }: SelectProps<Value>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    disabled={isBusy}
    onChange={(event) => onChoose(event.target.value as Value)}
    sx={{ minWidth: 200, '& .MuiOutlinedInput-notchedOutline': { borderColor: 'inputBorder' } }}
  >
    {Object.entries<string>(options).map(([name, text]) => (
      <MenuItem key={name} value={name}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

interface Props {
  readonly digest: Digest
  readonly onSaved: () => Promise<unknown>
}

/** Frequency, and the language if enabled; each change is saved at once. */
const Chosen = ({ digest, onSaved }: Props) => {
  const translate = useTranslate()
  const serverMessage = useServerMessage()
  const [outcome, setOutcome] = useState<'saving' | 'saved' | { readonly failure: unknown } | null>(null)
  const { frequency, language } = digest
  const choose = async (choice: Partial<Choice>) => {
    setOutcome('saving')
    try {
      await send(tasks.editDigest, { frequency, language, ...choice })
      await onSaved()
      setOutcome('saved')
    } catch (failure) {
      setOutcome({ failure })
    }
  }
  const frequencies = Object.fromEntries(
    digestFrequencies.map((name) => [name, translate(`account.digest.frequencies.${name}`)]),
  ) as Record<Choice['frequency'], string>
  const isBusy = outcome === 'saving'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Select
          label={translate('account.digest.frequency')}
          value={frequency}
          options={frequencies}
          isBusy={isBusy}
          onChoose={(next) => void choose({ frequency: next })}
        />
        {frequency !== 'off' && (
          <Select
            label={translate('account.digest.language')}
            value={language}
            options={languages}
            isBusy={isBusy}
            onChoose={(next) => void choose({ language: next })}
          />
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {outcome === 'saved' && translate('account.digest.saved')}
        </Typography>
      </Box>
      {outcome !== null && typeof outcome === 'object' && (
        <MessageBanner kind="error">{serverMessage(outcome.failure)}</MessageBanner>
      )}
    </>
  )
}

/** Digest settings; renders nothing if the portal sends no digests. */
export const DigestChoice = () => {
  const translate = useTranslate()
  const { data, refetch } = useCall(tasks.getDigest, {})
  if (!data?.isOffered) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, mt: 4 }}>
      <Typography variant="h2">{translate('account.digest.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('account.digest.about')}</Typography>
      <Chosen digest={data} onSaved={refetch} />
    </Box>
  )
}
