import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { send } from '../../../dataProvider/client.ts'
import { useServerMessage } from '../../../dataProvider/failureTexts.ts'
import { account, profileChanges } from '../../../schema/account.ts'
import { useDialogs } from '../../../src/kit/dialogs/useDialogs.ts'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { ConflictNotice } from '../../../src/kit/form/ConflictNotice.tsx'
import { EntityForm } from '../../../src/kit/form/EntityForm.tsx'
import { FormField } from '../../../src/kit/form/FormField.tsx'
import { ReadOnlyField } from '../../../src/kit/form/ReadOnlyField.tsx'
import { SubmitButton } from '../../../src/kit/form/SubmitButton.tsx'
import { useDraftRecord } from '../../../src/kit/form/useDraft.ts'
import { editable, type Profile, type ProfileValues, valuesOf } from './profileModel.ts'
import { useProfileConflict } from './useProfileConflict.ts'

interface Props {
  readonly record: Profile
}

const autoComplete: Readonly<ProfileValues> = {
  name: 'name',
  country: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  phone: 'tel',
  company: 'organization',
  position: 'organization-title',
}

/** What people may change of their own user, and what only an administrator can (spec 3 'Profile'). */
export const ProfileForm = ({ record }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const serverMessage = useServerMessage()
  const start = useDraftRecord(record)
  const { current, conflicts, meet, take, forget } = useProfileConflict(start)
  const [failure, setFailure] = useState<unknown>(null)

  const save = (values: ProfileValues) => {
    setFailure(null)
    forget()
    return send(account.editProfile, { ...values, version: current.version })
  }
  const { email, username, roleId, roleName, customerId } = current
  const fixed = { email, username, roleId: roleName ?? String(roleId), customerId: String(customerId ?? '-') }
  return (
    <EntityForm
      entity={profileChanges}
      defaultValues={valuesOf(start)}
      record={current}
      toInput={(values) => values}
      save={save}
      onSaved={() => void alert({ message: translate('account.profile.edited'), reload: true })}
      onFailed={(error, form) => {
        if (!take(error, form)) setFailure(error)
      }}
      onRestored={(form) => meet(record, form)}
      message={
        <>
          {conflicts && <ConflictNotice text={translate('account.profile.conflict')} conflicts={conflicts} />}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
      footer={<SubmitButton label={translate('account.profile.save')} />}
    >
      {editable.map((source) => (
        <FormField key={source} source={source} autoComplete={autoComplete[source]} />
      ))}
      {Object.entries(fixed).map(([source, text]) => (
        <ReadOnlyField key={source} label={translate(`resources.profile.fields.${source}`)} text={text} />
      ))}
    </EntityForm>
  )
}
