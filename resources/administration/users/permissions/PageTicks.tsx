import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'react-admin'
import { useFormInput, useFormSetting } from '../../../../src/kit/form/fields/formContext.ts'
import { ascending, type Permission } from '../form/userModel.ts'
import { type EditLimits, isPageLocked } from './editLimits.ts'
import { translatePage } from './pageGroups.ts'

interface Props {
  readonly permissions: readonly Permission[]
  readonly limits: EditLimits
}

/** A tick per page; what the role fixes, and what the editor may not change, cannot be ticked (DECISIONS P8). */
export const PageTicks = ({ permissions, limits }: Props) => {
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
