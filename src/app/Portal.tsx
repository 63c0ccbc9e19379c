import { CoreAdminContext } from 'react-admin'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { authProvider } from '../../authProvider/authProvider.ts'
import { dataProvider } from '../../dataProvider/dataProvider.ts'
import { DialogProvider } from '../kit/dialogs/DialogProvider.tsx'
import { Appearance } from './Appearance.tsx'
import type { Start } from './boot.ts'
import { CustomerProvider } from './customer/CustomerProvider.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { makeQueryClient } from './makeQueryClient.ts'
import { SessionWatch } from './session/SessionWatch.tsx'

interface PortalProps {
  readonly start: Start
}

/**
 * Everything that pages stand in. react-admin's own user interface stays out: routes and guard come from the page
 * table.
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
                <Outlet />
              </CustomerProvider>
            </SessionWatch>
          </DialogProvider>
        </Appearance>
      </LanguageProvider>
    </CoreAdminContext>
  )
}
