import { type PropsWithChildren, useMemo, useState } from 'react'
import { CoreAdminContext, type I18nProvider } from 'react-admin'
import { Outlet } from 'react-router-dom'
import { authProvider } from '#authProvider/authProvider.ts'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useKnownCustomerIds } from '#authProvider/menu.ts'
import { dataProvider } from '#dataProvider/combined.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { DialogProvider } from '#kit/feedback/DialogProvider.tsx'
import { CustomerContext } from '#kit/page/ForCustomer.tsx'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { Appearance } from './Appearance.tsx'
import type { Start } from './boot.ts'
import { ChooseCustomer } from './customer/ChooseCustomer.tsx'
import { hasOneCustomer } from './customer/useOnlyCustomer.ts'
import { Notices } from './layout/Notices.tsx'
import { CustomerLinks } from './routes/CustomerLinks.tsx'
import { routerProvider } from './routes/routerProvider.tsx'
import { OtherUserNotice } from './session/OtherUserNotice.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'

const CustomerProvider = ({ children }: PropsWithChildren) => {
  const customer = useCurrentCustomer()
  const { data: user } = useCurrentUser()
  const hasOne = hasOneCustomer(user, useKnownCustomerIds())
  const [owners] = useState(() => new Map<string, number>())
  const value = useMemo(() => ({ customer, hasOne, owners, choice: <ChooseCustomer /> }), [customer, hasOne, owners])
  return <CustomerContext value={value}>{children}</CustomerContext>
}

/**
 * react-admin renders nothing until it has loaded the language of its i18nProvider. The portal provides its language
 * below instead.
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
 * Root of all pages: react-admin's context with the portal's providers. The UI is rendered in the router's outlet, next
 * to the public pages.
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
              <CustomerLinks>
                <Notices>
                  {start.user && <OtherUserNotice name={start.user.name} />}
                  <Outlet />
                </Notices>
              </CustomerLinks>
            </CustomerProvider>
          </SessionWatch>
        </DialogProvider>
      </Appearance>
    </LanguageProvider>
  </CoreAdminContext>
)
