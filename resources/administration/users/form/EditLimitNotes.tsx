import { useTranslate } from 'react-admin'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import type { EditLimits } from '../permissions/editLimits.ts'
import { translatePage } from '../permissions/pageGroups.ts'
import type { Permission } from './userModel.ts'

interface Props {
  readonly limits: EditLimits
  readonly permissions: readonly Permission[]
}

/** Explains why some inputs are disabled. */
export const EditLimitNotes = ({ limits: { isOwn, wider, adminOnly }, permissions }: Props) => {
  const translate = useTranslate()
  const pages = (ids: readonly number[]) =>
    permissions
      .filter(({ pageId }) => ids.includes(pageId))
      .map((permission) => translatePage(permission, translate))
      .join(', ')
  return (
    <>
      {isOwn && <MessageBanner kind="info">{translate('users.limits.own')}</MessageBanner>}
      {wider.length > 0 && (
        <MessageBanner kind="info">{translate('users.limits.wider', { pages: pages(wider) })}</MessageBanner>
      )}
      {adminOnly.length > 0 && (
        <MessageBanner kind="info">{translate('users.limits.adminOnly', { pages: pages(adminOnly) })}</MessageBanner>
      )}
    </>
  )
}
