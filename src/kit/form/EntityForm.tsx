import Box from '@mui/material/Box'
import { useCanBlock } from 'react-admin'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { FormContext } from './formContext.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { type EntityFormOptions, useEntityForm } from './useEntityForm.ts'

interface Props<V extends FieldValues, A> extends EntityFormOptions<V, A> {
  readonly isDisabled?: boolean
  readonly children: ReactNode
  /** What came of it: stands right above the buttons, where the eye is. */
  readonly message?: ReactNode
  /** Stands below the columns: the buttons. */
  readonly footer: ReactNode
}

const formStyle = {
  maxWidth: 960,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}

/**
 * Two columns of inputs whose labels, required marks, limits and issues come from an entity; asks before unsaved
 * input is left, and loses none of it to a session that ends.
 */
export const EntityForm = <V extends FieldValues, A>({
  isDisabled = false,
  children,
  message,
  footer,
  ...options
}: Props<V, A>) => {
  const { form, submit, restored, discard } = useEntityForm(options)
  const { isDirty, isSubmitting } = form.formState
  const canBlock = useCanBlock()
  const notice = restored && !isSubmitting && (isDirty || restored.lacksSecret) && (
    <DraftNotice hasValues={isDirty} lacksSecret={restored.lacksSecret} onDiscard={discard} />
  )
  return (
    <FormProvider {...form}>
      <FormContext value={{ fields: options.entity.fields, isDisabled }}>
        <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
          {notice && <Box sx={{ mb: 2 }}>{notice}</Box>}
          <Box
            sx={{
              display: 'grid',
              rowGap: 0.5,
              columnGap: 3,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            {children}
          </Box>
          <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>{message}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>{footer}</Box>
        </Box>
        {canBlock && <LeaveGuard isOn={!isDisabled} />}
      </FormContext>
    </FormProvider>
  )
}
