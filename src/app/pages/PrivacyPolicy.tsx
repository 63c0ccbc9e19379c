import { useLocaleState } from 'react-admin'
import { LegalPage } from './legal/LegalPage.tsx'
import { privacyPolicy as english } from './legal/privacyPolicy.en.ts'
import { privacyPolicy as spanish } from './legal/privacyPolicy.es.ts'

/** /privacy-policy */
export const PrivacyPolicy = () => {
  const [locale] = useLocaleState()
  return <LegalPage text={locale === 'es' ? spanish : english} />
}
