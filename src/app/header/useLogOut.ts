import { useLogout, useStoreContext, useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { atBase } from '#values/basePath.ts'
import { recentKey } from '../search/recent.ts'
import { dropAllDrafts } from '../session/draftStore.ts'
import { notifyTabs } from '../session/otherTabs.ts'
import { describeFailure } from '../useFailureText.ts'

const toSiteRoot = () => window.location.assign(atBase('/'))

/**
 * Ends the session and redirects to the site root `docs/product/access.md#addresses`. Shows an error on failure,
 * because the client cannot clear the cookie.
 */
export const useLogOut = (leave = toSiteRoot) => {
  const translate = useTranslate()
  const logout = useLogout()
  const { alert } = useDialogs()
  const store = useStoreContext()
  return async () => {
    try {
      await logout()
      notifyTabs(null)
      dropAllDrafts()
      store.removeItem(recentKey)
      leave()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await alert({ title: translate('shell.logOutFailed'), message: describeFailure(translate, error) })
    }
  }
}
