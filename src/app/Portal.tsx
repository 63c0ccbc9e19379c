import { type PropsWithChildren, useMemo, useState } from 'react'
import { CoreAdminContext, type I18nProvider } from 'react-admin'
import { Outlet } from 'react-router-dom'
import { authProvider } from '../../authProvider/authProvider.ts'
import { dataProvider } from '../../dataProvider/combined.ts'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { DialogProvider } from '../kit/dialogs/DialogProvider.tsx'
import { CustomerContext } from '../kit/page/ForCustomer.tsx'
import { Appearance } from './Appearance.tsx'
import type { Start } from './boot.ts'
import { ChooseCustomer } from './customer/ChooseCustomer.tsx'
import { Notices } from './layout/Notices.tsx'
import { routerProvider } from './routes/routerProvider.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'

/** Tells the kit which customer the tab acts for. */
const CustomerProvider = ({ children }: PropsWithChildren) => {
  const customer = useCurrentCustomer()
  const [owners] = useState(() => new Map<string, number>())
  const value = useMemo(() => ({ customer, owners, choice: <ChooseCustomer /> }), [customer, owners])
  return <CustomerContext value={value}>{children}</CustomerContext>
}

/**
 * The library draws nothing before it has compared the language with one of its own; the portal's is known, and stands
 * below.
 */
const noLanguage = {
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: () => undefined as unknown as string,
} satisfies I18nProvider

interface PortalProps {
  readonly start: Start
}

/**
 * Everything that pages stand in: react-admin's context, and what the portal adds to it. Its UI stands in the router's
 * outlet, beside the public pages.
 */
export const Portal = ({ start }: PortalProps) => (
  <CoreAdminContext
    dataProvider={dataProvider}
    authProvider={authProvider}
    routerProvider={routerProvider}
    i18nProvider={noLanguage}
    store={start.store}
    queryClient={start.queryClient}
  >
    <LanguageProvider initial={start.i18n}>
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
