import { LegalPage } from './LegalPage.tsx'

const PrivacyPolicy = () => <LegalPage page="privacy-policy" />

export default PrivacyPolicy
