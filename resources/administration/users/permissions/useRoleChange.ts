import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ascending, type UserRecord, type UserValues } from '../form/userModel.ts'
import { type EditLimits, isPageLocked } from './editLimits.ts'
import { loadChecklist, ticksOfRole } from './pageGroups.ts'

const dirty = { shouldDirty: true }

/**
 * After a change of the role, clears the relation and loads the pages of the new role; switching back to the user's own
 * role restores the user's pages. Pages that only an administrator may grant stay unselected
 * `docs/product/administration.md#permission-checklist`.
 */
export const useRoleChange = (record: UserRecord | null, limits: EditLimits) => {
  const { setValue, getValues, clearErrors } = useFormContext<UserValues>()
  const [error, setError] = useState<unknown>(null)

  const loadPages = async (roleId: number) => {
    setError(null)
    try {
      const own = record?.roleId === roleId ? record.permissions : null
      const checklist = own ?? (await loadChecklist(roleId))
      // Ignore a late response after another choice.
      if (getValues('roleId') !== roleId) return
      const ticked = own
        ? own.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId)
        : ticksOfRole(roleId, checklist, record !== null)
      setValue('checklist', checklist, dirty)
      setValue('ticked', ascending(ticked.filter((pageId) => !isPageLocked(limits, pageId))), dirty)
    } catch (failure) {
      if (getValues('roleId') === roleId) setError(failure)
    }
  }

  const change = (roleId: number) => {
    setValue('customerIds', record?.roleId === roleId ? record.customerIds : [], dirty)
    setValue('checklist', null, dirty)
    clearErrors(['customerIds', 'ticked'])
  }

  const [chosen, checklist] = useWatch<UserValues, ['roleId', 'checklist']>({ name: ['roleId', 'checklist'] })
  const isMissing = checklist === null
  const load = useEffectEvent(loadPages)
  // Null after a change, and in a draft saved while loading.
  useEffect(() => {
    if (isMissing) void load(chosen)
  }, [isMissing, chosen])
  return { change, error, retry: () => void loadPages(getValues('roleId')) }
}
