import { LegalPage } from './LegalPage.tsx'
import { privacyPolicy as en } from './privacyPolicy.en.ts'
import { privacyPolicy as es } from './privacyPolicy.es.ts'

export const PrivacyPolicy = () => <LegalPage texts={{ en, es }} />
