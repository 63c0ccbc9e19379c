import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { useFormInput, useFormSetting } from '#kit/form/formContext.ts'
import { describeFieldError } from '#kit/form/issues.ts'
import { Legend } from '#kit/form/Legend.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { type EditLimits, isPageLocked } from './editLimits.ts'
import { pageGroups, translatePage } from './pageGroups.ts'
import { ascending, type Permission } from './userModel.ts'

interface TicksProps {
  readonly permissions: readonly Permission[]
  readonly limits: EditLimits
}

/** One checkbox per page; disabled if fixed by the role, or if the editor may not change it. */
const PageTicks = ({ permissions, limits }: TicksProps) => {
  const translate = useTranslate()
  const { isDisabled } = useFormSetting()
  const { field } = useFormInput('ticked')
  const ticked: readonly number[] = field.value
  const set = (pageId: number, isTicked: boolean) =>
    field.onChange(ascending(isTicked ? [...ticked, pageId] : ticked.filter((other) => other !== pageId)))
  const named = permissions.map((permission) => ({ ...permission, label: translatePage(permission, translate) }))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
      {named
        .sort((left, right) => left.label.localeCompare(right.label))
        .map(({ pageId, label, canBeOverwritten }) => (
          <FormControlLabel
            key={pageId}
            control={
              <Checkbox
                size="small"
                checked={ticked.includes(pageId)}
                onChange={(event) => set(pageId, event.target.checked)}
                disabled={isDisabled || !canBeOverwritten || isPageLocked(limits, pageId)}
              />
            }
            label={label}
          />
        ))}
    </Box>
  )
}

interface Props {
  readonly limits: EditLimits
}

/** Pages of the user: the specified ones, followed by the portal's additional pages in a collapsed section. */
export const PermissionChecklist = ({ limits }: Props) => {
  const translate = useTranslate()
  const checklist: readonly Permission[] | null = useWatch({ name: 'checklist' })
  const { errors } = useFormState({ name: 'newPermissions' })
  const error = errors.newPermissions
  const { known, more } = pageGroups(checklist ?? [], { hasOwn: portalSettings().isEmbedded.auth })
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
