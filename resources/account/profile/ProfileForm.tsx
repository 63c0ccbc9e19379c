import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { ConflictNotice } from '#kit/form/ConflictNotice.tsx'
import { useSave } from '#kit/form/EditRecord.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { ReadOnlyField } from '#kit/form/ReadOnlyField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { useConflict } from '#kit/form/useConflict.ts'
import { translateName } from '#kit/page/pageTitle.ts'
import { profile, profileChanges } from '#schema/account/account.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { changesOf, conflictsIn, editable, type Profile, type ProfileValues, valuesOf } from './profileModel.ts'

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

const decode = (wire: unknown) => decodeAnswer(profile, wire, 'conflict')

/** Fields of the own user that users may edit, and those only an administrator can change. */
export const ProfileForm = ({ record }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const serverMessage = useServerMessage()
  const { base, found, take, meetLoaded, forget } = useConflict<Profile, ProfileValues>({
    resource: 'profile',
    record,
    decode,
  })
  const send = useSave()
  const [failure, setFailure] = useState<unknown>(null)

  const save = (values: ProfileValues) => {
    setFailure(null)
    forget()
    return send({ ...changesOf(base, values), version: base.version })
  }
  const { email, username, roleId, roleName, customerId } = base
  const role = roleName ? translateName(translate, roleName) : String(roleId)
  const fixed = { email, username, roleId: role, customerId: String(customerId ?? '-') }
  return (
    <EntityForm
      entity={profileChanges}
      defaultValues={valuesOf(base)}
      record={base}
      toInput={(values) => changesOf(base, values)}
      save={save}
      onSaved={() => void alert({ message: translate('account.profile.edited'), reload: true })}
      onFailed={(error, form) => {
        if (!take(error, form)) setFailure(error)
      }}
      onRestored={meetLoaded}
      message={
        <>
          {found && (
            <ConflictNotice text={translate('account.profile.conflict')} conflicts={conflictsIn(found, translate)} />
          )}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
      footer={<SubmitButton label={translate('account.profile.save')} />}
    >
      {editable.map((source) => (
        <FormField
          key={source}
          source={source}
          autoComplete={autoComplete[source]}
          isRequired={source === 'name' || (source === 'company' && base.company !== undefined)}
        />
      ))}
      {Object.entries(fixed).map(([source, text]) => (
        <ReadOnlyField key={source} label={translate(`resources.profile.fields.${source}`)} text={text} />
      ))}
    </EntityForm>
  )
}
