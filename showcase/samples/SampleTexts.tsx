import { type PropsWithChildren, useMemo } from 'react'
import { I18nContext, ResourceContextProvider, useI18nProvider } from 'react-admin'
import { sampleTexts } from './sampleOrders.ts'

/** Adds the sample texts to the portal's own. */
export const SampleTexts = ({ children }: PropsWithChildren) => {
  const portal = useI18nProvider()
  const provider = useMemo(
    () => ({
      ...portal,
      translate: (key: string, options?: object) => sampleTexts[key] ?? portal.translate(key, options),
    }),
    [portal],
  )
  return (
    <I18nContext.Provider value={provider}>
      <ResourceContextProvider value="samples">{children}</ResourceContextProvider>
    </I18nContext.Provider>
  )
}
