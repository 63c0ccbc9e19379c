import { LegalPage } from './LegalPage.tsx'

const TermsAndConditions = () => <LegalPage page="terms-and-conditions" />

export default TermsAndConditions
