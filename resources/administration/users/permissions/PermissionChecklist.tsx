import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { Legend } from '../../../../src/kit/form/fields/Legend.tsx'
import { describeFieldError } from '../../../../src/kit/form/issues.ts'
import { portalSettings } from '../../../../src/kit/portalSettings.ts'
import type { Permission } from '../form/userModel.ts'
import type { EditLimits } from './editLimits.ts'
import { PageTicks } from './PageTicks.tsx'
import { pageGroups } from './pageGroups.ts'

interface Props {
  readonly isEdit: boolean
  readonly limits: EditLimits
}

/** The pages that the user may open: the known ones, and below them, closed, those of our own. */
export const PermissionChecklist = ({ isEdit, limits }: Props) => {
  const translate = useTranslate()
  const checklist: readonly Permission[] | null = useWatch({ name: 'checklist' })
  const { errors } = useFormState({ name: 'newPermissions' })
  const error = errors.newPermissions
  const { known, more } = pageGroups(checklist ?? [], { isEdit, hasOwn: portalSettings().isEmbedded.auth })
  return (
    <Legend text={translate('users.permissions')} error={error && describeFieldError(error as never, translate)} isWide>
      {checklist ? (
        <PageTicks permissions={known} limits={limits} />
      ) : (
        <LinearProgress aria-label={translate('users.permissionsLoading')} sx={{ my: 2 }} />
      )}
      {more.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 500 }}>
            {translate('users.morePages')}
          </Box>
          <PageTicks permissions={more} limits={limits} />
        </Box>
      )}
    </Legend>
  )
}
