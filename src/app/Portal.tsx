import { useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { Outlet } from 'react-router-dom'
import { authProvider } from '../../authProvider/authProvider.ts'
import { dataProvider } from '../../dataProvider/dataProvider.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { DialogProvider } from '../kit/dialogs/DialogProvider.tsx'
import { Appearance } from './Appearance.tsx'
import type { Start } from './boot.ts'
import { CustomerProvider } from './customer/CustomerProvider.tsx'
import { Notices } from './layout/Notices.tsx'
import { makeQueryClient } from './makeQueryClient.ts'
import { SessionWatch } from './session/SessionWatch.tsx'

interface PortalProps {
  readonly start: Start
}

/**
 * Everything that pages stand in: react-admin's context, and what the portal adds to it. Its UI stands in the router's
 * outlet, beside the public pages.
 */
export const Portal = ({ start }: PortalProps) => {
  const [queryClient] = useState(() => makeQueryClient(start))
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={start.store}
      queryClient={queryClient}
    >
      <LanguageProvider initial={start.texts}>
        <Appearance>
          <DialogProvider>
            <SessionWatch userId={start.user?.id ?? null}>
              <CustomerProvider>
                <Notices>
                  <Outlet />
                </Notices>
              </CustomerProvider>
            </SessionWatch>
          </DialogProvider>
        </Appearance>
      </LanguageProvider>
    </CoreAdminContext>
  )
}
