import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-admin'
import { type FieldValues, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { draftOf } from './draftOf.ts'
import { FormContext, useFormSetting } from './formContext.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { type EntityFormOptions, useEntityForm } from './useEntityForm.ts'
import { useDraftAtSessionEnd } from './useStoredDraft.ts'

/** Replaces react-admin's own confirmation. */
const LeaveGuard = () => {
  const { isDirty } = useFormState()
  const { isDisabled } = useFormSetting()
  return <UnsavedGuard isUnsaved={isDirty && !isDisabled} />
}

interface Props<V extends FieldValues, A> extends EntityFormOptions<V, A> {
  readonly isDisabled?: boolean
  readonly children: ReactNode
  /** Result of the submit, below the buttons, so that they stay under the pointer. */
  readonly message?: ReactNode
  readonly footer: ReactNode
}

const frameStyle = {
  maxWidth: 960,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}

const columnStyle = {
  display: 'grid',
  rowGap: 0.5,
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}

/** Updates untouched fields from a newer record; changed fields stay as they are, and dirty. */
const onNewerRecord = { keepDirtyValues: true, keepDirty: true }

interface InsideProps<V extends FieldValues, A> extends Omit<Props<V, A>, 'isDisabled'> {
  readonly within: RefObject<UseFormReturn<V> | null>
  readonly state: ReturnType<typeof useEntityForm<V, A>>
}

const Inside = <V extends FieldValues, A>({ within, state, ...props }: InsideProps<V, A>) => {
  const form = useFormContext<V>()
  const { restored, discard, draft, sentWith } = state
  const { isDirty, isSubmitting, dirtyFields, defaultValues = {} } = form.formState
  useLayoutEffect(() => {
    within.current = form
  })
  useDraftAtSessionEnd({ draft, isUnsaved: isDirty, sentWith }, () => ({
    ...draftOf(props.entity.fields, form.getValues(), defaultValues),
    record: props.record ?? null,
  }))
  const hasInput = isDirty || Object.keys(dirtyFields).length > 0
  return (
    <>
      {restored && !isSubmitting && (hasInput || restored.isSecretMissing) && (
        <Box sx={{ mb: 2 }}>
          <DraftNotice hasValues={hasInput} isSecretMissing={restored.isSecretMissing} onDiscard={discard} />
        </Box>
      )}
      <Box sx={columnStyle}>{props.children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{props.footer}</Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 2, '&:empty': { mt: 0 } }}>{props.message}</Box>
    </>
  )
}

/**
 * react-admin form with two columns. Labels, required marks, limits and issues come from an entity. Asks before unsaved
 * input is discarded, and keeps it as a draft when the session ends.
 */
export const EntityForm = <V extends FieldValues, A>({ isDisabled = false, ...props }: Props<V, A>) => {
  const within = useRef<UseFormReturn<V>>(null)
  const state = useEntityForm(props, within)
  return (
    <FormContext value={{ fields: props.entity.fields, isDisabled }}>
      <Box sx={frameStyle} onSubmitCapture={state.submitOnce}>
        <Form
          noValidate
          record={props.defaultValues}
          resetOptions={onNewerRecord}
          resolver={state.resolver as never}
          onSubmit={state.submit as never}
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={LeaveGuard}
        >
          <Inside {...props} within={within} state={state} />
        </Form>
      </Box>
    </FormContext>
  )
}
