import { useLocaleState } from 'react-admin'
import { LegalPage } from './legal/LegalPage.tsx'
import { terms as english } from './legal/terms.en.ts'
import { terms as spanish } from './legal/terms.es.ts'

/** /terms-and-conditions */
export const TermsAndConditions = () => {
  const [locale] = useLocaleState()
  return <LegalPage text={locale === 'es' ? spanish : english} />
}
