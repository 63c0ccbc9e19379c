import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ascending, type UserRecord, type UserValues } from '../form/userModel.ts'
import { type EditLimits, isPageLocked } from './editLimits.ts'
import { loadChecklist, ticksOfRole } from './pageGroups.ts'

const dirty = { shouldDirty: true }

/**
 * What follows a change of the role: no relation, and the pages of the new role (spec 1 §4). The user's own role brings
 * back the user's own pages, since nothing is changed then. What only an administrator gives back stays unticked.
 */
export const useRoleChange = (record: UserRecord | null, limits: EditLimits) => {
  const { setValue, getValues, clearErrors } = useFormContext<UserValues>()
  const [error, setError] = useState<unknown>(null)

  const loadPages = async (roleId: number) => {
    setError(null)
    try {
      const own = record?.roleId === roleId ? record.permissions : null
      const checklist = own ?? (await loadChecklist(roleId))
      // A slow answer must not undo a later choice.
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
  // Missing after a change, and in a draft that was kept while they were on their way.
  useEffect(() => {
    if (isMissing) void load(chosen)
  }, [isMissing, chosen])
  return { change, error, retry: () => void loadPages(getValues('roleId')) }
}
