import { LegalPage } from './LegalPage.tsx'
import { terms as en } from './terms.en.ts'
import { terms as es } from './terms.es.ts'

export const TermsAndConditions = () => <LegalPage texts={{ en, es }} />
