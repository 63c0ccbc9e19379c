import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import type { FieldIssues } from '#kit/form/issues.ts'
import { PasswordChecklist } from '#kit/form/PasswordChecklist.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { useGuessed } from '#kit/form/useGuessed.ts'
import { account, passwordChange } from '#schema/account/account.ts'
import { type Guessed, passwordIssue } from '#schema/account/passwordRules.ts'

const PasswordRules = () => {
  const { password = '', confirmation = '' } = useWatch()
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PasswordChecklist id={useId()} password={password} confirmation={confirmation} />
    </Box>
  )
}

interface Props {
  /** True directly after a change. */
  readonly isChanged: boolean
  readonly onChanged: () => void
}

const empty = { password: '', confirmation: '' }

/** Client-side copy of the rules that the server enforces. */
const issuesOf = ({ password, confirmation }: typeof empty, guessed: Guessed): FieldIssues => {
  const code = passwordIssue(password, guessed)
  return {
    ...(code && { password: { code } }),
    ...(password !== confirmation && { confirmation: { code: 'mismatch' } }),
  }
}

const PasswordForm = ({ isChanged, onChanged }: Props) => {
  const translate = useTranslate()
  const serverMessage = useServerMessage()
  const { data: user } = useCurrentUser()
  const guessed = { ...useGuessed(), name: user?.name, email: user?.email }
  const [failure, setFailure] = useState<unknown>(null)
  const [isTouched, setIsTouched] = useState(false)

  const save = (values: typeof empty) => {
    setFailure(null)
    setIsTouched(true)
    return send(account.changePassword, values)
  }
  return (
    <EntityForm
      entity={passwordChange}
      defaultValues={empty}
      toInput={(values) => values}
      check={(values) => issuesOf(values, guessed)}
      save={save}
      onSaved={onChanged}
      onFailed={setFailure}
      message={
        <>
          {isChanged && !isTouched && (
            <MessageBanner kind="success">{translate('account.password.changed')}</MessageBanner>
          )}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
      footer={<SubmitButton label={translate('account.password.change')} />}
    >
      {/* User name for password managers. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <FormField source="password" autoComplete="new-password" />
      <FormField source="confirmation" autoComplete="new-password" />
      <PasswordRules />
    </EntityForm>
  )
}

/** Page /password-change: the form is reset after a change. */
const PasswordChange = () => {
  const [changes, setChanges] = useState(0)
  return (
    <ResourceContextProvider value="passwordChange">
      <PasswordForm key={changes} isChanged={changes > 0} onChanged={() => setChanges(changes + 1)} />
    </ResourceContextProvider>
  )
}

export default PasswordChange
