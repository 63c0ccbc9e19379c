import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { useSave } from '#kit/form/EditRecord.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { type administration, newUser } from '#schema/administration/administration.ts'
import type { AnswerOf } from '#schema/call.ts'
import { OnboardButton } from './OnboardButton.tsx'
import { UserInputs } from './UserInputs.tsx'
import { useAdminConfirm } from './useAdminConfirm.ts'
import { checkNewUser, emptyUser, type Permission, toNewUser, type UserValues } from './userModel.ts'

type Made = AnswerOf<typeof administration.registerUser>

interface Props {
  readonly roles: AnswerOf<typeof administration.listRoles>
  readonly roleId: number
  readonly checklist: readonly Permission[]
  readonly onAnother: () => void
}

/** Disabled once the user has been created `docs/product/administration.md#create-user`. */
export const NewUserForm = ({ roles, roleId, checklist, onAnother }: Props) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const confirm = useAdminConfirm(null)
  const send = useSave<Made>()
  const [made, setMade] = useState<Made | null>(null)
  const serverMessage = useServerMessage()
  const [failure, setFailure] = useState<unknown>(null)

  const save = (values: UserValues, repeatKey: string) => {
    setFailure(null)
    return send(toNewUser(values), { repeatKey })
  }
  const footer = (
    <>
      <SubmitButton label={translate('users.create')} />
      {!made && <OnboardButton />}
      {made && <Button onClick={onAnother}>{translate('users.addAnother')}</Button>}
      {made && (
        <Button component={Link} to="/users">
          {translate('users.toList')}
        </Button>
      )}
    </>
  )
  return (
    <EntityForm
      entity={newUser}
      defaultValues={emptyUser(roleId, checklist)}
      toInput={toNewUser}
      check={checkNewUser}
      confirm={confirm}
      save={save}
      onSaved={(answer) => {
        setMade(answer)
        void queryClient.invalidateQueries({ queryKey: ['users'] })
      }}
      onFailed={setFailure}
      isDisabled={made !== null}
      footer={footer}
      message={
        <>
          {made && (
            <MessageBanner kind="success">
              {translate(made.isMailSent === false ? 'users.createdWithoutMail' : 'users.created')}
            </MessageBanner>
          )}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
    >
      <UserInputs roles={roles} record={null} />
    </EntityForm>
  )
}
