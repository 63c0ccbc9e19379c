import { useLocaleState } from 'react-admin'
import { LegalPage } from './LegalPage.tsx'
import { terms as english } from './terms.en.ts'
import { terms as spanish } from './terms.es.ts'

/** /terms-and-conditions */
export const TermsAndConditions = () => {
  const [locale] = useLocaleState()
  return <LegalPage text={locale === 'es' ? spanish : english} />
}
