import { useLocaleState } from 'react-admin'
import { LegalPage } from './LegalPage.tsx'
import { privacyPolicy as english } from './privacyPolicy.en.ts'
import { privacyPolicy as spanish } from './privacyPolicy.es.ts'

/** /privacy-policy */
export const PrivacyPolicy = () => {
  const [locale] = useLocaleState()
  return <LegalPage text={locale === 'es' ? spanish : english} />
}
